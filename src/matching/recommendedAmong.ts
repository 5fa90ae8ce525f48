import type { Family } from './families.ts';
import type { Matcher } from './matcher.ts';
import type { RankedSystem } from './rankSystems.ts';
import type { Way } from './way.ts';

const MAX_RECOMMENDED = 3;

/** The models with the provider's lowest priorities. Nobody recommends a size that is small or large for the space. */
export function recommendedAmong(
  systems: readonly RankedSystem[],
  { families }: Matcher,
): ReadonlySet<Family | undefined> {
  const first = systems
    .filter(({ product, isServed, size }) => product.priority !== null && isServed && (size ?? 'inside') === 'inside')
    .toSorted((a, b) => Number(a.product.priority) - Number(b.product.priority));
  return new Set([...new Set(first.map(({ product }) => families.get(product.id)))].slice(0, MAX_RECOMMENDED));
}

/** True if a first system of the way is one of them, and each has the right size. */
export function isRecommended({ first, systems }: Way, matcher: Matcher): boolean {
  const recommended = recommendedAmong(systems, matcher);
  return (
    first.every(({ system }) => (system.size ?? 'inside') === 'inside') &&
    first.some(({ system }) => recommended.has(matcher.families.get(system.product.id)))
  );
}
