import { mixedGroups } from './mixedGroups.ts';
import type { Problem } from './problem.ts';
import type { Product } from './product.ts';
import { shownValue } from './shownValue.ts';

/** Keeps the first product with each id. */
export class FirstOfEachId {
  readonly products: Product[] = [];
  readonly #rowOfId = new Map<string, number>();

  /** Adds the product of a row; returns a problem if an earlier row has its id. */
  add(product: Product, row: number): Problem | null {
    const earlier = this.#rowOfId.get(product.id);
    if (earlier !== undefined) return repeatedId(row, product.id, earlier);
    this.#rowOfId.set(product.id, row);
    this.products.push(product);
    return null;
  }

  /** The warnings about families, which need all rows. */
  mixedGroups(): readonly Problem[] {
    return mixedGroups(this.products, this.#rowOfId);
  }
}

function repeatedId(row: number, id: string, earlier: number): Problem {
  return {
    kind: 'repeated-id',
    severity: 'error',
    row,
    column: 'id',
    id: shownValue(id),
    value: shownValue(id),
    facts: { earlier },
  };
}
