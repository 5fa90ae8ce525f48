import type { Model } from '../matching/models.ts';
import { priceLines } from '../words/modelWords.ts';
import { useWords } from './useWords.ts';

/** The prices of a model, a line for each kind of price. */
export function ModelPrice({ model }: { readonly model: Model }) {
  const [first, ...others] = priceLines(useWords(), model);
  if (!first) return null;
  return (
    <p className="price-tag">
      <b className={first.isKnown ? 'figure' : undefined}>{first.price}</b>{' '}
      <span className="hint">{first.includes}</span>
      {others.map(({ price, includes, isKnown }) => (
        <span key={price} className="hint">
          {isKnown ? <b>{price}</b> : price} {includes}
        </span>
      ))}
    </p>
  );
}
