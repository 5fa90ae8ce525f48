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

/** How far below an edge something is put that had to be brought into sight, in pixels. */
const ROOM_ABOVE = 16;

/**
 * Brings the beginning of a step into sight, with what stands above its heading where both have room, otherwise the heading.
 * Scrolls no more than it takes: first the boxes around, then the window. Where the window ends is left to the browser,
 * which knows what the page keeps free at its edges; what the page has laid over it is looked for.
 */
function bringIntoView(heading: HTMLElement): void {
  const screen = screenOf(heading);
  const needed = heading.getBoundingClientRect().bottom - screen.getBoundingClientRect().top;
  const boxes = scrollBoxesAround(heading);
  const room = Math.min(window.innerHeight, ...boxes.map(({ clientHeight }) => clientHeight));
  const target = needed <= room ? screen : heading;
  for (const box of boxes) {
    const edge = box.getBoundingClientRect();
    const { top } = target.getBoundingClientRect();
    // At once, so that the next box out sees where the target is then.
    if (top < edge.top || heading.getBoundingClientRect().bottom > edge.bottom) {
      box.scrollBy({ top: top - edge.top - (target === heading ? ROOM_ABOVE : 0), behavior: 'instant' });
    }
  }
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (target.getBoundingClientRect().top < free || heading.getBoundingClientRect().bottom > window.innerHeight) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  const hidden = coveredBy(target);
  if (hidden > 0) window.scrollBy({ top: -hidden - ROOM_ABOVE, behavior: 'instant' });
}

/** The whole screen that a heading belongs to: what stands in the selector's root. */
function screenOf(heading: HTMLElement): HTMLElement {
  let screen = heading;
  while (screen.parentElement?.parentElement) screen = screen.parentElement;
  return screen;
}

/** How much of an element's beginning lies under something that the page keeps in place, in pixels. */
function coveredBy(target: Element): number {
  const { top, left, width } = target.getBoundingClientRect();
  let cover = document.elementFromPoint(left + width / 2, top + 1);
  const around = new Set<Node>();
  for (let node: Node | null = target; node; node = outwards(node)) around.add(node);
  while (cover && !around.has(cover)) {
    if (/fixed|sticky/.test(getComputedStyle(cover).position)) return cover.getBoundingClientRect().bottom - top;
    cover = cover.parentElement;
  }
  return 0;
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
