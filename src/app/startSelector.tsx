import { createRoot } from 'react-dom/client';
import { createApi, type InitialData } from '../api/api.ts';
import { createNetwork } from '../api/request.ts';
import { createSharedCalls } from '../api/sharedCalls.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import { FrameContext } from '../ui/Heading.tsx';
import { loadPart } from '../ui/loadPart.ts';
import { adoptStyles, dropStyles, readoptStyles } from '../ui/styleSheet.ts';
import styles from '../ui/styles.css?inline';
import { createVisit } from '../visit/visit.ts';
import type { Place } from '../visit/visitState.ts';
import { createArrival } from './arrival.ts';
import type { FollowedTab } from './followTab.ts';
import { guardEvents } from './guardEvents.ts';
import { INITIAL_PATH, PENDING_MS } from './limits.ts';
import { loadEngine } from './loadQuestions.ts';
import { reportProblem } from './reportProblem.ts';
import { pageAddress, restRoot } from './restRoot.ts';
import { createAppRouter } from './router.tsx';
import { Selector } from './Selector.tsx';
import { createSettings, type PageSettings } from './settings.ts';
import { createSnapshotStore } from './snapshotStore.ts';

type BackSteps = ReturnType<typeof import('./backSteps.ts').createBackSteps>;
type Insight = ReturnType<typeof import('./insight.tsx').startInsight>;
type TakeAlong = ReturnType<typeof import('./takeAlong.tsx').createTakeAlong>;

/** Shared by the selectors of a page: those of one provider share requests. */
const CALLS = createSharedCalls();

const warn = (line: string): void => console.warn(`Product Selector: ${line}`);

/** What a page says about its selector at the start. */
export interface StartSettings extends PageSettings {
  readonly host: string | null;
  readonly restUrl: string | null;
  /** Level of each screen's main heading, 1 to 6. */
  readonly headingLevel: number;
  /** Separates this selector's saved visit from those of others on the page. */
  readonly name: string;
  /** When the element entered the page, by `performance.now()`. */
  readonly begun: number;
}

export interface RunningSelector {
  /** Goes to a route; an unknown one shows "Not Found". */
  navigate(route: string): Promise<void>;
  /** Applies what the page has changed; the visit continues. */
  change(changed: Partial<PageSettings>): void;
  /** The visit as a code; null without an answer. Rejects if the code's program can't be loaded. */
  code(): Promise<string | null>;
  /** Offers the visit of a code to the visitor. False for anything that isn't a code, which the visitor is told. */
  restore(code: string): Promise<boolean>;
  /** The element is out of the page, and may come back. */
  leave(): void;
  /** The element is in the page again: its styles follow it, and the tab's newest visit takes over. */
  comeBack(): void;
  /** True while neither this visit nor an earlier one would be missed. */
  isNew(): boolean;
  /** Empties the element. */
  stop(): void;
}

/**
 * Starts one selector with a separate provider, visit, router and listeners.
 * @param element holds the shadow root, dispatches the events, and is the scroll box if the page gives it a height
 */
export function startSelector(element: HTMLElement, start: StartSettings): RunningSelector {
  const visit = createVisit(
    createSnapshotStore(start.name),
    (name, detail) => {
      // A copy, so that a listener can't change the visit.
      element.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail), bubbles: true, composed: true }));
    },
    afterPaint,
  );
  const gone = new AbortController();
  // Asked for before anything is drawn: *Start* waits for it. A screen that needs it reports a failure.
  const questions = loadEngine().catch(() => null);
  const rest = restRoot(start, pageAddress(), (address) =>
    reportProblem(({ addressProblem }) => addressProblem(address)),
  );
  const api = createApi({
    rest,
    ...createNetwork(),
    log: console,
    calls: CALLS,
    gone: gone.signal,
  });
  const announce = (): void => {
    visit.notify('onNextPage', 'onboarding');
    visit.notify('selector-started', 'onboarding');
  };
  let insight: Insight | null = null;
  let isHeard = false;
  /** Where the provider counts what visitors look for, the first initial data load what does it. */
  const hear = async (initialData: InitialData | null): Promise<void> => {
    const { insight: parts, nonce = '' } = initialData ?? {};
    if (isHeard || !parts) return;
    isHeard = true;
    const startInsight = await loadPart(() => import('./insight.tsx'), 'startInsight');
    if (gone.signal.aborted || !startInsight) return;
    insight = startInsight({ parts, nonce, rest, name: start.name, element, box, visit, gone: gone.signal });
    settings.set({ insight });
  };
  const onAsked = (): void => insight?.asked();
  const isHere = (): boolean => element.isConnected;
  const { begun, name } = start;
  const shareUrl = (): string | null => settings.get().shareUrl;
  const router = createAppRouter({ api, visit, announce, hear, onAsked, begun, rest, name, isHere, shareUrl });
  let tab: FollowedTab | null = null;
  void questions.then((engine) => {
    if (!engine || gone.signal.aborted) return;
    engine.keepClear(box, gone.signal);
    visit.subscribe(engine.reportReplaced);
    const goTo = (to: Place | '/'): void => void router.navigate({ to });
    tab = engine.followTab({ visit, route: () => router.state.location.pathname, goTo, name, gone: gone.signal });
  });
  const arrival = createArrival(element, () => {
    const { pathname } = router.state.location;
    const { at } = visit.get();
    // Each step of /product is a separate stop; any other screen is one stop.
    return pathname === '/product' ? `${pathname} ${at}` : pathname;
  });
  const frame = {
    headingLevel: start.headingLevel,
    arrive(heading: HTMLElement) {
      show();
      arrival.arrive(heading);
      backSteps?.arrived();
    },
    adopt: (css: string) => adoptStyles(openShadow(element), css),
  };
  const box = document.createElement('div');
  box.className = 'root';
  const outer = document.createElement('div');
  outer.className = 'outer';
  outer.append(box);
  guardEvents(outer);
  // The page's own content stays visible until a screen replaces it. A new element shows it without a shadow root,
  // which would cost the browser a second layout.
  if (element.shadowRoot) openShadow(element);
  let stopColors = (): void => {};
  const show = (): void => {
    if (outer.parentNode) return;
    const shadow = openShadow(element);
    shadow.replaceChildren(outer);
    // After the first paint, since most pages have readable colours. Without it, the page's colours stay uncorrected.
    afterPaint(async () => {
      if (element.offsetWidth === 0 && element.checkVisibility()) reportProblem(({ widthProblem }) => widthProblem());
      const watchColors = await loadPart(() => import('../ui/theme/watchColors.ts'), 'watchColors');
      if (watchColors && !gone.signal.aborted) stopColors = watchColors(box, shadow, warn);
    });
  };

  const settings = createSettings(start);
  let along: TakeAlong | null = null;
  /** Loads the visit code for pages that use it; null if that fails. */
  const loadAlong = async (): Promise<TakeAlong | null> => {
    const createTakeAlong = await loadPart(() => import('./takeAlong.tsx'), 'createTakeAlong');
    if (gone.signal.aborted || !createTakeAlong) return null;
    along ??= createTakeAlong({
      visit,
      router,
      gone: gone.signal,
      offer: (notice) => settings.set({ notice }),
      announce: (code) => visit.notify('selector-code', code),
      warn,
    });
    return along;
  };
  const share = async (): Promise<void> => {
    const url = shareUrl();
    const loaded = url === null ? null : await loadAlong();
    // The page may have changed it meanwhile.
    if (url !== shareUrl()) return;
    settings.set({ link: (url !== null && loaded?.linkFor(url)) || null });
  };
  let backSteps: BackSteps | null = null;
  const goesBack = (): boolean => isHere() && settings.get().back === 'steps';
  const goBackBySteps = async (): Promise<void> => {
    if (!goesBack()) return;
    const createBackSteps = await loadPart(() => import('./backSteps.ts'), 'createBackSteps');
    // Without it, Back leaves the page.
    if (!createBackSteps || gone.signal.aborted) return;
    backSteps ??= createBackSteps({ visit, router, name, gone: gone.signal, isOn: goesBack });
    // The page may have had them off meanwhile.
    backSteps.arrived();
  };
  // Nobody needs a link or a way back before the questions.
  void questions.then(goBackBySteps);
  void questions.then(share);
  const { lang } = element;
  const translated = async (): Promise<void> => {
    if (!lang || /^en\b/i.test(lang)) return;
    const load = await loadPart(() => import('./translation.ts'), 'loadTranslation');
    // Without it, the words stay English.
    const translation = await load?.(lang).catch(() => null);
    if (translation) settings.set({ translation });
  };
  if (element.hasAttribute('debug')) {
    void loadPart(() => import('./debugLog.ts'), 'logChanges').then((logChanges) =>
      logChanges?.({ element, visit, router, gone: gone.signal }, console.info),
    );
  }
  const root = createRoot(box);
  // With the first screen loaded, React renders once instead of first an empty root. If it is late, React renders the
  // pending screen.
  const late = new Promise((resolve) => setTimeout(resolve, PENDING_MS));
  void Promise.race([Promise.all([router.load(), translated()]), late]).then(() => {
    if (gone.signal.aborted) return;
    root.render(
      <FrameContext value={frame}>
        <Selector settings={settings} visit={visit} router={router} box={box} warn={warn} />
      </FrameContext>,
    );
  });
  return {
    // An unknown route has its own screen, so any text is accepted.
    navigate(route) {
      visit.flush();
      return router.navigate({ to: route as '/' });
    },
    change(changed) {
      settings.set(changed);
      if (changed.shareUrl !== undefined) void share();
      if (changed.back) void goBackBySteps();
    },
    async code() {
      visit.flush();
      const loaded = await loadAlong();
      if (!loaded && !gone.signal.aborted) throw new Error('Product Selector: the visit code could not be loaded.');
      return loaded?.current() ?? null;
    },
    restore: async (code) => (await loadAlong())?.restore(code) ?? false,
    leave: () => (tab ? tab.leave() : visit.flush()),
    comeBack() {
      if (element.shadowRoot) readoptStyles(element.shadowRoot);
      tab?.comeBack();
    },
    isNew: () =>
      router.state.location.pathname === INITIAL_PATH &&
      !visit.earlier() &&
      Object.keys(visit.get().answers).length === 0,
    stop() {
      visit.flush();
      gone.abort();
      arrival.end();
      stopColors();
      root.unmount();
      const { shadowRoot } = element;
      if (!shadowRoot) return;
      shadowRoot.replaceChildren();
      dropStyles(shadowRoot);
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
