import type { IndoorUnitStyle } from '../catalogue/product.ts';
import { dashed, solid } from './pieces.ts';
import { CONSOLE, type RoomState, windowMiddle } from './rooms.ts';
import { type Box, rect, type Shape } from './shape.ts';

type Place = Pick<RoomState, 'box' | 'index'>;

/** An outline, and the lines on it. */
type Paths = readonly [outline: string, ...lines: readonly string[]];

/** The width of a bulkhead. */
const BULKHEAD = 22;

/** Each style of indoor unit in its place in a room. */
const STYLES: Readonly<Record<IndoorUnitStyle, (room: Box, middle: number, pane: number) => Paths>> = {
  wall_mounted: ({ y }, x) => [rect(x - 14, y + 6, 28, 9, 3), `M${x - 9} ${y + 12.3}h18`],
  floor_console: ({ y, h }, _, pane) => {
    const [left, top] = [pane - CONSOLE / 2, y + h - CONSOLE - 1];
    return [rect(left, top, CONSOLE, CONSOLE, 2), `M${left + 3} ${top + 4}h8M${left + 3} ${top + 10}h8`];
  },
  cassette: ({ y }, x) => [`M${x - 17} ${y}h34l-5 7h-24z`, `M${x - 8} ${y + 3.5}h16`],
  under_ceiling: ({ y }, x) => [
    `M${x - 17} ${y + 4}h34l-4 9h-26z`,
    `M${x - 11} ${y}v4M${x + 11} ${y}v4M${x - 9} ${y + 9}h18`,
  ],
  bulkhead: ({ x, y }) => [
    rect(x, y, BULKHEAD, 15),
    `M${x + 16} ${y + 4}h3M${x + 16} ${y + 7.5}h3M${x + 16} ${y + 11}h3`,
  ],
  concealed_ducted: ({ x, y, w }, middle) => [
    rect(middle - 15, y + 2, 30, 8, 2),
    `M${x} ${y + 13}h${w}M${middle - 8} ${y + 13}l2.5 4h11l2.5-4`,
  ],
};

/** An indoor unit of a split system in a room; dashed if it isn't certain. */
export function indoorUnit(style: IndoorUnitStyle, room: Place, isCertain: boolean): readonly Shape[] {
  const { box } = room;
  const paths = STYLES[style](box, box.x + box.w / 2, windowMiddle(room));
  return isCertain ? solid(...paths) : dashed(paths[0]);
}

/**
 * The pipe of an indoor unit to the outside of a wall: along the ceiling of its room, or under the floor, where no
 * furniture stands.
 */
export function pipe(style: IndoorUnitStyle, room: Place, side: number): string {
  const { x, y, w, h } = room.box;
  const start =
    style === 'floor_console'
      ? `${windowMiddle(room)} ${y + h - 1}v5`
      : `${style === 'bulkhead' ? x + BULKHEAD : x + w / 2} ${y + 6}v-3`;
  return `M${start}H${side + 3}`;
}
