import type { HomeModel } from './homeModel.ts';
import { farWindow } from './pieces.ts';
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

/** A home on one storey, and on two if it is drawn on two as well. */
type Storeys = readonly [one: Building, two?: Building];

const room = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Outer walls between the heights of the ceiling and the ground, below a roof. */
const shellOf = (left: number, right: number, top: number, foot: number, roof: string): string =>
  `M${left} ${top}V${foot}H${right}V${top}${roof}`;

/** The heights of the ducts and their pipe above a ceiling: in a roof space, or in a shallow one. */
const above = (ceiling: number, isShallow: boolean): Pick<Building['ducts'], 'y' | 'pipe'> =>
  isShallow ? { y: ceiling - 8, pipe: ceiling - 12.5 } : { y: ceiling - 13, pipe: ceiling - 5 };

/** One storey, with the living room the widest and next to the outdoor unit. */
function row(top: number, roof: string, isShallow: boolean, foot = GROUND): Building {
  return {
    around: [],
    shell: shellOf(12, 238, top, foot, roof),
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
  };
}

/** Two storeys of two rooms each. */
function stack(left: number, middle: number, right: number, top: number, roof: string, isShallow: boolean): Building {
  const h = (GROUND - top) / 2;
  const floor = top + h;
  return {
    around: [],
    shell: shellOf(left, right, top, GROUND, roof),
    walls: `M${left} ${floor}H${right}M${middle} ${top}V${GROUND}`,
    rooms: [
      room(left, floor, middle - left, h),
      room(left, top, middle - left, h),
      room(middle, top, right - middle, h),
      room(middle, floor, right - middle, h),
    ],
    ducts: {
      x: middle,
      ...above(top, isShallow),
      drops: [left + 10, (left + middle) / 2, (middle + right) / 2, right - 10],
    },
    isShallow,
    side: right,
  };
}

const PITCHED: Storeys = [
  row(110, 'M6 110L128 40 250 110z', false),
  stack(40, 122, 204, 72, 'M18 72L122 12 226 72z', false),
];

/** A flat roof with little space in it. */
const FLAT: Storeys = [row(102, 'M6 84H244V102H6z', true), stack(40, 122, 204, 72, 'M34 54H210V72H34z', true)];

/** Left and right of a townhouse. */
const NEIGHBOURS = `M8 ${GROUND}V66L37 42 66 66V${GROUND}zM276 ${GROUND}V66L295 40 314 66V${GROUND}z`;

/** Two narrow floors in a row, with a yard before the next house. */
const TOWNHOUSE: Building = {
  ...stack(66, 138, 190, 66, 'M52 66L128 14 204 66z', false),
  around: [
    shape('paper', NEIGHBOURS),
    shape('faint', NEIGHBOURS, 'M276 66H314'),
    ...[26, 48, 295].flatMap((x) => [farWindow(x, 86), farWindow(x, 138)]),
  ],
};

/** One floor of a block, with neighbours' flats above and below. */
const APARTMENT: Building = {
  ...row(61, 'M12 48H238V61H12z', true, 134),
  around: [
    shape('paper', rect(12, 20, 226, GROUND - 20)),
    shape('faint', `M12 48V20M238 20V48M12 134V${GROUND}M238 134V${GROUND}M8 20H242`),
    ...[36, 84, 132, 197].flatMap((x) => [farWindow(x, 27), farWindow(x, 151)]),
  ],
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
