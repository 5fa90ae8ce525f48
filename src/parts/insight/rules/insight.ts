import type { Zone } from '../../../climate/zone.ts';
import type { Answers, QuestionId } from '../../../questionnaire/question.ts';

/** The steps of a visit, in this order. */
export const STEPS = ['opened', 'started', 'halfway', 'list', 'result', 'printed', 'asked'] as const;
export type Step = (typeof STEPS)[number];

/** The questions that everybody is asked. Whether the others were asked would reveal something about the answers. */
export const ASKED_OF_ALL = ['Q0', 'Q2', 'Q3', 'Q6', 'Q7'] as const satisfies readonly QuestionId[];
export type AskedOfAll = (typeof ASKED_OF_ALL)[number];

/** The four questions that decide a range, if they are asked. They are counted together, as one combination. */
export const DECIDING = ['Q2', 'Q3', 'Q5', 'Q6'] as const satisfies readonly QuestionId[];

/** Answers that a visitor chose to send to the provider. */
export interface Note {
  readonly kind: 'note';
  /** Complete. */
  readonly answers: Answers;
  /** Null without a postcode. */
  readonly zone: Zone | null;
  /** The number of systems that fitted everything; null if unknown. */
  readonly fits: number | null;
}

/** The furthest step of one visit. It contains no answer. */
export interface StepsReached {
  readonly kind: 'steps';
  readonly reached: Step;
  /** The last answered question; null if there is none. */
  readonly last: AskedOfAll | null;
  /** `en`, `de` */
  readonly language: string;
}

export type InsightMessage = Note | StepsReached;

/** The parts that a provider has turned on. The `insight` of the initial data. */
export interface InsightParts {
  readonly notes: boolean;
  readonly steps: boolean;
}

/** The version of the questions. Notes with another version are refused, because an answer may mean something else there. */
export const INSIGHT_QUESTIONS = 1;

/** The largest body in bytes. A note has about 400. */
export const MAX_INSIGHT_BYTES = 1024;

/** A count: the only data that is stored. */
export interface Counter {
  /** `2026-W48` */
  readonly week: string;
  readonly key: string;
  readonly count: number;
}

/** The parts that are on; null if all are off, or if they can't be read. */
export function readParts(found: unknown): InsightParts | null {
  const { notes, steps } = Object(found);
  return notes === true || steps === true ? { notes: notes === true, steps: steps === true } : null;
}
