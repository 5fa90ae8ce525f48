import type { Product } from '../../src/catalogue/product.ts';
import { ZONES } from '../../src/climate/zone.ts';
import { isAlike } from '../../src/matching/comparable.ts';
import { workPerKwh } from '../../src/matching/derivedFacts.ts';
import type { Families } from '../../src/matching/families.ts';

/** The systems of a catalogue that can't be compared, and why. */
export interface Comparability {
  /** Systems of a kind or size of their own: no other family has one that is alike. */
  readonly alone: readonly Product[];
  /** Columns, or a group such as `kwh_*`, with the systems whose blanks keep a conclusion from being said. */
  readonly blanks: readonly { readonly columns: string; readonly systems: readonly Product[] }[];
}

export function comparability(products: readonly Product[], families: Families): Comparability {
  const isAlone = (product: Product): boolean =>
    product.cooling_capacity_kw !== null &&
    !products.some((other) => families.get(other.id) !== families.get(product.id) && isAlike(product, other));
  const alone = products.filter(isAlone);
  const others = products.filter((product) => !alone.includes(product));
  const blanks: readonly (readonly [string, (product: Product) => boolean])[] = [
    ['cooling_capacity_kw', (product) => product.cooling_capacity_kw === null],
    ['price_from_aud', (product) => product.price === null],
    [
      'outdoor_sound_power_dba',
      (product) => product.outdoor_sound_power_dba === null && product.outdoor_sound_pressure_dba === null,
    ],
    ['kwh_*', (product) => ZONES.some((zone) => workPerKwh(product, zone) === null)],
  ];
  return {
    alone,
    blanks: blanks.flatMap(([columns, isBlank]) => {
      const systems = others.filter(isBlank);
      return systems.length > 0 ? [{ columns, systems }] : [];
    }),
  };
}
