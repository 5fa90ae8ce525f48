import type { Zone } from '../climate/zone.ts';
import type { Sort } from '../matching/sorts.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import type { Cleared } from '../questionnaire/settle.ts';

/** More systems than this do not fit side by side on a phone. */
export const MOST_COMPARED = 3;

/** The screens a visit can be resumed at. */
export type Place = '/product' | '/result';

/** A stop of a visitor: a question, the list of matching systems, or the chosen system. */
export type Stop = QuestionId | 'matches' | 'result';

/**
 * Everything stored about one visitor. The path, the visible options, progress and matches are computed from it and
 * never stored.
 */
export interface VisitState {
  readonly answers: Answers;
  /** The question or list being viewed; null means the end of the answer path. */
  readonly at: Exclude<Stop, 'result'> | null;
  /** Set while the visitor changes one answer: the origin, and the question. */
  readonly changing: { readonly from: 'matches' | 'result'; readonly question: QuestionId } | null;
  /** Empty at the start; shared by all screens. */
  readonly postcode: string;
  /** The climate zone that the visitor chose; null follows the postcode. */
  readonly zone: Zone | null;
  /** The visitor's electricity price in cents per kWh; null until entered. */
  readonly tariff: number | null;
  /** The order of the matching systems. */
  readonly sort: Sort;
  /** The ids of the systems in the comparison, at most `MOST_COMPARED`. */
  readonly shortlist: readonly string[];
  /** The id of the chosen system. */
  readonly chosen: string | null;
  readonly place: Place | null;
  /** Side effects of the last change, with the state to undo it. */
  readonly notice: Notice | null;
}

export interface Notice {
  /** The question whose answer a suggestion changed; null if the visitor changed it directly. */
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
