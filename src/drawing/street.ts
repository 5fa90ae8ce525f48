import { GROUND } from './buildings.ts';
import { farWindow, tree } from './parts.ts';
import { rect, type Shape, shape } from './shape.ts';

const door = (x: number): string => rect(x - 7, GROUND - 32, 14, 32);
const windows = (y: number, ...places: readonly number[]): readonly Shape[] => places.flatMap((x) => farWindow(x, y));

/** Before the first answer about the home: a street with each kind of home. */
export const STREET: readonly Shape[] = [
  shape('ink', `M18 ${GROUND}V40H72V${GROUND}M14 40H76`, door(45)),
  ...[50, 80, 110].flatMap((y) => windows(y, 33, 57)),
  shape('ink', `M92 ${GROUND}V122M148 122V${GROUND}M84 122L120 90 156 122z`, door(108)),
  ...windows(142, 134),
  shape(
    'ink',
    `M166 ${GROUND}V84L183 64 200 84V${GROUND}M200 84L217 64 234 84V${GROUND}M166 84H234`,
    door(176),
    door(210),
  ),
  ...windows(96, 183, 217),
  shape('ink', `M246 ${GROUND}V132M290 132V${GROUND}`, rect(241, 124, 54, 8), door(258)),
  ...windows(146, 278),
  ...tree(304, GROUND, 40),
];
