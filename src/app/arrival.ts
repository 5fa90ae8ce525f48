import { afterPaint, inNextFrame } from '../ui/afterPaint.ts';
import { loadExport } from '../ui/loadExport.ts';
import { INITIAL_PATH, SCROLL_SAVE_MS } from './limits.ts';

/** Focus, and the scroll position of the selector's own box, when a screen or step appears. */
export interface Arrival {
  arrive(heading: HTMLElement): void;
  /** Stops listening. */
  end(): void;
}

/**
 * After a step, focus moves to the new heading, where the keyboard or a screen reader continues, unless a key has moved it
 * since; on first paint it doesn't move. The page scrolls only if the top of the step would be out of sight. The first step
 * after the landing screen, which the page may place anywhere, comes to the top of the window.
 *
 * A page may give the element a height and let it scroll. The position in that box is saved for each stop, at most once
 * in 100 ms, and restored when the visitor returns. The router's own scroll restoration controls the window, so it
 * can't be used in someone else's page.
 *
 * @param box the element, which scrolls if the page gives it a height
 * @param stop names the visitor's current stop
 * @param written the stop whose written screen stands; null without one
 */
export function createArrival(box: HTMLElement, stop: () => string, written: string | null): Arrival {
  const positions = new Map<string, number>();
  let scrolling: typeof import('./bringIntoView.ts').bringIntoView | null = null;
  let here: string | null = null;
  let hasScrolled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = (): void => {
    if (here !== null) positions.set(here, box.scrollTop);
  };
  const onScroll = (): void => {
    hasScrolled = true;
    timer ??= setTimeout(() => {
      timer = undefined;
      save();
    }, SCROLL_SAVE_MS);
  };
  // Loads while the visitor looks at the first screen, which needs no scrolling. If it fails, the next step retries.
  const fetchScrolling = async (): Promise<void> => {
    scrolling = await loadExport(() => import('./bringIntoView.ts'), 'bringIntoView');
  };
  box.addEventListener('scroll', onScroll, { passive: true });

  return {
    arrive(heading) {
      const before = here ?? (written === stop() ? null : written);
      here = stop();
      clearTimeout(timer);
      timer = undefined;
      if (!scrolling) afterPaint(() => void fetchScrolling());
      if (before === null) return;
      const focused = focusedBeside(heading);
      const saved = positions.get(here) ?? 0;
      const bring = (): void => {
        if (heading.isConnected) scrolling?.(heading, before === INITIAL_PATH);
      };
      inNextFrame(() => {
        if (hasScrolled) box.scrollTop = saved;
        // A key in the meantime may have moved it on.
        if ([null, focused].includes(focusedBeside(heading))) heading.focus({ preventScroll: true });
        // It had the focus between two steps.
        heading.closest('.root')?.removeAttribute('tabindex');
        if (saved !== 0) return;
        if (scrolling) bring();
        // A press may have brought both screens at once.
        else void fetchScrolling().then(bring);
      });
    },
    end() {
      clearTimeout(timer);
      box.removeEventListener('scroll', onScroll);
    },
  };
}

/** The focused element of the selector; null without one, and while the written screen is shown instead of the program's. */
function focusedBeside(heading: HTMLElement): Element | null {
  const root = heading.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : null;
}
