import type { Answer, Answers, QuestionId } from '../questionnaire/question.ts';

/** What brings answers that the visitor hasn't given in this page. */
export type Source = SelectorEvents['selector-resumed']['from'];

/**
 * The events of the element and their details: question ids, answers, counts, ids of systems and the reference of an
 * enquiry, never the postcode or a visitor's own text. The element's types, `custom-elements.json` and the table in
 * docs/embedding.md are generated from this interface.
 */
export interface SelectorEvents {
  /** The visitor enters the questions: once for each entry to `/product`, after questions and products have loaded. */
  readonly 'selector-started': 'onboarding';
  /** A question is shown. */
  readonly 'selector-question': {
    readonly question: QuestionId;
    /** Its place on the answer path, from 1. */
    readonly position: number;
  };
  /** The visitor gives, changes or clears an answer, or undoes a change: one event for each question. */
  readonly 'selector-answered': {
    readonly question: QuestionId;
    /** A list if several options can be chosen; null if the answer is gone. */
    readonly answer: Answer | null;
    readonly answers: Answers;
  };
  /** The list of systems appears, or its systems change. */
  readonly 'selector-matched': {
    readonly answers: Answers;
    /** `visitor` once the visitor has answered or changed something; otherwise what brought the answers. */
    readonly by: 'visitor' | 'visit' | 'link' | 'preset';
    /** The models under *These fit*. */
    readonly models: number;
    /** The models under *Might fit*. */
    readonly might: number;
    /** The models under *Close, with one catch*. */
    readonly catch: number;
    /** The number of systems that fit everything. */
    readonly all: number;
    /** The number that suit the home and miss an extra. */
    readonly wish: number;
    /** The number that miss one thing the home needs. */
    readonly close: number;
    /** The number that miss more and aren't shown. */
    readonly rest: number;
  };
  /** The visitor chooses a system, or another one. */
  readonly 'selector-chosen': {
    /** The system's `id` in the catalogue, or that of the first of several. */
    readonly system: string;
    /** The way to do the job; null for a system outside the ways. */
    readonly way: 'split' | 'splits' | 'multi' | 'ducted' | null;
    /** The ids of all systems to buy, rooms in order. */
    readonly systems: readonly string[];
    readonly answers: Answers;
  };
  /** The visitor presses a button of the result: the page's own, *See full details*, *Print*, *Copy as text*, *Ask for a quote*, or a button of the sheet for quotes or of a letter. */
  readonly 'selector-action': {
    readonly action: 'page' | 'details' | 'print' | 'copy' | 'enquiry' | 'quotes' | 'letter';
    /** The chosen system's `id` in the catalogue, or that of the first of several. */
    readonly system: string | null;
    /** The way to do the job; null without one. */
    readonly way: 'split' | 'splits' | 'multi' | 'ducted' | null;
    /** The ids of all systems to buy, rooms in order. */
    readonly systems: readonly string[];
  };
  /** The visitor presses *Copy link* or *Share*. */
  readonly 'selector-shared': {
    readonly how: 'copy' | 'share';
    /** The chosen system's `id` in the catalogue; null without one. */
    readonly system: string | null;
  };
  /** An enquiry has arrived. */
  readonly 'selector-enquiry': {
    /** The provider's reference for the enquiry, which belongs to one person; null where a form service has taken it. */
    readonly reference: string | null;
    /** The system's `id` in the catalogue, or that of the first of several; null if the visitor left it out. */
    readonly system: string | null;
    /** The way to do the job; null without one. */
    readonly way: 'split' | 'splits' | 'multi' | 'ducted' | null;
    /** The ids of all systems to buy, rooms in order; empty if the visitor left them out. */
    readonly systems: readonly string[];
  };
  /** The first screen has replaced the page's own content. */
  readonly 'selector-ready': null;
  /** The program can't be loaded: the page's own content stays, or *Something went wrong!* is shown; or a screen shows that. */
  readonly 'selector-failed': {
    readonly what: 'program' | 'screen';
  };
  /** The same moment as `selector-started`, with a name that not every framework can listen to. */
  readonly onNextPage: 'onboarding';
  /** The visitor goes on with answers of an earlier visit or a link, or enters the questions with a page's preset. */
  readonly 'selector-resumed': {
    readonly from: 'visit' | 'link' | 'preset';
    readonly answers: Answers;
    /** The `id` of the chosen system, or of the one that link or preset names; null without one. */
    readonly system: string | null;
  };
  /** The visitor says how big the rooms are, or how many bedrooms the home has, and goes on: one of the two. */
  readonly 'selector-size': {
    /** The kind of each room, in order: `bedroom`, `living`, `big_living`, `open_plan`, `bigger` or `unsure`. */
    readonly rooms?: readonly ('bedroom' | 'living' | 'big_living' | 'open_plan' | 'bigger' | 'unsure')[];
    /** The bedrooms: 2 for one or two, 5 for five or more. */
    readonly home?: 2 | 3 | 4 | 5;
  };
  /** The visitor shows the models of one way to do the job, or all ways again. */
  readonly 'selector-type': {
    /** `split` one split for the room, `splits` a split in each room, `multi` one outdoor unit for all rooms, `ducted` vents in the ceilings; null for all. */
    readonly way: 'split' | 'splits' | 'multi' | 'ducted' | null;
    /** `split` for units on the walls, `ducted` for vents in the ceilings; null for all. */
    readonly type: 'split' | 'ducted' | null;
  };
  /** The visit's code changes, once its program has loaded: the new code, or null without an answer. */
  readonly 'selector-code': string | null;
  /** The visitor says something of the home in *What will it cost, installed?*: one event for each system there that has a price. */
  readonly 'selector-cost': {
    /** The system's `id` in the catalogue. */
    readonly system: string;
    readonly kind: 'split' | 'multi_split' | 'ducted' | 'slim_ducted';
    /** The visitor's facts that the price list of this kind asks for, if known. */
    readonly facts: Readonly<Record<string, string | number | readonly [from: number, to: number]>>;
    /** Whole dollars of the price list, GST included. */
    readonly low: number;
    readonly high: number;
  };
  /** A quote of the visitor's was read. No amount, word, maker or model of it is in it. */
  readonly 'selector-quote': {
    /** The number of quotes on the desk, this one included. */
    readonly quotes: number;
    readonly how: 'paste' | 'file' | 'form';
    /** The lines to ask about, such as `gst`, `kw`, `models`, `work.electrical` and `work.removal`. */
    readonly open: readonly string[];
    /** True if its kW are within the span for the visitor's rooms; null if either is unknown. */
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
  /** The visitor presses *Start again*, or leaves the visit of a link for a new one. */
  readonly 'selector-restarted': {
    /** The screen of the visit that ended. */
    readonly from: '/product' | '/result';
  };
}

export type Notify = <Name extends keyof SelectorEvents>(name: Name, detail: SelectorEvents[Name]) => void;
