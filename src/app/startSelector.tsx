import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { createProvider } from '../provider/provider.ts';
import { FrameContext } from '../ui/Heading.tsx';
import { VisitContext } from '../visit/useVisit.ts';
import { createVisit } from '../visit/visit.ts';
import { createArrival } from './arrival.ts';
import { readHost } from './readHost.ts';
import { createAppRouter } from './router.tsx';
import { createSnapshotStore } from './snapshotStore.ts';

/** How a page has set a selector up. */
export interface Settings {
  /** The `host` attribute. */
  readonly host: string | null;
  /** Level of the main heading of a screen, 1 to 6. */
  readonly headingLevel: number;
  /** Tells this selector's saved visit from those of others on the page. */
  readonly name: string;
}

/** A selector that runs in an element. */
export interface RunningSelector {
  /** Goes to a route; an unknown one shows "Not Found". */
  navigate(route: string): Promise<void>;
  /** Takes everything out of the element again. */
  stop(): void;
}

/**
 * Starts one selector: its own provider, visit, router and listeners.
 * @param element dispatches the selector's events, and is its scroll box when the page gives it a height
 * @param shadow is drawn into
 */
export function startSelector(element: HTMLElement, shadow: ShadowRoot, settings: Settings): RunningSelector {
  const visit = createVisit(createSnapshotStore(settings.name));
  // Ends the calls that are under way when the selector is taken out; that they failed is then nobody's concern.
  const gone = new AbortController();
  const provider = createProvider({
    host: readHost(settings.host, window.location, console),
    fetch: (url, { signal, ...init }) =>
      window.fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, gone.signal]) : gone.signal }),
    log: {
      error: (...parts) => gone.signal.aborted || console.error(...parts),
      warn: (...parts) => gone.signal.aborted || console.warn(...parts),
    },
    now: Date.now,
  });
  const announce = (): void => {
    element.dispatchEvent(new CustomEvent('onNextPage', { detail: 'onboarding', bubbles: true, composed: true }));
  };
  const router = createAppRouter({ provider, visit, announce });
  const arrival = createArrival(element, () => {
    const { pathname } = router.state.location;
    // What is being looked at tells the stops of /product apart; any other screen is one stop, wherever one comes from.
    return pathname === '/product' ? `${pathname} ${visit.get().at}` : pathname;
  });
  const frame = { headingLevel: settings.headingLevel, arrive: arrival.arrive };
  const box = document.createElement('div');
  box.className = 'root';
  // Every word in it is English, whatever language the page is in and whichever way that is written.
  box.lang = 'en';
  box.dir = 'ltr';
  shadow.replaceChildren(box);
  const root = createRoot(box);
  root.render(
    <FrameContext value={frame}>
      <VisitContext value={visit}>
        <RouterProvider router={router} />
      </VisitContext>
    </FrameContext>,
  );
  return {
    // An unknown route is a case of its own with its own screen, so any text is let through.
    navigate: (route) => router.navigate({ to: route as '/' }),
    stop() {
      gone.abort();
      arrival.end();
      root.unmount();
      box.remove();
    },
  };
}
