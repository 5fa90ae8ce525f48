import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { judge } from '../matching/judge.ts';
import { VERDICTS, type Verdict } from '../matching/verdict.ts';
import { path } from '../questionnaire/path.ts';
import type { Answers } from '../questionnaire/question.ts';
import { checkTexts } from './checkTexts.ts';
import { consumptionFacts, starFacts, zoneLabel } from './energyWords.ts';
import { ANSWERS } from './english/answers.ts';
import { ENERGY } from './english/energy.ts';
import { MATCHES } from './english/matches.ts';
import { RESULT } from './english/result.ts';
import { type Fact, furtherFacts, keyFacts, kindAndPlace, priceText } from './productWords.ts';
import { answerText, titleOf } from './questionWords.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** Everything a brief is made of. */
export interface BriefMatter {
  readonly answers: Answers;
  readonly product: Product;
  /** Empty when the visitor gave none. */
  readonly postcode: string;
  readonly zone: Zone | null;
  /** Cents a kWh. */
  readonly tariff: number;
  /** What the drawing of the home shows. */
  readonly home: string;
  /** The day, written as the visitor writes it, and the address of the page. */
  readonly made: { readonly date: string; readonly address: string };
}

export interface BriefSection {
  readonly heading: string;
  /** What the heading is about, as the provider calls it. */
  readonly subject?: string;
  /** The verdict whose reasons it holds; null for anything else. */
  readonly verdict: Verdict | null;
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

/** What an installer is handed: the same matter for paper and for plain text. */
export interface Brief {
  readonly title: string;
  readonly made: string;
  readonly home: string;
  readonly system: BriefSection;
  readonly answers: BriefSection;
  /** For and against, apart by verdict; then figures and energy. */
  readonly sections: readonly BriefSection[];
  readonly notes: string;
  readonly standing: string;
}

/** Puts a brief together. What is not known says so; nothing is left out in silence. */
export function brief(words: Words, matter: BriefMatter): Brief {
  const { answers, product, postcode, zone, made, home } = matter;
  const say = words.of(RESULT);
  const price = priceText(words, product);
  const system = [kindAndPlace(words, product), product.description, price, product.link];
  const asked = path(answers).map((question) => {
    const answer = answers[question];
    const value = answer === undefined ? words.of(ANSWERS)('answers.none') : answerText(words, question, answer);
    return { name: titleOf(words, question), value };
  });
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
    answers: { heading: say('brief.answers'), verdict: null, lines: [], facts: [...asked, ...place] },
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

/** The brief as text for an e-mail or a message. */
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
  const judgements = judge(product, answers);
  return VERDICTS.map((verdict) => {
    const held = judgements.filter((judgement) => judgement.verdict === verdict);
    const lines = held.map((judgement) => reasonText(words, judgement));
    const checks = verdict === 'unknown' ? checkTexts(words, product, answers) : [];
    const heading = words.of(MATCHES)(`reasons.${verdict}`);
    return { heading, verdict, lines: [...lines, ...checks], facts: [] };
  }).filter(({ lines }) => lines.length > 0);
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

/** A question brings a sign of its own. */
function isQuestion({ name }: Fact): boolean {
  return /[?؟？]\s*$/.test(name);
}
