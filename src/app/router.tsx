import { createMemoryHistory, createRouter, Outlet, useRouter } from '@tanstack/react-router';
import type { Api } from '../api/api.ts';
import { type Catalogue, createCatalogue } from '../api/catalogue.ts';
import { NotFoundScreen } from '../screens/NotFoundScreen.tsx';
import { PendingScreen } from '../screens/PendingScreen.tsx';
import { ProblemScreen } from '../screens/ProblemScreen.tsx';
import type { Visit } from '../visit/visit.ts';
import type { Place } from '../visit/visitState.ts';
import { lazyScreen } from './lazyScreen.ts';
import * as limits from './limits.ts';
import { createQuestionLoader, loadEngine } from './loadQuestions.ts';
import { createRootRouteWithContext, createRoute } from './plainRoutes.ts';

export interface AppContext {
  readonly api: Api;
  readonly visit: Visit;
  /** Tells the page that `/product` was entered and that both of its loads have ended. */
  readonly announce: () => void;
  /** When the element was in the page, by `performance.now()`. */
  readonly begun: number;
}

/** One root, three routes, no parameters; each screen is loaded on demand (specification, section 2). */
function createRoutes({ api, visit, announce, begun }: AppContext) {
  let initialData: ReturnType<Api['initialData']> = Promise.resolve(null);
  let announcementDue = false;
  const loadQuestions = createQuestionLoader(begun);
  const catalogue: Catalogue = createCatalogue(api, async (products) => (await loadEngine()).createMatcher(products));

  const requestInitialData = (): void => {
    initialData = api.initialData();
  };
  // A promise: the nonce is null when the request fails, and no screen has to wait to know which.
  const nonce = (): Promise<string | null> => initialData.then((data) => data?.nonce ?? null);
  const stayAt = (place: Place): void => visit.update((state) => ({ ...state, place }));

  const root = createRootRouteWithContext<AppContext>()({
    beforeLoad: ({ cause }) => {
      if (cause === 'enter') requestInitialData();
      return { nonce: nonce() };
    },
    component: Outlet,
  });

  const landing = createRoute({
    getParentRoute: () => root,
    path: '/',
    loader: () => {
      requestInitialData();
      return { nonce: nonce() };
    },
    component: lazyScreen(() => import('./LandingRoute.tsx'), 'LandingRoute'),
  });

  const productScreen = lazyScreen(() => import('./ProductRoute.tsx'), 'ProductRoute');
  const product = createRoute({
    getParentRoute: () => root,
    path: '/product',
    context: () => ({
      /** Announces an entry once, however often the screen asks. */
      announceEntry() {
        if (announcementDue) announce();
        announcementDue = false;
      },
    }),
    loader: async () => {
      // The screen too: the router shows no pending screen while one that was preloaded waits for its component alone.
      const [{ settled }, loaded] = await Promise.all([loadQuestions(), catalogue.load(), productScreen.preload?.()]);
      visit.settle(settled);
      return loaded;
    },
    // A catalogue that could not be preloaded, or is the fallback, is asked for again when the visitor comes, however soon.
    shouldReload: ({ preload }) => {
      const { state } = catalogue;
      return preload || (state.status === 'ready' && state.asOf === null) ? undefined : true;
    },
    onEnter: () => {
      announcementDue = true;
      stayAt('/product');
    },
    pendingComponent: () => <PendingScreen coming="question" />,
    component: productScreen,
  });

  const result = createRoute({
    getParentRoute: () => root,
    path: '/result',
    loader: async () => {
      const { settled } = await loadEngine();
      visit.settle(settled);
      // A visitor who comes back after a reload may be here first; otherwise there is the catalogue of /product.
      return catalogue.state.status === 'ready' ? catalogue.state : catalogue.load();
    },
    onEnter: () => stayAt('/result'),
    pendingComponent: () => <PendingScreen coming="system" />,
    component: lazyScreen(() => import('./ResultRoute.tsx'), 'ResultRoute'),
  });

  return root.addChildren([landing, product, result]);
}

/** What the visitor has tried again in vain, by the router it happened in. */
const inVain = new WeakMap<object, string>();

function Problem({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const retry = (): void => {
    // A browser may remember that a file could not be fetched or read, until the page is loaded anew.
    if (inVain.get(router) === String(error) && router.options.context.visit.survivesReload()) window.location.reload();
    inVain.set(router, String(error));
    void router.invalidate();
  };
  return <ProblemScreen error={error} onRetry={retry} />;
}

function NotFound() {
  const router = useRouter();
  return <NotFoundScreen onHome={() => void router.navigate({ to: '/' })} />;
}

/** The router of one selector: its own history, beginning at "/", and nothing shared with the page. */
export function createAppRouter(context: AppContext) {
  const router = leavingNoGlobal(() =>
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
  // Set after creation, where it only keeps the router from scrolling the page to its top after each navigation;
  // as a creation option it would also take over the page's own scroll restoration.
  router.options.scrollRestoration = () => false;
  // The router drops what has expired when it leaves a screen; this also holds for a visitor who stayed on one longer.
  router.subscribe('onBeforeNavigate', () => {
    router.clearCache({ filter: ({ updatedAt }) => Date.now() - updatedAt >= limits.CACHE_LIFETIME_MS });
  });
  return router;
}

/** The router writes itself to `self.__TSR_ROUTER__`, where a page's own router may stand. */
function leavingNoGlobal<Made>(make: () => Made): Made {
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
