import { SCROLL_SAVE_MS } from './limits.ts';

/** What happens when a screen or step comes up: focus, and the scroll position of the selector's own box. */
export interface Arrival {
  arrive(heading: HTMLElement): void;
  /** Stops listening. */
  end(): void;
}

/**
 * After a step the focus moves to the new heading, so that a keyboard or a screen reader goes on from there; on first
 * paint it stays where the page has it. The page around is scrolled only when the heading would be out of sight.
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
  box.addEventListener('scroll', onScroll, { passive: true });

  return {
    arrive(heading) {
      const first = here === null;
      here = stop();
      clearTimeout(timer);
      timer = undefined;
      if (first) return;
      const saved = positions.get(here) ?? 0;
      box.scrollTop = saved;
      heading.focus({ preventScroll: true });
      if (saved === 0) bringIntoView(heading);
    },
    end() {
      clearTimeout(timer);
      box.removeEventListener('scroll', onScroll);
    },
  };
}

function bringIntoView(heading: HTMLElement): void {
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) heading.scrollIntoView({ block: 'start' });
}
