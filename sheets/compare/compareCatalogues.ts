import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import type { Column, Product } from '../../src/catalogue/product.ts';
import { writeCells } from '../write/writeCsv.ts';

/** A changed cell; null means blank. */
export interface ChangedCell {
  readonly column: Column | 'sales';
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangedProduct {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly ChangedCell[];
}

/** A price in AUD that went up or down. */
export interface PriceChange {
  readonly id: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

export interface CatalogueChanges {
  readonly systems: { readonly before: number; readonly after: number };
  readonly added: readonly Product[];
  readonly gone: readonly Product[];
  readonly changed: readonly ChangedProduct[];
  /** The largest first, by its share of the price before. */
  readonly prices: readonly PriceChange[];
  /** The number of systems with a price in both catalogues. */
  readonly priced: number;
  /** The number of systems that had a price and have none now. */
  readonly unpriced: number;
  /** True if the common systems are in a different order. */
  readonly reordered: boolean;
}

/** Compares two catalogues by the ids and cells of their systems. */
export function compareCatalogues(before: readonly Product[], after: readonly Product[]): CatalogueChanges {
  const old = new Map(before.map((product) => [product.id, product]));
  const kept = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((product) => {
    const earlier = old.get(product.id);
    const cells = earlier ? changedCells(earlier, product) : [];
    return cells.length > 0 ? [{ id: product.id, title: product.title, cells }] : [];
  });
  const priced = after.flatMap((product) => pricesOf(old.get(product.id), product));
  const prices = priced.filter((price) => price.before !== price.after);
  const orderBefore = before.filter(({ id }) => kept.has(id));
  const orderAfter = after.filter(({ id }) => old.has(id));
  return {
    systems: { before: before.length, after: after.length },
    added: after.filter(({ id }) => !old.has(id)),
    gone: before.filter(({ id }) => !kept.has(id)),
    changed,
    prices: prices.toSorted((one, other) => factor(other) - factor(one)),
    priced: priced.length,
    unpriced: after.filter((product) => product.price === null && old.get(product.id)?.price).length,
    reordered: orderAfter.some(({ id }, index) => orderBefore[index]?.id !== id),
  };
}

export function isSame({ added, gone, changed, reordered }: CatalogueChanges): boolean {
  return added.length + gone.length + changed.length === 0 && !reordered;
}

/** The factor by which a price moved: 2 if it doubled or halved. */
function factor({ before, after }: PriceChange): number {
  return Math.max(before, after) / Math.min(before, after);
}

function pricesOf(earlier: Product | undefined, { id, title, price: after }: Product): readonly PriceChange[] {
  const before = earlier?.price;
  return before && after ? [{ id, title, before: before.aud, after: after.aud }] : [];
}

function changedCells(before: Product, after: Product): readonly ChangedCell[] {
  const old = cellsOf(before);
  const now = cellsOf(after);
  return CHANGING.filter((column) => old[column] !== now[column]).map((column) => ({
    column,
    before: old[column] ?? null,
    after: now[column] ?? null,
  }));
}

const CHANGING = [...COLUMN_NAMES, 'sales'] as const;

/** The cells of a system, and its sales: `1999 from 2026-12-01 to 2026-12-31`. */
function cellsOf(product: Product): Partial<Record<(typeof CHANGING)[number], string>> {
  const sales = (product.price?.sales ?? []).map(({ aud, from, to }) =>
    [aud, ...(from === null ? [] : ['from', from]), ...(to === null ? [] : ['to', to])].join(' '),
  );
  return { ...writeCells(product), ...(sales.length > 0 && { sales: sales.join(', ') }) };
}
