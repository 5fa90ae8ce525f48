import type { Drawing } from '../src/drawing/shape.ts';

/** Every coordinate has at most two decimals, and every path starts with a move. */
const PATH = /^M(?:[ a-zA-Z-]|\d+(?:\.\d{1,2})?(?![.\d]))+$/;

/** The paths that a browser could not draw, or that have more decimals than visible. For tests. */
export function unsoundPaths({ shapes }: Drawing): readonly string[] {
  return shapes.map(({ d }) => d).filter((d) => !PATH.test(d) || /NaN|undefined|e-/.test(d));
}
