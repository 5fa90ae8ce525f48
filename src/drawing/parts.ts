import { circle, rect, type Shape, shape } from './shape.ts';

/**
 * The parts that every drawing is put together from. Each is placed by the point that it stands or hangs at: the middle of
 * its foot for what stands, of its upper edge for what hangs.
 */
type Part = (x: number, y: number) => readonly Shape[];

/** Outdoor unit for plenty of room: 34 wide, 32 high. */
export const outdoorUnit: Part = (x, y) => outdoor(x, y, 34, 32);

/** Compact outdoor unit: 24 wide, 22 high. */
export const compactUnit: Part = (x, y) => outdoor(x, y, 24, 22);

function outdoor(x: number, y: number, w: number, h: number): readonly Shape[] {
  const left = x - w / 2;
  const top = y - h - 2;
  const r = h / 2 - 5;
  const middle = left + 4 + r;
  const grille = left + w - 4;
  return [
    shape('paper', rect(left, top, w, h, 3)),
    shape(
      'ink',
      rect(left, top, w, h, 3),
      circle(middle, top + h / 2, r),
      `M${middle - r / 2} ${top + h / 2}h${r}M${middle} ${top + h / 2 - r / 2}v${r}`,
      `M${grille} ${top + 6}v${h - 12}M${left + 5} ${y - 2}v2M${left + w - 5} ${y - 2}v2`,
    ),
  ];
}

/** Indoor unit on a wall: 28 wide, 9 high. */
export const wallHead: Part = (x, y) => [
  shape('paper', rect(x - 14, y, 28, 9, 3)),
  shape('ink', rect(x - 14, y, 28, 9, 3), `M${x - 10} ${y + 6.2}h20`),
];

/** The same while it is not known where it hangs. */
export const dashedHead: Part = (x, y) => [shape('dashed', rect(x - 14, y, 28, 9, 3))];

/** Vent in a ceiling, 16 wide. */
export const vent: Part = (x, y) => [shape('ink', `M${x - 8} ${y}h16M${x - 6} ${y + 3}h12`)];

/** Ducted indoor unit: 32 wide, 20 high. */
export const ductedUnit: Part = (x, y) => [
  shape('paper', rect(x - 16, y, 32, 20, 3)),
  shape('ink', rect(x - 16, y, 32, 20, 3), circle(x, y + 10, 6), `M${x - 3} ${y + 10}h6M${x} ${y + 7}v6`),
];

/** Slim ducted indoor unit: 36 wide, 11 high. */
export const slimUnit: Part = (x, y) => [
  shape('paper', rect(x - 18, y, 36, 11, 3)),
  shape('ink', rect(x - 18, y, 36, 11, 3), circle(x, y + 5.5, 3)),
];

/** Bed, 26 wide. */
export const bed: Part = (x, y) => [
  shape(
    'ink',
    `M${x - 13} ${y - 13}v13M${x - 13} ${y - 3}h26v3M${x + 13} ${y - 3}v-3q0-3-3-3h-18v6M${x - 13} ${y - 8}h5`,
  ),
];

/** Sofa, 28 wide. */
export const sofa: Part = (x, y) => [
  shape('ink', `M${x - 10} ${y - 6}v-5q0-3 3-3h14q3 0 3 3v5M${x - 14} ${y - 6}q0-2 2-2t2 2v3h20v-3q0-2 2-2t2 2v6h-28z`),
];

/** Table with a chair, 24 wide. */
export const table: Part = (x, y) => [
  shape(
    'ink',
    `M${x - 12} ${y - 10}h16M${x - 9} ${y - 10}v10M${x + 1} ${y - 10}v10M${x + 12} ${y - 14}v14M${x + 12} ${y - 6}h-6v6`,
  ),
];

/** A neighbour's window. */
export const farWindow: Part = (x, y) => [shape('faint', rect(x - 6, y, 12, 14), `M${x} ${y}v14`)];

/** Tree, 22 wide and 46 high. */
export const tree: Part = (x, y) => [shape('ink', `M${x} ${y}v-24M${x} ${y - 14}l5-5`, circle(x, y - 35, 11))];

/** Fence of three boards, 26 high, by the middle of its foot. */
export const fence: Part = (x, y) => [
  shape(
    'ink',
    `M${x - 9} ${y}v-23l3-3 3 3v23M${x - 3} ${y}v-23l3-3 3 3v23M${x + 3} ${y}v-23l3-3 3 3v23M${x - 12} ${y - 8}h24M${x - 12} ${y - 18}h24`,
  ),
];

/** A dial of its own for a room: 14 across, by its middle; the needle points to a degree of the clock. */
export function dial(x: number, y: number, degrees: number): readonly Shape[] {
  const turn = ((degrees - 90) * Math.PI) / 180;
  const tip = (length: number): string => `${round(x + Math.cos(turn) * length)} ${round(y + Math.sin(turn) * length)}`;
  return [shape('paper', circle(x, y, 7)), shape('accent', circle(x, y, 7), `M${x} ${y}L${tip(5)}`)];
}

/** A switch, 18 by 10, by its middle. */
export function toggle(x: number, y: number, on: boolean): readonly Shape[] {
  const body = rect(x - 9, y - 5, 18, 10, 5);
  return [
    shape('paper', body),
    shape('accent', body),
    on ? shape('mark', circle(x + 4, y, 3.2)) : shape('accent', circle(x - 4, y, 2.2)),
  ];
}

/** Sun, 18 across, by its middle. */
export const sun: Part = (x, y) => [
  shape(
    'accent',
    circle(x, y, 4),
    `M${x} ${y - 9}v2M${x} ${y + 7}v2M${x - 9} ${y}h2M${x + 7} ${y}h2M${x - 6.4} ${y - 6.4}l1.4 1.4M${x + 5} ${y + 5}l1.4 1.4M${x - 6.4} ${y + 6.4}l1.4-1.4M${x + 5} ${y - 5}l1.4-1.4`,
  ),
];

/** Moon, 14 across, by its middle. */
export const moon: Part = (x, y) => [shape('accent', `M${x + 2} ${y - 7}a7 7 0 1 0 5 9a6 6 0 0 1-5-9z`)];

/** Screen on a wall, 24 by 18, by its middle. */
export const screen: Part = (x, y) => [
  shape('paper', rect(x - 12, y - 9, 24, 18, 2)),
  shape('accent', rect(x - 12, y - 9, 24, 18, 2), `M${x - 7} ${y - 2}h6M${x - 7} ${y + 3}h4`, circle(x + 5, y, 3)),
];

/** Speaker with its waves, by the middle of the speaker. */
export const speaker: Part = (x, y) => [
  shape(
    'accent',
    rect(x - 6, y - 10, 12, 20, 4),
    circle(x, y + 3, 3),
    `M${x - 1} ${y - 5}h2M${x + 10} ${y - 4}q3 4 0 8M${x + 14} ${y - 7}q5 7 0 14`,
  ),
];

/** Phone, 12 by 21, by its middle. */
export const phone: Part = (x, y) => [
  shape('accent', rect(x - 6, y - 10.5, 12, 21, 3), `M${x - 1.5} ${y + 7}h3M${x - 3} ${y - 2}h6`),
];

/** Question mark in a ring, 28 across, by its middle. */
export const question: Part = (x, y) => [
  shape('dashed', circle(x, y, 14)),
  shape('accent', `M${x - 4} ${y - 4}q0-4 4-4t4 4q0 3-4 5v2M${x} ${y + 8}v.1`),
];

/** The letter i in a ring, 18 across, by its middle: there is more to read. */
export const info: Part = (x, y) => [shape('accent', circle(x, y, 9), `M${x} ${y - 1}v5M${x} ${y - 4.5}v.1`)];

/** Tick in a ring, 28 across, by its middle. */
export const tick: Part = (x, y) => [shape('ink', circle(x, y, 14)), shape('accent', `M${x - 6} ${y}l4.5 5 8-9.5`)];

/** Air that comes down and spreads: from a width at (x, y) to a width below. */
export function air(x: number, y: number, from: number, to: number, height: number): Shape {
  const [a, b] = [from / 2, to / 2];
  return shape('tint', `M${x - a} ${y}h${from}L${x + b} ${y + height}q${-b} ${round(height / 6)} ${-to} 0z`);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
