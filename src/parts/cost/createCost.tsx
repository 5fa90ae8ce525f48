import type { Installation } from '../../pricing/installation.ts';
import { modelCost } from '../../pricing/modelCost.ts';
import type { ForMessage, Prices } from '../../screens/frame/capabilities.ts';
import type { Visit } from '../../visit/visit.ts';
import { CostBox, InstalledPrice } from './CostBox.tsx';
import { reckoningOf } from './reckoningOf.ts';
import { costEnquiry, costSection, leadText } from './words/costText.ts';
import { COST } from './words/english.ts';

/** The figures of one price list. */
export interface Cost extends Omit<Prices, 'toBox' | 'list'> {
  readonly forMessage: ForMessage;
}

/** Reckons by a provider's price list. */
export function createCost(visit: Visit, installation: Installation): Cost {
  const reckoning = () => reckoningOf(installation, visit.get());
  return {
    box: (models) => <CostBox installation={installation} models={models} />,
    lead: (model) => <InstalledPrice installation={installation} model={model} />,
    spanOf(product) {
      const cost = modelCost([product], reckoning());
      return cost?.isTotal ? cost : null;
    },
    leadOf: (words, model) => leadText(words, model, reckoning()),
    section: (words, model) => costSection(words, model, reckoning()),
    forMessage(words, [model]) {
      const text = model && costEnquiry(words, model, reckoning());
      return text ? { id: 'cost', label: words.of(COST)('cost.enquiry'), text } : null;
    },
  };
}
