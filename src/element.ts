// First: without the functions that it checks, the other modules would fail halfway.
import './app/natives.ts';
import type { RunningSelector } from './app/begun.ts';
import { hiddenNames } from './app/hiddenNames.ts';
import { reportProblem } from './app/reportProblem.ts';
import { pageAddress, restRoot } from './app/restRoot.ts';
import type { PageSettings } from './app/settings.ts';
import { startLanding } from './app/startLanding.ts';
import { framesBefore, visitName } from './app/visitName.ts';
import type { ChangeTarget, SelectorElement } from './attributes.ts';
import { givenMessages } from './words/givenMessages.ts';
import type { Messages } from './words/words.ts';

/** From package.json; the build inserts it. */
declare const __VERSION__: string;
/** From src/attributes.ts; the build inserts it. */
declare const __OBSERVED__: Readonly<Record<string, ChangeTarget | null>>;
/** Also from src/attributes.ts: the properties that a part reads. */
declare const __PROPERTIES__: readonly string[];

const NAME = 'product-selector';
const DEFAULT_HEADING_LEVEL = 2;

/** A server that renders pages may import this module, and has no DOM. */
const Element = (globalThis.HTMLElement ?? class {}) as new () => SelectorElement;

/**
 * An element that returns to the page within this time continues its visit, in milliseconds. Page routers keep elements
 * across tasks and frames.
 */
const AWAY_MS = 250;
/** Two elements with one id may be a page's old and new content, for as long as the page changes from one to the other. */
const DOUBT_MS = 1000;

/** The receiver of each attribute's changes: a setting or the attribute's reader; null for the provider's address. */
const OBSERVED = __OBSERVED__;
const PROPERTIES = __PROPERTIES__;

/** Elements that belong beside the selector, never in its landing content. */
const PAGE_PARTS = ':scope>:is(product-selector,main,header,footer,nav,aside,form,iframe)';

/** The running selectors, including those that are out of the page for a moment. */
const running = new Set<ProductSelectorElement>();

/**
 * `<product-selector host="https://provider.example" heading-level="2">`: the whole product in a shadow root. Router,
 * history, visit and listeners belong to the element. The page's address, title, styles and globals stay unchanged, and
 * its history too, unless the page sets `back="steps"`.
 */
class ProductSelectorElement extends Element {
  /** For the page: `customElements.get('product-selector').version`. */
  static readonly version = __VERSION__;
  static readonly observedAttributes = Object.keys(OBSERVED);
  #running: RunningSelector | null = null;
  /** Of the visit. It stays if the provider changes in mid-visit. */
  #name: string | null = null;
  #away: ReturnType<typeof setTimeout> | undefined;
  /** The properties that a page has set. */
  readonly #set: Record<string, unknown> = {};

  static {
    for (const name of PROPERTIES)
      Object.defineProperty(ProductSelectorElement.prototype, name, {
        get(this: ProductSelectorElement) {
          return this.#set[name];
        },
        set(this: ProductSelectorElement, given: unknown) {
          this.#set[name] = given;
          this.#running?.attributeChanged(name);
        },
      });
  }

  constructor() {
    super();
    // A page may set a property before the element is defined.
    const own = this as Record<string, unknown>;
    for (const name of ['messages', ...PROPERTIES]) {
      if (!Object.hasOwn(own, name)) continue;
      const given = own[name];
      delete own[name];
      own[name] = given;
    }
  }

  /**
   * Sentences in the provider's own wording or language, by key; missing ones are in English. `product-selector
   * messages` lists the keys, `lang` and `dir` among them. The visit continues in the new words. JSON text works too: a
   * framework that writes an attribute before the element is defined sets the property afterwards. Without the
   * property, the attribute counts, and without both a `<script type="application/json">` inside the element.
   */
  get messages(): Messages {
    return givenMessages(this.#given);
  }

  set messages(messages: Messages | string | null | undefined) {
    this.#set.messages = messages;
    this.#running?.change({ messages: this.#given });
  }

  get #settings(): PageSettings {
    return {
      messages: this.#given,
      action: { url: this.getAttribute('action-url'), label: this.getAttribute('action-label') },
      ways: this.getAttribute('ways') ?? this.getAttribute('select-type'),
      headingLevel: readLevel(this.getAttribute('heading-level')),
    };
  }

  /** The root of the provider's routes. Says on the console what is wrong with its address. */
  #rest(): string {
    const given = { host: this.getAttribute('host'), restUrl: this.getAttribute('rest-url') };
    return restRoot(given, pageAddress(), (address) => void reportProblem('addressProblem', address));
  }

  get #given(): unknown {
    const inside = () => this.querySelector(':scope > script[type="application/json"]')?.textContent;
    return this.#set.messages ?? this.getAttribute('messages') ?? inside();
  }

  connectedCallback(): void {
    // Page routers build documents that are never shown.
    if (!this.ownerDocument.defaultView) return;
    clearTimeout(this.#away);
    if (!this.#running) {
      this.#start();
      return;
    }
    this.#running.comeBack();
    this.#renameOthers();
  }

  disconnectedCallback(): void {
    // At once, because the page may put the next selector in this place in the same task.
    this.#running?.leave();
    const end = (): void => {
      if (!this.isConnected) this.#end();
    };
    // A selector that shows nothing yet has nothing to lose.
    if (this.shadowRoot?.firstChild) this.#away = setTimeout(end, AWAY_MS);
    else queueMicrotask(end);
  }

  #end(): void {
    this.#stop();
    // Two pages may share the document while one replaces the other: the next one continues the visit.
    this.#renameOthers();
  }

  /** Each takes the first free name, and the visit with that name. Keeps its name once a visitor has begun. */
  #renameOthers(): void {
    for (const other of this.#others())
      if (other.#running?.isNew() && other.#freeName(other.#running.rest) !== other.#name) {
        other.#stop();
        other.#start();
      }
  }

  #others(): readonly ProductSelectorElement[] {
    return [...running].filter((other) => other !== this && other.isConnected);
  }

  /** The first name that no other selector in the page has. A position would collide: each shadow root counts from 0. */
  #freeName(rest: string): string {
    const taken = this.#others().map((other) => other.#name);
    for (let number = 0; ; number += 1) {
      const name = visitName(this.id, number, rest);
      if (!taken.includes(name)) return name;
    }
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // A page that renders itself anew takes away what its own lines had set, so the property keeps it.
    if (name === 'share-url') this.#set.shareUrl = after ?? before;
    if (before === after || !this.#running) return;
    const target = OBSERVED[name];
    if (target === 'part') this.#running.attributeChanged(name);
    else if (target) this.#running.change({ [target]: this.#settings[target] });
    else this.#changeProvider(this.#rest());
  }

  /** A visitor who has begun goes on in the same place, with the systems of the new provider. */
  #changeProvider(rest: string): void {
    if (rest === this.#running?.rest) return;
    const isUnderWay = this.#running?.isUnderWay();
    const name = this.#running?.isNew() ? null : this.#name;
    this.#stop();
    this.#name = name;
    this.#start(rest, isUnderWay);
  }

  /**
   * Goes to one of the selector's routes: "/", "/product" or "/result", for pages with their own button. An unknown
   * route shows "Not Found"; outside a page nothing happens.
   */
  navigate(route: string): Promise<void> {
    return this.#running?.navigate(route) ?? Promise.resolve();
  }

  /**
   * The visit as a code; null without an answer. Its program loads with `share-url`, `restore` or the first call; if it
   * can't, the promise rejects.
   */
  getVisitCode(): Promise<string | null> {
    return this.#call('getVisitCode', null);
  }

  /**
   * Offers the visit of a code to the visitor, who looks at it or starts afresh. False for anything that isn't a code,
   * which the visitor is told; never rejects.
   */
  restore(code: string): Promise<boolean> {
    return this.#call('restore', false, code).catch(() => false);
  }

  /** Calls a part's method; without the part, it gives `without`. */
  async #call<Result>(method: string, without: Result, ...given: unknown[]): Promise<Result> {
    return ((await this.#running?.call(method, ...given)) ?? without) as Result;
  }

  #start(rest = this.#rest(), isUnderWay = false): void {
    const hidden = hiddenNames();
    if (hidden.length > 0) {
      reportProblem('hiddenProblem', hidden);
      return;
    }
    this.#name ??= this.#freeName(rest);
    setTimeout(this.#sayTwice, DOUBT_MS);
    running.add(this);
    // The parser may not have reached the script inside the element.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', this.#whole, { once: true });
    else this.#whole();
    this.#running = startLanding(this, {
      ...this.#settings,
      rest,
      name: this.#name,
      isUnderWay,
      startedAt: waitingSince ?? performance.now(),
    });
  }

  /** The parser has reached the end of the element, or of the page, if its tag closes itself. */
  #whole = (): void => {
    this.#running?.change({ messages: this.#given });
    const swallowed = this.querySelectorAll(PAGE_PARTS);
    if (swallowed.length > 0) reportProblem('swallowedProblem', swallowed);
  };

  /** Another selector has this one's id, or another frame shows its page, and the name of the visit got a number. */
  #sayTwice = (): void => {
    if (this.#name?.startsWith(`${this.id}:`)) reportProblem('idProblem', this.id);
    if (framesBefore() > 0) reportProblem('frameProblem');
  };

  #stop(): void {
    this.#running?.stop();
    this.#running = null;
    this.#name = null;
    running.delete(this);
  }
}

function readLevel(attribute: string | null): number {
  const level = Number(attribute);
  return [1, 2, 3, 4, 5, 6].includes(level) ? level : DEFAULT_HEADING_LEVEL;
}

/** Set while `customElements.define` starts the elements that are already in the page. */
let waitingSince: number | null = null;

/**
 * Defines the element, which starts those in the page.
 * @param startedAt when the page requested the program, by `performance.now()`
 */
export function defineElement(startedAt: number): void {
  const defined = customElements.get(NAME) as { readonly version?: unknown } | undefined;
  if (defined) {
    if (defined.version === __VERSION__) return;
    reportProblem('versionProblem', __VERSION__, defined.version);
    return;
  }
  waitingSince = startedAt;
  customElements.define(NAME, ProductSelectorElement);
  waitingSince = null;
}
