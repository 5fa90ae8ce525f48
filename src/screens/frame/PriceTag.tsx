import type { Model } from '../../matching/models.ts';
import { priceTexts } from '../../words/boughtWords.ts';
import { useJob } from './useJob.ts';
import { useWords } from './useWords.ts';

/** The price of a job: of one model, or of all that are bought for it. A range where a size is open. */
export function PriceTag({ model, models = [model] }: { readonly model: Model; readonly models?: readonly Model[] }) {
  const words = useWords();
  // No price depends on the zone.
  const job = useJob(null);
  return (
    <p className="price-tag">
      {priceTexts(words, models, job).map(({ text, basis }) => (
        <span key={text} className={basis === 'unit' ? 'price price-part' : 'price'}>
          {basis === 'installed' ? <b className="figure">{text}</b> : text}
        </span>
      ))}
    </p>
  );
}
