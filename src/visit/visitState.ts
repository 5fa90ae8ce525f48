import type { Zone } from '../climate/zone.ts';
import type { Sort } from '../matching/sorts.ts';
import type { WayId } from '../matching/way.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import type { Cleared } from '../questionnaire/settle.ts';
import type { Tenure } from '../questionnaire/tenure.ts';

/** The screens a visit can be resumed at. */
export type Place = '/product' | '/result';

/** A question, or the step that a part adds after the last one. */
export type Step = QuestionId | 'added';

/** A visitor's place: a step, the list of matching systems, or the chosen system. */
export type Stop = Step | 'matches' | 'result';

/**
 * Everything stored about one visitor. The path, the visible options, progress and matches are computed from it and
 * never stored.
 */
export interface VisitState {
  readonly answers: Answers;
  /** The step or list being viewed; null means the end of the answer path. */
  readonly at: Exclude<Stop, 'result'> | null;
  /** Set while the visitor changes one answer: the origin, and the step. */
  readonly changing: { readonly from: 'matches' | 'result'; readonly question: Step } | null;
  /** Empty at the start; shared by all screens. */
  readonly postcode: string;
  /** The climate zone that the visitor chose; null follows the postcode. */
  readonly zone: Zone | null;
  /** The visitor's electricity price in cents per kWh; null until entered. */
  readonly tariff: number | null;
  /** Data of parts, by name. Whoever reads one treats it as untrusted input. */
  readonly parts: Readonly<Record<string, unknown>>;
  readonly sort: Sort;
  /** The only brand and type of system on the list; null shows all. */
  readonly only: { readonly brand: string | null; readonly type: string | null };
  /** The question at which the visitor skipped to the systems; it only counts while that question is the next one. */
  readonly skipped: QuestionId | null;
  /** The way whose models are on the list; null shows the ways. */
  readonly way: WayId | null;
  /** The id of the chosen system, or of the first of several. */
  readonly chosen: string | null;
  /** The job of which the chosen system is the first; null for a system outside the ways. */
  readonly bought: Bought | null;
  /** True if the visitor pressed the size of the chosen system, or a link named it; otherwise its model is chosen. */
  readonly sized: boolean;
  /** Renting, owning or letting; null until the visitor says. */
  readonly tenure: Tenure | null;
  readonly place: Place | null;
  /** The name of the part whose page stands in place of the result; null for the result itself. Ends with a reload. */
  readonly page: string | null;
  /** Side effects of the last change, with the state to undo it. */
  readonly notice: Notice | null;
}

/** A whole job: a way to do it, and the systems to buy. */
export interface Bought {
  readonly way: WayId;
  /** Ids, rooms in order: one for each system of single splits, otherwise one. */
  readonly systems: readonly string[];
}

export interface Notice {
  /** The questions whose answers a suggestion changed; empty if the visitor changed one directly. */
  readonly changed: readonly QuestionId[];
  readonly cleared: readonly Cleared[];
  readonly before: Pick<VisitState, 'answers' | 'at' | 'changing' | 'skipped' | 'way'>;
}

export const NEW_VISIT: VisitState = {
  answers: {},
  at: null,
  changing: null,
  postcode: '',
  zone: null,
  tariff: null,
  parts: {},
  sort: 'fit',
  only: { brand: null, type: null },
  skipped: null,
  way: null,
  chosen: null,
  bought: null,
  sized: false,
  tenure: null,
  place: null,
  page: null,
  notice: null,
};

/** A visit at its first question. */
export const begin = (state: VisitState): VisitState => ({ ...state, at: 'Q0', changing: null });

/** A visit with new data of a part. */
export function withData(state: VisitState, name: string, data: unknown): VisitState {
  return { ...state, parts: { ...state.parts, [name]: data } };
}
