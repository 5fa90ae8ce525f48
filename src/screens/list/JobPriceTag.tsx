import type { Purchase } from '../../matching/way.ts';
import { jobPriceText } from '../../words/spanTexts.ts';
import { useWords } from '../frame/useWords.ts';

/** The price of a whole job, with its basis in the same line. */
export function JobPriceTag({ price, units }: Pick<Purchase, 'price' | 'units'>) {
  const words = useWords();
  return (
    <p className="price-tag">
      <b className={price?.basis === 'installed' ? 'figure' : ''}>{jobPriceText(words, price, units.indoor)}</b>
    </p>
  );
}
