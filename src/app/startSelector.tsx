import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createApi } from '../api/api.ts';
import { createSharedCalls } from '../api/sharedCalls.ts';
import { WordsContext } from '../screens/useWords.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { FrameContext } from '../ui/Heading.tsx';
import { adoptStyles } from '../ui/styleSheet.ts';
import styles from '../ui/styles.css?inline';
import { VisitContext } from '../visit/useVisit.ts';
import { createVisit } from '../visit/visit.ts';
import { givenMessages } from '../words/givenMessages.ts';
import { createWords } from '../words/words.ts';
import { createArrival } from './arrival.ts';
import { PENDING_MS } from './limits.ts';
import { restRoot } from './restRoot.ts';
import { createAppRouter } from './router.tsx';
import { createSnapshotStore } from './snapshotStore.ts';

/** Shared by the selectors of a page: those of one provider ask it once. */
const CALLS = createSharedCalls();

const warn = (line: string): void => console.warn(`Product Selector: ${line}`);

/** How a page has set a selector up. */
export interface Settings {
  /** The `host` attribute. */
  readonly host: string | null;
  /** The `rest-url` attribute. */
  readonly restUrl: string | null;
  /** Level of the main heading of a screen, 1 to 6. */
  readonly headingLevel: number;
  /** The provider's own wording or language: an object or JSON text, unless the page has it wrong. */
  readonly messages: unknown;
  /** Tells this selector's saved visit from those of others on the page. */
  readonly name: string;
  /** When the element was in the page, by `performance.now()`. */
  readonly begun: number;
}

/** A selector that runs in an element. */
export interface RunningSelector {
  /** Goes to a route; an unknown one shows "Not Found". */
  navigate(route: string): Promise<void>;
  /** Says everything in other words from now on; the visit goes on. */
  reword(messages: unknown): void;
  /** Takes everything out of the element again. */
  stop(): void;
}

/**
 * Starts one selector: its own provider, visit, router and listeners.
 * @param element is drawn into, dispatches the selector's events, and is its scroll box when the page gives it a height
 */
export function startSelector(element: HTMLElement, settings: Settings): RunningSelector {
  const visit = createVisit(createSnapshotStore(settings.name));
  const gone = new AbortController();
  const api = createApi({
    rest: restRoot(settings, window.location, console),
    fetch: (url, init) => window.fetch(url, init),
    log: console,
    now: Date.now,
    random: Math.random,
    calls: CALLS,
    gone: gone.signal,
  });
  const announce = (): void => {
    // The second has a name that every framework can listen to.
    for (const name of ['onNextPage', 'selector-started']) {
      element.dispatchEvent(new CustomEvent(name, { detail: 'onboarding', bubbles: true, composed: true }));
    }
  };
  const router = createAppRouter({ api, visit, announce, begun: settings.begun });
  const arrival = createArrival(element, () => {
    const { pathname } = router.state.location;
    // What is being looked at tells the stops of /product apart; any other screen is one stop, wherever one comes from.
    return pathname === '/product' ? `${pathname} ${visit.get().at}` : pathname;
  });
  const frame = {
    headingLevel: settings.headingLevel,
    arrive(heading: HTMLElement) {
      show();
      arrival.arrive(heading);
    },
    adopt: (css: string) => adoptStyles(openShadow(element), css),
  };
  const box = document.createElement('div');
  box.className = 'root';
  // What the page has put inside the element stays until there is something to show in its place. An element that nothing
  // has been drawn into yet shows it by itself: with a shadow root, the browser would lay it out once more.
  if (element.shadowRoot) openShadow(element);
  let endColors = (): void => {};
  const show = (): void => {
    if (box.parentNode) return;
    const shadow = openShadow(element);
    shadow.replaceChildren(box);
    // After what the visitor waits for: the page's colours are mostly good ones.
    afterPaint(() => {
      import('../ui/theme/watchColors.ts').then(
        ({ watchColors }) => {
          if (gone.signal.aborted) return;
          // An empty file is a sound one to a browser.
          endColors = watchColors?.(box, shadow, warn) ?? endColors;
        },
        // Without it the colours are just as the page has them.
        () => {},
      );
    });
  };
  const root = createRoot(box);
  let { messages } = settings;
  let problem: string | null = null;
  const reviewMessages = (): void => {
    import('./pageMessages.ts').then(
      ({ pageMessagesProblem }) => {
        const found = pageMessagesProblem?.(messages) ?? null;
        if (found && found !== problem && !gone.signal.aborted) warn(found);
        problem = found;
      },
      // The words are the same without it.
      () => {},
    );
  };
  let isDrawn = false;
  const draw = (): void => {
    isDrawn = true;
    const own = givenMessages(messages);
    const words = createWords(own);
    if (typeof messages === 'object' ? Object.keys(own).length > 0 : messages) afterPaint(reviewMessages);
    // The language and direction of the words, whatever the page's are.
    box.lang = words.lang;
    box.dir = words.dir;
    root.render(
      <FrameContext value={frame}>
        <WordsContext value={words}>
          <VisitContext value={visit}>
            <RouterProvider router={router} />
          </VisitContext>
        </WordsContext>
      </FrameContext>,
    );
  };
  // With the first screen at hand React draws once, not first nothing and then that. When it is not there in time, React
  // says that it is on its way.
  const late = new Promise((resolve) => setTimeout(resolve, PENDING_MS));
  void Promise.race([router.load(), late]).then(() => {
    if (!gone.signal.aborted) draw();
  });
  return {
    // An unknown route is a case of its own with its own screen, so any text is let through.
    navigate: (route) => router.navigate({ to: route as '/' }),
    reword(next) {
      messages = next;
      if (isDrawn) draw();
    },
    stop() {
      gone.abort();
      arrival.end();
      endColors();
      root.unmount();
      const { shadowRoot } = element;
      if (!shadowRoot) return;
      shadowRoot.replaceChildren();
      shadowRoot.adoptedStyleSheets = [];
    },
  };
}

/** The element's shadow root with the selector's styles; until something is drawn it shows what the page has put inside. */
function openShadow(element: HTMLElement): ShadowRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, styles);
  if (!shadow.firstChild) shadow.append(document.createElement('slot'));
  return shadow;
}
