import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import type { Column, Product } from '../../src/catalogue/product.ts';
import { writeCells } from '../../src/files/write/writeCsv.ts';

/** A changed cell; null means blank. */
export interface ChangedCell {
  readonly column: Column;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ChangedProduct {
  readonly id: string;
  readonly title: string;
  readonly cells: readonly ChangedCell[];
}

export interface CatalogueChanges {
  readonly added: readonly Product[];
  readonly removed: readonly Product[];
  readonly changed: readonly ChangedProduct[];
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
  const orderBefore = before.filter(({ id }) => kept.has(id));
  const orderAfter = after.filter(({ id }) => old.has(id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !kept.has(id)),
    changed,
    reordered: orderAfter.some(({ id }, index) => orderBefore[index]?.id !== id),
  };
}

export function isSame({ added, removed, changed, reordered }: CatalogueChanges): boolean {
  return added.length + removed.length + changed.length === 0 && !reordered;
}

function changedCells(before: Product, after: Product): readonly ChangedCell[] {
  const old = writeCells(before);
  const now = writeCells(after);
  return COLUMN_NAMES.filter((column) => old[column] !== now[column]).map((column) => ({
    column,
    before: old[column] ?? null,
    after: now[column] ?? null,
  }));
}
