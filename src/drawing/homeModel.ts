import { type Answers, chosenValues } from '../questionnaire/question.ts';

/** The facts about a home in the answers. `unknown` means an unanswered question, or an answer that leaves it open. */
export interface HomeModel {
  readonly building: 'pitched' | 'flat' | 'townhouse' | 'apartment' | 'unknown';
  readonly system: 'ducted' | 'split' | 'unknown';
  /**
   * The cooled and heated area: everything, a number of rooms (4 means more than three), or several without a number
   * yet.
   */
  readonly area: 'whole' | 1 | 2 | 3 | 4 | 'several' | 'unknown';
  readonly control: 'individual' | 'rooms' | 'day_night' | 'unknown';
  readonly outdoor: 'large' | 'small' | 'unknown';
  readonly controls: readonly ('touchscreen' | 'voice' | 'phone')[];
}

const BUILDING = {
  'House - Pitched Roof': 'pitched',
  'House - Flat Roof': 'flat',
  Townhouse: 'townhouse',
  Apartment: 'apartment',
} as const;
const SYSTEM = { Ducted: 'ducted', Split: 'split' } as const;
const ROOMS = { '2 Rooms': 2, '3 Rooms': 3, 'Over 3 Rooms': 4 } as const;
const CONTROL = {
  'Individual Temperature Control': 'individual',
  'Individual Room Zoning': 'rooms',
  'Day / Night Zoning': 'day_night',
} as const;
const OUTDOOR = { 'Large Outdoor space': 'large', 'Small Outdoor space': 'small' } as const;
const CONTROLS = { Touchscreen: 'touchscreen', 'Voice Control': 'voice', 'Mobile App': 'phone' } as const;

/** Reads the home from the answers; unknown values are ignored. */
export function homeModel(answers: Answers): HomeModel {
  const told = <Told>(question: keyof Answers, values: Readonly<Record<string, Told>>): readonly Told[] =>
    chosenValues(answers, question).flatMap((value) => (Object.hasOwn(values, value) ? (values[value] ?? []) : []));
  return {
    building: told('Q2', BUILDING)[0] ?? 'unknown',
    system: told('Q1', SYSTEM)[0] ?? 'unknown',
    area: area(answers, told('Q5', ROOMS)[0]),
    control: told('Q4', CONTROL)[0] ?? 'unknown',
    outdoor: told('Q6', OUTDOOR)[0] ?? 'unknown',
    controls: told('Q7', CONTROLS),
  };
}

function area(answers: Answers, rooms: 2 | 3 | 4 | undefined): HomeModel['area'] {
  switch (answers.Q3) {
    case 'Whole Home':
      return 'whole';
    case 'Single Room':
      return 1;
    case 'Multiple Rooms':
      return rooms ?? 'several';
    default:
      return 'unknown';
  }
}
