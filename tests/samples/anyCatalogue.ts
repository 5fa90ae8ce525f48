import fc from 'fast-check';
import type { Product } from '../../src/catalogue/product.ts';
import { ZONES } from '../../src/climate/zone.ts';
import { FLOW } from '../../src/questionnaire/questionSet.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { DISTINCT_VALUES, productWith } from './anyProduct.ts';

/** For each figure that systems are compared by: a few close values, and unknown. */
const FIGURES = {
  item_group_id: [null, null, 'A', 'B'],
  brand: [null, 'Kestrel', 'Wattlebird'],
  cooling_capacity_kw: [null, 2.5, 3.5, 3.54, 5, 7.1],
  heating_capacity_kw: [null, 2.5, 3.2],
  outdoor_sound_power_dba: [null, 58, 58, 61.5, 65],
  outdoor_sound_pressure_dba: [null, 46, 46, 49.5],
  warranty_years: [null, 5, 6, 7],
  ...Object.fromEntries(
    ZONES.flatMap((zone) => [
      [`stars_cool_${zone}`, [null, 2, 2.5, 3]],
      [`stars_heat_${zone}`, [null, 2, 2.5]],
      [`kwh_cool_${zone}`, [null, 100, 150, 200.3]],
      [`kwh_heat_${zone}`, [null, 100, 150]],
    ]),
  ),
} as const;

/** A price always says what it includes. */
const PRICES = [
  {},
  { price: { aud: 900, includes: 'supply_only' } },
  { price: { aud: 1200.5, includes: 'supply_only' } },
  { price: { aud: 1000, includes: 'supply_and_standard_install' } },
  { price: { aud: 2000, includes: 'supply_and_standard_install' } },
] as const satisfies readonly Partial<Product>[];

type Facts = Partial<Product> & Pick<Product, 'system_type'>;

const oneOf = (values: object): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(values).map(([column, all]) => [column, fc.constantFrom(...all)])));

const catalogueOf = (distinct: object, maxLength: number): fc.Arbitrary<readonly Product[]> =>
  fc
    .array(fc.tuple(oneOf(distinct), oneOf(FIGURES), fc.constantFrom(...PRICES)), { maxLength, size: 'max' })
    .map((rows) =>
      rows.map((facts, index) => productWith({ ...(Object.assign({}, ...facts) as Facts), id: `P${index}` })),
    );

/** Systems of all types with any facts that matching or a comparison uses. */
export const anyCatalogue = catalogueOf(DISTINCT_VALUES, 16);
/** Systems that differ in what is compared, but hardly in what they fit. */
export const anyAlikeCatalogue = catalogueOf(
  {
    system_type: ['multi_split', 'multi_split', 'slim_ducted'],
    controls: DISTINCT_VALUES.controls,
    zone_control: DISTINCT_VALUES.zone_control,
    outdoor_width_mm: [null, 800, 900],
    outdoor_height_mm: [null, 600, 601],
    outdoor_depth_mm: [300, 301],
    priority: DISTINCT_VALUES.priority,
  },
  16,
);

/** Every answer path, from its first question to its last. */
export const EVERY_PATH = [...walk(FLOW)];
export const anyPath = fc.constantFrom(...EVERY_PATH);
export const anyZone = fc.constantFrom(null, ...ZONES);
