import type { QuestionId } from '../questionnaire/question.ts';
import type { QUESTIONS } from '../questionnaire/questionSet.ts';
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
} from './parts.ts';
import { type Drawing, rect, type Shape, shape } from './shape.ts';

const option = (...shapes: readonly Shape[]): Drawing => ({ width: 48, height: 48, shapes });

/** Below a roof: rooms in rows, of which those with these numbers are cooled and heated. */
function house(rows: number, columns: number, served: readonly number[]): Drawing {
  const [w, h] = [36 / columns, 22 / rows];
  const box = (room: number): string => rect(6 + w * (room % columns), 20 + h * Math.floor(room / columns), w, h);
  const rooms = Array.from({ length: rows * columns }, (_, room) => room);
  return option(shape('tint', ...served.map(box)), shape('ink', 'M2 20L24 5 46 20z', ...rooms.map(box)));
}

const GROUND_LINE = shape('ink', 'M2 42H46');
const HOUSE = 'M10 42V22M38 22V42';
const DOOR = rect(21, 31, 6, 11);

type IconName = (typeof QUESTIONS)[QuestionId]['options'][number]['iconName'];

/** A drawing for each option, by its icon name in the question set. */
const DRAWINGS: Readonly<Record<IconName, Drawing>> = {
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
  'roof-pitched': option(GROUND_LINE, shape('ink', HOUSE, 'M4 22L24 5 44 22z', DOOR)),
  'roof-flat': option(GROUND_LINE, shape('ink', HOUSE, rect(5, 15, 38, 7), DOOR)),
  townhouse: option(
    GROUND_LINE,
    shape('faint', 'M2 20L9 13 16 20M2 20V42M32 20L39 13 46 20V42'),
    shape('ink', 'M16 42V18L24 8 32 18V42M16 18H32', rect(21, 23, 6, 6), rect(21, 34, 6, 8)),
  ),
  apartment: option(
    GROUND_LINE,
    shape('tint', rect(10, 19, 28, 10)),
    shape('ink', 'M10 42V8H38V42M10 19H38M10 29H38'),
    shape('faint', rect(15, 11, 4, 5), rect(29, 11, 4, 5), rect(15, 33, 4, 5), rect(29, 33, 4, 5)),
    shape('ink', 'M38 29H45V23'),
  ),
  'whole-home': house(2, 2, [0, 1, 2, 3]),
  'multiple-rooms': house(2, 2, [0, 3]),
  'single-room': house(2, 2, [2]),
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
  'rooms-2': house(1, 2, [0, 1]),
  'rooms-3': house(1, 3, [0, 1, 2]),
  'rooms-4': house(2, 2, [0, 1, 2, 3]),
  'outdoor-large': option(GROUND_LINE, ...compactUnit(15, 42), ...tree(38.5, 42, 30)),
  'outdoor-small': option(
    GROUND_LINE,
    shape('ink', 'M4 42V8M37 42V20l3-3 3 3V42M34 27H46M34 35H46'),
    ...compactUnit(19, 42),
  ),
  touchscreen: option(...screen(24, 24, 1.5)),
  voice: option(...speaker(16, 24, 1.5)),
  phone: option(...phone(24, 24, 1.6)),
};

/** The same for an option of any question set. */
export const OPTION_DRAWINGS: Readonly<Record<string, Drawing>> = DRAWINGS;
