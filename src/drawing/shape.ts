/**
 * The look of a path, in at most three colours: `ink` draws known things, `dashed` unknown ones, `faint` the
 * surroundings; `tint` and `half` fill with conditioned air, fully and weakly; `accent` and `mark` draw and fill the
 * visitor's controls; `paper` covers things behind.
 */
export type Look = 'ink' | 'dashed' | 'faint' | 'tint' | 'half' | 'accent' | 'mark' | 'paper';

/** The way in which a shape enters: `air` fills a room from the ceiling, a `duct` draws itself, a piece pops up or slides in. */
type Entrance = 'air' | 'duct' | 'pop' | 'slide';

export interface Shape {
  readonly look: Look;
  /** An SVG path. */
  readonly d: string;
  readonly enters?: Entrance;
  /** Its turn among the shapes that enter, from 0. */
  readonly turn?: number;
}

/** Paths on a canvas, from back to front. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A box, by corner and size. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One shape from several paths. */
export function shape(look: Look, ...paths: readonly string[]): Shape {
  return { look, d: paths.join('') };
}

/** Shapes that enter in one way, in their turn. */
export function entering(enters: Entrance, turn: number, shapes: readonly Shape[]): readonly Shape[] {
  return shapes.map((one) => ({ ...one, enters, turn }));
}

/** A rectangle, with round corners if a radius is given. Clockwise, so a circle in it is a hole. */
export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const across = w - 2 * r;
  const down = h - 2 * r;
  const corner = `a${r} ${r} 0 0 1 `;
  return `M${x + r} ${y}h${across}${corner}${r} ${r}v${down}${corner}${-r} ${r}h${-across}${corner}${-r} ${-r}v${-down}${corner}${r} ${-r}z`;
}

/** A circle, anticlockwise. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The point of a circle at an angle, as on a clock: 0 is up, 90 is right. */
export function onCircle(x: number, y: number, r: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${x + Math.sin(turn) * r} ${y - Math.cos(turn) * r}`;
}

/** Places and scales an outline around 0 0 that uses only M, L, Q and Z; a negative width mirrors it. */
export function placed(outline: string, x: number, y: number, width = 1, height = Math.abs(width)): string {
  const point = (_: string, command: string, across: string, down: string): string =>
    `${command || ' '}${x + Number(across) * width} ${y + Number(down) * height}`;
  return outline.replace(/([A-Z]?) ?(-?[\d.]+) ?(-?[\d.]+)/g, point);
}
