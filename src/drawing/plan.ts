import { dial, moon, sun, toggle } from './parts.ts';
import { bedFromAbove, scale, sofaFromAbove, swing, tableFromAbove, windowInWall } from './pictureParts.ts';
import { type Drawing, rect, type Shape, shape } from './shape.ts';

/** The plan of a home: two rooms on either side of a hallway, living on the left, bedrooms on the right. */
const LIVING = rect(36, 20, 124, 64);
const BEDROOM = rect(160, 20, 124, 64);
const KITCHEN = rect(36, 116, 124, 64);
const SECOND_BEDROOM = rect(160, 116, 124, 64);
const HALLWAY = rect(36, 84, 248, 32);
/** The place of each room's control, in the same order. */
const [LEFT, RIGHT, TOP, BOTTOM] = [102, 218, 52, 148] as const;

const WALLS = shape(
  'ink',
  'M36 84V20H284V180H36V116M160 20V84M160 116V180',
  'M36 84H128M148 84H172M192 84H284M36 116H128M148 116H172M192 116H284',
);

const PLAN: readonly Shape[] = [
  WALLS,
  swing(128, 84, 20, -20),
  swing(192, 84, -20, -20),
  swing(128, 116, 20, 20),
  swing(192, 116, -20, 20),
  shape('ink', 'M36 84H68A32 32 0 0 1 36 116'),
  windowInWall(98, 20),
  windowInWall(222, 20),
  windowInWall(98, 180),
  windowInWall(222, 180),
  sofaFromAbove(41, 52),
  tableFromAbove(59, 148),
  bedFromAbove(280, 52),
  bedFromAbove(280, 148),
];

const plan = (air: readonly Shape[], ...controls: readonly Shape[]): Drawing => ({
  width: 320,
  height: 200,
  shapes: [...air, ...PLAN, ...controls],
});

/** A dial with its marks. */
const markedDial = (x: number, y: number, degrees: number, r: number): readonly Shape[] => [
  ...dial(x, y, degrees, r),
  scale(x, y, r),
];

const SWITCH = 15;

/** Pictures of a home from above, by name. */
export const PLANS = {
  'whole-home': {
    title: 'Every room cooled or heated',
    drawing: plan([shape('tint', LIVING, BEDROOM, KITCHEN, SECOND_BEDROOM, HALLWAY)]),
  },
  'multiple-rooms': {
    title: 'Two rooms cooled or heated',
    drawing: plan([shape('tint', LIVING, BEDROOM)]),
  },
  'single-room': {
    title: 'One room cooled or heated',
    drawing: plan([shape('tint', LIVING)]),
  },
  'zones-individual': {
    title: 'Each room at its own temperature',
    drawing: plan(
      [shape('tint', LIVING, SECOND_BEDROOM), shape('half', BEDROOM, KITCHEN)],
      ...markedDial(LEFT, TOP, 120, 12),
      ...markedDial(RIGHT, TOP, 240, 12),
      ...markedDial(LEFT, BOTTOM, 320, 12),
      ...markedDial(RIGHT, BOTTOM, 45, 12),
    ),
  },
  'zones-rooms': {
    title: 'Rooms switched on or off, one temperature',
    drawing: plan(
      [shape('tint', LIVING, SECOND_BEDROOM)],
      ...toggle(LEFT, TOP, true, SWITCH),
      ...toggle(RIGHT, TOP, false, SWITCH),
      ...toggle(LEFT, BOTTOM, false, SWITCH),
      ...toggle(RIGHT, BOTTOM, true, SWITCH),
      ...markedDial(160, 100, 45, 8.5),
    ),
  },
  'zones-day-night': {
    title: 'Living side by day, bedroom side by night',
    drawing: plan(
      [shape('tint', LIVING, KITCHEN, rect(36, 84, 124, 32))],
      ...[TOP, BOTTOM].flatMap((y) => [...sun(LEFT, y, 7), ...moon(RIGHT, y, 11)]),
      shape('accent', 'M160 89v.1M160 94.5v.1M160 100v.1M160 105.5v.1M160 111v.1'),
    ),
  },
};
