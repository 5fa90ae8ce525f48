import type { HomeModel } from './homeModel.ts';
import { ductedUnit, farWindow, slimUnit } from './parts.ts';
import { type Box, rect, type Shape, shape } from './shape.ts';

/** The height of the ground on a 320 × 200 canvas. */
export const GROUND = 182;

/** A kind of home as a cutaway: its drawing, and the places of its four rooms and ducts. */
export interface Building {
  /** The surroundings, behind everything. */
  readonly around: readonly Shape[];
  /** Outer walls and roof. */
  readonly shell: string;
  /** Walls between the rooms. */
  readonly walls: string;
  /** Living room, two bedrooms, kitchen, in the order in which they are cooled and heated. */
  readonly rooms: readonly [Box, Box, Box, Box];
  /** The indoor unit of a ducted system, and its ducts to above each room. */
  readonly unit: readonly Shape[];
  readonly ducts: string;
}

const room = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Two floors under a pitched roof with its roof space. */
const PITCHED: Building = {
  around: [],
  shell: `M60 ${GROUND}V92M220 92V${GROUND}M44 92L140 24 236 92z`,
  walls: `M60 135H220M140 92V${GROUND}`,
  rooms: [room(60, 135, 80, 47), room(60, 92, 80, 43), room(140, 92, 80, 43), room(140, 135, 80, 47)],
  unit: ductedUnit(140, 56),
  ducts: 'M124 66H112V84M156 66H168V84M72 84H208M72 84V135M208 84V135M100 84V92M180 84V92',
};

/** One wide floor under a flat roof with little space in it. */
const FLAT: Building = {
  around: [],
  shell: `M40 ${GROUND}V102M240 102V${GROUND}M32 84H248V102H32z`,
  walls: `M90 102V${GROUND}M140 102V${GROUND}M190 102V${GROUND}`,
  rooms: [room(90, 102, 50, 80), room(40, 102, 50, 80), room(190, 102, 50, 80), room(140, 102, 50, 80)],
  unit: slimUnit(140, 87),
  ducts: 'M122 93H65V102M122 93H115V102M158 93H165V102M158 93H215V102',
};

/** Two narrow floors between neighbours. */
const TOWNHOUSE: Building = {
  around: [
    shape('faint', `M6 72L38 44 70 72M6 72V${GROUND}M170 72L202 44 234 72V${GROUND}`),
    ...[22, 54, 186, 218].flatMap((x) => [...farWindow(x, 90), ...farWindow(x, 136)]),
  ],
  shell: `M70 ${GROUND}V74M170 74V${GROUND}M70 74L120 32 170 74z`,
  walls: `M70 128H170M120 74V${GROUND}`,
  rooms: [room(70, 128, 50, 54), room(70, 74, 50, 54), room(120, 74, 50, 54), room(120, 128, 50, 54)],
  unit: ductedUnit(120, 49, 30, 16),
  ducts: 'M120 65V69M77 69H163M77 69V128M163 69V128M95 69V74M145 69V74',
};

/** One floor of a block, with neighbours' flats above, below and beside. */
const APARTMENT: Building = {
  around: [
    shape('faint', `M40 84V38H240V84M40 132V${GROUND}M240 132V${GROUND}M36 38H244`),
    ...[65, 115, 165, 215].flatMap((x) => [...farWindow(x, 54), ...farWindow(x, 150)]),
  ],
  shell: rect(40, 84, 200, 48),
  walls: 'M90 84V132M140 84V132M190 84V132',
  rooms: [room(190, 84, 50, 48), room(40, 84, 50, 48), room(90, 84, 50, 48), room(140, 84, 50, 48)],
  unit: slimUnit(140, 71),
  ducts: 'M122 77H65V84M122 77H115V84M158 77H165V84M158 77H215V84',
};

/** Unknown: a box without a roof. */
const UNKNOWN: Building = {
  ...PITCHED,
  shell: `M60 ${GROUND}V74H220V${GROUND}`,
  walls: `M60 132H220M140 92V${GROUND}`,
  unit: ductedUnit(140, 76),
  ducts: 'M124 86H100V98M156 86H180V98',
};

export const BUILDINGS: Readonly<Record<HomeModel['building'], Building>> = {
  pitched: PITCHED,
  flat: FLAT,
  townhouse: TOWNHOUSE,
  apartment: APARTMENT,
  unknown: UNKNOWN,
};
