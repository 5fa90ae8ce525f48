import type { Product } from '../../src/catalogue/product.ts';
import type { Model } from '../../src/matching/models.ts';

/** A model that is shown as this one size. */
export function decidedModel(product: Product): Model {
  return { family: { id: null, sizes: [product] }, best: product, sizes: [product], size: product };
}

/** A model whose size is open. */
export function openModel(...sizes: readonly [Product, ...Product[]]): Model {
  return { family: { id: 'open', sizes: [...sizes] }, best: sizes[0], sizes, size: null };
}
