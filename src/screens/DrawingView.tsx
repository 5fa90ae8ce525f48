import { memo } from 'react';
import type { Drawing } from '../drawing/shape.ts';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative; without it the drawing is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/** A drawing in the selector's colours. */
export const DrawingView = memo(function DrawingView({ drawing, label, className = '' }: DrawingViewProps) {
  const { width, height, shapes } = drawing;
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
});
