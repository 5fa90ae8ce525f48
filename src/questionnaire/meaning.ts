import type { Area, Control, HomeType, ZoneControl } from '../catalogue/product.ts';
import { type Answers, chosenValues } from './question.ts';
import type { OptionValue } from './questionSet.ts';

/** The meaning of an option, in the terms of its question. */
interface Meaning<Asked, Drawn> {
  /** The option's demand on a system; sentences use the same name. */
  readonly asks: Asked;
  /** The option's effect on the drawing of the home. */
  readonly drawn: Drawn;
}

type Meanings<Q extends keyof Terms> = Readonly<Record<OptionValue<Q>, Terms[Q]>>;

interface Terms {
  Q1: Meaning<'ducted' | 'split', 'ducted' | 'split'>;
  Q2: Meaning<HomeType, 'pitched' | 'flat' | 'townhouse' | 'apartment'>;
  Q3: Meaning<Area, 'whole' | 'several' | 1>;
  Q4: Meaning<Exclude<ZoneControl, 'none'> | 'any_zoning', 'individual' | 'rooms' | 'day_night' | 'unknown'>;
  /** Rooms; 4 stands for more than three. */
  Q5: Meaning<2 | 3 | 4, 2 | 3 | 4>;
  Q6: Meaning<'large' | 'small', 'large' | 'small'>;
  Q7: Meaning<Control | 'any_controls', readonly Control[]>;
}

/** THE MEANING OF EACH OPTION. A question that judges systems has a row here, and each of its options one. */
export const MEANING: { readonly [Q in keyof Terms]: Meanings<Q> } = {
  Q1: { Ducted: { asks: 'ducted', drawn: 'ducted' }, Split: { asks: 'split', drawn: 'split' } },
  Q2: {
    'House - Pitched Roof': { asks: 'house_pitched_roof', drawn: 'pitched' },
    'House - Flat Roof': { asks: 'house_flat_roof', drawn: 'flat' },
    Townhouse: { asks: 'townhouse', drawn: 'townhouse' },
    Apartment: { asks: 'apartment', drawn: 'apartment' },
  },
  Q3: {
    'Whole Home': { asks: 'whole_home', drawn: 'whole' },
    'Multiple Rooms': { asks: 'multiple_rooms', drawn: 'several' },
    'Single Room': { asks: 'single_room', drawn: 1 },
  },
  Q4: {
    'Individual Temperature Control': { asks: 'individual_temperature', drawn: 'individual' },
    'Individual Room Zoning': { asks: 'room_zoning', drawn: 'rooms' },
    'Day / Night Zoning': { asks: 'day_night', drawn: 'day_night' },
    Unsure: { asks: 'any_zoning', drawn: 'unknown' },
  },
  Q5: { '2 Rooms': { asks: 2, drawn: 2 }, '3 Rooms': { asks: 3, drawn: 3 }, 'Over 3 Rooms': { asks: 4, drawn: 4 } },
  Q6: {
    'Large Outdoor space': { asks: 'large', drawn: 'large' },
    'Small Outdoor space': { asks: 'small', drawn: 'small' },
  },
  Q7: {
    Touchscreen: { asks: 'touchscreen', drawn: ['touchscreen'] },
    'Voice Control': { asks: 'voice', drawn: ['voice'] },
    'Mobile App': { asks: 'mobile_app', drawn: ['mobile_app'] },
    None: { asks: 'any_controls', drawn: [] },
  },
};

/** The meanings of the answers to a question, in order. Values that the question doesn't offer are left out. */
export function meanings<Q extends keyof Terms>(answers: Answers, question: Q): readonly Terms[Q][] {
  const known: Readonly<Record<string, Terms[Q]>> = MEANING[question];
  return chosenValues(answers, question).flatMap((value) => (Object.hasOwn(known, value) ? (known[value] ?? []) : []));
}

/** Any option's demand on a system. */
export type Asked = Terms[keyof Terms]['asks'];
