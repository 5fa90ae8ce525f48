import type { SystemType } from '../catalogue/product.ts';
import { type Building, GROUND } from './buildings.ts';
import type { HomeModel, Installed } from './homeModel.ts';
import { compactUnit, fence, outdoorUnit, rail, tree } from './pieces.ts';
import { type Shape, shape } from './shape.ts';

/** Canvas units a millimetre, for the outdoor unit. */
const SCALE = 0.03;
/** The largest outdoor unit that fits between a home and the end of the canvas, in mm. */
const WIDEST_MM = 1450;
const TALLEST_MM = 3000;
const SMALLEST_MM = 300;
/** From a wall to its outdoor unit. */
const BESIDE = 6;
/** The width of a balcony, and the height of its floor. */
const BALCONY = 76;
const BALCONY_FLOOR = 134;

/** The usual outdoor unit of each type, where the size is unknown: width and height in mm. */
const USUAL: Readonly<Record<SystemType, readonly [number, number]>> = {
  split: [800, 600],
  multi_split: [840, 710],
  slim_ducted: [840, 880],
  ducted: [1050, 1340],
};

/** The floor that the outdoor unit stands on. */
export function standsOn({ building, outdoor }: HomeModel): number {
  return building === 'apartment' && outdoor !== 'large' ? BALCONY_FLOOR : GROUND;
}

export function balcony({ building }: HomeModel, { side }: Building): readonly Shape[] {
  if (building !== 'apartment') return [];
  return [shape('ink', `M${side} ${BALCONY_FLOOR}h${BALCONY}`), rail(side + 2, BALCONY_FLOOR, BALCONY - 2, 18)];
}

/** The far end of a lawn or of a side path. */
export function garden({ building, outdoor }: HomeModel): readonly Shape[] {
  const end = building === 'townhouse' ? 261 : 301;
  if (outdoor === 'large') return tree(end, GROUND);
  return outdoor === 'small' && building !== 'apartment' ? fence(end, GROUND) : [];
}

/** The outdoor unit: of a system, to scale; otherwise as large as the space for it. */
export function outdoorPiece(home: HomeModel, { side }: Building): readonly Shape[] {
  const { installed, outdoor } = home;
  const foot = standsOn(home);
  if (installed) return places(installed, side, foot).flatMap(({ left, foot: own }) => unitOf(installed, left, own));
  if (outdoor === 'unknown') return [];
  return (outdoor === 'large' ? outdoorUnit : compactUnit)(side + 26, foot);
}

/** From one outdoor unit to the next. */
const APART = 4;

/** The places of the outdoor units: two beside each other, and two more on the wall above them. */
function places(installed: Installed, side: number, foot: number) {
  const { w, h } = sizeOf(installed);
  return [...Array(installed.systems).keys()].map((unit) => ({
    left: side + BESIDE + (unit % 2) * (w + APART),
    foot: foot - Math.floor(unit / 2) * (h + APART),
  }));
}

/** The outdoor unit of a system to scale, by the left end of its foot. */
function unitOf(installed: Installed, left: number, foot: number): readonly Shape[] {
  const { w, h } = sizeOf(installed);
  // Of several systems, the sizes may differ.
  const isKnown = installed.systems > 1 || (installed.width !== null && installed.height !== null);
  return outdoorUnit(left + w / 2, foot, w, h - 3, installed.fans ?? 1, isKnown);
}

function sizeOf({ type, width, height }: Installed): { readonly w: number; readonly h: number } {
  const [usualWidth, usualHeight] = USUAL[type];
  return {
    w: within(height === null ? usualWidth : (width ?? usualWidth), WIDEST_MM) * SCALE,
    h: within(height ?? usualHeight, TALLEST_MM) * SCALE,
  };
}

/** The end of a pipe from the walls of the home to its outdoor unit. */
export function pipeEnd(home: HomeModel, { side }: Building, unit = 0): string {
  const foot = standsOn(home);
  const at = home.installed ? places(home.installed, side, foot)[unit] : null;
  return `V${(at?.foot ?? foot) - 8}H${at?.left ?? side + BESIDE}`;
}

function within(mm: number, most: number): number {
  return Math.min(Math.max(mm, SMALLEST_MM), most);
}
