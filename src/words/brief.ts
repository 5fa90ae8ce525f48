import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { homeModel } from '../drawing/homeModel.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import { asOneModel, productOf, shownSizes } from '../matching/models.ts';
import { together } from '../matching/together.ts';
import { answersOfWay } from '../matching/ways.ts';
import { path } from '../questionnaire/path.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import { capital } from './adviceText.ts';
import { boughtText, eachModel, priceTexts } from './boughtWords.ts';
import { type CheckInput, checkTexts } from './checkTexts.ts';
import { consumptionFacts, starsOfEach, type Tariff } from './energyWords.ts';
import { ANSWERS } from './english/answers.ts';
import { ENERGY } from './english/energy.ts';
import { RESULT } from './english/result.ts';
import { homeText } from './homeText.ts';
import { keepUnits } from './keepUnits.ts';
import { commonFacts, modelFacts, modelKind, unitPrice } from './modelFacts.ts';
import { modelTitle } from './modelWords.ts';
import type { NamedValue } from './productWords.ts';
import { answerText, titleOf } from './questionWords.ts';
import type { Words } from './words.ts';
import { zoneLabel } from './zoneNames.ts';

export interface BriefInput extends CheckInput {
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: Tariff;
  /** The sizes that the visitor said, among the answers and as a section; null without any. */
  readonly sizeAnswer: NamedValue | null;
  readonly size: BriefSection | null;
  /** The estimated price with installation; null without a figure. */
  readonly cost: BriefSection | null;
  /** The date in the visitor's format, and the address of the page; null without one. */
  readonly made: { readonly date: string; readonly address: string | null };
}

/** The sections of a brief. A visitor may take most of them out of a message, and a draft keeps them by these names. */
export const SECTION_NAMES = [
  'system',
  'checks',
  'photos',
  'answers',
  'figures',
  'size',
  'energy',
  'others',
  'added',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export interface BriefSection {
  readonly name: SectionName;
  readonly heading: string;
  /** The subject of the heading, as the provider names it. */
  readonly subject?: string;
  /** Lines with a box to tick during the visit. */
  readonly hasBoxes?: true;
  readonly lines: readonly string[];
  readonly facts: readonly NamedValue[];
}

/** The visitor's brief for an installer, in the visitor's voice: the same content on paper and as plain text. */
export interface Brief {
  readonly title: string;
  readonly made: string;
  readonly lead: string;
  /** The drawing of the home in words; empty in a message without the answers. */
  readonly home: string;
  readonly system: BriefSection;
  readonly checks: BriefSection;
  readonly photos: BriefSection;
  readonly answers: BriefSection;
  /** Figures and energy. */
  readonly figures: readonly BriefSection[];
  /** Not in messages, unless the visitor adds it. */
  readonly cost: BriefSection | null;
  readonly notes: string;
  readonly disclaimer: string;
}

/**
 * Builds a brief. Unknown values are named as unknown. The reasons for the system are the provider's advice to the
 * visitor, so they stay on the screen; an answer that the system misses says so.
 *
 * @param left the sections that the visitor took out of a message: no other is written from what they say
 */
export function brief(words: Words, given: BriefInput, left: readonly SectionName[] = []): Brief {
  const has = (section: SectionName): boolean => !left.includes(section);
  const input = has('answers') ? given : { ...given, answers: {}, skipped: [], postcode: '', tenure: null };
  const { models, zone, answers, job } = input;
  const [model] = models;
  const { date, address } = input.made;
  const each = eachModel(models);
  const product = commonFacts(asOneModel(models));
  const checks = checkTexts(words, input, true);
  const isOpen = models.some(({ size }) => size === null);
  const say = words.of(RESULT);
  return {
    title: say('brief.title'),
    made: address === null ? say('brief.madeHere', { date }) : say('brief.made', { date, address }),
    lead: say(models.length > 1 ? 'brief.lead.several' : 'brief.lead'),
    home: has('answers') ? homeText(words, homeModel(answers, has('system') ? product : undefined, models.length)) : '',
    system: {
      name: 'system',
      heading: say(models.length > 1 ? 'brief.system.several' : 'brief.system'),
      subject: keepUnits(boughtText(words, models)),
      lines: [
        ...new Set(each.map((one) => modelKind(words, one))),
        ...(models.length > 1 ? [say('brief.outdoor', { count: models.length })] : []),
        ...(isOpen ? [say('brief.sizeOpen')] : []),
        ...priceTexts(words, models, has('added') ? job : { ...job, facts: {} }).map(({ text }) =>
          capital(words, text),
        ),
        ...new Set(each.flatMap((one) => productOf(one).link ?? [])),
      ],
      facts: [],
    },
    checks: {
      name: 'checks',
      heading: say('brief.check'),
      hasBoxes: true,
      lines: [...checks.yours, ...checks.others],
      facts: [],
    },
    photos: {
      name: 'photos',
      heading: say('brief.photos'),
      hasBoxes: true,
      lines: (['power', isDucted(productOf(model)) ? 'ducted' : 'split', 'outdoor'] as const).map((photo) =>
        say(`brief.photo.${photo}`),
      ),
      facts: [],
    },
    answers: {
      name: 'answers',
      heading: say('brief.answers'),
      lines: [],
      facts: [
        ...answerFacts(words, input),
        ...(has('answers') && has('size') && input.sizeAnswer ? [input.sizeAnswer] : []),
        ...postcodeFact(words, input),
      ],
    },
    figures: [
      ...each.map(
        (one): BriefSection => ({
          name: 'figures',
          heading: say('result.figures'),
          ...(each.length > 1 && { subject: keepUnits(modelTitle(one)) }),
          lines: [],
          facts: [...unitPrice(words, one, models.length), ...modelFacts(words, one)],
        }),
      ),
      ...(input.size ? [input.size] : []),
      ...(zone && !isOpen ? [energySection(words, models.flatMap(shownSizes), zone, input.tariff)] : []),
    ],
    cost: input.cost,
    notes: say('brief.notes'),
    disclaimer: say('brief.standing'),
  };
}

function postcodeFact(words: Words, { postcode }: BriefInput): readonly NamedValue[] {
  return postcode === '' ? [] : [{ name: words.of(RESULT)('brief.postcode'), value: postcode }];
}

/** The answers, with a mark on those that the system misses; the questions that weren't asked. */
function answerFacts(words: Words, { answers, skipped, models, way }: BriefInput): readonly NamedValue[] {
  const say = words.of(RESULT);
  const sayAnswers = words.of(ANSWERS);
  const judged = way ? answersOfWay(way, answers) : answers;
  const isMissed = (question: QuestionId): boolean =>
    models
      .flatMap(shownSizes)
      .every((size) =>
        judge(size, judged).some((judgement) => judgement.question === question && judgement.verdict === 'misses'),
      );
  const asked = path(answers)
    .filter((question) => !skipped.includes(question))
    .map((question) => {
      const given = answers[question];
      const answer = given === undefined ? sayAnswers('answers.none') : answerText(words, question, given);
      return { name: titleOf(words, question), value: isMissed(question) ? say('brief.missed', { answer }) : answer };
    });
  const notAsked = skipped.map((question) => ({
    name: titleOf(words, question),
    value: sayAnswers('answers.notAsked'),
  }));
  return [...asked, ...notAsked];
}

/** The sections of a brief that a visitor may take out of a message, in order. */
export function messageSections({ system, checks, answers, figures }: Brief): readonly BriefSection[] {
  return [system, checks, answers, ...figures];
}

/** A brief's sections in the order of the page: the cost beside the points that ask about it. */
export function wholeBrief({ system, checks, cost, answers, photos, figures }: Brief): readonly BriefSection[] {
  return [system, checks, cost ?? [], answers, photos, ...figures].flat();
}

/**
 * The brief as text for an email or a message.
 *
 * @param sections some of its sections; all by default
 */
export function briefText(
  words: Words,
  content: Brief,
  sections: readonly BriefSection[] = wholeBrief(content),
): string {
  const { title, made, lead, home, disclaimer } = content;
  const blocks = sections.map(({ heading, subject, lines, facts }) =>
    [
      heading.toLocaleUpperCase(words.lang),
      ...(subject === undefined ? [] : [subject]),
      ...lines.map((line) => `- ${line}`),
      ...facts.map((fact) => `- ${factText(words, fact)}`),
    ].join('\n'),
  );
  return [[title, made].join('\n'), lead, home, ...blocks, disclaimer].filter(Boolean).join('\n\n');
}

function energySection(words: Words, products: readonly Product[], zone: Zone, tariff: Tariff): BriefSection {
  const say = words.of(ENERGY);
  return {
    name: 'energy',
    heading: say('energy.label', { zone: zoneLabel(words, zone) }),
    lines: [words.of(RESULT)('brief.differ')],
    facts: [...starsOfEach(words, products, zone), ...consumptionFacts(words, together(products), zone, tariff)],
  };
}

/** "Size: 5.0 kW". A question ends with its own question mark, so it needs no colon. */
export function factText(words: Words, { name, value }: NamedValue): string {
  return words.of(RESULT)(/[?؟？]\s*$/.test(name) ? 'brief.answer' : 'brief.fact', { name, value });
}
