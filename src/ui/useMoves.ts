import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { MAX_WAIT_MS } from './afterPaint.ts';
import { inWindow, rememberPicture } from './useTravel.ts';

/** Elements that move are named by `data-moves`, numbers that roll by `data-counts`; names are unique in a screen. */
const MOVES = '[data-moves]:not([inert])';
const COUNTS = '[data-counts]:not(.ahead *)';
const TIMING = { duration: 200, easing: 'ease-out' };

interface Before {
  readonly top: number;
  readonly moves: ReadonlyMap<string | undefined, readonly [element: HTMLElement, box: DOMRect]>;
  readonly counts: ReadonlyMap<string | undefined, string | null>;
}

/**
 * Animates the effect of a press on a screen: elements that stay slide to their new places, those that leave fade, numbers
 * roll. No press waits for it: everything is in its new place first, and the next press cancels running animations.
 */
export function useMoves() {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Before | null>(null);
  const running = useRef<readonly Animation[]>([]);
  const isSeen = useRef(false);
  const forgets = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = ({ target }: SyntheticEvent): void => {
    const root = ref.current;
    // A press is a click, and perhaps a change.
    if (!root || isSeen.current) return;
    isSeen.current = true;
    setTimeout(() => {
      isSeen.current = false;
    });
    const moves = all(root, MOVES);
    // A question has nothing to measure, so its press needs no style and no layout before the browser paints it.
    if (moves.length > 0 && !mayMove(root)) return;
    if (moves.length > 0) rememberPicture(target as Element);
    before.current = {
      top: moves.length > 0 ? topOf(root) : 0,
      moves: new Map(moves.map((one) => [one.dataset.moves, [one, one.getBoundingClientRect()]])),
      counts: new Map(all(root, COUNTS).map((one) => [one.dataset.counts, one.textContent])),
    };
    // The effect of a press appears soon after the next paint; a later change has another cause.
    clearTimeout(forgets.current);
    forgets.current = setTimeout(() => {
      before.current = null;
    }, MAX_WAIT_MS);
  };
  useLayoutEffect(() => {
    if (!ref.current || !before.current || !mayMove(ref.current)) return;
    for (const animation of running.current) animation.cancel();
    running.current = [...roll(ref.current, before.current), ...move(ref.current, before.current)];
    before.current = null;
    isSeen.current = false;
  });
  return { ref, onClickCapture: look, onChangeCapture: look };
}

/** A larger number comes up from below, a smaller one comes down. */
function roll(root: HTMLElement, { counts }: Before): readonly Animation[] {
  return all(root, COUNTS).flatMap((count) => {
    const old = counts.get(count.dataset.counts);
    if (old === undefined || old === count.textContent) return [];
    const from = digits(old) > digits(count.textContent) ? '-50%' : '50%';
    return count.animate({ opacity: [0, 1], transform: [`translateY(${from})`, 'none'] }, TIMING);
  });
}

function move(root: HTMLElement, { top, moves }: Before): readonly Animation[] {
  const now = moves.size > 0 ? all(root, MOVES) : [];
  // A screen that scrolls doesn't move as well.
  if (now.length === 0 || Math.abs(topOf(root) - top) > 1) return [];
  const names = new Set(now.map(({ dataset }) => dataset.moves));
  const boxes = now.map((element) => [element, element.getBoundingClientRect()] as const);
  const stay = boxes.flatMap(([element, box]) => {
    const [, old] = moves.get(element.dataset.moves) ?? [];
    if (!inWindow(box) || (old?.left === box.left && old.top === box.top)) return [];
    if (!old && isCell(element)) return [];
    const from = old && inWindow(old) ? { transform: [shift(old, box), 'none'] } : { opacity: [0, 1] };
    return element.animate(from, TIMING);
  });
  const leave = [...moves].flatMap(([name, [element, box]]) =>
    names.has(name) || element.isConnected || !inWindow(box) || isCell(element) ? [] : fade(root, element, box),
  );
  return [...stay, ...leave];
}

/** Shows a removed element over its old place until it has faded. It can't be reached. */
function fade(root: Element, element: HTMLElement, old: DOMRect): Animation {
  element.inert = true;
  element.ariaHidden = 'true';
  element.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${old.width}px;block-size:${old.height}px`;
  root.append(element);
  const place = shift(old, element.getBoundingClientRect());
  const animation = element.animate({ opacity: [1, 0], transform: [place, place] }, TIMING);
  animation.onfinish = animation.oncancel = () => element.remove();
  return animation;
}

/** False if the visitor prefers reduced motion. */
const mayMove = (root: Element): boolean => getComputedStyle(root).getPropertyValue('--_moves') !== '';
/** Cells of a table appear and disappear immediately: the columns close up over a removed one, and names never cross. */
const isCell = (element: HTMLElement): boolean => element.matches('th, td');
const all = (root: Element, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
const digits = (count: string | null): number => Number(count?.replace(/\D/g, ''));
const topOf = (root: Element): number => root.getBoundingClientRect().top;
const shift = (from: DOMRect, to: DOMRect): string => `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
