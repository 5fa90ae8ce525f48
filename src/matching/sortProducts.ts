import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { isByStars, type Sort } from './sorts.ts';

/** A sort key, low first. A higher class always comes after a lower one, whatever the figures. */
type Rank = readonly [size: number, kind: number, value: number];
const BLANK: Rank = [Number.POSITIVE_INFINITY, 0, 0];

/**
 * Sorts systems by one figure. Each type of system stays together, because figures of different types don't compare;
 * the types keep the order in which they first appear. Within a type, blanks come last and ties keep their order. Energy and sound
 * grow with size, so they sort within a size. Sound power and sound pressure are never compared, nor are prices that include
 * different things. Stars are for the zone; without a zone, as with `fit`, the given order stays.
 */
export function sortProducts(products: readonly Product[], sort: Sort, zone: Zone | null): readonly Product[] {
  if (sort === 'fit' || (zone === null && isByStars(sort))) return products;
  const kinds = [...new Set(products.map((product) => product.system_type))];
  const ranked = products.map((product) => ({
    product,
    kind: kinds.indexOf(product.system_type),
    rank: rankOf(product, sort, zone),
  }));
  ranked.sort((a, b) => a.kind - b.kind || compareRanks(a.rank, b.rank));
  return ranked.map(({ product }) => product);
}

function rankOf(product: Product, sort: Exclude<Sort, 'fit'>, zone: Zone | null): Rank {
  switch (sort) {
    case 'cooling_stars':
      return byStars(product, zone && product[`stars_cool_${zone}`]);
    case 'heating_stars':
      return byStars(product, zone && product[`stars_heat_${zone}`]);
    case 'noise': {
      const { outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure } = product;
      const size = sizeStep(product);
      return power !== null ? [size, 0, power] : pressure !== null ? [size, 1, pressure] : BLANK;
    }
    case 'capacity':
      return product.cooling_capacity_kw === null ? BLANK : [0, 0, product.cooling_capacity_kw];
    case 'price':
      if (product.price === null) return BLANK;
      return [0, product.price.includes === 'supply_only' ? 0 : 1, product.price.aud];
  }
}

function byStars(product: Product, stars: number | null): Rank {
  return stars === null ? BLANK : [sizeStep(product), 0, -stars];
}

/** Sizes in steps as wide as the range of alike systems, with common sizes in the middle; an unknown size comes last. */
function sizeStep({ cooling_capacity_kw: kw }: Product): number {
  return kw === null ? Number.MAX_VALUE : Math.round(Math.log(kw / 2.5) / Math.log(1.25));
}

/** Not by difference: infinity less infinity is no number. */
function compareRanks(a: Rank, b: Rank): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
