import type { ReactNode } from 'react';
import type { Core } from '../../app/part.ts';
import { type Model, shownSizes } from '../../matching/models.ts';
import type { CostSource, ForEnquiry } from '../../screens/frame/slots.tsx';
import { CostBox } from './CostBox.tsx';
import { InstalledPrice } from './InstalledPrice.tsx';
import { readHomeFacts } from './rules/homeFacts.ts';
import { SYSTEM } from './rules/installationCost.ts';
import { modelCost, productCost, type Reckoning } from './rules/modelCost.ts';
import { usableList } from './rules/usableList.ts';
import { today } from './today.ts';
import { enquiryLines } from './words/costText.ts';
import { COST } from './words/english.ts';

/** What reckons by one price list. */
export interface Cost extends CostSource {
  /** *What will it cost, installed?* */
  box(models: readonly Model[]): ReactNode;
  /** Leads a model's price on the list. */
  price(model: Model): ReactNode;
  readonly forEnquiry: ForEnquiry;
}

/** Reads a provider's price list, as untrusted as any input; null if it can't be used. */
export function createCost(core: Core, list: unknown): Cost | null {
  const installation = usableList(list);
  if (!installation) {
    core.warn("installation of the initial data can't be used. product-selector installation check says why.");
    return null;
  }
  const reckoning = (): Reckoning => {
    const { answers, parts } = core.visit.get();
    return { installation, answers, facts: readHomeFacts(parts.cost), on: today() };
  };
  return {
    box: (models) => <CostBox installation={installation} models={models} />,
    price: (model) => <InstalledPrice installation={installation} model={model} />,
    spanOf(product) {
      const found = productCost(product, reckoning());
      return found?.lines[0]?.id === SYSTEM ? found : null;
    },
    forEnquiry(words, [model]) {
      const now = reckoning();
      if (!model || Object.keys(now.facts).length === 0) return null;
      const found = modelCost(shownSizes(model), now);
      const text = found && enquiryLines(words, model, found, now).join('\n');
      return text ? { id: 'cost', label: words.of(COST)('cost.enquiry'), text } : null;
    },
  };
}
