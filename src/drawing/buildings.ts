import type { HomeModel } from './homeModel.ts';
import { farWindow } from './parts.ts';
import { type Box, rect, type Shape, shape } from './shape.ts';

/** The height of the ground on a 320 × 200 canvas. */
export const GROUND = 182;

/** A kind of home as a cutaway: its drawing, and the places of what is installed in it. */
export interface Building {
  /** The surroundings, behind everything. */
  readonly around: readonly Shape[];
  /** Outer walls and roof. */
  readonly shell: string;
  /** Walls between the rooms. */
  readonly walls: string;
  /** Living room, two bedrooms, kitchen, in the order in which they are cooled and heated. */
  readonly rooms: readonly [Box, Box, Box, Box];
  /** A ducted system: the middle of its unit, the height of its ducts, and where they go down to each room. */
  readonly ducts: { readonly x: number; readonly y: number; readonly drops: readonly [number, number, number, number] };
  /** Only a slim unit fits above the ceiling. */
  readonly isShallow: boolean;
  /** The outer wall towards the outdoor unit. */
  readonly side: number;
  /** The far side of the outdoor space: a tree or a fence. */
  readonly end: number;
}

const houses = (...outlines: readonly string[]): readonly Shape[] => [
  shape('paper', ...outlines),
  shape('faint', ...outlines, 'M276 66H314'),
];
const room = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Two floors under a pitched roof with its roof space. */
const PITCHED: Building = {
  around: [],
  shell: `M40 72V${GROUND}H204V72M24 72L122 12 220 72z`,
  walls: `M40 127H204M122 72V${GROUND}`,
  rooms: [room(40, 127, 82, 55), room(40, 72, 82, 55), room(122, 72, 82, 55), room(122, 127, 82, 55)],
  ducts: { x: 122, y: 59, drops: [50, 81, 163, 194] },
  isShallow: false,
  side: 204,
  end: 294,
};

/** One wide floor under a flat roof with little space in it. */
const FLAT: Building = {
  around: [],
  shell: `M20 102V${GROUND}H220V102M12 84H228V102H12z`,
  walls: `M70 102V${GROUND}M120 102V${GROUND}M170 102V${GROUND}`,
  rooms: [room(70, 102, 50, 80), room(20, 102, 50, 80), room(170, 102, 50, 80), room(120, 102, 50, 80)],
  ducts: { x: 120, y: 93, drops: [95, 45, 195, 145] },
  isShallow: true,
  side: 220,
  end: 301,
};

/** Two narrow floors in a row, with a yard before the next house. */
const TOWNHOUSE: Building = {
  around: [
    ...houses(`M20 ${GROUND}V66L52 40 84 66V${GROUND}z`, `M276 ${GROUND}V66L295 40 314 66V${GROUND}z`),
    ...[40, 64, 295].flatMap((x) => [farWindow(x, 86), farWindow(x, 138)]),
  ],
  shell: `M84 66V${GROUND}H184V66M84 66L134 20 184 66z`,
  walls: `M84 124H184M134 66V${GROUND}`,
  rooms: [room(84, 124, 50, 58), room(84, 66, 50, 58), room(134, 66, 50, 58), room(134, 124, 50, 58)],
  ducts: { x: 134, y: 59, drops: [96, 109, 159, 172] },
  isShallow: false,
  side: 184,
  end: 261,
};

/** One floor of a block, with neighbours' flats above, below and beside. */
const APARTMENT: Building = {
  around: [
    shape('paper', rect(20, 22, 200, GROUND - 22)),
    shape('faint', `M20 62V22M220 22V62M20 132V${GROUND}M220 132V${GROUND}M16 22H224`),
    ...[45, 95, 145, 195].flatMap((x) => [farWindow(x, 36), farWindow(x, 150)]),
  ],
  shell: rect(20, 62, 200, 70),
  walls: 'M20 76H220M70 76V132M120 76V132M170 76V132',
  rooms: [room(170, 76, 50, 56), room(20, 76, 50, 56), room(70, 76, 50, 56), room(120, 76, 50, 56)],
  ducts: { x: 120, y: 69, drops: [195, 45, 95, 145] },
  isShallow: true,
  side: 220,
  end: 301,
};

export const BUILDINGS: Readonly<Record<HomeModel['building'], Building>> = {
  pitched: PITCHED,
  flat: FLAT,
  townhouse: TOWNHOUSE,
  apartment: APARTMENT,
  // Drawn dashed.
  unknown: PITCHED,
};
