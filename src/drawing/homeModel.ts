import { CONTROLS, type Control, type IndoorUnitStyle, type Product, type SystemType } from '../catalogue/product.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';

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
  /** `unknown` means that the visitor asked for it and the system's controls are unknown. */
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
  /** Single splits that are bought together, each with an outdoor unit of its own. */
  readonly systems: number;
}

/** An outdoor unit above this height, in mm, usually has two fans. */
const ONE_FAN_HEIGHT_MM = 1000;

/** Reads the home from the answers, and the system in it from a product; unknown values are ignored. */
export function homeModel(answers: Answers, product?: Product, systems = 1): HomeModel {
  const [area] = meanings(answers, 'Q3');
  const [rooms] = area?.drawn === 'several' ? meanings(answers, 'Q5') : [];
  const asked = meanings(answers, 'Q7').flatMap(({ drawn }) => drawn);
  return {
    building: meanings(answers, 'Q2')[0]?.drawn ?? 'unknown',
    system: product ? kind(product) : (meanings(answers, 'Q1')[0]?.drawn ?? 'unknown'),
    area: (rooms ?? area)?.drawn ?? 'unknown',
    control: meanings(answers, 'Q4')[0]?.drawn ?? 'unknown',
    outdoor: meanings(answers, 'Q6')[0]?.drawn ?? 'unknown',
    controls: controls(asked, product),
    installed: product ? installed(product, systems) : null,
  };
}

/** True for a building that may have several owners. */
export function mayBeShared(building: HomeModel['building']): boolean {
  return building !== 'pitched' && building !== 'flat';
}

/** True if nothing about the home is known yet. */
export function isBlank({ building, system, area, outdoor, controls }: HomeModel): boolean {
  return [building, system, area, outdoor].every((fact) => fact === 'unknown') && controls.length === 0;
}

function kind({ system_type: type }: Product): 'ducted' | 'split' {
  return type === 'ducted' || type === 'slim_ducted' ? 'ducted' : 'split';
}

function controls(asked: readonly Control[], product?: Product): readonly HomeControl[] {
  const supplies = product?.controls;
  if (!supplies) return asked.map((control) => ({ control, supply: product ? 'unknown' : 'asked' }));
  return CONTROLS.flatMap((control) => {
    const supply = supplies[control];
    const isDrawn = supply !== 'none' && (supply !== 'unknown' || asked.includes(control));
    return isDrawn ? { control, supply } : [];
  });
}

function installed(product: Product, systems: number): Installed {
  const { system_type: type, indoor_unit_style: style, max_zones: zones, outdoor_height_mm: height } = product;
  const isDucted = kind(product) === 'ducted';
  // A ducted system with heads contradicts itself: its type counts.
  const isPossible = !isDucted || style === 'concealed_ducted' || style === 'bulkhead';
  return {
    type,
    style: isPossible ? style : null,
    heads: type === 'multi_split' ? product.max_indoor_units : systems,
    zones: isDucted && zones !== null ? Math.max(1, zones) : null,
    width: product.outdoor_width_mm,
    height,
    fans: height === null ? null : height > ONE_FAN_HEIGHT_MM ? 2 : 1,
    systems,
  };
}
