import type { Product } from '../catalogue/product.ts';
import type { Matcher } from './matcher.ts';

export interface ReadyCatalogue {
  readonly status: 'ready';
  readonly products: readonly Product[];
  readonly matcher: Matcher;
  /** When the catalogue last changed, ISO 8601; null or left out if the provider doesn't say. */
  readonly updated?: string | null;
  /** When a cached catalogue used as a fallback was received, milliseconds since 1970; null for one just received. */
  readonly asOf: number | null;
}

/** A screen's catalogue, or the reason for its absence. */
export type LoadedCatalogue = ReadyCatalogue | { readonly status: 'failed' };

export type CatalogueState = LoadedCatalogue | { readonly status: 'idle' } | { readonly status: 'loading' };
