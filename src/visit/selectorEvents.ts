import type { Answer, Answers, QuestionId } from '../questionnaire/question.ts';

/**
 * The events of the element and their details: question ids, answers, counts and ids of systems, never the postcode. The
 * element's types, `custom-elements.json` and the table in docs/embedding.md are generated from this interface.
 */
export interface SelectorEvents {
  /** The visitor enters the questions: once for each entry to `/product`, after questions and products have loaded. */
  readonly onNextPage: 'onboarding';
  /** The same moment as `onNextPage`, with a name that every framework can listen to. */
  readonly 'selector-started': 'onboarding';
  /** An answer is given, changed, cleared, undone or continued from an earlier visit: one event for each question. */
  readonly 'selector-answered': {
    readonly question: QuestionId;
    /** A list if several options can be chosen; null if the answer is gone. */
    readonly answer: Answer | null;
    readonly answers: Answers;
  };
  /** The list of systems appears, or its systems change. */
  readonly 'selector-matched': {
    readonly answers: Answers;
    /** How many systems fit everything. */
    readonly all: number;
    /** How many suit the home and miss an extra. */
    readonly wish: number;
    /** How many miss one thing the home needs. */
    readonly close: number;
    /** How many miss more and aren't shown. */
    readonly rest: number;
  };
  /** The visitor shows only one kind of system on the list, or both again. */
  readonly 'selector-type': {
    /** `split` for units on the walls, `ducted` for vents in the ceilings; null for both. */
    readonly type: 'split' | 'ducted' | null;
  };
  /** The visitor chooses a system, or another one. */
  readonly 'selector-chosen': {
    /** The system's `id` in the catalogue. */
    readonly system: string;
    readonly answers: Answers;
  };
  /** The visit's code changes, once its program has loaded: the new code, or null without an answer. */
  readonly 'selector-code': string | null;
  /** The visitor checks a quote. No amount is in it. */
  readonly 'selector-quote': {
    /** What the quote leaves open: `capacity`, `size`, `model`, `unit`, `installation`, `electrical`, `removal`, `certificates`, `total`. */
    readonly open: readonly string[];
    /** Whether its kW lie inside what rules of thumb say for the room; null if one of both isn't known. */
    readonly inRange: boolean | null;
    /** The `id` of the system in the catalogue, if the quote names one. */
    readonly system: string | null;
  };
  /** The visitor presses *Print or save as PDF*. */
  readonly 'selector-printed': {
    /** The system's `id` in the catalogue. */
    readonly system: string;
    readonly answers: Answers;
  };
}

export type Notify = <Name extends keyof SelectorEvents>(name: Name, detail: SelectorEvents[Name]) => void;
