/**
 * The product record: one system for sale, one row of the provider's spreadsheet.
 *
 * A property has the same name as its column and its JSON key; only the price is two columns. `null` always means *unknown* (the cell was blank),
 * never *no*; every reader must decide what unknown means to it.
 */

export const SYSTEM_TYPES = ['split', 'multi_split', 'ducted', 'slim_ducted'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];

/** Units on the walls (`split`, `multi_split`), or vents in the ceilings (`ducted`, `slim_ducted`). */
export const SYSTEM_KINDS = ['split', 'ducted'] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

export const INDOOR_UNIT_STYLES = [
  'wall_mounted',
  'floor_console',
  'cassette',
  'under_ceiling',
  'bulkhead',
  'concealed_ducted',
] as const;
export type IndoorUnitStyle = (typeof INDOOR_UNIT_STYLES)[number];

export const HOME_TYPES = ['house_pitched_roof', 'house_flat_roof', 'townhouse', 'apartment'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

export const AREAS = ['whole_home', 'multiple_rooms', 'single_room'] as const;
export type Area = (typeof AREAS)[number];

/** From least to most: each one can also do what the earlier ones do. */
export const ZONE_CONTROLS = ['none', 'day_night', 'room_zoning', 'individual_temperature'] as const;
export type ZoneControl = (typeof ZONE_CONTROLS)[number];

export const CONTROLS = ['touchscreen', 'voice', 'mobile_app'] as const;
export type Control = (typeof CONTROLS)[number];
/** Included, available at extra cost, or unavailable. */
export type ControlSupply = 'included' | 'optional' | 'none' | 'unknown';

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const PRICE_INCLUDES = ['supply_only', 'supply_and_standard_install'] as const;
export type PriceIncludes = (typeof PRICE_INCLUDES)[number];

export const REFRIGERANTS = ['R32', 'R410A', 'R290'] as const;
export type Refrigerant = (typeof REFRIGERANTS)[number];

/** A price, and what it includes: a price display rule of Australia (a single total, no part price) makes one useless without the other. */
export interface Price {
  /** Australian dollars including GST; outside of sales, if there are any. */
  readonly aud: number;
  readonly includes: PriceIncludes;
  /** Sales that are on or to come. */
  readonly sales?: readonly DatedPrice[];
}

/** The price of a sale. Both days are included, as YYYY-MM-DD; null where it has no first or last day. */
export interface DatedPrice {
  readonly aud: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** What a row says, by column. */
interface ColumnValues {
  readonly id: string;
  readonly title: string;
  readonly brand: string | null;
  /** Rows of one system type that share it are one family: a model in several sizes. Null stands alone. */
  readonly item_group_id: string | null;
  readonly model_number: string | null;
  readonly indoor_model: string | null;
  readonly outdoor_model: string | null;
  readonly description: string | null;
  /** Absolute http or https address, checked when the row was read. */
  readonly link: string | null;
  /** Absolute http or https address, checked when the row was read. */
  readonly image_link: string | null;
  readonly availability: Availability | null;
  readonly price_from_aud: number | null;
  readonly price_includes: PriceIncludes | null;
  readonly system_type: SystemType;
  readonly indoor_unit_style: IndoorUnitStyle | null;
  readonly suits_home_types: readonly HomeType[] | null;
  readonly suits_areas: readonly Area[] | null;
  /** Most indoor units one outdoor unit can run. */
  readonly max_indoor_units: number | null;
  /** Cooling of the largest indoor unit that a multi-split is sold with, kW. */
  readonly max_indoor_unit_kw: number | null;
  readonly zone_control: ZoneControl | null;
  readonly max_zones: number | null;
  readonly controls: Readonly<Record<Control, ControlSupply>> | null;
  /** Electrical supply: single-phase or three-phase. */
  readonly phase: 1 | 3 | null;
  /** kW at 35 °C outdoors. */
  readonly cooling_capacity_kw: number | null;
  /** kW at 7 °C outdoors. */
  readonly heating_capacity_kw: number | null;
  /** kW at 2 °C outdoors. */
  readonly heating_capacity_2c_kw: number | null;
  readonly refrigerant: Refrigerant | null;
  /** The smallest room that the maker allows for the refrigerant, m². */
  readonly min_room_area_m2: number | null;
  readonly outdoor_width_mm: number | null;
  readonly outdoor_height_mm: number | null;
  readonly outdoor_depth_mm: number | null;
  readonly suits_small_outdoor_space: boolean | null;
  readonly indoor_height_mm: number | null;
  /** Sound power, dB(A), from the label: 8 to 12 dB above the same unit's sound pressure. */
  readonly outdoor_sound_power_dba: number | null;
  /** Sound pressure, dB(A), from a brochure. Never compared with sound power. */
  readonly outdoor_sound_pressure_dba: number | null;
  readonly indoor_sound_pressure_min_dba: number | null;
  /** Zoned energy label, 0 to 10 in half stars. */
  readonly stars_cool_hot: number | null;
  readonly stars_cool_average: number | null;
  readonly stars_cool_cold: number | null;
  readonly stars_heat_hot: number | null;
  readonly stars_heat_average: number | null;
  readonly stars_heat_cold: number | null;
  /** Zoned energy label, kWh a year. */
  readonly kwh_cool_hot: number | null;
  readonly kwh_cool_average: number | null;
  readonly kwh_cool_cold: number | null;
  readonly kwh_heat_hot: number | null;
  readonly kwh_heat_average: number | null;
  readonly kwh_heat_cold: number | null;
  readonly gems_registration_number: string | null;
  readonly warranty_years: number | null;
  /** "2000-2249,2555": postcodes and ranges where the provider installs it. */
  readonly service_postcodes: string | null;
  /** The provider's order: low first, unknown last. */
  readonly priority: number | null;
  /** Source, date and columns of cells filled in by a command: "GEMS register, 2026-11-22: stars_*". Not for visitors. */
  readonly filled_from: string | null;
}

export type Column = keyof ColumnValues;
export type ColumnValue<C extends Column> = ColumnValues[C];

export const PRICE_COLUMNS = ['price_from_aud', 'price_includes'] as const;
type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** One system for sale. Its price counts only with what it includes, so both columns are one property. */
export interface Product extends Omit<ColumnValues, PriceColumn> {
  readonly price: Price | null;
}

/** A column's value in a product. */
export function productValue(product: Product, column: Column): ColumnValue<Column> {
  if (column === 'price_from_aud') return product.price?.aud ?? null;
  if (column === 'price_includes') return product.price?.includes ?? null;
  return product[column];
}
