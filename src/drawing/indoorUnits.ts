import type { IndoorUnitStyle } from '../catalogue/product.ts';
import { dashed, solid } from './parts.ts';
import { type Box, rect, type Shape } from './shape.ts';

/** An outline, and the lines on it. */
type Paths = readonly [outline: string, ...lines: readonly string[]];

/** The height of a floor console. */
const CONSOLE = 15;

/** Each style of indoor unit in its place in a room. */
const STYLES: Readonly<Record<IndoorUnitStyle, (room: Box, middle: number) => Paths>> = {
  wall_mounted: ({ y }, x) => [rect(x - 14, y + 6, 28, 9, 3), `M${x - 9} ${y + 12.3}h18`],
  floor_console: ({ x, y, h }) => {
    const top = y + h - CONSOLE - 1;
    return [rect(x + 3, top, 16, CONSOLE, 2), `M${x + 6} ${top + 4}h10M${x + 6} ${top + 11}h10`];
  },
  cassette: ({ y }, x) => [`M${x - 17} ${y}h34l-5 7h-24z`, `M${x - 8} ${y + 3.5}h16`],
  under_ceiling: ({ y }, x) => [
    `M${x - 17} ${y + 4}h34l-4 9h-26z`,
    `M${x - 11} ${y}v4M${x + 11} ${y}v4M${x - 9} ${y + 9}h18`,
  ],
  bulkhead: ({ x, y }) => [rect(x, y, 22, 18), `M${x + 16} ${y + 5}h3M${x + 16} ${y + 9}h3M${x + 16} ${y + 13}h3`],
  concealed_ducted: ({ x, y, w }, middle) => [
    rect(middle - 15, y + 2, 30, 8, 2),
    `M${x} ${y + 13}h${w}M${middle - 8} ${y + 13}l2.5 4h11l2.5-4`,
  ],
};

/** An indoor unit of a split system in a room; dashed if it isn't certain. */
export function indoorUnit(style: IndoorUnitStyle, room: Box, isCertain: boolean): readonly Shape[] {
  const paths = STYLES[style](room, room.x + room.w / 2);
  return isCertain ? solid(...paths) : dashed(paths[0]);
}

/** The pipe of an indoor unit: along the ceiling of its room to a wall, or along the floor. */
export function pipe(style: IndoorUnitStyle, { x, y, w, h }: Box, wall: number): string {
  return style === 'floor_console' ? `M${x + 19} ${y + h - 4}H${wall}` : `M${x + w / 2} ${y + 6}V${y + 3}H${wall}`;
}
