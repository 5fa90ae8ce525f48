import { ZONES } from '../../../climate/zone.ts';
import { type Answers, chosenValues, QUESTION_IDS, type QuestionId } from '../../../questionnaire/question.ts';
import { questionOf } from '../../../questionnaire/questionSet.ts';
import { walk } from '../../../questionnaire/walk.ts';
import { DECIDING, type InsightMessage } from './insight.ts';

/** Counts the notes. */
export const NOTE = 'note';
/** Used for a visitor without a postcode. */
export const NO_ZONE = 'unknown';

/** A question of the set, or the zone, whose options are counted separately. */
export type CountedMessage = QuestionId | 'zone';

/** Each with its options. */
export const COUNTED: readonly (readonly [CountedMessage, readonly string[]])[] = [
  ...QUESTION_IDS.map((id) => [id, questionOf(id).options.map(({ value }) => value)] as const),
  ['zone', [...ZONES, NO_ZONE]],
];

/** The questions that are not part of a combination. */
const OTHERS = QUESTION_IDS.filter((id) => !DECIDING.some((deciding) => deciding === id));

/** The counters of notes beside the combinations. */
export const COUNTED_ALONE = COUNTED.filter(([question]) => question === 'zone' || OTHERS.includes(question));

/** The counters that a message adds one to. */
export function counterKeys(message: InsightMessage): readonly string[] {
  if (message.kind === 'steps') {
    const { reached, last, language } = message;
    return [`reached=${reached}`, `last=${last ?? 'none'}`, `language=${language}`];
  }
  const { answers, zone, fits } = message;
  const combination = pairs(answers, DECIDING).join('&');
  return [
    NOTE,
    combinationKey(combination),
    ...(fits === 0 ? [gapKey(combination)] : []),
    ...pairs(answers, OTHERS),
    optionKey('zone', zone ?? NO_ZONE),
  ];
}

export function optionKey(question: CountedMessage, value: string): string {
  return `${question}=${value}`;
}

/** `combination Q2=Apartment&Q3=Multiple Rooms&Q5=3 Rooms&Q6=Small Outdoor space` */
export function combinationKey(combination: string): string {
  return `combination ${combination}`;
}

/** Counts the notes of a combination that no system fitted. */
export function gapKey(combination: string): string {
  return `gap ${combination}`;
}

function pairs(answers: Answers, questions: readonly QuestionId[]): readonly string[] {
  return questions.flatMap((question) => chosenValues(answers, question).map((value) => optionKey(question, value)));
}

/** Every combination: 40 of them. */
export const COMBINATIONS: ReadonlyMap<string, Answers> = new Map(
  [...walk()].map((answers) => {
    const deciding = DECIDING.filter((question) => answers[question] !== undefined);
    const own = Object.fromEntries(deciding.map((question) => [question, answers[question]])) as Answers;
    return [pairs(answers, DECIDING).join('&'), own];
  }),
);
