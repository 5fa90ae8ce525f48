import { hiddenNames } from './app/hiddenNames.ts';
import { type RunningSelector, startSelector } from './app/startSelector.tsx';
import { givenMessages } from './words/givenMessages.ts';
import type { Messages } from './words/words.ts';

const NAME = 'product-selector';
const DEFAULT_HEADING_LEVEL = 2;

/** Numbers of the selectors that are in the page and have no id. Positions would not do: a shadow root has its own. */
const taken = new Set<number>();

function takeNumber(): number {
  let number = 0;
  while (taken.has(number)) number += 1;
  taken.add(number);
  return number;
}

/**
 * `<product-selector host="https://provider.example" heading-level="2">`: the whole product in a shadow root.
 * Everything belongs to the one element: router, history, visit, listeners. It leaves the page's address, title,
 * history, styles and globals alone.
 */
class ProductSelectorElement extends HTMLElement {
  static readonly observedAttributes = ['host', 'rest-url', 'heading-level', 'messages'];
  #running: RunningSelector | null = null;
  #number: number | null = null;
  #messages: unknown = null;

  constructor() {
    super();
    // A page may set it before this class is there, on what is then a plain element.
    if (!Object.hasOwn(this, 'messages')) return;
    const { messages } = this;
    Reflect.deleteProperty(this, 'messages');
    this.messages = messages;
  }

  /**
   * Sentences in the provider's own wording or language, by key; what is left out is said in English. `lang` and `dir`
   * are among the keys. The keys: `product-selector messages`. A visit goes on in the new words. JSON text is taken too:
   * a framework that writes an attribute before this class is there sets the property after it. Without the property the
   * attribute counts.
   */
  get messages(): Messages {
    return givenMessages(this.#given);
  }

  set messages(messages: Messages | string | null | undefined) {
    this.#messages = messages;
    this.#running?.reword(this.#given);
  }

  get #given(): unknown {
    return this.#messages ?? this.getAttribute('messages');
  }

  connectedCallback(): void {
    // Moving an element disconnects and connects it; what runs already goes on.
    if (this.#number !== null) taken.add(this.#number);
    if (!this.#running) this.#start();
  }

  disconnectedCallback(): void {
    // At once: a page that draws itself anew may put the next selector in this one's place in the same task.
    if (this.#number !== null) taken.delete(this.#number);
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop();
      this.#number = null;
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#running) return;
    if (name === 'messages') {
      this.#running.reword(this.#given);
      return;
    }
    this.#stop();
    this.#start();
  }

  /**
   * Goes to one of the selector's routes: "/", "/product" or "/result". For a page that has its own button for it.
   * An unknown route shows "Not Found"; while the element is not in a page nothing happens.
   */
  navigate(route: string): Promise<void> {
    return this.#running?.navigate(route) ?? Promise.resolve();
  }

  #start(): void {
    const hidden = hiddenNames();
    if (hidden.length > 0) {
      const named = hidden.map((name) => `document.${name}`).join(', ');
      console.error(
        `Product Selector: elements of this page have names or ids that hide ${named}. Rename them; until then the page's own content stays in place.`,
      );
      return;
    }
    if (!this.id) this.#number ??= takeNumber();
    this.#running = startSelector(this, {
      host: this.getAttribute('host'),
      restUrl: this.getAttribute('rest-url'),
      headingLevel: readLevel(this.getAttribute('heading-level')),
      messages: this.#given,
      name: this.id || String(this.#number),
      begun: waitingSince ?? performance.now(),
    });
  }

  #stop(): void {
    this.#running?.stop();
    this.#running = null;
  }
}

function readLevel(attribute: string | null): number {
  const level = Number(attribute ?? DEFAULT_HEADING_LEVEL);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : DEFAULT_HEADING_LEVEL;
}

/** Set while the elements that waited in the page for their definition are started. */
let waitingSince: number | null = null;

/**
 * Defines the element, and starts those that are in the page.
 * @param begun when the page asked for the program, by `performance.now()`
 */
export function defineElement(begun: number): void {
  if (customElements.get(NAME)) return;
  waitingSince = begun;
  customElements.define(NAME, ProductSelectorElement);
  waitingSince = null;
}
