import type { Model } from '../../matching/models.ts';
import { priceLines } from '../../words/modelWords.ts';
import { useWords } from './useWords.ts';

/** The price of a model and what it includes: a range where its size is open, and a line for each kind of price. */
export function PriceTag({ model }: { readonly model: Model }) {
  const words = useWords();
  return (
    <p className="price-tag">
      {priceLines(words, model).map(({ price, includes, isSupplyOnly, isKnown }) => (
        <span key={price + includes} className={isSupplyOnly ? 'price price-part' : 'price'}>
          <b className={isKnown ? 'figure' : undefined}>{price}</b>
          {includes && <span className="hint">{` ${includes}`}</span>}
        </span>
      ))}
    </p>
  );
}
