import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { type Difference, differences, gainBy } from '../matching/differences.ts';
import { MATCHES } from './english/matches.ts';
import { REASON } from './english/reasons.ts';
import { shortTitles } from './titleParts.ts';
import type { Words } from './words.ts';

/** What may decide, in the order of the sentence. */
const WAYS = ['price', 'sound', 'energy', 'size', 'zones', 'control'] as const satisfies readonly Difference['id'][];
type Way = (typeof WAYS)[number];
/** More reasons for one system make the sentence too long to take in. */
const MAX_REASONS = 2;

/**
 * For each way that decides between systems, the index of the one that is noticeably better than every other one. Ways without
 * one are left out, so nothing is concluded from a blank.
 */
export function winners(products: readonly Product[], zone: Zone | null): ReadonlyMap<Way, number> {
  const apart = products.map((from) => products.map((to) => (from === to ? null : differences(from, to, zone))));
  const found = new Map<Way, number>();
  if (products.length < 2) return found;
  for (const way of WAYS) {
    const best = products.findIndex((_, to) =>
      apart.every((from) => from[to] === null || gainBy(way, from[to] ?? []) > 0),
    );
    if (best >= 0) found.set(way, best);
  }
  return found;
}

/**
 * The conclusion of a comparison, a sentence a system: "A if price matters most." A warranty longer than all others counts too. A
 * system that wins nothing but is larger says so, and one that wins nothing at all goes without a sentence. Names are shorter than
 * in the table's head. Empty if nothing decides.
 */
export function conclusion(words: Words, products: readonly Product[], zone: Zone | null): readonly string[] {
  if (products.length < 2) return [];
  const say = words.of(MATCHES);
  const won = winners(products, zone);
  const titles = shortTitles(products.map(({ title }) => title));
  const best = products.map((product, index) =>
    [...won].flatMap(([way, winner]) => (winner === index ? reasonFor(words, way, product, products) : [])),
  );
  return products.flatMap((product, index) => {
    const isLargest = products.every(
      (other) => other === product || gainBy('capacity', differences(other, product, null)) > 0,
    );
    const isLongest = products.every(
      ({ warranty_years: years }, other) =>
        other === index || (years !== null && years < (product.warranty_years ?? 0)),
    );
    const larger = isLargest ? [say('conclude.capacity')] : [];
    const longest = isLongest ? [say('conclude.warranty')] : [];
    const better = [...best[index]!, ...longest].slice(0, MAX_REASONS);
    const reasons = better.length > 0 ? better : larger;
    return reasons.length > 0 ? say('conclude.choice', { title: titles[index]!, reasons: words.list(reasons) }) : [];
  });
}

function reasonFor(words: Words, way: Way, product: Product, products: readonly Product[]): readonly string[] {
  const say = words.of(MATCHES);
  const sayReason = words.of(REASON);
  if (way !== 'zones' && way !== 'control') return [say(`conclude.${way}`)];
  const [first = [], ...rest] = products
    .filter((other) => other !== product)
    .map((other) => differences(other, product, null));
  if (way === 'zones') {
    return first.flatMap((one) =>
      one.id === 'zones' ? [say('conclude.zones', { zones: sayReason(`zones.${one.to}`) })] : [],
    );
  }
  // Only what each other system lacks.
  const controls = first.flatMap((one) =>
    one.id === 'control' &&
    rest.every((apart) => apart.some((two) => two.id === 'control' && two.control === one.control))
      ? [sayReason(`control.${one.control}`)]
      : [],
  );
  return controls.length > 0 ? [say('conclude.control', { control: words.list(controls) })] : [];
}
