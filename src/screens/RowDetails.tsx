import type { Product } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import { starLine } from '../words/energyWords.ts';
import { PRODUCT } from '../words/english/product.ts';
import { furtherFacts, keyFacts, kindAndPlace, orderFacts, priceText } from '../words/productWords.ts';
import { FactTable } from './FactTable.tsx';
import { HomeView } from './HomeView.tsx';
import { Insteads } from './Insteads.tsx';
import { Reasons } from './Reasons.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { SystemActions } from './SystemActions.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface RowDetailsProps {
  readonly product: Product;
  /** The size that matches best. */
  readonly best: Product;
  readonly sizes: readonly Product[];
  /** Levels between its headings and the screen's main heading. */
  readonly below: number;
  readonly view: ListView;
  /** In a card that has the home, the price and *Choose* already. */
  readonly isShort?: boolean;
  onSize(product: Product): void;
}

/** An open row: the sizes, every reason and figure, *Choose* and *Compare*, and systems to take instead. */
export function RowDetails(props: RowDetailsProps) {
  const { product, best, sizes, below, view, isShort = false, onSize } = props;
  const words = useWords();
  const { matcher, answers, zone, tariff, onChoose } = view;
  const price = priceText(words, product);
  return (
    <div className="row-details">
      {!isShort && <HomeView answers={answers} product={product} />}
      <div className="row-advice">
        {sizes.length > 1 && <SizeChoice sizes={sizes} product={product} best={best} view={view} onSize={onSize} />}
        <Reasons judgements={judge(product, answers)} below={below} />
        {price && <p className="price">{price}</p>}
        {!isShort && <SystemActions product={product} view={view} />}
      </div>
      <Insteads
        product={product}
        matcher={matcher}
        answers={answers}
        zone={zone}
        tariff={tariff}
        below={below}
        onChoose={onChoose}
      />
      <FactTable
        facts={[
          { name: words.of(PRODUCT)('fact.kind'), value: kindAndPlace(words, product) },
          ...keyFacts(words, product),
          ...(zone ? [starLine(words, product, zone)] : []),
          ...furtherFacts(words, product),
          ...orderFacts(words, product),
        ]}
      />
    </div>
  );
}
