import { ZONES } from '../climate/zone.ts';
import { type Answers, chosenValues, QUESTION_IDS, type QuestionId } from '../questionnaire/question.ts';
import { questionOf } from '../questionnaire/questionSet.ts';
import { walk } from '../questionnaire/walk.ts';
import { DECIDING, type InsightMessage } from './insight.ts';

/** Counts the notes. */
export const NOTE = 'note';
/** Stands for a visitor without a postcode. */
export const NO_ZONE = 'unknown';

/** A question of the set, or the zone, whose options are counted one by one. */
export type Counted = QuestionId | 'zone';

/** Each with its options. */
export const COUNTED: readonly (readonly [Counted, readonly string[]])[] = [
  ...QUESTION_IDS.map((id) => [id, questionOf(id).options.map(({ value }) => value)] as const),
  ['zone', [...ZONES, NO_ZONE]],
];

/** The counters to which a message adds one. */
export function counterKeys(message: InsightMessage): readonly string[] {
  if (message.kind === 'steps') {
    const { reached, last, language } = message;
    return [`reached=${reached}`, `last=${last ?? 'none'}`, `language=${language}`];
  }
  const { answers, zone } = message;
  return [NOTE, wishKey(answers), ...pairs(answers, QUESTION_IDS), optionKey('zone', zone ?? NO_ZONE)];
}

export function optionKey(question: Counted, value: string): string {
  return `${question}=${value}`;
}

/** `wish Q2=Apartment&Q3=Multiple Rooms&Q5=3 Rooms&Q6=Small Outdoor space` */
function wishKey(answers: Answers): string {
  return `wish ${pairs(answers, DECIDING).join('&')}`;
}

function pairs(answers: Answers, questions: readonly QuestionId[]): readonly string[] {
  return questions.flatMap((question) => chosenValues(answers, question).map((value) => optionKey(question, value)));
}

/** Every wish, by the key of its counter: 40 of them. */
export const WISHES: ReadonlyMap<string, Answers> = new Map(
  [...walk()].map((answers) => {
    const deciding = DECIDING.filter((question) => answers[question] !== undefined);
    return [wishKey(answers), Object.fromEntries(deciding.map((question) => [question, answers[question]])) as Answers];
  }),
);
