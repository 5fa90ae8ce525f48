import type { Drawing } from '../src/drawing/shape.ts';

/** Every path starts with a move, and every coordinate is a plain number. */
const PATH = /^M(?:[ a-zA-Z-]|\d+(?:\.\d+)?(?![.\d])|\.\d+(?![.\d]))+$/;

/** The paths that a browser could not draw. */
export function unsoundPaths({ shapes }: Drawing): readonly string[] {
  return shapes.map(({ d }) => d).filter((d) => !PATH.test(d) || /NaN|undefined|e-/.test(d));
}
