import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { ZONES } from '../climate/zone.ts';
import { LABEL_COLUMNS } from './derivedFacts.ts';

const NAMES: readonly string[] = ['id', 'title', 'system_type'];

/**
 * The systems of one job as one: what they use adds up, and so does their sound, by level: two equal units are 3 dB more. A sum is
 * unknown if one of them gives no figure, and so is every other fact in which they differ.
 * @param products at least one
 */
export function together(products: readonly Product[]): Product {
  const first = products[0]!;
  const others = products.slice(1);
  if (others.length === 0) return first;
  const differs = (key: keyof Product): boolean =>
    others.some((one) => JSON.stringify(one[key]) !== JSON.stringify(first[key]));
  const shared = Object.keys(first)
    .filter((key) => !NAMES.includes(key) && differs(key as keyof Product))
    .map((key) => [key, null]);
  const sums = ZONES.flatMap((zone) => {
    const { kwhCool, kwhHeat } = LABEL_COLUMNS[zone];
    return [kwhCool, kwhHeat].map((column) => [column, sumOfKnown(products.map((one) => one[column]))]);
  });
  return {
    ...first,
    ...Object.fromEntries([...shared, ...sums]),
    price: null,
    outdoor_sound_power_dba: levelOf(products.map((one) => one.outdoor_sound_power_dba)),
  };
}

function sumOfKnown(figures: readonly (number | null)[]): number | null {
  return figures.includes(null) ? null : sumOf(figures, Number);
}

function levelOf(levels: readonly (number | null)[]): number | null {
  const energy = sumOfKnown(levels.map((level) => level && 10 ** (level / 10)));
  return energy && Math.round(10 * Math.log10(energy));
}
