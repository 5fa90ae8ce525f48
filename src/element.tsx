import { createRoot, type Root } from 'react-dom/client';
import { App } from './app/App.tsx';
import { type Arrival, createArrival } from './app/arrival.ts';
import { readHost } from './app/readHost.ts';
import { type AppRouter, createAppRouter } from './app/router.tsx';
import { createSnapshotStore } from './app/snapshotStore.ts';
import { createProvider } from './provider/provider.ts';
import styles from './ui/styles.css?inline';
import { createVisit } from './visit/visit.ts';

const NAME = 'product-selector';

/** What one connected element holds, and gives up when it is taken out of the page. */
interface Running {
  readonly root: Root;
  readonly router: AppRouter;
  readonly arrival: Arrival;
}

let sheet: CSSStyleSheet | undefined;

/** One style sheet serves all selectors of a page. It is constructed, so a strict content security policy allows it. */
function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

/**
 * `<product-selector host="https://provider.example" heading-level="2">`: the whole product in a shadow root.
 * Everything belongs to the one element: router, history, visit, listeners. It leaves the page's address, title,
 * history, styles and globals alone.
 */
export class ProductSelectorElement extends HTMLElement {
  static readonly observedAttributes = ['host', 'heading-level'];
  #running: Running | null = null;

  connectedCallback(): void {
    // Moving an element disconnects and connects it; what runs already goes on.
    if (!this.#running) this.#start();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#running) return;
    this.#stop();
    this.#start();
  }

  /**
   * Goes to one of the selector's routes: "/", "/product" or "/result". For a page that has its own button for it.
   * An unknown route shows "Not Found".
   */
  navigate(route: string): Promise<void> {
    // An unknown route is a promise of the specification, so any text is let through.
    return this.#running?.router.navigate({ to: route as '/' }) ?? Promise.resolve();
  }

  #start(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sharedSheet()];
    const visit = createVisit(createSnapshotStore(this.id || String(this.#ordinal())));
    const provider = createProvider({
      host: readHost(this.getAttribute('host'), window.location, console),
      fetch: (url, init) => window.fetch(url, init),
      log: console,
      now: Date.now,
    });
    const announce = () => {
      this.dispatchEvent(new CustomEvent('onNextPage', { detail: 'onboarding', bubbles: true, composed: true }));
    };
    const router = createAppRouter({ provider, visit, announce });
    const arrival = createArrival(this, () => `${router.state.location.pathname} ${visit.get().at}`);
    const frame = { headingLevel: readLevel(this.getAttribute('heading-level')), arrive: arrival.arrive };
    const root = createRoot(shadow);
    root.render(<App router={router} visit={visit} frame={frame} />);
    this.#running = { root, router, arrival };
  }

  #stop(): void {
    this.#running?.arrival.end();
    this.#running?.root.unmount();
    this.#running = null;
  }

  /** Which of the page's selectors this is, so that each has a snapshot of its own. */
  #ordinal(): number {
    return [...document.querySelectorAll(NAME)].indexOf(this);
  }
}

function readLevel(attribute: string | null): number {
  const level = Number(attribute ?? 2);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
}

if (!customElements.get(NAME)) customElements.define(NAME, ProductSelectorElement);
