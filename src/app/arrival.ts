import { afterPaint } from '../ui/afterPaint.ts';
import { SCROLL_SAVE_MS } from './limits.ts';

/** What happens when a screen or step comes up: focus, and the scroll position of the selector's own box. */
export interface Arrival {
  arrive(heading: HTMLElement): void;
  /** Stops listening. */
  end(): void;
}

/**
 * After a step the focus moves to the new heading, so that a keyboard or a screen reader goes on from there; on first
 * paint it stays where the page has it. The page around is scrolled only when the beginning of the step would be out of sight.
 *
 * A page may give the element a height and let it scroll. The position in that box is saved for each stop, at most once
 * in 100 ms, and restored when the visitor comes back to the stop. The router's own scroll restoration is not used: it
 * belongs to a window, not to an element in somebody else's page.
 *
 * @param box the element that scrolls when the page has given it a height
 * @param stop names the stop the visitor is at
 */
export function createArrival(box: HTMLElement, stop: () => string): Arrival {
  const positions = new Map<string, number>();
  let scrolling: typeof import('./bringIntoView.ts').bringIntoView | undefined;
  let here: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = (): void => {
    if (here !== null) positions.set(here, box.scrollTop);
  };
  const onScroll = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      save();
    }, SCROLL_SAVE_MS);
  };
  // While the first screen is looked at, which needs no scrolling. Failing that, the next step asks for it again.
  const fetchScrolling = async (): Promise<void> => {
    scrolling = await import('./bringIntoView.ts').then(
      ({ bringIntoView }) => bringIntoView,
      () => undefined,
    );
  };
  box.addEventListener('scroll', onScroll, { passive: true });

  return {
    arrive(heading) {
      const first = here === null;
      here = stop();
      clearTimeout(timer);
      timer = undefined;
      if (!scrolling) afterPaint(() => void fetchScrolling());
      if (first) return;
      const saved = positions.get(here) ?? 0;
      box.scrollTop = saved;
      heading.focus({ preventScroll: true });
      if (saved === 0) scrolling?.(heading);
    },
    end() {
      clearTimeout(timer);
      box.removeEventListener('scroll', onScroll);
    },
  };
}
