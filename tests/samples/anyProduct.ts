import type { Price, Product } from '../../src/catalogue/product.ts';
import { readObject } from './readObject.ts';

/** A test product of this type with these facts and nothing else known. */
export function productWith(facts: Partial<Product> & Pick<Product, 'system_type'>): Product {
  const { product } = readObject({ id: 'P', title: 'P', system_type: facts.system_type });
  return { ...(product as Product), ...facts };
}

/** A price of the system alone. */
export const supplyOnly = (aud: number): Price => ({ aud, includes: 'supply_only' });

/** For each property that matching uses: values on both sides of every limit, and unknown. */
export const DISTINCT_VALUES = {
  system_type: ['split', 'multi_split', 'ducted', 'slim_ducted'],
  suits_home_types: [null, ['house_flat_roof'], ['house_pitched_roof', 'townhouse', 'apartment']],
  suits_areas: [null, ['single_room'], ['whole_home', 'multiple_rooms']],
  max_indoor_units: [null, 1, 2, 3, 4, 5],
  zone_control: [null, 'none', 'day_night', 'room_zoning', 'individual_temperature'],
  controls: [
    null,
    { touchscreen: 'none', voice: 'none', mobile_app: 'none' },
    { touchscreen: 'included', voice: 'included', mobile_app: 'included' },
    { touchscreen: 'optional', voice: 'included', mobile_app: 'none' },
    { touchscreen: 'none', voice: 'optional', mobile_app: 'included' },
  ],
  phase: [null, 1, 3],
  outdoor_width_mm: [null, 800, 1000, 1200],
  outdoor_height_mm: [null, 900, 901],
  outdoor_depth_mm: [null, 300, 301],
  suits_small_outdoor_space: [null, true, false],
  indoor_height_mm: [null, 300, 301],
  priority: [null, null, 0, 1, 2],
} as const satisfies { readonly [Key in keyof Product]?: readonly Product[Key][] };
