import { CONTROLS, type Control, type Product, type ZoneControl } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { LABEL_COLUMNS, yearlyKwh, zoneControl } from './derivedFacts.ts';

/** One fact that sets a system apart from another. Figures are signed: below 0, the second system has less. */
export type Difference =
  /** Australian dollars; both prices include the same. */
  | { readonly id: 'price'; readonly aud: number }
  | ({ readonly id: 'sound' } & SoundChange)
  | { readonly id: 'capacity'; readonly kw: number }
  /** Energy a year for cooling and heating together, in the zone. */
  | { readonly id: 'cost'; readonly kwh: number }
  | ({ readonly id: 'stars' } & StarChange)
  | ({ readonly id: 'size' } & SizeChange)
  /** A control that the second system includes, and the first is known not to include. */
  | { readonly id: 'control'; readonly control: Control }
  /** A control that the first system includes, and the second has as an extra or is known not to have. */
  | { readonly id: 'extra-control' | 'lost-control'; readonly control: Control }
  | { readonly id: 'zones'; readonly from: ZoneControl; readonly to: ZoneControl }
  /** The brand of the second system. */
  | { readonly id: 'brand'; readonly brand: string };

/** Outdoor sound in dB(A). */
export interface SoundChange {
  readonly kind: 'power' | 'pressure';
  readonly dba: number;
}

/** Stars in one zone, for systems of one type. */
export interface StarChange {
  readonly cool: number;
  readonly heat: number;
}

/** The outdoor unit, mm. */
export interface SizeChange {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/**
 * The facts that set the second system apart, in a fixed order. Only facts that are known for both and compare: prices
 * that include the same, one kind of sound, stars within one type of system. Equal facts are left out.
 * @param zone for energy; without one, energy is left out
 */
export function differences(from: Product, to: Product, zone: Zone | null): readonly Difference[] {
  const found: Difference[] = [];
  const aud = priceChange(from, to);
  if (aud) found.push({ id: 'price', aud });
  const sound = soundChange(from, to);
  if (sound?.dba) found.push({ id: 'sound', ...sound });
  const kw = change(from.cooling_capacity_kw, to.cooling_capacity_kw, 10);
  if (kw) found.push({ id: 'capacity', kw });
  const kwh = zone && change(yearlyKwh(from, zone), yearlyKwh(to, zone));
  if (kwh) found.push({ id: 'cost', kwh });
  const stars = zone && starChange(from, to, zone);
  if (stars && (stars.cool || stars.heat)) found.push({ id: 'stars', ...stars });
  const size = sizeChange(from, to);
  if (size && (size.width || size.height || size.depth)) found.push({ id: 'size', ...size });
  for (const control of CONTROLS) if (gains(from, to, control)) found.push({ id: 'control', control });
  for (const control of CONTROLS) {
    if (!gains(to, from, control)) continue;
    found.push({ id: to.controls?.[control] === 'optional' ? 'extra-control' : 'lost-control', control });
  }
  const [before, after] = [zoneControl(from), zoneControl(to)];
  if (before !== null && after !== null && before !== after) found.push({ id: 'zones', from: before, to: after });
  if (isOtherBrand(from, to)) found.push({ id: 'brand', brand: to.brand });
  return found;
}

/** Australian dollars; null if a price is unknown or they include different things. */
export function priceChange(from: Product, to: Product): number | null {
  return from.price_includes === to.price_includes ? change(from.price_from_aud, to.price_from_aud) : null;
}

/** Sound power, or sound pressure if a power is unknown; never one with the other. Null if neither compares. */
export function soundChange(from: Product, to: Product): SoundChange | null {
  const power = change(from.outdoor_sound_power_dba, to.outdoor_sound_power_dba);
  if (power !== null) return { kind: 'power', dba: power };
  const pressure = change(from.outdoor_sound_pressure_dba, to.outdoor_sound_pressure_dba);
  return pressure === null ? null : { kind: 'pressure', dba: pressure };
}

/** Null for different types of system, whose stars don't compare, or if a rating is unknown. */
export function starChange(from: Product, to: Product, zone: Zone): StarChange | null {
  if (from.system_type !== to.system_type) return null;
  const { starsCool, starsHeat } = LABEL_COLUMNS[zone];
  const cool = change(from[starsCool], to[starsCool]);
  const heat = change(from[starsHeat], to[starsHeat]);
  return cool === null || heat === null ? null : { cool, heat };
}

/** Null unless all three dimensions of both outdoor units are known. */
export function sizeChange(from: Product, to: Product): SizeChange | null {
  const width = change(from.outdoor_width_mm, to.outdoor_width_mm);
  const height = change(from.outdoor_height_mm, to.outdoor_height_mm);
  const depth = change(from.outdoor_depth_mm, to.outdoor_depth_mm);
  return width === null || height === null || depth === null ? null : { width, height, depth };
}

/** True if the second system includes the control, and the first is known not to include it. */
export function gains(from: Product, to: Product, control: Control): boolean {
  const supply = from.controls?.[control] ?? 'unknown';
  return to.controls?.[control] === 'included' && supply !== 'included' && supply !== 'unknown';
}

/** True if both brands are known and differ. */
export function isOtherBrand(from: Product, to: Product): to is Product & { readonly brand: string } {
  return from.brand !== null && to.brand !== null && from.brand !== to.brand;
}

/** The second less the first, in whole parts of one; null if one is unknown. Adding 0 turns −0 into 0. */
function change(from: number | null, to: number | null, parts = 100): number | null {
  return from === null || to === null ? null : Math.round((to - from) * parts) / parts + 0;
}
