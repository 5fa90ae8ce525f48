import type * as reactRouter from '@tanstack/react-router';
import { createMemoryHistory, createRouter, Outlet, useRouter } from '@tanstack/react-router';
import { BaseRootRoute, BaseRoute } from '@tanstack/router-core';
import { useEffect } from 'react';
import type { Api } from '../api/api.ts';
import type { CatalogueStore } from '../api/catalogue.ts';
import { type InitialData, loadReader } from '../api/initialData.ts';
import { NotFoundScreen } from '../screens/frame/NotFoundScreen.tsx';
import { PendingScreen } from '../screens/frame/PendingScreen.tsx';
import { ProblemScreen } from '../screens/frame/ProblemScreen.tsx';
import type { Visit } from '../visit/visit.ts';
import type { Place } from '../visit/visitState.ts';
import { lazyScreen } from './lazyScreen.ts';
import * as limits from './limits.ts';
import { createQuestionLoader, loadEngine } from './loadQuestions.ts';
import { useResume } from './useResume.ts';

/**
 * The router's own routes, without the link and the hooks that its React package adds to each. The selector has no
 * links, since its routes are not addresses of the page, and imports the hooks separately. Saves 1.8 kB of the first
 * load.
 */
const createRoute = ((options: never) => new BaseRoute(options)) as unknown as typeof reactRouter.createRoute;
const createRootRouteWithContext = (() => (options: never) =>
  new BaseRootRoute(options)) as unknown as typeof reactRouter.createRootRouteWithContext;

export interface AppContext {
  readonly api: Api;
  /** The initial data that was asked for when the element entered the page. */
  readonly initialData: Promise<InitialData | null>;
  readonly catalogue: CatalogueStore;
  readonly visit: Visit;
  /** Tells the page that the visitor entered `/product` and that both of its loads have ended. */
  readonly announce: () => void;
  /** Receives the initial data of each reply from the provider. */
  readonly hear: (data: InitialData | null) => void;
  /** When the element entered the page, by `performance.now()`. */
  readonly startedAt: number;
  /** False while the element is out of the page. */
  readonly isHere: () => boolean;
  /** The base of links to the visit; empty without links. */
  readonly shareUrl: () => string;
  /** Starts the parts; resolves when they run, or are late: no screen waits for one that hangs. */
  readonly partsReady: () => Promise<void>;
  /** The same with the parts that are first seen on the list. */
  readonly listPartsReady: () => Promise<void>;
}

/**
 * The call for the initial data: the one that was made on entry, until the visitor leaves the landing screen. Then each visit to
 * it calls again.
 */
function createEntryCall({ api, initialData, hear }: Pick<AppContext, 'api' | 'initialData' | 'hear'>) {
  let isFirst = true;
  let call = initialData;
  return {
    make(): void {
      if (!isFirst) call = api.initialData();
      void call.then(hear);
    },
    leave(): void {
      isFirst = false;
    },
    /** A promise, so that no screen waits for it; null if the request fails. */
    nonce: (): Promise<string | null> => call.then((data) => data?.nonce ?? null),
  };
}

/** The file of a screen that needs the products. Without their reader it counts as missing, too. */
const withReader = async <File,>(file: Promise<File>): Promise<File> => (await Promise.all([file, loadReader()]))[0];

/** One root, three routes, no parameters; each screen is loaded on demand (specification, section 2). */
function createRoutes(context: AppContext) {
  const { catalogue, visit, announce, startedAt, isHere, partsReady, listPartsReady } = context;
  const entryCall = createEntryCall(context);
  let announcementDue = false;
  const loadQuestions = createQuestionLoader(startedAt);

  const stayAt = (place: Place): void => {
    // A visitor who pressed *Start* early never was on the landing screen.
    entryCall.leave();
    visit.update((state) => ({ ...state, place }));
  };

  const root = createRootRouteWithContext<AppContext>()({
    beforeLoad: ({ cause }) => {
      if (cause === 'enter') entryCall.make();
      return { nonce: entryCall.nonce() };
    },
    component: Outlet,
  });

  const landing = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      entryCall.make();
      return { nonce: entryCall.nonce() };
    },
    onLeave: entryCall.leave,
    component: lazyScreen(() => import('./LandingRoute.tsx'), 'LandingRoute', isHere),
  });

  const productScreen = lazyScreen(() => withReader(import('./ProductRoute.tsx')), 'ProductRoute', isHere);
  const list = lazyScreen(() => import('../screens/list/MatchesStep.tsx'), 'MatchesStep', isHere, listPartsReady);
  const product = createRoute({
    getParentRoute: () => root,
    path: '/product',
    context: () => ({
      /** Loads while the visitor answers. */
      list,
      /** Announces an entry once, even if the screen renders again. */
      announceEntry() {
        if (announcementDue) announce();
        announcementDue = false;
      },
    }),
    loader: async () => {
      // Loads the screen too: the router shows no pending screen for a preloaded route that waits only for its
      // component.
      const [engine, loaded] = await Promise.all([
        loadQuestions(),
        catalogue.load(),
        productScreen.preload?.(),
        visit.get().at === 'matches' && list.preload?.(),
        partsReady(),
      ]);
      if (engine) visit.settle(engine.settled);
      return loaded;
    },
    // A failed preload, or the fallback, loads again when the visitor arrives, even if it is fresh.
    shouldReload: ({ preload }) => {
      const { state } = catalogue;
      return preload || (state.status === 'ready' && state.asOf === null) ? undefined : true;
    },
    onEnter: () => {
      announcementDue = true;
      stayAt('/product');
    },
    pendingComponent: () => <PendingScreen next={visit.get().at === 'matches' ? 'list' : 'question'} />,
    component: productScreen,
  });

  const result = createRoute({
    getParentRoute: () => root,
    path: '/result',
    loader: async () => {
      const [engine] = await Promise.all([loadEngine().catch(() => null), partsReady()]);
      if (engine) visit.settle(engine.settled);
      // After a reload a visitor may arrive here first; otherwise /product has loaded the catalogue.
      return catalogue.state.status === 'ready' ? catalogue.state : catalogue.load();
    },
    onEnter: () => stayAt('/result'),
    pendingComponent: () => <PendingScreen next="system" />,
    component: lazyScreen(() => withReader(import('./ResultRoute.tsx')), 'ResultRoute', isHere, listPartsReady),
  });

  // Not an array: the router takes `Object.values` of it, and an old library's arrays have extra ones.
  return root.addChildren({ landing, product, result });
}

/** The route that a visitor retried last, by router. */
const lastRetried = new WeakMap<object, string>();

function Problem({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const { visit } = router.options.context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each error is told.
  useEffect(() => visit.notify('selector-failed', { what: 'screen' }), [error]);
  const retry = (): void => {
    const { pathname } = router.state.location;
    // A browser may remember a failed file until the page reloads.
    if (lastRetried.get(router) === pathname && visit.survivesReload()) window.location.reload();
    lastRetried.set(router, pathname);
    void router.invalidate();
  };
  return <ProblemScreen error={error} onRetry={retry} />;
}

function NotFound() {
  const router = useRouter();
  const resume = useResume();
  return <NotFoundScreen onHome={() => void router.navigate({ to: '/' })} onResume={resume} />;
}

/** One selector's router: a separate history that begins at "/", and nothing shared with the page. */
export function createAppRouter(context: AppContext) {
  const router = withoutGlobal(() =>
    createRouter({
      routeTree: createRoutes(context),
      history: createMemoryHistory({ initialEntries: [limits.INITIAL_PATH] }),
      context,
      defaultPendingMs: limits.PENDING_MS,
      defaultPendingMinMs: limits.PENDING_MIN_MS,
      defaultPreloadDelay: limits.PRELOAD_DELAY_MS,
      defaultPreloadStaleTime: limits.PRELOAD_STALE_MS,
      defaultGcTime: limits.CACHE_LIFETIME_MS,
      defaultPreloadGcTime: limits.CACHE_LIFETIME_MS,
      defaultPendingComponent: PendingScreen,
      defaultErrorComponent: Problem,
      defaultNotFoundComponent: NotFound,
    }),
  );
  // Set after creation, so that the router doesn't scroll the page to its top after each navigation; as a creation
  // option it would also replace the page's own scroll restoration.
  router.options.scrollRestoration = () => false;
  // The router only drops expired data when it leaves a screen; data may also expire while a visitor stays on one.
  router.subscribe('onBeforeNavigate', () => {
    router.clearCache({ filter: ({ updatedAt }) => Date.now() - updatedAt >= limits.CACHE_LIFETIME_MS });
  });
  return router;
}

/** The router sets `self.__TSR_ROUTER__`, which may be the page's own router. */
function withoutGlobal<Made>(make: () => Made): Made {
  const before = Object.getOwnPropertyDescriptor(self, '__TSR_ROUTER__');
  const made = make();
  if (before) Object.defineProperty(self, '__TSR_ROUTER__', before);
  else Reflect.deleteProperty(self, '__TSR_ROUTER__');
  return made;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
