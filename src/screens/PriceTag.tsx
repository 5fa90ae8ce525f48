import type { Product } from '../catalogue/product.ts';
import { shortPrice } from '../words/productWords.ts';
import { useWords } from './useWords.ts';

/** The price of a system and what it includes, or "Ask for a price". */
export function PriceTag({ product }: { readonly product: Product }) {
  const { price, includes } = shortPrice(useWords(), product);
  // A price without installation says so as plainly as it says the amount.
  const isWhole = product.price_includes !== 'supply_only';
  return (
    <p className="price-tag">
      <b className={product.price_from_aud === null ? undefined : 'figure'}>{price}</b>{' '}
      <span className={isWhole ? 'hint' : 'hint supply-only'}>{includes}</span>
    </p>
  );
}
