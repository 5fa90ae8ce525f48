import type { Control, IndoorUnitStyle, Product, SystemType } from '../catalogue/product.ts';
import { type Answers, chosenValues } from '../questionnaire/question.ts';

/**
 * The facts about a home in the answers, and about a system in it. `unknown` means an unanswered question, or an answer
 * that leaves it open.
 */
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
  /** The controls that the visitor asked for, or those of the system. */
  readonly controls: readonly HomeControl[];
  /** Null without a system. */
  readonly installed: Installed | null;
}

export interface HomeControl {
  readonly control: Control;
  /** `unknown` means asked for, with a system that says nothing about its controls. */
  readonly supply: 'asked' | 'included' | 'optional' | 'unknown';
}

/** The facts of a system that can be seen in a home. Null is unknown. */
export interface Installed {
  readonly type: SystemType;
  readonly style: IndoorUnitStyle | null;
  /** Most indoor units. A ducted system has one, above the ceiling. */
  readonly heads: number | null;
  /** Most zones of a ducted system, at least one. */
  readonly zones: number | null;
  /** The outdoor unit, in mm. */
  readonly width: number | null;
  readonly height: number | null;
  /** The fans of the outdoor unit, by its height. */
  readonly fans: 1 | 2 | null;
  readonly phase: 1 | 3 | null;
}

/** The height of the door beside the outdoor unit, in mm. */
export const DOOR_HEIGHT_MM = 2040;
/** An outdoor unit above this height, in mm, usually has two fans. */
const ONE_FAN_HEIGHT_MM = 1000;

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
const CONTROLS = { Touchscreen: 'touchscreen', 'Voice Control': 'voice', 'Mobile App': 'mobile_app' } as const;

/** Reads the home from the answers, and the system in it from a product; unknown values are ignored. */
export function homeModel(answers: Answers, product?: Product): HomeModel {
  const told = <Told>(question: keyof Answers, values: Readonly<Record<string, Told>>): readonly Told[] =>
    chosenValues(answers, question).flatMap((value) => (Object.hasOwn(values, value) ? (values[value] ?? []) : []));
  return {
    building: told('Q2', BUILDING)[0] ?? 'unknown',
    system: product ? kind(product) : (told('Q1', SYSTEM)[0] ?? 'unknown'),
    area: area(answers, told('Q5', ROOMS)[0]),
    control: told('Q4', CONTROL)[0] ?? 'unknown',
    outdoor: told('Q6', OUTDOOR)[0] ?? 'unknown',
    controls: controls(told('Q7', CONTROLS), product),
    installed: product ? installed(product) : null,
  };
}

/** True if nothing about the home is known yet. */
export function isBlank({ building, system, area, outdoor, controls }: HomeModel): boolean {
  return [building, system, area, outdoor].every((fact) => fact === 'unknown') && controls.length === 0;
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

function kind({ system_type: type }: Product): 'ducted' | 'split' {
  return type === 'ducted' || type === 'slim_ducted' ? 'ducted' : 'split';
}

function controls(asked: readonly Control[], product?: Product): readonly HomeControl[] {
  const supplies = product?.controls;
  if (!supplies) return asked.map((control) => ({ control, supply: product ? 'unknown' : 'asked' }));
  return Object.values(CONTROLS).flatMap((control) => {
    const supply = supplies[control];
    return supply === 'none' ? [] : { control, supply };
  });
}

function installed(product: Product): Installed {
  const { system_type: type, indoor_unit_style: style, max_zones: zones, outdoor_height_mm: height } = product;
  const isDucted = kind(product) === 'ducted';
  // A ducted system with heads contradicts itself: its type counts.
  const isPossible = !isDucted || style === 'concealed_ducted' || style === 'bulkhead';
  return {
    type,
    style: isPossible ? style : null,
    heads: type === 'multi_split' ? product.max_indoor_units : 1,
    zones: isDucted && zones !== null ? Math.max(1, zones) : null,
    width: product.outdoor_width_mm,
    height,
    fans: height === null ? null : height > ONE_FAN_HEIGHT_MM ? 2 : 1,
    phase: product.phase,
  };
}
