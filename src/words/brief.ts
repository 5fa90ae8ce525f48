import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import type { Zone } from '../climate/zone.ts';
import { homeModel } from '../drawing/homeModel.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import { type Model, productOf, shownSizes } from '../matching/models.ts';
import type { LikelySize } from '../matching/size.ts';
import { path } from '../questionnaire/path.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import type { Room } from '../questionnaire/rooms.ts';
import { type CheckInput, checkTexts } from './checkTexts.ts';
import { consumptionFacts, starFacts, type Tariff } from './energyWords.ts';
import { ANSWERS } from './english/answers.ts';
import { ENERGY } from './english/energy.ts';
import { RESULT } from './english/result.ts';
import { homeText } from './homeText.ts';
import { keepUnits } from './keepUnits.ts';
import { commonFacts, modelFacts, modelKind, modelPrices } from './modelFacts.ts';
import { modelTitle } from './modelWords.ts';
import { type NamedValue, priceText } from './productWords.ts';
import { answerText, titleOf } from './questionWords.ts';
import { sizeNote } from './rowText.ts';
import type { Words } from './words.ts';
import { zoneLabel } from './zoneNames.ts';

export interface BriefInput extends CheckInput {
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: Tariff;
  /** The rules of thumb for the visitor's rooms; null without a span. */
  readonly size: BriefSection | null;
  /** The estimated price with installation; null without a figure. */
  readonly cost: BriefSection | null;
  /** The origin of a likely size, or a note that it is small or large for the rooms; null if the visitor chose the size, and while nothing decides it. */
  readonly sizeNote: string | null;
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
  const { model, zone, answers } = input;
  const { date, address } = input.made;
  const { size } = model;
  const product = commonFacts(model);
  const sizeNote = has('size') && has('answers') ? input.sizeNote : null;
  const checks = checkTexts(words, input, true);
  const say = words.of(RESULT);
  return {
    title: say('brief.title'),
    made: address === null ? say('brief.madeHere', { date }) : say('brief.made', { date, address }),
    lead: say('brief.lead'),
    home: has('answers') ? homeText(words, homeModel(answers, has('system') ? product : undefined)) : '',
    system: {
      name: 'system',
      heading: say('brief.system'),
      subject: keepUnits(modelTitle(model)),
      lines: [
        modelKind(words, model),
        size ? sizeNote : say('brief.sizeOpen'),
        ...(size ? [priceText(words, size)] : modelPrices(words, model)),
        product.link,
      ].filter((line) => line !== null),
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
    answers: { name: 'answers', heading: say('brief.answers'), lines: [], facts: answerFacts(words, input) },
    figures: [
      {
        name: 'figures',
        heading: say('result.figures'),
        lines: [],
        facts: modelFacts(words, model),
      },
      ...(input.size ? [input.size] : []),
      ...(zone && size ? [energySection(words, size, zone, input.tariff)] : []),
    ],
    cost: input.cost,
    notes: say('brief.notes'),
    disclaimer: say('brief.standing'),
  };
}

/** The origin of a likely size, or a note that it is small or large for the rooms; null without facts about the rooms, or with only one size. */
export function likelyNote(
  words: Words,
  model: Model,
  rooms: readonly Room[],
  likely: LikelySize | null,
): string | null {
  if (!model.size || model.sizes.length === 1 || rooms.length === 0) return null;
  const note = sizeNote(words, model, likely);
  if (note) return note;
  const area = sumOf(rooms, (room) => room.area ?? 0);
  return words.of(RESULT)('brief.sizeLikely', { area: words.unit(area, 'm²') });
}

/** The answers, with a mark on those that the system misses; the questions that weren't asked; the postcode. */
function answerFacts(words: Words, { answers, skipped, model, postcode }: BriefInput): readonly NamedValue[] {
  const say = words.of(RESULT);
  const sayAnswers = words.of(ANSWERS);
  const isMissed = (question: QuestionId): boolean =>
    shownSizes(model).every((size) =>
      judge(size, answers).some((judgement) => judgement.question === question && judgement.verdict === 'misses'),
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
  return [...asked, ...notAsked, ...(postcode === '' ? [] : [{ name: say('brief.postcode'), value: postcode }])];
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

function energySection(words: Words, product: Product, zone: Zone, tariff: Tariff): BriefSection {
  const say = words.of(ENERGY);
  return {
    name: 'energy',
    heading: say('energy.label', { zone: zoneLabel(words, zone) }),
    lines: [words.of(RESULT)('brief.differ')],
    facts: [...starFacts(words, product, zone), ...consumptionFacts(words, product, zone, tariff)],
  };
}

/** "Size: 5.0 kW". A question ends with its own question mark, so it needs no colon. */
export function factText(words: Words, { name, value }: NamedValue): string {
  return words.of(RESULT)(/[?؟？]\s*$/.test(name) ? 'brief.answer' : 'brief.fact', { name, value });
}
