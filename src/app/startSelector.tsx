import { createRoot } from 'react-dom/client';
import { createApi } from '../api/api.ts';
import { type CatalogueStore, createCatalogue } from '../api/catalogue.ts';
import type { InitialData } from '../api/initialData.ts';
import type { SelectorElement } from '../attributes.ts';
import type { CatalogueState, ReadyCatalogue } from '../matching/catalogueState.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import type { Frame } from '../ui/Heading.tsx';
import { loadExport } from '../ui/loadExport.ts';
import type { SnapshotStore } from '../visit/snapshot.ts';
import { createVisit, type Visit } from '../visit/visit.ts';
import { begin, type Place } from '../visit/visitState.ts';
import { createArrival } from './arrival.ts';
import type { Begun, RunningSelector, StartSettings } from './begun.ts';
import type { FollowedTab } from './followTab.ts';
import { INITIAL_PATH, PENDING_MS } from './limits.ts';
import { type Engine, loadEngine } from './loadQuestions.ts';
import type { Core } from './part.ts';
import { warn } from './reportProblem.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { createParts } from './runParts.ts';
import { Selector } from './Selector.tsx';
import { createSettings, type SettingsStore } from './settings.ts';
import { createSnapshotStore } from './snapshotStore.ts';
import { createTeller } from './teller.ts';

/**
 * Starts the program of one selector, with a separate visit, router and listeners.
 * @param element holds the shadow root, dispatches the events, and is the scroll box if the page gives it a height
 */
export function startSelector(element: SelectorElement, start: StartSettings, begun: Begun): RunningSelector {
  const { gone, view, network, initialData } = begun;
  const { rest } = network;
  const api = createApi(network, begun.initialCalls, begun.products);
  const { ofVisit, ...stores } = createStores(start.name);
  const teller = createTeller(element, () => router.history.location.pathname);
  const visit = createVisit(ofVisit, teller.notify, afterPaint);
  // Loads before the first render, because *Start* waits for it. A screen that needs it reports a failure.
  const engine = loadEngine().catch(() => null);
  const catalogue = createCatalogue(api, async (products) => {
    const loaded = await loadEngine().catch(() => null);
    return loaded?.createMatcher(products) ?? null;
  });
  const settings = createSettings(start);
  const heard = createHearing();
  const isHere = (): boolean => element.isConnected;
  const shareUrl = (): string => String(element.shareUrl ?? '');
  const listPartsReady = (): Promise<void> => Promise.race([parts.startForList(), late(PENDING_MS)]);
  const router = createAppRouter({
    api,
    initialData,
    catalogue,
    visit,
    announce: teller.entry,
    hear: heard.hear,
    startedAt: start.startedAt,
    isHere,
    shareUrl,
    partsReady: () => Promise.race([startParts(), late(PENDING_MS)]),
    listPartsReady,
  });
  teller.follow(router);
  const core: Core = {
    ...{ element, box: view.box, visit, api, rest, name: start.name, gone: gone.signal, isHere, shareUrl, warn },
    ...routesFor(router, catalogue, listPartsReady),
    ...stores,
    reword: (reworded) => settings.set({ reworded }),
    ...{ onInitialData: heard.listen, redraw: () => parts.redraw() },
    hasAddedStep: () => settings.get().parts.some(({ addedStep }) => addedStep !== undefined),
  };
  const parts = createParts(core, (shown) => settings.set({ parts: shown }));
  /** Parts are not needed before the questions, nor without them. */
  const startParts = async (): Promise<void> => {
    if (await engine) await parts.start();
  };
  const tab = followTabWith(engine, core);
  void startParts();
  const arrival = createArrival(element, () => stopOf(router, visit), begun.isShown ? INITIAL_PATH : null);
  let isReady = begun.isShown;
  const frame: Omit<Frame, 'headingLevel'> = {
    arrive(heading) {
      begun.takeOver();
      arrival.arrive(heading);
      parts.tell((part) => part.arrived?.());
      if (!isReady) visit.notify('selector-ready', null);
      isReady = true;
    },
    adopt: view.adopt,
  };
  if (begun.started !== null) {
    if (begun.started) visit.setPostcode(begun.started);
    visit.update(begin);
    void router.navigate({ to: '/product' });
  }
  if (start.isUnderWay) {
    visit.resume();
    void router.navigate({ to: visit.get().place ?? INITIAL_PATH });
  }
  const root = createRoot(view.box);
  // With the first screen loaded, React renders once instead of first an empty root. If it is late, React renders the
  // pending screen, unless the written screen stands, which says so itself and gives way to a whole one.
  const waitsForParts = begun.isShown && begun.started === null;
  const loaded = Promise.all([router.load(), translate(element, settings), waitsForParts && startParts()]);
  void (begun.isShown ? loaded : Promise.race([loaded, late(PENDING_MS)])).then(() => {
    if (gone.signal.aborted) return;
    root.render(
      <Selector settings={settings} frame={frame} visit={visit} router={router} box={view.box} warn={warn} />,
    );
  });
  const isUnderWay = (): boolean => router.state.location.pathname !== INITIAL_PATH;
  return {
    rest,
    // An unknown route has its own screen, so any text is accepted.
    navigate(route) {
      visit.flush();
      return router.navigate({ to: route as '/' });
    },
    change: settings.set,
    attributeChanged(name) {
      if (name === 'lang') void translate(element, settings);
      else parts.tell((part) => part.attributeChanged?.(name));
    },
    call: async (method, ...given) => (await parts.method(method))?.(...given),
    leave: tab.leave,
    comeBack() {
      view.readopt();
      tab.comeBack();
    },
    isNew: () => !isUnderWay() && isEmpty(visit),
    isUnderWay,
    stop() {
      visit.flush();
      gone.abort();
      arrival.end();
      root.unmount();
      view.remove();
    },
  };
}

const isEmpty = (visit: Visit): boolean => !visit.earlier() && Object.keys(visit.get().answers).length === 0;

const late = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One selector's texts in the tab's storage. Those that go with the visit are cleared with it. */
function createStores(selector: string) {
  const visit = createSnapshotStore(selector);
  const store = (name: string): SnapshotStore => createSnapshotStore(`${selector}:${name}`);
  const going: SnapshotStore[] = [visit];
  return {
    ofVisit: {
      ...visit,
      clear() {
        for (const one of going) one.clear();
      },
    },
    store,
    visitStore(name: string): SnapshotStore {
      const one = store(name);
      going.push(one);
      return one;
    },
  };
}

/** Passes on each initial data; a new listener receives the last one immediately. */
function createHearing() {
  const listeners = new Set<(data: InitialData) => void>();
  let last: InitialData | null = null;
  return {
    hear(data: InitialData | null) {
      if (!data) return;
      last = data;
      for (const listener of listeners) listener(data);
    },
    listen(listener: (data: InitialData) => void) {
      listeners.add(listener);
      if (last) listener(last);
    },
  };
}

/** The parts' access to the screens and the catalogue. */
function routesFor(router: AppRouter, catalogue: CatalogueStore, listPartsReady: () => Promise<void>) {
  const ready = (loaded: CatalogueState): ReadyCatalogue | null => (loaded.status === 'ready' ? loaded : null);
  return {
    catalogue: () => ready(catalogue.state),
    async loadCatalogue() {
      await Promise.all([router.preloadRoute({ to: '/product' }), listPartsReady()]);
      return ready(catalogue.state);
    },
    route: () => router.history.location.pathname,
    goTo: (to: Place | '/') => router.navigate({ to }),
    onRoute(listener: (route: string) => void) {
      router.subscribe('onResolved', ({ toLocation }) => listener(toLocation.pathname));
    },
  };
}

/** Follows the tab once the engine has loaded; until then, only this visit is saved. */
function followTabWith(engine: Promise<Engine | null>, core: Core): FollowedTab {
  let tab: FollowedTab | null = null;
  void engine.then((loaded) => {
    if (!loaded || core.gone.aborted) return;
    loaded.guardSelector(core.box, core.gone);
    tab = loaded.followTab(core);
  });
  return { leave: () => (tab ? tab.leave() : core.visit.flush()), comeBack: () => tab?.comeBack() };
}

/** The visitor's current stop: each step of `/product` is one, the models of a way too, and so is any other screen. */
function stopOf(router: AppRouter, visit: Visit): string {
  const { pathname } = router.state.location;
  const { at, way } = visit.get();
  return pathname === '/product' ? `${pathname} ${at} ${way}` : pathname;
}

/** Loads the bundled words in the page's language. Without them, the words are English. */
async function translate(element: HTMLElement, settings: SettingsStore): Promise<void> {
  const { lang } = element;
  const load =
    !lang || /^en\b/i.test(lang) ? null : await loadExport(() => import('./translation.ts'), 'translationFor');
  const translation = (await load?.(lang, settings.get().messages).catch(() => null)) ?? null;
  // The page may have changed it meanwhile.
  if (lang === element.lang) settings.set({ translation });
}
