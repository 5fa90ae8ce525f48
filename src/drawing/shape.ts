/**
 * How a path is drawn. At most three colours: `ink` draws what is there, `dashed` what is not known, `faint` what stands
 * around it; `tint` and `half` fill with conditioned air, fully and weakly; `accent` and `mark` draw and fill what the
 * visitor controls; `paper` covers what is behind.
 */
export type Look = 'ink' | 'dashed' | 'faint' | 'tint' | 'half' | 'accent' | 'mark' | 'paper';

export interface Shape {
  readonly look: Look;
  /** An SVG path. */
  readonly d: string;
}

/** Paths on a canvas, from back to front. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A box by its corner and size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export function shape(look: Look, ...paths: readonly string[]): Shape {
  return { look, d: paths.join('') };
}

/** A rectangle, with round corners where a radius is given. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const across = w - 2 * r;
  const down = h - 2 * r;
  return `M${x + r} ${y}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
