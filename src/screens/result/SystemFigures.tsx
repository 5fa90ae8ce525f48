import type { Zone } from '../../climate/zone.ts';
import type { Beside } from '../../matching/advice.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { type Model, shownSizes } from '../../matching/models.ts';
import { Fold } from '../../ui/Fold.tsx';
import { chooseSystem } from '../../visit/steps.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { Tariff } from '../../words/energyWords.ts';
import { PRODUCT } from '../../words/english/product.ts';
import { RESULT } from '../../words/english/result.ts';
import { modelFacts, modelPrices } from '../../words/modelFacts.ts';
import { priceText } from '../../words/productWords.ts';
import { FactTable } from '../frame/FactTable.tsx';
import { Given } from '../frame/Given.tsx';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { Alternatives } from './Alternatives.tsx';

interface SystemFiguresProps {
  readonly model: Model;
  /** Models to take instead. */
  readonly offered: readonly Beside[];
  readonly matcher: Matcher;
  readonly zone: Zone | null;
  readonly tariff: Tariff;
}

/** The figures of the chosen system, and the alternatives. */
export function SystemFigures({ model, offered, matcher, zone, tariff }: SystemFiguresProps) {
  const visit = useVisit();
  const { answers } = useVisitState();
  const words = useWords();
  const price = {
    name: words.of(PRODUCT)('fact.price'),
    value: (model.size && priceText(words, model.size)) ?? modelPrices(words, model).join('; '),
  };
  return (
    <Fold title={words.of(RESULT)('result.figures')}>
      <FactTable facts={[price, ...modelFacts(words, model)]} />
      <Given by="sizes">{(sizes) => sizes.line(zone)}</Given>
      <Slot name="figures.end" products={shownSizes(model)} />
      <Alternatives
        model={model}
        offered={offered}
        answers={answers}
        zone={zone}
        matcher={matcher}
        tariff={tariff}
        below={2}
        onChoose={({ id }) => visit.update((state) => chooseSystem(state, id))}
      />
    </Fold>
  );
}
