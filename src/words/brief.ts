import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { judge } from '../matching/judge.ts';
import { path } from '../questionnaire/path.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import { checkTexts } from './checkTexts.ts';
import { consumptionFacts, starFacts, zoneLabel } from './energyWords.ts';
import { ANSWERS } from './english/answers.ts';
import { ENERGY } from './english/energy.ts';
import { RESULT } from './english/result.ts';
import { type Fact, furtherFacts, keyFacts, kindAndPlace, priceText } from './productWords.ts';
import { answerText, titleOf } from './questionWords.ts';
import { type ReasonKind, reasonGroups } from './reasonGroups.ts';
import type { Words } from './words.ts';

/** The content of a brief. */
export interface BriefMatter {
  readonly answers: Answers;
  /** The questions that the visitor skipped. */
  readonly skipped: readonly QuestionId[];
  readonly product: Product;
  /** Empty if the visitor gave none. */
  readonly postcode: string;
  readonly zone: Zone | null;
  /** Cents a kWh. */
  readonly tariff: number;
  /** The description of the home's drawing. */
  readonly home: string;
  /** The date in the visitor's format, and the address of the page. */
  readonly made: { readonly date: string; readonly address: string };
}

export interface BriefSection {
  readonly heading: string;
  /** The subject of the heading, as the provider names it. */
  readonly subject?: string;
  /** The kind of its reasons; null for other content. */
  readonly verdict: ReasonKind | null;
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

/** The brief for an installer: the same content on paper and as plain text. */
export interface Brief {
  readonly title: string;
  readonly made: string;
  readonly home: string;
  readonly system: BriefSection;
  readonly answers: BriefSection;
  /** Reasons grouped by verdict; then figures and energy. */
  readonly sections: readonly BriefSection[];
  readonly notes: string;
  readonly standing: string;
}

/** Builds a brief. Unknown values are named as unknown; nothing is left out silently. */
export function brief(words: Words, matter: BriefMatter): Brief {
  const { answers, skipped, product, postcode, zone, made, home } = matter;
  const say = words.of(RESULT);
  const price = priceText(words, product);
  const system = [kindAndPlace(words, product), product.description, price, product.link];
  const sayAnswers = words.of(ANSWERS);
  const asked = path(answers)
    .filter((question) => !skipped.includes(question))
    .map((question) => {
      const answer = answers[question];
      const value = answer === undefined ? sayAnswers('answers.none') : answerText(words, question, answer);
      return { name: titleOf(words, question), value };
    });
  const notAsked = skipped.map((question) => ({
    name: titleOf(words, question),
    value: sayAnswers('answers.notAsked'),
  }));
  const place = postcode === '' ? [] : [{ name: say('brief.postcode'), value: postcode }];
  return {
    title: say('brief.title'),
    made: say('brief.made', made),
    home,
    system: {
      heading: say('brief.system'),
      subject: product.title,
      verdict: null,
      lines: system.filter((line) => line !== null),
      facts: [],
    },
    answers: { heading: say('brief.answers'), verdict: null, lines: [], facts: [...asked, ...notAsked, ...place] },
    sections: [
      ...reasonSections(words, product, answers),
      {
        heading: say('result.figures'),
        verdict: null,
        lines: [],
        facts: [...keyFacts(words, product), ...furtherFacts(words, product)],
      },
      ...(zone ? [energySection(words, product, zone, matter.tariff)] : []),
    ],
    notes: say('brief.notes'),
    standing: say('result.standing'),
  };
}

/** The brief as text for an email or a message. */
export function briefText(words: Words, { title, made, home, system, answers, sections, standing }: Brief): string {
  const say = words.of(RESULT);
  const blocks = [answers, system, ...sections].map(({ heading, subject, lines, facts }) =>
    [
      heading.toLocaleUpperCase(words.lang),
      ...(subject === undefined ? [] : [subject]),
      ...lines.map((line) => `- ${line}`),
      ...facts.map(
        (fact) => `- ${say(isQuestion(fact) ? 'brief.answer' : 'brief.fact', { name: fact.name, value: fact.value })}`,
      ),
    ].join('\n'),
  );
  return [[title, made, home].join('\n'), ...blocks, standing].join('\n\n');
}

function reasonSections(words: Words, product: Product, answers: Answers): readonly BriefSection[] {
  return reasonGroups(words, judge(product, answers), checkTexts(words, product, answers)).map(
    ({ kind, heading, texts }) => ({ heading, verdict: kind, lines: texts, facts: [] }),
  );
}

function energySection(words: Words, product: Product, zone: Zone, tariff: number): BriefSection {
  const say = words.of(ENERGY);
  return {
    heading: say('energy.label', { zone: zoneLabel(words, zone) }),
    verdict: null,
    lines: [],
    facts: [...starFacts(words, product, zone), ...consumptionFacts(words, product, zone, tariff)],
  };
}

/** A question ends with its own question mark, so it needs no colon. */
function isQuestion({ name }: Fact): boolean {
  return /[?؟？]\s*$/.test(name);
}
