import { useDeferredValue } from 'react';
import type { Drawing, Shape } from '../drawing/shape.ts';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative; without it the drawing is decorative. */
  readonly label?: string;
  readonly className?: string;
}

const NONE: readonly Shape[] = [];

/** A drawing in the selector's colours. Its space is reserved, and its lines render after the words around it. */
export function DrawingView({ drawing, label, className = '' }: DrawingViewProps) {
  const { width, height } = drawing;
  const shapes = useDeferredValue(drawing.shapes, NONE);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden; a title would also be a tooltip.
    <svg
      className={`drawing ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...naming}
    >
      {shapes.map(({ look, d }) => (
        <path key={`${look} ${d}`} className={`draw-${look}`} d={d} />
      ))}
    </svg>
  );
}
