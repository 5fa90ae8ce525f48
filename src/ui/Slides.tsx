import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';

export interface SlideWords {
  readonly previous: string;
  readonly next: string;
  position(at: number, of: number): string;
}

/** The index of the visible picture, and the functions that change it. */
export interface SlidesState {
  readonly at: number;
  readonly count: number;
  move(by: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Slides don't wrap around at the ends. */
export function useSlides(count: number): SlidesState {
  const [at, setAt] = useState(0);
  const move = (by: number): void => setAt(Math.min(Math.max(at + by, 0), count - 1));
  return {
    at,
    count,
    move,
    onKeyDown(event) {
      if (event.key === 'ArrowRight') move(onwards(event.currentTarget));
      if (event.key === 'ArrowLeft') move(-onwards(event.currentTarget));
    },
  };
}

/** A shorter swipe is a tap. */
const SWIPE_PX = 40;

interface SlidesProps {
  readonly pictures: readonly ReactNode[];
  readonly slides: SlidesState;
  readonly words: SlideWords;
}

/** Pictures to browse by button, arrow key or swipe. */
export function Slides({ pictures, slides, words }: SlidesProps) {
  const { at, count, move } = slides;
  const from = useRef<number | null>(null);
  const swipe = (event: PointerEvent): void => {
    if (from.current === null) return;
    const way = event.clientX - from.current;
    from.current = null;
    if (Math.abs(way) >= SWIPE_PX) move(way < 0 ? onwards(event.currentTarget) : -onwards(event.currentTarget));
  };
  return (
    <>
      <div
        className="slide"
        onPointerDown={(event) => {
          from.current = event.clientX;
        }}
        onPointerUp={swipe}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        {pictures[at]}
      </div>
      {count > 1 && (
        <div className="slides">
          <Button aria-disabled={at === 0} onClick={() => move(-1)}>
            {words.previous}
          </Button>
          <span role="status">{words.position(at + 1, count)}</span>
          <Button aria-disabled={at === count - 1} onClick={() => move(1)}>
            {words.next}
          </Button>
        </div>
      )}
    </>
  );
}

/** 1 for text from left to right, -1 for text from right to left. */
function onwards(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
