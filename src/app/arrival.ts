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

/** How far below the edge of a box a heading is put that had to be brought into sight, in pixels. */
const ROOM_ABOVE = 16;

/**
 * Scrolls no more than it takes: first the boxes that the heading stands in and cannot be seen in, then the window. The
 * window is left to the browser, which knows what the page keeps free at its edges.
 */
function bringIntoView(heading: HTMLElement): void {
  for (const box of scrollBoxesAround(heading)) {
    const edge = box.getBoundingClientRect();
    const { top, bottom } = heading.getBoundingClientRect();
    // At once, so that the next box out sees where the heading is then.
    if (top < edge.top || bottom > edge.bottom) {
      box.scrollBy({ top: top - edge.top - ROOM_ABOVE, behavior: 'instant' });
    }
  }
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) heading.scrollIntoView({ block: 'start' });
}

/** The elements that scroll around one, innermost first, across shadow roots; without the one that stands for the window. */
function scrollBoxesAround(inner: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node: Node | null = inner; node; node = outwards(node)) {
    if (!(node instanceof Element) || node === document.documentElement) continue;
    if (node.scrollHeight > node.clientHeight && /auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) {
      found.push(node);
    }
  }
  return found;
}

function outwards(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
