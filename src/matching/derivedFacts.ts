import { type Product, ZONE_CONTROLS, type ZoneControl } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';

/**
 * An indoor unit up to this height, in mm, goes above the shallow ceiling of a flat roof. In manufacturers' data slim units are 200 to
 * 250 mm high, standard ducted ones 360 to 450 mm.
 */
export const FLAT_ROOF_INDOOR_HEIGHT_MM = 300;
/** An outdoor unit up to this height, in mm, counts as compact: one for four heads does, those for ducts from 10 kW don't. */
export const COMPACT_HEIGHT_MM = 900;
/** An outdoor unit up to this floor area (width × depth), in m², counts as compact. */
export const COMPACT_FOOTPRINT_M2 = 0.3;

/** True if one indoor unit blows into ducts for several rooms. */
export function isDucted(product: Product): boolean {
  return product.system_type === 'ducted' || product.system_type === 'slim_ducted';
}

/** Floor area of the outdoor unit in m²; null if a side is unknown. */
export function footprint(product: Product): number | null {
  const { outdoor_width_mm: width, outdoor_depth_mm: depth } = product;
  return width === null || depth === null ? null : (width * depth) / 1_000_000;
}

/** True if the outdoor unit fits a small space. The provider's statement wins; otherwise the dimensions decide. */
export function suitsSmallOutdoorSpace(product: Product): boolean | null {
  return product.suits_small_outdoor_space ?? isCompact(product);
}

/**
 * True if the outdoor unit is compact by its dimensions. One figure over its limit is enough for a no, even if the others
 * are unknown; null if the dimensions decide nothing.
 */
export function isCompact(product: Product): boolean | null {
  const height = product.outdoor_height_mm;
  const area = footprint(product);
  if ((height !== null && height > COMPACT_HEIGHT_MM) || (area !== null && area > COMPACT_FOOTPRINT_M2)) return false;
  return height === null || area === null ? null : true;
}

/** The zone control of a product. Each indoor unit of a split or multi-split has its own thermostat. */
export function zoneControl(product: Product): ZoneControl | null {
  if (product.zone_control !== null) return product.zone_control;
  return isDucted(product) ? null : 'individual_temperature';
}

/** The level of zoning that ducts have; unknown counts as none. Other systems have none to pay for. */
export function zoningOf(product: Product): number {
  return isDucted(product) ? ZONE_CONTROLS.indexOf(product.zone_control ?? 'none') : 0;
}

/** The most indoor units one outdoor unit can run; a single split has one. */
export function indoorUnits(product: Product): number | null {
  return product.system_type === 'split' ? 1 : product.max_indoor_units;
}

/** The most stars on the zoned energy label. */
export const MAX_STARS = 10;

/** The columns of the energy label in each zone. A column's name put together for each product takes far longer. */
export const LABEL_COLUMNS = {
  hot: { starsCool: 'stars_cool_hot', starsHeat: 'stars_heat_hot', kwhCool: 'kwh_cool_hot', kwhHeat: 'kwh_heat_hot' },
  average: {
    starsCool: 'stars_cool_average',
    starsHeat: 'stars_heat_average',
    kwhCool: 'kwh_cool_average',
    kwhHeat: 'kwh_heat_average',
  },
  cold: {
    starsCool: 'stars_cool_cold',
    starsHeat: 'stars_heat_cold',
    kwhCool: 'kwh_cool_cold',
    kwhHeat: 'kwh_heat_cold',
  },
} as const satisfies Readonly<Record<Zone, object>>;

/** Yearly energy use for cooling and heating together in a zone, kWh; null if either is unknown. */
export function yearlyKwh(product: Product, zone: Zone): number | null {
  const { kwhCool, kwhHeat } = LABEL_COLUMNS[zone];
  const [cool, heat] = [product[kwhCool], product[kwhHeat]];
  return cool === null || heat === null ? null : cool + heat;
}

/** The hours a year for which the energy label counts cooling and heating at full capacity, by zone. */
const LABEL_HOURS = {
  hot: { cool: 1274, heat: 109 },
  average: { cool: 429, heat: 648 },
  cold: { cool: 285, heat: 1534 },
} as const satisfies Readonly<Record<Zone, object>>;

/**
 * The work that a system does with one kWh over the label's year in a zone, for cooling and heating apart: capacity × hours ÷
 * kWh. It doesn't grow with the size of a system, as kWh do. Null if a figure is unknown or 0.
 */
export function workPerKwh(product: Product, zone: Zone): { readonly cool: number; readonly heat: number } | null {
  const { kwhCool, kwhHeat } = LABEL_COLUMNS[zone];
  const hours = LABEL_HOURS[zone];
  const work = (kw: number | null, hours: number, kwh: number | null) => (kw && kwh ? (kw * hours) / kwh : null);
  const cool = work(product.cooling_capacity_kw, hours.cool, product[kwhCool]);
  const heat = work(product.heating_capacity_kw, hours.heat, product[kwhHeat]);
  return cool === null || heat === null ? null : { cool, heat };
}
