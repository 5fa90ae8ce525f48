import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from '../api/api.ts';
import { createSharedCalls } from '../api/sharedCalls.ts';
import { type PageAction, PageActionContext } from '../screens/pageAction.ts';
import { ShareContext, type SharedLink } from '../screens/share.ts';
import { WordsContext } from '../screens/useWords.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { FrameContext } from '../ui/Heading.tsx';
import { adoptStyles } from '../ui/styleSheet.ts';
import styles from '../ui/styles.css?inline';
import { VisitContext } from '../visit/useVisit.ts';
import { createVisit } from '../visit/visit.ts';
import { givenMessages } from '../words/givenMessages.ts';
import { createWords, type Messages } from '../words/words.ts';
import { createArrival } from './arrival.ts';
import { PENDING_MS } from './limits.ts';
import { reportProblem } from './reportProblem.ts';
import { restRoot } from './restRoot.ts';
import { createAppRouter } from './router.tsx';
import { createSnapshotStore } from './snapshotStore.ts';

type TakeAlong = ReturnType<typeof import('./takeAlong.tsx').createTakeAlong>;

/** Shared by the selectors of a page: those of one provider share requests. */
const CALLS = createSharedCalls();

const warn = (line: string): void => console.warn(`Product Selector: ${line}`);

/** A selector's settings on the page. */
export interface Settings {
  /** The `host` attribute. */
  readonly host: string | null;
  /** The `rest-url` attribute. */
  readonly restUrl: string | null;
  /** Level of each screen's main heading, 1 to 6. */
  readonly headingLevel: number;
  /** The provider's own wording or language: an object or JSON text; unchecked. */
  readonly messages: unknown;
  /** The page's own action on the result; unchecked. */
  readonly action: PageAction;
  /** The `share-url` attribute. */
  readonly shareUrl: string | null;
  /** Separates this selector's saved visit from those of others on the page. */
  readonly name: string;
  /** When the element entered the page, by `performance.now()`. */
  readonly begun: number;
}

/** A running selector. */
export interface RunningSelector {
  /** Goes to a route; an unknown one shows "Not Found". */
  navigate(route: string): Promise<void>;
  /** Applies other messages; the visit continues. */
  reword(messages: unknown): void;
  /** Offers another action on the result; the visit continues. */
  offer(action: PageAction): void;
  /** Changes the address that links of the visit begin with; null ends them. */
  share(url: string | null): void;
  /** The visit as a code; null without an answer. Rejects if the code's program can't be loaded. */
  code(): Promise<string | null>;
  /** Offers the visit of a code to the visitor. False for anything that isn't a code, which the visitor is told. */
  restore(code: string): Promise<boolean>;
  /** Empties the element. */
  stop(): void;
}

/**
 * Starts one selector with a separate provider, visit, router and listeners.
 * @param element holds the shadow root, dispatches the events, and is the scroll box if the page gives it a height
 */
export function startSelector(element: HTMLElement, settings: Settings): RunningSelector {
  const visit = createVisit(createSnapshotStore(settings.name), (name, detail) => {
    // A copy, so that a listener can't change the visit.
    element.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail), bubbles: true, composed: true }));
  });
  const gone = new AbortController();
  const rest = restRoot(settings, window.location, (address) =>
    reportProblem(({ addressProblem }) => addressProblem(address)),
  );
  const api = createApi({
    rest,
    fetch: (url, init) => window.fetch(url, init),
    log: console,
    now: Date.now,
    random: Math.random,
    calls: CALLS,
    gone: gone.signal,
  });
  const announce = (): void => {
    visit.notify('onNextPage', 'onboarding');
    visit.notify('selector-started', 'onboarding');
  };
  const router = createAppRouter({
    ...{ api, visit, announce },
    begun: settings.begun,
    rest,
    name: settings.name,
  });
  const arrival = createArrival(element, () => {
    const { pathname } = router.state.location;
    const { at } = visit.get();
    // Each step of /product is a separate stop; any other screen is one stop.
    return pathname === '/product' ? `${pathname} ${at}` : pathname;
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
  // The page's own content stays visible until a screen replaces it. A new element shows it without a shadow root,
  // which would cost the browser a second layout.
  if (element.shadowRoot) openShadow(element);
  let stopColors = (): void => {};
  const show = (): void => {
    if (box.parentNode) return;
    const shadow = openShadow(element);
    shadow.replaceChildren(box);
    // After the first paint, since most pages have readable colours.
    afterPaint(() => {
      import('../ui/theme/watchColors.ts').then(
        ({ watchColors }) => {
          if (gone.signal.aborted) return;
          // Browsers accept an empty script as a valid module.
          stopColors = watchColors?.(box, shadow, warn) ?? stopColors;
        },
        // Without it, the page's colours stay uncorrected.
        () => {},
      );
    });
  };
  let offered: ReactNode = null;
  let shareUrl: string | null = null;
  let shared: SharedLink | null = null;
  let along: TakeAlong | null = null;
  /** Loads the visit code for pages that use it; null if that fails. */
  const loadAlong = async (): Promise<TakeAlong | null> => {
    const part = await import('./takeAlong.tsx').catch(() => null);
    if (gone.signal.aborted) return null;
    // Browsers accept an empty script as a valid module.
    along ??=
      part?.createTakeAlong?.({
        ...{ visit, router, gone: gone.signal },
        offer(shown) {
          offered = shown;
          if (isRendered) render();
        },
        announce(detail) {
          visit.notify('selector-code', detail);
        },
      }) ?? null;
    return along;
  };
  const share = async (url: string | null): Promise<void> => {
    shareUrl = url;
    const loaded = url === null ? null : await loadAlong();
    if (url !== shareUrl) return;
    shared = (url !== null && loaded?.linkFor(url)) || null;
    if (url !== null && loaded && !shared) warn(`share-url="${url}" can't be used. Write a whole address with https:.`);
    if (isRendered) render();
  };
  if (element.hasAttribute('debug')) {
    import('./debugLog.ts').then(
      ({ logChanges }) => logChanges?.({ element, visit, router, gone: gone.signal }, console.info),
      () => {},
    );
  }
  const root = createRoot(box);
  let { messages, action } = settings;
  let problem: string | null = null;
  const checkMessages = (given: unknown): void => {
    import('./pageMessages.ts').then(
      ({ pageMessagesProblem }) => {
        // The page may have set others meanwhile, or none.
        if (given !== messages) return;
        const found = pageMessagesProblem?.(given) ?? null;
        if (found && found !== problem && !gone.signal.aborted) warn(found);
        problem = found;
      },
      // Without it, the words are the same.
      () => {},
    );
  };
  let isRendered = false;
  let translation: Messages | null | undefined;
  const { lang } = element;
  const translated =
    lang &&
    !/^en\b/i.test(lang) &&
    import('./translation.ts')
      .then(({ loadTranslation }) => loadTranslation?.(lang))
      .then(
        (found) => {
          translation = found;
          if (isRendered && !gone.signal.aborted) render();
        },
        // Without it, the words stay English.
        () => {},
      );
  const render = (): void => {
    isRendered = true;
    const own = givenMessages(messages);
    const words = createWords({ ...translation, ...own });
    const checked = messages;
    if (typeof checked === 'object' ? Object.keys(own).length > 0 : checked) afterPaint(() => checkMessages(checked));
    // The language and direction of the words, which may differ from the page's.
    box.lang = words.lang;
    box.dir = words.dir;
    root.render(
      <FrameContext value={frame}>
        <WordsContext value={words}>
          <VisitContext value={visit}>
            <PageActionContext value={action}>
              <ShareContext value={shared}>
                {offered}
                <RouterProvider router={router} />
              </ShareContext>
            </PageActionContext>
          </VisitContext>
        </WordsContext>
      </FrameContext>,
    );
  };
  // With the first screen loaded, React renders once instead of first an empty root. If it is late, React renders the
  // pending screen.
  const late = new Promise((resolve) => setTimeout(resolve, PENDING_MS));
  void Promise.race([Promise.all([router.load(), translated]), late]).then(() => {
    if (!gone.signal.aborted) render();
  });
  if (settings.shareUrl) void share(settings.shareUrl);
  return {
    // An unknown route has its own screen, so any text is accepted.
    navigate: (route) => router.navigate({ to: route as '/' }),
    reword(next) {
      messages = next;
      if (isRendered) render();
    },
    offer(next) {
      action = next;
      if (isRendered) render();
    },
    share: (url) => void share(url),
    async code() {
      const loaded = await loadAlong();
      if (!loaded && !gone.signal.aborted) throw new Error('Product Selector: the visit code could not be loaded.');
      return loaded?.current() ?? null;
    },
    restore: async (code) => (await loadAlong())?.restore(code) ?? false,
    stop() {
      gone.abort();
      arrival.end();
      stopColors();
      root.unmount();
      const { shadowRoot } = element;
      if (!shadowRoot) return;
      shadowRoot.replaceChildren();
      shadowRoot.adoptedStyleSheets = [];
    },
  };
}

/** The element's shadow root with the selector's styles; until the first render it shows the page's own content. */
function openShadow(element: HTMLElement): ShadowRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  adoptStyles(shadow, styles);
  if (!shadow.firstChild) shadow.append(document.createElement('slot'));
  return shadow;
}
