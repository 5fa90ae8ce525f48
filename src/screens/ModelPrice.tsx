import type { Model } from '../matching/models.ts';
import { priceLines } from '../words/modelWords.ts';
import { useWords } from './useWords.ts';

/** The prices of a model, a line for each kind of price. */
export function ModelPrice({ model }: { readonly model: Model }) {
  return priceLines(useWords(), model).map(({ price, includes, isKnown }) => (
    <p key={price + includes} className="price-tag">
      <b className={isKnown ? 'figure' : undefined}>{price}</b> <span className="hint">{includes}</span>
    </p>
  ));
}
