import type { Product } from '../catalogue/product.ts';
import { sizeKw } from '../matching/families.ts';
import { MATCHES } from '../words/english/matches.ts';
import { shortPrice } from '../words/productWords.ts';
import { useWords } from './useWords.ts';

interface PriceTagProps {
  readonly product: Product;
  /** A size of the same family whose price comes first, so that it can be compared with the prices around it. */
  readonly like?: Product | null;
}

/** The price of a system and what it includes, or "Ask for a price". */
export function PriceTag({ product, like = null }: PriceTagProps) {
  const words = useWords();
  const { price, includes } = shortPrice(words, like ?? product);
  const sized = (size: Product): string =>
    words.of(MATCHES)('size.line', {
      size: words.unit(sizeKw(size) ?? 0, 'kW'),
      reason: words.dollars(size.price_from_aud ?? 0),
    });
  return (
    <p className="price-tag">
      <b className={(like ?? product).price_from_aud === null ? undefined : 'figure'}>{like ? sized(like) : price}</b>{' '}
      <span className="hint">{includes}</span>
      {like && product.price_includes === like.price_includes && <span className="hint">{sized(product)}</span>}
    </p>
  );
}
