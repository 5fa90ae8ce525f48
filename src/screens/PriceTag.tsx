import type { Product } from '../catalogue/product.ts';
import { shortPrice } from '../words/productWords.ts';
import { useWords } from './useWords.ts';

/** The price of a system and what it includes, or "Ask for a price". */
export function PriceTag({ product }: { readonly product: Product }) {
  const { price, includes } = shortPrice(useWords(), product);
  return (
    <p className="price-tag">
      <b className={product.price_from_aud === null ? undefined : 'figure'}>{price}</b>{' '}
      <span className="hint">{includes}</span>
    </p>
  );
}
