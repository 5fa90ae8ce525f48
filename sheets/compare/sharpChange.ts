import type { CatalogueChanges, PriceChange } from './compareCatalogues.ts';

/** A change that looks more like a mistake in the file than like news, so somebody has to confirm it. */
export type SharpChange =
  | { readonly kind: 'fewer-systems'; readonly before: number; readonly after: number }
  /** `moved` of the systems with a price before and after changed it by more than half. */
  | { readonly kind: 'other-prices'; readonly moved: number; readonly of: number };

/**
 * The reasons to ask for a confirmation before a new catalogue is published: more than a third of the systems are gone, or more
 * than one system in ten has a price that moved by more than half. The provider, the command line and WordPress use this rule.
 */
export function sharpChanges({ systems, prices, priced }: CatalogueChanges): readonly SharpChange[] {
  const { before, after } = systems;
  const moved = prices.filter(isSharpPrice).length;
  return [
    ...((before - after) * 3 > before ? [{ kind: 'fewer-systems', before, after } as const] : []),
    ...(moved * 10 > priced ? [{ kind: 'other-prices', moved, of: priced } as const] : []),
  ];
}

/** True if a price moved by more than half, as a mistyped digit does. */
export function isSharpPrice({ before, after }: Pick<PriceChange, 'before' | 'after'>): boolean {
  return Math.abs(after - before) * 2 > before;
}
