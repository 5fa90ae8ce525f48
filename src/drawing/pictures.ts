import { drawHome } from './drawHome.ts';
import { homeModel } from './homeModel.ts';
import {
  air,
  bed,
  duct,
  ductedUnit,
  outdoorUnit,
  pane,
  rail,
  slimUnit,
  sofa,
  sun,
  tree,
  vent,
  wallHead,
} from './parts.ts';
import { arrowHead, badge, bird, door, grille, letterbox, person, span, straightDuct, tuft } from './pictureParts.ts';
import { PLANS } from './plan.ts';
import { type Box, type Drawing, rect, type Shape, shape } from './shape.ts';

/** An explanation picture, and the title in its file. */
export interface Picture {
  readonly title: string;
  readonly drawing: Drawing;
}

const GROUND = 180;
const GROUND_LINE = shape('ink', `M6 ${GROUND}H314`);
const DUCT = 10;

const picture = (title: string, ...shapes: readonly Shape[]): Picture => ({
  title,
  drawing: { width: 320, height: 200, shapes },
});

/** Walls from a ceiling to the ground. */
const walls = (ceiling: number, ...places: readonly number[]): string =>
  places.map((x) => `M${x} ${ceiling}V${GROUND}`).join('');

/** Three rooms side by side with a bed, a sofa and a bed. */
const furniture = (left: number, middle: number, right: number): readonly Shape[] => [
  ...bed(left, GROUND, 44),
  ...sofa(middle, GROUND, 44),
  ...bed(right, GROUND, -44),
];

/**
 * An indoor unit with three ducts, from its left, below and right, to the ceiling vents. Nothing is behind the unit,
 * because pictures have no paper to cover it.
 */
function ductwork(
  unitPart: typeof ductedUnit,
  { x, y, w, h }: Box,
  ductY: number,
  ceiling: number,
  vents: readonly [number, number, number],
): readonly Shape[] {
  const [left, below, right] = vents;
  return [
    ...duct(x, ductY, left, ceiling, DUCT),
    ...straightDuct(below, y + h, DUCT, ceiling - y - h),
    ...duct(x + w, ductY, right, ceiling, DUCT),
    ...unitPart(x + w / 2, y, w, h),
    ...vents.flatMap((vented) => vent(vented, ceiling)),
  ];
}

/** Air from vents in a ceiling. */
const airOf = (vents: readonly number[], ceiling: number, to: number, height: number): readonly Shape[] =>
  vents.map((x) => air(x, ceiling + 4, 12, to, height));

const DUCTED_CEILING = 104;
const DUCTED_VENTS = [56, 118, 210] as const;
/** The house with a ducted system: indoor unit in the roof, three rooms, hallway and outdoor unit. */
const DUCTED_HOUSE: readonly Shape[] = [
  GROUND_LINE,
  shape('ink', `M10 ${DUCTED_CEILING}L132 20 254 ${DUCTED_CEILING}z`, walls(DUCTED_CEILING, 22, 242, 90)),
  ...ductwork(ductedUnit, { x: 110, y: 54, w: 62, h: 32 }, 79.5, DUCTED_CEILING, DUCTED_VENTS),
  shape('accent', 'M172 57H177L250 107.3V158H264'),
  ...outdoorUnit(286, GROUND, 44, 38),
  ...furniture(52, 118, 212),
];
const HALLWAY = shape('ink', walls(DUCTED_CEILING, 146, 178));
const HALLWAY_DOOR = door(162, GROUND);

const ductedUnitPicture = picture(
  'Ducted system: indoor unit, ceiling vents, outdoor unit',
  ...airOf(DUCTED_VENTS, DUCTED_CEILING, 50, 40),
  ...DUCTED_HOUSE,
  HALLWAY,
  HALLWAY_DOOR,
  badge(1, 132, 40),
  ...DUCTED_VENTS.map((x) => badge(2, x, 127)),
  badge(3, 286, 125),
);

const ductedRooms = picture(
  'Ducted system: every room under a vent is cooled or heated',
  shape('tint', rect(22, DUCTED_CEILING, 68, 76), rect(90, DUCTED_CEILING, 56, 76), rect(178, DUCTED_CEILING, 64, 76)),
  ...DUCTED_HOUSE,
  HALLWAY,
  HALLWAY_DOOR,
);

const ductedReturn = picture(
  'Ducted system: air returns through a grille in the hallway ceiling',
  ...airOf(DUCTED_VENTS, DUCTED_CEILING, 40, 22),
  ...DUCTED_HOUSE,
  // The hallway is open at the bottom for the return air.
  shape('ink', `M146 ${DUCTED_CEILING}V138M178 ${DUCTED_CEILING}V138M155 86V101M169 86V101`),
  grille(162, 101.5),
  shape('accent', 'M108 150H150Q162 150 162 138V113M216 150H174Q162 150 162 138M162 99V89.5'),
  shape('accent', arrowHead(162, 113, 0), arrowHead(162, 89.5, 0), arrowHead(136, 150, 90), arrowHead(190, 150, 270)),
);

const split = picture(
  'Split system: one indoor unit, pipes, one outdoor unit',
  air(118, 58, 70, 148, 76),
  GROUND_LINE,
  shape('ink', `M24 ${GROUND}V22M14 22H226M216 22V${GROUND}`, pane(34, 64, 26, 40)),
  ...wallHead(118, 36, 84, 22),
  shape('accent', 'M160 47H232V150H240'),
  ...outdoorUnit(270, GROUND, 60, 52),
  ...sofa(118, GROUND, 68),
  badge(1, 118, 82),
  badge(2, 247, 64),
  badge(3, 270, 110),
);

const HEADS = [58.5, 132, 205.5] as const;
const multiSplit = picture(
  'Multi-split: an indoor unit in each room, one outdoor unit',
  ...HEADS.map((x) => air(x, 130, 34, 48, 19)),
  GROUND_LINE,
  shape('ink', 'M10 88L132 22 254 88zM22 112H242', walls(88, 22, 242), walls(112, 95, 169)),
  shape('accent', 'M58.5 117V95H258V151H264M132 117V100H253.5V157H264M205.5 117V105H249V163H264'),
  ...HEADS.flatMap((x) => wallHead(x, 117, 38, 13)),
  ...outdoorUnit(286, GROUND, 44, 38),
  ...furniture(56, 132, 208),
  ...HEADS.map((x) => badge(1, x, 143)),
  badge(3, 286, 125),
);

const ROOF_VENTS = [88, 160, 232] as const;
/** Below either roof: three rooms with their air. */
const roomsBelow = (ceiling: number): readonly Shape[] => [
  ...airOf(ROOF_VENTS, ceiling, 50, 36),
  GROUND_LINE,
  shape('ink', walls(ceiling, 52, 124, 196, 268)),
  ...furniture(84, 160, 236),
];
/** The height above the ceiling. */
const measure = (top: number, ceiling: number): readonly Shape[] => [
  shape('accent', `M14 ${top}h12M14 ${ceiling}h12`),
  span(20, top, 0, ceiling - top),
];

const roofPitched = picture(
  'Pitched roof with a roof space',
  ...roomsBelow(112),
  shape('ink', 'M36 112L160 18 284 112z'),
  ...ductwork(ductedUnit, { x: 128, y: 54, w: 64, h: 38 }, 80, 112, ROOF_VENTS),
  ...measure(18, 112),
  badge(1, 160, 38),
);

const roofFlat = picture(
  'Flat roof with a shallow gap above the ceiling',
  ...roomsBelow(72),
  shape('ink', rect(40, 38, 240, 8), 'M52 46V72H268V46'),
  ...ductwork(slimUnit, { x: 136, y: 51, w: 48, h: 15 }, 60, 72, ROOF_VENTS),
  ...measure(47, 72),
  ...tree(298, GROUND, 66),
  badge(1, 66, 59),
);

const outdoorLarge = picture(
  'Outdoor unit with plenty of space',
  GROUND_LINE,
  shape('ink', `M62 ${GROUND}V52M6 52H72L40 30H6`, pane(20, 84, 24, 40)),
  ...outdoorUnit(118, GROUND, 52, 42),
  span(66, 156, 22),
  span(118, 92, 0, 36),
  span(150, 156, 68),
  ...tree(268, GROUND, 108),
  ...[164, 188, 212, 236, 298].map((x) => tuft(x, GROUND)),
);

/** A balcony from the side: its floor and the one above, the wall with its glass door, and the rail. */
const outdoorSmall = picture(
  'Compact outdoor unit on a balcony',
  shape('ink', 'M24 172H294V164H24M24 36H294V28H24M84 36V60M84 28V8M84 172V192'),
  shape('ink', rect(80, 60, 8, 104)),
  rail(236, 164, 58, 52),
  shape('ink', 'M239 8V28M252 8V28M265 8V28M278 8V28M291 8V28'),
  ...outdoorUnit(162, 164, 54, 46),
  span(93, 141, 36),
  span(195, 141, 35),
  badge(1, 265, 98),
  badge(2, 162, 101),
);

const HOME = drawHome(
  homeModel({ Q1: 'Ducted', Q2: 'House - Pitched Roof', Q3: 'Whole Home', Q6: 'Large Outdoor space' }),
);
/** The first picture of all: a family at home on a hot day. */
const home = picture(
  'A family in a home that is cooled and heated',
  ...HOME.shapes,
  person(109, 182, 25),
  person(52, 182, 16),
  person(188, 182, 25),
  bird(22, 153),
  letterbox(22, 182),
  ...[278, 310].map((x) => tuft(x, 182)),
  ...sun(292, 40, 11),
);

/** The pictures saved as files: the explanations, by their names in the question set, and the landing page picture. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  home,
  'ducted-unit': ductedUnitPicture,
  'ducted-rooms': ductedRooms,
  'ducted-return': ductedReturn,
  split,
  'multi-split': multiSplit,
  'roof-pitched': roofPitched,
  'roof-flat': roofFlat,
  'outdoor-large': outdoorLarge,
  'outdoor-small': outdoorSmall,
  ...PLANS,
};
