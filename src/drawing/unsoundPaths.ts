import type { Drawing } from './shape.ts';

/** Every coordinate is a number with at most two decimals, and every path begins with a move. */
const PATH = /^M(?:[ a-zA-Z-]|\d+(?:\.\d{1,2})?(?![.\d]))+$/;

/** The paths of a drawing that a browser could not draw, or that are written longer than is seen. For the tests. */
export function unsoundPaths({ shapes }: Drawing): readonly string[] {
  return shapes.map(({ d }) => d).filter((d) => !PATH.test(d) || /NaN|undefined|e-/.test(d));
}
