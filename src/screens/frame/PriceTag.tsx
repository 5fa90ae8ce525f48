import type { Model } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';
import { priceTexts } from '../../words/boughtWords.ts';
import { useJob } from './useJob.ts';
import { useWords } from './useWords.ts';

interface PriceTagProps {
  readonly model: Model;
  /** All systems of the job; by default, only this model. */
  readonly models?: readonly Model[];
  /** By default, the visitor's. */
  readonly job?: AskedJob;
}

/** The price of a job: of one model, or of all that are bought for it. A range where a size is open. */
export function PriceTag({ model, models = [model], job }: PriceTagProps) {
  const words = useWords();
  // No price depends on the zone.
  const own = useJob(null);
  return (
    <p className="price-tag">
      {priceTexts(words, models, job ?? own).map(({ text, basis }) => (
        <span key={text} className={basis === 'unit' ? 'price price-part' : 'price'}>
          {basis === 'installed' ? <b className="figure">{text}</b> : text}
        </span>
      ))}
    </p>
  );
}
