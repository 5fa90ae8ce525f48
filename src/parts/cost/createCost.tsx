import type { Installation } from '../../pricing/installation.ts';
import type { ForMessage, Prices } from '../../screens/frame/capabilities.ts';
import { CostBox } from './CostBox.tsx';
import { costEnquiry, costSection, reckoned } from './words/costText.ts';
import { COST } from './words/english.ts';

/** The figures of one price list. */
export interface Cost extends Pick<Prices, 'box' | 'section'> {
  readonly forMessage: ForMessage;
}

/** Reckons by a provider's price list. */
export function createCost(installation: Installation): Cost {
  return {
    box: (jobs, job) => <CostBox jobs={jobs.map((models) => reckoned(models, { ...job, installation }))} job={job} />,
    section: (words, models, job) => costSection(words, reckoned(models, { ...job, installation })),
    forMessage(words, models, job) {
      const text = costEnquiry(words, reckoned(models, { ...job, installation }));
      return text ? { id: 'cost', label: words.of(COST)('cost.enquiry'), text } : null;
    },
  };
}
