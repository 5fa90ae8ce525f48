import type { Box } from '../src/drawing/shape.ts';

/** The number of parameters of each command. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };

/** The bounding box of an SVG path of M, L, H, V, Q, A and Z. Generous for curves, up to a full circle. */
export function pathBox(d: string): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const reach = (toX: number, toY: number): void => {
    xs.push(toX);
    ys.push(toY);
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`${command} in ${d}`);
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (kind === 'z') [x, y] = [startX, startY];
    for (let at = 0; takes > 0 && at < numbers.length; at += takes) {
      const given = numbers.slice(at, at + takes);
      const isRelative = command === kind;
      const across = (value = 0): number => value + (isRelative ? x : 0);
      const down = (value = 0): number => value + (isRelative ? y : 0);
      if (kind === 'q') reach(across(given[0]), down(given[1]));
      const toX = kind === 'v' ? x : across(given.at(kind === 'h' ? 0 : -2));
      const toY = kind === 'h' ? y : down(given.at(-1));
      // A half circle reaches its radius beyond the midpoint of its ends.
      if (kind === 'a' && Math.hypot(toX - x, toY - y) > 1.99 * (given[0] ?? 0)) {
        reach((x + toX) / 2 - (given[0] ?? 0), (y + toY) / 2 - (given[0] ?? 0));
        reach((x + toX) / 2 + (given[0] ?? 0), (y + toY) / 2 + (given[0] ?? 0));
      }
      reach(toX, toY);
      [x, y] = [toX, toY];
      if (kind === 'm') [startX, startY] = [x, y];
    }
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}
