import type { Zone } from '../climate/zone.ts';
import type { Sort } from '../matching/sorts.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import type { Cleared } from '../questionnaire/settle.ts';

/** More systems than this do not stand side by side on a phone. */
export const MOST_COMPARED = 3;

/** The screens a visit can be resumed at. */
export type Place = '/product' | '/result';

/** A stop on the visitor's way: a question, the list of matching systems, or the chosen system. */
export type Stop = QuestionId | 'matches' | 'result';

/**
 * Everything that is remembered of one visitor. The path, the visible options, progress and matches are computed from it
 * and never stored.
 */
export interface VisitState {
  readonly answers: Answers;
  /** The question, or the list of matches, being looked at; null is as far as the answers go. */
  readonly at: Exclude<Stop, 'result'> | null;
  /** Set while one answer is being changed: where from, and which question was opened for it. */
  readonly changing: { readonly from: 'matches' | 'result'; readonly question: QuestionId } | null;
  /** Empty at the start; shared by all screens. */
  readonly postcode: string;
  /** The climate zone that the visitor chose themselves; null leaves it to the postcode. */
  readonly zone: Zone | null;
  /** What the visitor pays for electricity, in cents a kWh; null until they say. */
  readonly tariff: number | null;
  /** The order in which the matching systems are shown. */
  readonly sort: Sort;
  /** The ids of the systems to be compared, at most `MOST_COMPARED`. */
  readonly shortlist: readonly string[];
  /** The id of the chosen system. */
  readonly chosen: string | null;
  readonly place: Place | null;
  /** What the last change did beyond what was asked for, with what it takes to undo it. */
  readonly notice: Notice | null;
}

export interface Notice {
  /** The question whose answer a suggestion has changed; null when the visitor changed it by hand. */
  readonly changed: QuestionId | null;
  readonly cleared: readonly Cleared[];
  readonly before: Pick<VisitState, 'answers' | 'at' | 'changing'>;
}

export const NEW_VISIT: VisitState = {
  answers: {},
  at: null,
  changing: null,
  postcode: '',
  zone: null,
  tariff: null,
  sort: 'fit',
  shortlist: [],
  chosen: null,
  place: null,
  notice: null,
};
