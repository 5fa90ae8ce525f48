import type { ComponentType } from 'react';
import type { Api } from '../api/api.ts';
import type { InitialData } from '../api/initialData.ts';
import type { SelectorElement } from '../attributes.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import type { PartOnScreen } from '../screens/frame/slots.tsx';
import type { SnapshotStore } from '../visit/snapshot.ts';
import type { Visit } from '../visit/visit.ts';
import type { Place } from '../visit/visitState.ts';
import type { MessageSet, Messages } from '../words/words.ts';

/** The core's services for a part of one selector. */
export interface Core {
  /** The element, which dispatches the events. A page may remove it at any time. */
  readonly element: SelectorElement;
  /** The element around all screens, with the language of the words. */
  readonly box: HTMLElement;
  readonly visit: Visit;
  readonly api: Api;
  /** The root of the provider's routes. */
  readonly rest: string;
  /** Tells the selectors of a page apart. */
  readonly name: string;
  /** A separate text of the part in the tab's storage. */
  store(name: string): SnapshotStore;
  /** The same for a text that is deleted with the visit, however it ends. */
  visitStore(name: string): SnapshotStore;
  /** Aborts when the selector is removed. */
  readonly gone: AbortSignal;
  /** Calls back with each initial data of the provider; immediately if some has arrived. */
  onInitialData(listener: (data: InitialData) => void): void;
  /** The current catalogue; null until it has loaded. */
  catalogue(): ReadyCatalogue | null;
  /** Loads the catalogue, unless it is fresh, and the parts that say something of its systems. */
  loadCatalogue(): Promise<ReadyCatalogue | null>;
  /** The screen in view. */
  route(): string;
  goTo(route: Place | '/'): Promise<void>;
  /** Calls back when a screen has come into view. */
  onRoute(listener: (route: string) => void): void;
  /** True if a part adds a step after the last question. */
  hasAddedStep(): boolean;
  /** False while the element is out of the page. */
  isHere(): boolean;
  /** The base of links to the visit; empty without links. */
  shareUrl(): string;
  /** Overrides all other messages with these, by key. */
  reword(messages: Messages): void;
  /** Renders the slots again after a part's content has changed. */
  redraw(): void;
  /** Logs a mistake of the page. */
  warn(line: string): void;
}

/** A part of one selector, once it runs. Everything is optional. */
export interface Running extends PartOnScreen {
  /** The questions wait for this promise, as for the part itself. */
  readonly ready?: Promise<unknown>;
  /** Methods of the element. */
  readonly methods?: Readonly<Record<string, (...given: never[]) => unknown>>;
  /** The page has changed an attribute. */
  attributeChanged?(name: string): unknown;
  /** A screen or step has come into view. */
  arrived?(): void;
}

/** An extra feature, in a folder of `src/parts`. */
export interface Part {
  readonly name: string;
  /** Its sentences in English, for tools: a selector loads them with what says them. */
  words?(): Promise<MessageSet>;
  /** Its view beside *Start* while an attribute has this value. The build writes it into the first file. */
  readonly landing?: { readonly attribute: string; readonly value: string; view(): Promise<ComponentType> };
  /** True if nothing of it is seen before the list: it loads with the list, and no question waits for it. */
  readonly isFromList?: boolean;
  /** Its program. */
  load(): Promise<{ start(core: Core): Running }>;
}
