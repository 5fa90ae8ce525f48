import type { Product } from '../../catalogue/product.ts';
import { isSized, type JobModel } from '../../matching/jobModel.ts';
import { judge } from '../../matching/judge.ts';
import { productOf } from '../../matching/models.ts';
import { starLine } from '../../words/energyWords.ts';
import { PRODUCT } from '../../words/english/product.ts';
import { modelFacts, modelKind } from '../../words/modelFacts.ts';
import { FactTable } from '../frame/FactTable.tsx';
import { HomeView } from '../frame/HomeView.tsx';
import type { ListView } from '../frame/listView.ts';
import { Reasons } from '../frame/Reasons.tsx';
import { useWords } from '../frame/useWords.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { SystemActions } from './SystemActions.tsx';

interface RowDetailsProps {
  readonly bought: JobModel;
  /** True if the visitor pressed the size that is shown. */
  readonly isPressed: boolean;
  /** Levels between its headings and the screen's main heading. */
  readonly below: number;
  readonly view: ListView;
  onSize(product: Product): void;
}

/** An open row: the sizes, every reason and figure, *Choose* and *Compare*. */
export function RowDetails({ bought, isPressed, below, view, onSize }: RowDetailsProps) {
  const words = useWords();
  const { answers, zone } = view;
  const { model } = bought;
  const product = productOf(model);
  return (
    <div className="row-details">
      <HomeView answers={answers} product={product} systems={bought.units.outdoor} />
      <div className="row-advice">
        {model.family.sizes.length > 1 && (
          <SizeChoice bought={bought} isPressed={isPressed} view={view} onSize={onSize} />
        )}
        <Reasons judgements={judge(product, bought.answers)} below={below} />
        <SystemActions bought={bought} view={view} isSized={isPressed || isSized(bought)} />
      </div>
      <FactTable
        facts={[
          { name: words.of(PRODUCT)('fact.kind'), value: modelKind(words, model) },
          ...modelFacts(words, model),
          ...(zone && model.size ? [starLine(words, model.size, zone)] : []),
        ]}
      />
    </div>
  );
}
