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
  /** A ducted system: the middle of its unit, the heights of its ducts and its pipe, and where ducts go down to each room. */
  readonly ducts: Readonly<Record<'x' | 'y' | 'pipe', number>> & {
    readonly drops: readonly [number, number, number, number];
  };
  /** Only a slim unit fits above the ceiling. */
  readonly isShallow: boolean;
  /** The outer wall towards the outdoor unit. */
  readonly side: number;
}

/** A home with one storey, and the same with two if both are drawn. */
type Storeys = readonly [one: Building, two?: Building];

const room = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

type Rooms = Pick<Building, 'walls' | 'rooms' | 'ducts' | 'isShallow' | 'side'>;

/** The heights of the ducts and their pipe above a ceiling: in a roof space, or in little space. */
const above = (ceiling: number, isShallow: boolean): Pick<Building['ducts'], 'y' | 'pipe'> =>
  isShallow ? { y: ceiling - 8, pipe: ceiling - 12.5 } : { y: ceiling - 13, pipe: ceiling - 5 };

/** One storey between these heights, with the living room the widest and next to the outdoor unit. */
const row = (top: number, foot: number, isShallow: boolean): Rooms => ({
  walls: [60, 108, 156].map((x) => `M${x} ${top}V${foot}`).join(''),
  rooms: [
    room(156, top, 82, foot - top),
    room(12, top, 48, foot - top),
    room(60, top, 48, foot - top),
    room(108, top, 48, foot - top),
  ],
  ducts: { x: 108, ...above(top, isShallow), drops: [197, 36, 84, 132] },
  isShallow,
  side: 238,
});

/** Two storeys. */
const stack = (isShallow: boolean): Rooms => ({
  walls: `M40 127H204M122 72V${GROUND}`,
  rooms: [room(40, 127, 82, 55), room(40, 72, 82, 55), room(122, 72, 82, 55), room(122, 127, 82, 55)],
  ducts: { x: 122, ...above(72, isShallow), drops: [50, 81, 163, 194] },
  isShallow,
  side: 204,
});

/** A roof with its roof space, on one storey and on two. */
const PITCHED: Storeys = [
  { ...row(110, GROUND, false), around: [], shell: `M12 110V${GROUND}H238V110M1 110L126 44 251 110z` },
  { ...stack(false), around: [], shell: `M40 72V${GROUND}H204V72M18 72L122 12 226 72z` },
];

/** A flat roof with little space in it. */
const FLAT: Storeys = [
  { ...row(102, GROUND, true), around: [], shell: `M12 102V${GROUND}H238V102M6 84H244V102H6z` },
  { ...stack(true), around: [], shell: `M40 72V${GROUND}H204V72M34 54H210V72H34z` },
];

/** Left and right of a townhouse. */
const NEIGHBOURS = `M8 ${GROUND}V66L37 42 66 66V${GROUND}zM276 ${GROUND}V66L295 40 314 66V${GROUND}z`;

/** Two narrow floors in a row, with a yard before the next house. */
const TOWNHOUSE: Building = {
  around: [
    shape('paper', NEIGHBOURS),
    shape('faint', NEIGHBOURS, 'M276 66H314'),
    ...[26, 48, 295].flatMap((x) => [farWindow(x, 86), farWindow(x, 138)]),
  ],
  shell: `M66 66V${GROUND}H190V66M56 66L128 14 200 66z`,
  walls: `M66 124H190M138 66V${GROUND}`,
  rooms: [room(66, 124, 72, 58), room(66, 66, 72, 58), room(138, 66, 52, 58), room(138, 124, 52, 58)],
  ducts: { x: 128, y: 55, drops: [74, 102, 164, 182], pipe: 63.5 },
  isShallow: false,
  side: 190,
};

/** One floor of a block, with neighbours' flats above and below. */
const APARTMENT: Building = {
  ...row(61, 134, true),
  around: [
    shape('paper', rect(12, 20, 226, GROUND - 20)),
    shape('faint', `M12 48V20M238 20V48M12 134V${GROUND}M238 134V${GROUND}M8 20H242`),
    ...[36, 84, 132, 197].flatMap((x) => [farWindow(x, 27), farWindow(x, 151)]),
  ],
  shell: `${rect(12, 48, 226, 86)}M12 61H238`,
};

export const BUILDINGS: Readonly<Record<HomeModel['building'], Storeys>> = {
  pitched: PITCHED,
  flat: FLAT,
  townhouse: [TOWNHOUSE],
  apartment: [APARTMENT],
  // Drawn dashed.
  unknown: PITCHED,
};

/** A house has a second storey only for more than three rooms. */
export function buildingOf({ building, area }: Pick<HomeModel, 'building' | 'area'>): Building {
  const [one, two = one] = BUILDINGS[building];
  return area === 'whole' || area === 4 ? two : one;
}
