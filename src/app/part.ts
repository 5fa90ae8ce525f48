import type { Api, InitialData } from '../api/api.ts';
import type { SelectorElement } from '../attributes.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import type { PartOnScreen } from '../screens/frame/slots.tsx';
import type { SnapshotStore } from '../visit/snapshot.ts';
import type { Visit } from '../visit/visit.ts';
import type { Place } from '../visit/visitState.ts';
import type { MessageSet, Messages } from '../words/words.ts';

/** What the core offers to a part of one selector. */
export interface Core {
  /** The element: it dispatches the events, and a page removes it at any time. */
  readonly element: SelectorElement;
  /** Around all screens; it has the language of the words. */
  readonly box: HTMLElement;
  readonly visit: Visit;
  readonly api: Api;
  /** The root of the provider's routes. */
  readonly rest: string;
  /** Separates the selectors of a page. */
  readonly name: string;
  /** A text of the part's own in the tab's storage. */
  store(name: string): SnapshotStore;
  /** The same for a text that goes with the visit, however that ends. */
  visitStore(name: string): SnapshotStore;
  /** Ends with the selector. */
  readonly gone: AbortSignal;
  /** Calls back with each initial data of the provider, the one that is there at once. */
  onInitialData(listener: (data: InitialData) => void): void;
  /** The catalogue as it is; null until it has loaded. */
  catalogue(): ReadyCatalogue | null;
  /** Loads the catalogue, unless it is fresh. */
  loadCatalogue(): Promise<ReadyCatalogue | null>;
  /** The screen in view. */
  route(): string;
  goTo(route: Place | '/'): Promise<void>;
  /** Calls back when a screen has come into view. */
  onRoute(listener: (route: string) => void): void;
  /** False while the element is out of the page. */
  isHere(): boolean;
  /** Puts these sentences, by their keys, before all others. */
  reword(messages: Messages): void;
  /** Draws the slots anew: what a part shows has changed. */
  redraw(): void;
  /** The visitor's enquiry has arrived; all parts are told. */
  asked(): void;
  /** Says on the console what the page got wrong. */
  warn(line: string): void;
}

/** A part of one selector, once it runs. Everything is optional. */
export interface Running extends PartOnScreen {
  /** The questions wait for it, as for the part itself. */
  readonly ready?: Promise<unknown>;
  /** Methods of the element. */
  readonly methods?: Readonly<Record<string, (...given: never[]) => unknown>>;
  /** The page has changed an attribute. */
  attributeChanged?(name: string): unknown;
  /** A screen or step has come into view. */
  arrived?(): void;
  /** The visitor's enquiry has arrived. */
  asked?(): void;
}

/** An extra, in a folder of `src/parts`. */
export interface Part {
  readonly name: string;
  /** Its sentences in English. */
  words?(): Promise<MessageSet>;
  /** Its program. */
  load(): Promise<{ start(core: Core): Running }>;
}
