import { type CSSProperties, memo, useState } from 'react';
import type { Drawing, Shape } from '../../drawing/shape.ts';

interface DrawingViewProps {
  readonly drawing: Drawing;
  /** The text alternative; without it the drawing is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/** A drawing in the selector's colours. */
export const DrawingView = memo(function DrawingView({ drawing, label, className = '' }: DrawingViewProps) {
  const { width, height, shapes } = drawing;
  const [first] = useState(drawing);
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
      {shapes.map((shape) => (
        // Air keeps its element when its strength changes.
        <Line key={`${shape.enters === 'air' || shape.look} ${shape.d}`} shape={shape} moves={drawing !== first} />
      ))}
    </svg>
  );
});

/** One path. It moves in only if it came after the first drawing. */
function Line({ shape: { look, d, enters, turn }, moves }: { readonly shape: Shape; readonly moves: boolean }) {
  const [enteredLate] = useState(moves);
  // Paper only covers things behind, at once.
  if (!enteredLate || !enters || look === 'paper') return <path className={`draw-${look}`} d={d} />;
  return (
    <path
      className={`draw-${look} enters-${enters}`}
      style={turn ? ({ '--_turn': turn } as CSSProperties) : undefined}
      pathLength={enters === 'duct' ? 1 : undefined}
      d={d}
    />
  );
}
