import type { Product } from '../catalogue/product.ts';

export interface ProductList {
  readonly products: readonly Product[];
  /** When the catalogue was published, ISO 8601; null if the provider doesn't say. */
  readonly updated: string | null;
  /**
   * Null for a catalogue that the provider has just sent; for the fallback, when it was received, in milliseconds since
   * 1970.
   */
  readonly asOf: number | null;
}

/** Receives messages about the provider: the browser's console, or a test's list. */
export type Log = Pick<Console, 'error' | 'warn'>;
