import {
  AREAS,
  AVAILABILITIES,
  CONTROLS,
  type Column,
  type ColumnValue,
  type Control,
  type ControlSupply,
  HOME_TYPES,
  INDOOR_UNIT_STYLES,
  PRICE_INCLUDES,
  REFRIGERANTS,
  SYSTEM_TYPES,
  ZONE_CONTROLS,
} from './product.ts';

export type Unit = 'kW' | 'mm' | 'dB(A)' | 'AUD' | 'kWh' | 'stars' | 'years' | 'm²';

export interface TextRule {
  readonly kind: 'text';
  /** In UTF-16 units. A longer text is cut for display, or unknown where a part of it would mean something else. */
  readonly longest: number;
  readonly tooLong: 'cut' | 'unknown';
}

export interface PostcodesRule {
  readonly kind: 'postcodes';
  /** In UTF-16 units. A longer list is unknown. */
  readonly longest: number;
}

/** An absolute http or https address. */
export interface UrlRule {
  readonly kind: 'url';
  /** In UTF-16 units, as a browser writes the address. A longer address is unknown. */
  readonly longest: number;
}

export interface NumberRule {
  readonly kind: 'number';
  /** The unit; null for a plain count or order. */
  readonly unit: Unit | null;
  /** A number outside `min` to `max` is probably a slip (another unit, a placeholder), so it is unknown. */
  readonly min: number;
  readonly max: number;
  /** The number must be a multiple of this, such as 1 for whole numbers; null allows any fraction. */
  readonly step: number | null;
}

export interface ChoiceRule<Value extends string | number = string | number> {
  readonly kind: 'one_of';
  readonly values: readonly Value[];
  /** Other words with a certain meaning; they are read with a warning. */
  readonly synonyms?: Readonly<Record<string, Value>>;
}

export interface ListRule<Value extends string = string> {
  readonly kind: 'list_of';
  readonly values: readonly Value[];
}

export interface YesNoRule {
  readonly kind: 'yes_no';
}

export interface ControlsRule {
  readonly kind: 'controls';
  readonly values: readonly Control[];
}

export type ColumnRule =
  | TextRule
  | UrlRule
  | PostcodesRule
  | NumberRule
  | ChoiceRule
  | ListRule
  | YesNoRule
  | ControlsRule;

interface ColumnBase {
  /** True if a row without it is unusable. All other columns may be blank. */
  readonly required: boolean;
  /** A second name for the column. */
  readonly alias?: string;
}

/** The rules that match the type of the record's property. */
type RuleFor<Value> = [Value] extends [boolean]
  ? YesNoRule
  : [Value] extends [Readonly<Record<Control, ControlSupply>>]
    ? ControlsRule
    : [Value] extends [readonly (infer Member extends string)[]]
      ? ListRule<Member>
      : [Value] extends [string]
        ? string extends Value
          ? TextRule | UrlRule | PostcodesRule
          : ChoiceRule<Value>
        : [Value] extends [number]
          ? number extends Value
            ? NumberRule
            : ChoiceRule<Value>
          : never;

export type Columns = { readonly [C in Column]: ColumnBase & RuleFor<NonNullable<ColumnValue<C>>> };

const TEXT = { kind: 'text', required: false, longest: 200, tooLong: 'cut' } as const;
const URL = { kind: 'url', required: false, longest: 2000 } as const;
const NUMBER = { kind: 'number', required: false, unit: null, step: null } as const;
const COUNT = { ...NUMBER, step: 1 } as const;
const CAPACITY = { ...NUMBER, unit: 'kW', min: 0.5, max: 60 } as const;
const LENGTH = { ...NUMBER, unit: 'mm', min: 100, max: 3000 } as const;
const SOUND = { ...NUMBER, unit: 'dB(A)', min: 10, max: 100 } as const;
const STARS = { ...NUMBER, unit: 'stars', min: 0, max: 10, step: 0.5 } as const;
/** From 1, because 0 in a register export means "no figure" and would show as "costs nothing to run". */
const ENERGY = { ...NUMBER, unit: 'kWh', min: 1, max: 50_000 } as const;

/**
 * The columns of the catalogue, in the order of the spreadsheet. Reading, checking, writing and the documentation use
 * this table. The compiler insists on an entry for every property of the record, of a kind that fits its type.
 *
 * The energy register calls the middle climate zone "mixed" and the label calls it "average", hence the aliases.
 */
export const COLUMNS: Columns = {
  id: { ...TEXT, required: true, tooLong: 'unknown' },
  title: { ...TEXT, required: true },
  brand: TEXT,
  item_group_id: { ...TEXT, tooLong: 'unknown' },
  model_number: TEXT,
  indoor_model: TEXT,
  outdoor_model: TEXT,
  description: { ...TEXT, longest: 2000 },
  link: URL,
  image_link: URL,
  availability: { kind: 'one_of', required: false, values: AVAILABILITIES },
  price_from_aud: { ...NUMBER, unit: 'AUD', min: 100, max: 200_000 },
  price_includes: { kind: 'one_of', required: false, values: PRICE_INCLUDES },
  system_type: { kind: 'one_of', required: true, values: SYSTEM_TYPES },
  indoor_unit_style: { kind: 'one_of', required: false, values: INDOOR_UNIT_STYLES },
  suits_home_types: { kind: 'list_of', required: false, values: HOME_TYPES },
  suits_areas: { kind: 'list_of', required: false, values: AREAS },
  max_indoor_units: { ...COUNT, min: 1, max: 8 },
  max_indoor_unit_kw: CAPACITY,
  zone_control: { kind: 'one_of', required: false, values: ZONE_CONTROLS },
  max_zones: { ...COUNT, min: 0, max: 32 },
  controls: { kind: 'controls', required: false, values: CONTROLS },
  phase: {
    kind: 'one_of',
    required: false,
    values: [1, 3],
    synonyms: { single: 1, 'single phase': 1, '1 phase': 1, three: 3, 'three phase': 3, '3 phase': 3 },
  },
  cooling_capacity_kw: CAPACITY,
  heating_capacity_kw: CAPACITY,
  heating_capacity_2c_kw: CAPACITY,
  refrigerant: { kind: 'one_of', required: false, values: REFRIGERANTS },
  min_room_area_m2: { ...CAPACITY, unit: 'm²', min: 1, max: 300 },
  outdoor_width_mm: LENGTH,
  outdoor_height_mm: LENGTH,
  outdoor_depth_mm: LENGTH,
  suits_small_outdoor_space: { kind: 'yes_no', required: false },
  indoor_height_mm: LENGTH,
  outdoor_sound_power_dba: SOUND,
  outdoor_sound_pressure_dba: SOUND,
  indoor_sound_pressure_min_dba: SOUND,
  stars_cool_hot: STARS,
  stars_cool_average: { ...STARS, alias: 'stars_cool_mixed' },
  stars_cool_cold: STARS,
  stars_heat_hot: STARS,
  stars_heat_average: { ...STARS, alias: 'stars_heat_mixed' },
  stars_heat_cold: STARS,
  kwh_cool_hot: ENERGY,
  kwh_cool_average: { ...ENERGY, alias: 'kwh_cool_mixed' },
  kwh_cool_cold: ENERGY,
  kwh_heat_hot: ENERGY,
  kwh_heat_average: { ...ENERGY, alias: 'kwh_heat_mixed' },
  kwh_heat_cold: ENERGY,
  gems_registration_number: TEXT,
  warranty_years: { ...COUNT, unit: 'years', min: 0, max: 25 },
  service_postcodes: { kind: 'postcodes', required: false, longest: 20_000 },
  priority: { ...COUNT, min: -1_000_000, max: 1_000_000 },
  filled_from: { ...TEXT, longest: 2000 },
};

/** The column names in the order of the spreadsheet. */
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly Column[];

/** The names of a column: its own, and the second one if it has one. */
export function namesOf(column: Column): readonly string[] {
  const { alias } = COLUMNS[column];
  return alias === undefined ? [column] : [column, alias];
}
