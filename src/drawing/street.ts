import { GROUND } from './buildings.ts';
import { pane, solid } from './pieces.ts';
import { circle, rect, type Shape, shape } from './shape.ts';

const each = (places: readonly number[], draw: (at: number) => string): string => places.map(draw).join('');
const door = (x: number, h: number): string => `${rect(x - 8, GROUND - h, 16, h)}M${x + 4} ${GROUND - h / 2}v2`;
/** A tree in front of what is behind it. */
const tree = (x: number, y: number, r: number): readonly Shape[] => [
  ...solid(circle(x, y, r)),
  shape('ink', `M${x} ${GROUND}V${y - 4}M${x} ${y + 6}l6-6M${x} ${y + 1}l-4-4`),
];

const BLOCK = [
  ...solid(
    rect(14, 28, 70, GROUND - 28),
    'M10 28H88M38 28V20H60V28',
    each([42, 76, 110], (y) => `${pane(21, y, 14, 18)}${pane(42, y, 14, 18)}`),
    door(34, 32),
    pane(56, 150, 18, 16),
  ),
  ...[68, 102, 136].flatMap((y) =>
    solid(rect(66, y - 12, 26, 12), ...[72.5, 79, 85.5].map((x) => `M${x} ${y - 12}v12`)),
  ),
];
const PITCHED = solid(
  `M114 ${GROUND}V118H104L149 74 194 118H184V${GROUND}z`,
  'M104 118H194M168 93V78H176V101',
  circle(149, 99, 6),
  'M143 99h12M149 93v12',
  pane(122, 132, 24, 22),
  door(166, 38),
);
const TOWNHOUSES = solid(
  `M204 ${GROUND}V72L221 48 238 72 255 48 272 72V${GROUND}z`,
  `M204 72H272M238 72V${GROUND}`,
  each([221, 255], (x) => `${pane(x - 8, 84, 16, 20)}M${x - 12} 122h24`),
  each([214, 248], (x) => door(x, 36)),
  each([225, 259], (x) => rect(x, 144, 9, 14)),
);
const FLAT = solid(
  `M264 ${GROUND}V138H258V127H316V138H310V${GROUND}z`,
  'M258 138H316',
  pane(286, 148, 18, 16),
  door(275, 34),
);

/** Behind the street, and then behind the home: hills, a cloud and the ground in front. */
export const LANDSCAPE = shape(
  'faint',
  'M6 124Q44 84 96 110Q150 66 204 106Q262 70 314 112M6 191H40M62 191H132M156 191H236M260 191H314',
  'M254 36a6 6 0 0 1 0-12a10 10 0 0 1 19-3a7.5 7.5 0 0 1 5 15z',
);

/** Before the first answer about the home: a street with each kind of home. */
export const STREET: readonly Shape[] = [
  LANDSCAPE,
  ...TOWNHOUSES,
  ...BLOCK,
  ...PITCHED,
  ...FLAT,
  ...tree(99, 146, 12),
  ...tree(196, 152, 10),
];
