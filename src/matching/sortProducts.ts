import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { isByStars, type Sort } from './sorts.ts';

/** A sort key, low first. A higher class always comes after a lower one, whatever the figures. */
type Rank = readonly [kind: number, value: number];
const BLANK: Rank = [9, 0];

/**
 * Sorts systems by one figure. Each type of system stays together, because figures of different types don't compare;
 * the types keep the order in which they first appear. Within a type, blanks come last and ties keep their order. Sound
 * power and sound pressure are never compared, nor are prices that include different things. Stars are for the zone;
 * without a zone, as with `fit`, the given order stays.
 */
export function sortProducts(products: readonly Product[], sort: Sort, zone: Zone | null): readonly Product[] {
  if (sort === 'fit' || (zone === null && isByStars(sort))) return products;
  const kinds = [...new Set(products.map((product) => product.system_type))];
  const ranked = products.map((product) => ({
    product,
    kind: kinds.indexOf(product.system_type),
    rank: rankOf(product, sort, zone),
  }));
  ranked.sort((a, b) => a.kind - b.kind || a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]);
  return ranked.map(({ product }) => product);
}

function rankOf(product: Product, sort: Exclude<Sort, 'fit'>, zone: Zone | null): Rank {
  switch (sort) {
    case 'cooling_stars':
      return highFirst(zone && product[`stars_cool_${zone}`]);
    case 'heating_stars':
      return highFirst(zone && product[`stars_heat_${zone}`]);
    case 'noise': {
      const { outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure } = product;
      return power !== null ? [0, power] : pressure !== null ? [1, pressure] : BLANK;
    }
    case 'capacity':
      return product.cooling_capacity_kw === null ? BLANK : [0, product.cooling_capacity_kw];
    case 'price':
      if (product.price_from_aud === null) return BLANK;
      return [product.price_includes === 'supply_only' ? 0 : 1, product.price_from_aud];
  }
}

function highFirst(value: number | null): Rank {
  return value === null ? BLANK : [0, -value];
}
