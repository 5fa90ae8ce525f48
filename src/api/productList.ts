import type { Product } from '../catalogue/product.ts';

/** The provider's catalogue as the selector uses it. */
export interface ProductList {
  readonly products: readonly Product[];
  /** When the catalogue was published, ISO 8601; null when the provider does not say. */
  readonly updated: string | null;
  /**
   * Null for a catalogue that the provider has just sent. Otherwise it is the cached one, used as a fallback: when it was
   * received, milliseconds since 1970.
   */
  readonly asOf: number | null;
}

/** Where messages about the provider go; the browser's console, or a test's list. */
export type Log = Pick<Console, 'error' | 'warn'>;
