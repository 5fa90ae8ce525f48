import type { Column, Product } from '../../src/catalogue/product.ts';
import type { RowCandidate } from './findRows.ts';
import type { Figure } from './registerColumns.ts';

export type System = Pick<Product, 'id' | 'title'>;

/** A figure that differs between sheet and register. The sheet's figure stays. */
export interface FigureDifference {
  readonly column: Figure;
  readonly sheet: string | number;
  readonly register: string | number;
}

export interface Filled extends System {
  readonly candidate: RowCandidate;
  /** The cells that were filled; empty if the sheet had everything already. */
  readonly cells: readonly { readonly column: Column; readonly value: string }[];
  readonly differences: readonly FigureDifference[];
}

export interface NotFilled extends System {
  readonly proposals: readonly RowCandidate[];
  readonly refused: readonly RowCandidate[];
}

export interface FillReport {
  readonly filled: readonly Filled[];
  readonly complete: readonly Filled[];
  readonly proposed: readonly NotFilled[];
  readonly refused: readonly NotFilled[];
  readonly nothingFound: readonly System[];
}
