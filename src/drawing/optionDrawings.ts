import type { QuestionId } from '../questionnaire/question.ts';
import type { QUESTIONS } from '../questionnaire/questionSet.ts';
import type { HomeModel } from './homeModel.ts';
import {
  air,
  compactUnit,
  dial,
  moon,
  phone,
  question,
  screen,
  speaker,
  sun,
  tick,
  toggle,
  tree,
  vent,
  wallHead,
} from './pieces.ts';
import { type Drawing, rect, type Shape, shape } from './shape.ts';

const option = (...shapes: readonly Shape[]): Drawing => ({ width: 48, height: 48, shapes });

type Home = HomeModel['building'];

const GROUND_LINE = shape('ink', 'M2 42H46');

const PITCHED = shape('ink', 'M4 22L24 5 44 22z');
/** The shapes around the rooms of each kind of home. */
const AROUND: Readonly<Record<Home, readonly Shape[]>> = {
  pitched: [PITCHED],
  flat: [shape('ink', rect(5, 15, 38, 7))],
  townhouse: [
    shape('faint', 'M2 20L9 13 16 20M2 20V42M32 20L39 13 46 20V42'),
    shape('ink', 'M16 42V18L24 8 32 18V42M16 18H32'),
  ],
  apartment: [
    shape('ink', 'M10 42V8H38V42M10 19H38M10 29H38'),
    shape('faint', rect(15, 11, 4, 5), rect(29, 11, 4, 5), rect(15, 33, 4, 5), rect(29, 33, 4, 5)),
    shape('ink', 'M38 29H45V23'),
  ],
  unknown: [PITCHED],
};

/** Four rooms or three, in rows, from their upper left corner. */
const grid = (x: number, y: number, w: number, h: number, across: number, count = 4): readonly string[] =>
  [...Array(count).keys()].map((room) => rect(x + w * (room % across), y + h * Math.floor(room / across), w, h));

/** As in the large drawing, a house has two storeys only for more than three rooms. */
function roomsOf(home: Home, served: number): readonly string[] {
  if (home === 'townhouse') return grid(16, 18, 8, 12, 2);
  if (home === 'apartment') return grid(10, 19, 7, 10, 4);
  return served > 3 ? grid(9, 22, 15, 10, 2) : grid(9, 22, 10, 20, 3, 3);
}

/** A home with this number of cooled and heated rooms. */
const areas =
  (served: number) =>
  (home: Home): Drawing => {
    const rooms = roomsOf(home, served);
    return option(GROUND_LINE, shape('tint', ...rooms.slice(-served)), ...AROUND[home], shape('ink', ...rooms));
  };

const house = (roof: 'pitched' | 'flat'): Drawing =>
  option(GROUND_LINE, ...AROUND[roof], shape('ink', 'M9 42V22M39 22V42', rect(21, 31, 6, 11)));

type IconName = (typeof QUESTIONS)[QuestionId]['options'][number]['iconName'];

/** A drawing for each option, by its icon name in the question set; a function draws the visitor's kind of home. */
const DRAWINGS: Readonly<Record<IconName, Drawing | ((home: Home) => Drawing)>> = {
  yes: option(...tick(24, 24)),
  no: option(...question(24, 24)),
  unsure: option(...question(24, 24)),
  ducted: option(
    air(13, 18, 11, 22, 19),
    air(35, 18, 11, 22, 19),
    shape('ink', 'M2 14H46M13 14V9q0-3 3-3h16q3 0 3 3v5'),
    ...vent(13, 14),
    ...vent(35, 14),
  ),
  split: option(air(24, 17, 24, 36, 22), shape('ink', 'M4 42V4H44V42'), ...wallHead(24, 9)),
  'roof-pitched': house('pitched'),
  'roof-flat': house('flat'),
  townhouse: option(GROUND_LINE, ...AROUND.townhouse, shape('ink', rect(21, 23, 6, 6), rect(21, 34, 6, 8))),
  apartment: option(GROUND_LINE, shape('tint', rect(10, 19, 28, 10)), ...AROUND.apartment),
  'whole-home': areas(4),
  'multiple-rooms': areas(2),
  'single-room': areas(1),
  'individual-temperature': option(
    shape('tint', rect(4, 10, 20, 28)),
    shape('half', rect(24, 10, 20, 28)),
    shape('ink', rect(4, 10, 40, 28), 'M24 10V38'),
    ...dial(14, 24, 40),
    ...dial(34, 24, -50),
  ),
  'room-zoning': option(
    shape('tint', rect(4, 10, 20, 28)),
    shape('ink', rect(4, 10, 40, 28), 'M24 10V38'),
    ...toggle(14, 24, true, 8),
    ...toggle(34, 24, false, 8),
  ),
  'day-night': option(
    shape('tint', rect(4, 10, 20, 28)),
    shape('half', rect(24, 10, 20, 28)),
    shape('ink', rect(4, 10, 40, 28), 'M24 10V38'),
    ...sun(14, 24, 3.5),
    ...moon(34, 24),
  ),
  'rooms-2': areas(2),
  'rooms-3': areas(3),
  'rooms-4': areas(4),
  'outdoor-large': option(GROUND_LINE, ...compactUnit(15, 42), ...tree(38.5, 42, 30)),
  'outdoor-small': (home) =>
    home === 'apartment'
      ? option(shape('ink', 'M4 46V4M4 42H46V26H32M39 26V42'), ...compactUnit(19, 42))
      : option(GROUND_LINE, shape('ink', 'M4 42V8M37 42V20l3-3 3 3V42M34 27H46M34 35H46'), ...compactUnit(19, 42)),
  touchscreen: option(...screen(24, 24, 1.5)),
  voice: option(...speaker(16, 24, 1.5)),
  phone: option(...phone(24, 24, 1.6)),
};

/** The drawing of an option in this kind of home; undefined for an icon of another question set. */
export function optionDrawing(iconName: string, home: Home): Drawing | undefined {
  const drawings: Readonly<Record<string, Drawing | ((home: Home) => Drawing)>> = DRAWINGS;
  const drawing = drawings[iconName];
  return typeof drawing === 'function' ? drawing(home) : drawing;
}
