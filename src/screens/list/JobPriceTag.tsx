import type { JobModel } from '../../matching/jobModel.ts';
import { homeWithWork, jobPriceText } from '../../words/spanTexts.ts';
import { useWords } from '../frame/useWords.ts';

/** The price of a whole job, with its basis in the same line. */
export function JobPriceTag({ price, units, model, answers }: JobModel) {
  const words = useWords();
  return (
    <p className="price-tag">
      <b className={price?.basis === 'installed' ? 'figure' : ''}>
        {jobPriceText(words, price, units.indoor, homeWithWork(model.best, answers))}
      </b>
    </p>
  );
}
