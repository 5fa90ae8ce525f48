import { CONTROLS, type Control, type Product, ZONE_CONTROLS, type ZoneControl } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { mayCompare } from './comparable.ts';
import { LABEL_COLUMNS, workPerKwh, zoneControl } from './derivedFacts.ts';

/** A difference counts from here, because a person would notice it. */
const MIN_DBA = 3;
const MIN_AUD = 100;
/** Of the dearer price. */
const MIN_PRICE_SHARE = 0.05;
/** How many times the work for one kWh. */
const MIN_WORK_RATIO = 1.15;
/** Of the larger capacity. */
const MIN_CAPACITY_SHARE = 0.05;
/** Of one side of the outdoor unit. */
const MIN_MM = 100;

/** One fact that sets a system apart from another. Figures are signed: below 0, the second system has less. */
export type Difference =
  /** Australian dollars; both prices include the same. */
  | { readonly id: 'price'; readonly aud: number }
  /** Outdoor sound in dB(A): power, or pressure if a power is unknown. */
  | { readonly id: 'sound'; readonly dba: number }
  /** Percent of energy for the same work, in the zone; null for a use that isn't noticeably different. */
  | { readonly id: 'energy'; readonly cool: number | null; readonly heat: number | null }
  /** The outdoor unit, mm. */
  | { readonly id: 'size'; readonly width: number; readonly height: number; readonly depth: number }
  /** A control that the second system includes, and the first is known not to include. */
  | { readonly id: 'control'; readonly control: Control }
  /** A control that the first system includes, and the second has as an extra or is known not to have. */
  | { readonly id: 'extra-control' | 'lost-control'; readonly control: Control }
  | { readonly id: 'zones'; readonly from: ZoneControl; readonly to: ZoneControl }
  | { readonly id: 'capacity'; readonly kw: number };

/**
 * What a person would notice of the second system, in a fixed order. Only facts that are known for both and may be compared.
 * @param zone for energy; without one, energy is left out
 */
export function differences(from: Product, to: Product, zone: Zone | null): readonly Difference[] {
  const found: (Difference | null)[] = [
    priceDifference(from, to),
    soundDifference(from, to),
    zone && energyDifference(from, to, zone),
    sizeDifference(from, to),
    ...CONTROLS.map((control) => (gains(from, to, control) ? ({ id: 'control', control } as const) : null)),
    ...CONTROLS.map((control) => lostControl(from, to, control)),
    zonesDifference(from, to),
    capacityDifference(from, to),
  ];
  return found.filter((difference) => difference !== null);
}

/**
 * How much better a difference makes the second system, in its own unit: above 0 it is a gain, below 0 it is given up. Gains of
 * one kind compare; those of different kinds don't.
 */
export function gainOf(difference: Difference): number {
  switch (difference.id) {
    case 'price':
      return -difference.aud;
    case 'sound':
      return -difference.dba;
    case 'energy':
      return -((difference.cool ?? 0) + (difference.heat ?? 0));
    case 'size':
      return -(difference.width + difference.height + difference.depth);
    case 'control':
      return 1;
    case 'extra-control':
    case 'lost-control':
      return -1;
    case 'zones':
      return ZONE_CONTROLS.indexOf(difference.to) - ZONE_CONTROLS.indexOf(difference.from);
    case 'capacity':
      return difference.kw;
  }
}

/** The same differences, those of one kind first. */
export function withFirst(id: Difference['id'], found: readonly Difference[]): readonly Difference[] {
  return [...found.filter((one) => one.id === id), ...found.filter((one) => one.id !== id)];
}

/** How much the second system gains by the differences of one kind; 0 if it gives something up. */
export function gainBy(id: Difference['id'], found: readonly Difference[]): number {
  return Math.max(
    0,
    found.reduce((sum, difference) => (difference.id === id ? sum + gainOf(difference) : sum), 0),
  );
}

export function priceDifference(from: Product, to: Product): Difference | null {
  const aud = mayCompare(from, to, 'price') ? change(from.price_from_aud, to.price_from_aud) : null;
  if (aud === null) return null;
  const dearer = Math.max(from.price_from_aud ?? 0, to.price_from_aud ?? 0);
  return Math.abs(aud) < Math.max(MIN_AUD, MIN_PRICE_SHARE * dearer) ? null : { id: 'price', aud };
}

/** In dB(A): sound power, or sound pressure if a power is unknown; never one with the other. Null if neither compares. */
export function soundChange(from: Product, to: Product): number | null {
  if (!mayCompare(from, to, 'sound')) return null;
  return (
    change(from.outdoor_sound_power_dba, to.outdoor_sound_power_dba) ??
    change(from.outdoor_sound_pressure_dba, to.outdoor_sound_pressure_dba)
  );
}

export function soundDifference(from: Product, to: Product): Difference | null {
  const dba = soundChange(from, to);
  return dba === null || Math.abs(dba) < MIN_DBA ? null : { id: 'sound', dba };
}

/**
 * Energy for the same work, in percent. One use alone counts only if the other goes the same way or stays, and stars mustn't
 * contradict. Both directions agree: 20 % more one way is 17 % less the other.
 * @param heedsStars false for what the figures alone say
 */
export function energyDifference(from: Product, to: Product, zone: Zone, heedsStars = true): Difference | null {
  if (!mayCompare(from, to, 'energy')) return null;
  const [before, after] = [workPerKwh(from, zone), workPerKwh(to, zone)];
  if (!before || !after) return null;
  const cool = after.cool / before.cool;
  const heat = after.heat / before.heat;
  // Better in one use and worse in the other, if only a little: nothing can be said about either.
  if ((cool > 1 && heat < 1) || (cool < 1 && heat > 1)) return null;
  const { starsCool, starsHeat } = LABEL_COLUMNS[zone];
  const starsOf = (column: typeof starsCool | typeof starsHeat) =>
    heedsStars ? change(from[column], to[column]) : null;
  const percents = {
    cool: energyPercent(cool, starsOf(starsCool)),
    heat: energyPercent(heat, starsOf(starsHeat)),
  };
  return percents.cool === null && percents.heat === null ? null : { id: 'energy', ...percents };
}

/** @param ratio the second system's work for one kWh, by the first one's @param stars how many more it has, if known */
function energyPercent(ratio: number, stars: number | null): number | null {
  const isSmall = Math.max(ratio, 1 / ratio) < MIN_WORK_RATIO;
  const isContradicted = stars !== null && stars !== 0 && stars > 0 !== ratio > 1;
  return isSmall || isContradicted ? null : Math.round((1 / ratio - 1) * 100);
}

/** We say nothing where the unit is larger on one side and smaller on another, or a side is unknown. */
function sizeDifference(from: Product, to: Product): Difference | null {
  const width = change(from.outdoor_width_mm, to.outdoor_width_mm);
  const height = change(from.outdoor_height_mm, to.outdoor_height_mm);
  const depth = change(from.outdoor_depth_mm, to.outdoor_depth_mm);
  if (width === null || height === null || depth === null) return null;
  const sides = [width, height, depth];
  const isOneWay = sides.every((side) => side <= 0) || sides.every((side) => side >= 0);
  return isOneWay && sides.some((side) => Math.abs(side) >= MIN_MM) ? { id: 'size', width, height, depth } : null;
}

/** True if the second system includes the control, and the first is known not to include it. */
export function gains(from: Product, to: Product, control: Control): boolean {
  const supply = from.controls?.[control] ?? 'unknown';
  return to.controls?.[control] === 'included' && supply !== 'included' && supply !== 'unknown';
}

function lostControl(from: Product, to: Product, control: Control): Difference | null {
  if (!gains(to, from, control)) return null;
  return { id: to.controls?.[control] === 'optional' ? 'extra-control' : 'lost-control', control };
}

function zonesDifference(from: Product, to: Product): Difference | null {
  // It serves one room.
  if (from.system_type === 'split' || to.system_type === 'split') return null;
  const [before, after] = [zoneControl(from), zoneControl(to)];
  return before === null || after === null || before === after ? null : { id: 'zones', from: before, to: after };
}

function capacityDifference(from: Product, to: Product): Difference | null {
  const kw = change(from.cooling_capacity_kw, to.cooling_capacity_kw, 10);
  const larger = Math.max(from.cooling_capacity_kw ?? 0, to.cooling_capacity_kw ?? 0);
  return kw === null || Math.abs(kw) < MIN_CAPACITY_SHARE * larger ? null : { id: 'capacity', kw };
}

/** The second less the first, in whole parts of one; null if one is unknown. Adding 0 turns −0 into 0. */
function change(from: number | null, to: number | null, parts = 100): number | null {
  return from === null || to === null ? null : Math.round((to - from) * parts) / parts + 0;
}
