import type {
  Availability,
  Control,
  IndoorUnitStyle,
  PriceIncludes,
  Product,
  SystemType,
} from '../catalogue/product.ts';
import { inDollars, withUnit } from './figures.ts';

export const SYSTEM_TYPE: Record<SystemType, string> = {
  split: 'Split',
  multi_split: 'Multi-split',
  ducted: 'Ducted',
  slim_ducted: 'Slim ducted',
};

const INDOOR_UNIT: Record<IndoorUnitStyle, string> = {
  wall_mounted: 'indoor unit on the wall',
  floor_console: 'indoor unit on the floor, against the wall',
  cassette: 'indoor unit flush in the ceiling',
  under_ceiling: 'indoor unit under the ceiling',
  bulkhead: 'indoor unit in a bulkhead',
  concealed_ducted: 'indoor unit hidden above the ceiling',
};

const CONTROL: Record<Control, string> = {
  touchscreen: 'Touchscreen',
  voice: 'Voice control',
  mobile_app: 'Mobile app',
};

const AVAILABILITY: Record<Availability, string> = {
  in_stock: 'In stock',
  out_of_stock: 'Out of stock',
  preorder: 'To be had on preorder',
  backorder: 'On backorder',
};

const INCLUDES: Record<PriceIncludes, string> = {
  supply_only: 'including GST, supply only: installation is extra',
  supply_and_standard_install: 'including GST, supply and standard installation',
};

/** "Split, indoor unit on the wall": what it is and where it goes. */
export function kindAndPlace(product: Product): string {
  const kind = SYSTEM_TYPE[product.system_type];
  return product.indoor_unit_style ? `${kind}, ${INDOOR_UNIT[product.indoor_unit_style]}` : kind;
}

/** A fact with its name, ready for a table. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

const NOT_GIVEN = 'not given';

/** The facts people ask for first. What is not known says so. */
export function keyFacts(product: Product): readonly Fact[] {
  return [
    { name: 'Cooling', value: orNotGiven(product.cooling_capacity_kw, 'kW') },
    { name: 'Heating', value: orNotGiven(product.heating_capacity_kw, 'kW') },
    { name: 'Sound outdoors', value: outdoorSound(product) },
    { name: 'Controls', value: controls(product) },
  ];
}

/** Everything else worth knowing of a chosen system; facts that are not known are left out. */
export function furtherFacts(product: Product): readonly Fact[] {
  const size = [product.outdoor_width_mm, product.outdoor_height_mm, product.outdoor_depth_mm];
  const facts: readonly (Fact | null)[] = [
    fact('Brand and model', [product.brand, product.model_number].filter(Boolean).join(' ') || null),
    fact(
      'Outdoor unit',
      size.includes(null)
        ? null
        : `${size.slice(0, 2).join(' × ')} × ${withUnit(size[2] ?? 0, 'mm')}, width × height × depth`,
    ),
    fact('Indoor unit height', product.indoor_height_mm && withUnit(product.indoor_height_mm, 'mm')),
    fact(
      'Indoor units',
      product.system_type === 'multi_split' && product.max_indoor_units ? `up to ${product.max_indoor_units}` : null,
    ),
    fact('Heating at 2 °C outdoors', product.heating_capacity_2c_kw && withUnit(product.heating_capacity_2c_kw, 'kW')),
    fact('Power supply', product.phase && (product.phase === 1 ? 'single-phase' : 'three-phase')),
    fact('Refrigerant', product.refrigerant),
    fact(
      'Warranty',
      product.warranty_years && withUnit(product.warranty_years, product.warranty_years === 1 ? 'year' : 'years'),
    ),
    fact('Availability', product.availability && AVAILABILITY[product.availability]),
  ];
  return facts.filter((entry) => entry !== null);
}

/** "$2,990 including GST, supply only …"; null when no price is given. */
export function priceText({ price_from_aud: price, price_includes: includes }: Product): string | null {
  return price === null || includes === null ? null : `From ${inDollars(price)} ${INCLUDES[includes]}`;
}

function fact(name: string, value: string | number | null): Fact | null {
  return value ? { name, value: String(value) } : null;
}

function orNotGiven(value: number | null, unit: string): string {
  return value === null ? NOT_GIVEN : withUnit(value, unit);
}

/** Sound power and sound pressure are different things, so a figure always says which it is. */
function outdoorSound({ outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure }: Product): string {
  if (power !== null) return `${withUnit(power, 'dB(A)')} sound power`;
  return pressure === null ? NOT_GIVEN : `${withUnit(pressure, 'dB(A)')} sound pressure`;
}

function controls({ controls: supply }: Product): string {
  if (supply === null) return NOT_GIVEN;
  const named = (Object.keys(CONTROL) as Control[])
    .filter((control) => supply[control] !== 'none')
    .map((control) => (supply[control] === 'optional' ? `${CONTROL[control]} (extra)` : CONTROL[control]));
  return named.join(', ') || 'none';
}
