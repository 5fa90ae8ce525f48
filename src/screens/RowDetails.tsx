import { useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import { critiques } from '../matching/critiques.ts';
import { judge } from '../matching/judge.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { critiqueText, shortCritique } from '../words/critiqueText.ts';
import { starLine } from '../words/energyWords.ts';
import { MATCHES } from '../words/english/matches.ts';
import { PRODUCT } from '../words/english/product.ts';
import { furtherFacts, keyFacts, kindAndPlace, orderFacts, priceText } from '../words/productWords.ts';
import { FactTable } from './FactTable.tsx';
import { HomeView } from './HomeView.tsx';
import { Reasons } from './Reasons.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { SystemActions } from './SystemActions.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface RowDetailsProps {
  readonly product: Product;
  readonly sizes: readonly Product[];
  /** Levels between its headings and the screen's main heading. */
  readonly below: number;
  readonly view: ListView;
  onSize(product: Product): void;
}

/** An open row: the sizes, every reason and figure, *Choose* and *Compare*, and systems that are like this one, but better. */
export function RowDetails({ product, sizes, below, view, onSize }: RowDetailsProps) {
  const words = useWords();
  const { products, matcher, answers, zone } = view;
  const offered = useMemo(
    () => critiques(matcher, products, answers, product, zone),
    [matcher, products, answers, product, zone],
  );
  const price = priceText(words, product);
  return (
    <div className="row-details">
      <HomeView answers={answers} product={product} />
      <div className="row-advice">
        {sizes.length > 1 && <SizeChoice sizes={sizes} product={product} view={view} onSize={onSize} />}
        <Reasons judgements={judge(product, answers)} below={below} />
        {price && <p className="price">{price}</p>}
        <SystemActions product={product} view={view} />
      </div>
      {offered.length > 0 && (
        <div className="reasons">
          <Heading below={below} className="reasons-heading">
            {words.of(MATCHES)('critique.heading')}
          </Heading>
          <ul className="critiques">
            {offered.map(({ ids, count }) => (
              <li key={ids.join()}>
                <Button
                  aria-label={critiqueText(words, ids, count)}
                  onClick={() => view.onLook({ from: product.id, ids })}
                >
                  {shortCritique(words, ids, count)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
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
