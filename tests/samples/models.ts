import type { Product } from '../../src/catalogue/product.ts';
import type { Model } from '../../src/matching/models.ts';

/** The model of a product that comes in one size. */
export function oneSize(product: Product): Model {
  return { ...openModel(product), size: product };
}

/** A model in these sizes, best first, while nothing decides the size. */
export function openModel(best: Product, ...others: Product[]): Model {
  const sizes = [best, ...others] as const;
  return { family: { id: 'family', sizes }, best, sizes, size: null };
}
