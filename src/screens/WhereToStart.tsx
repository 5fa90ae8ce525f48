import { useMemo, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import { countReasons } from '../matching/commonReasons.ts';
import { familyOf, familyTitle } from '../matching/families.ts';
import type { Start } from '../matching/whereToStart.ts';
import { Heading } from '../ui/Heading.tsx';
import { tradeoffText } from '../words/differenceText.ts';
import { MATCHES } from '../words/english/matches.ts';
import { inSentence } from '../words/keepUnits.ts';
import { startAgainst, startLead } from '../words/startText.ts';
import { CompareTwo } from './CompareTwo.tsx';
import { StartCard } from './StartCard.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface WhereToStartProps {
  readonly start: Start;
  /** The families that fit everything; reasons that few of them have set the first system apart. */
  readonly around: readonly Product[];
  readonly view: ListView;
}

/** One system to look at first, and at most two of its size beside it, each with what it gains and gives up. */
export function WhereToStart({ start, around, view }: WhereToStartProps) {
  const { product: best, only, alternatives, isUnrivalled, passedOver } = start;
  const [size, setSize] = useState<Product | null>(null);
  // The alternatives are like the best size, so another one stands alone.
  const isBest = size === null || size === best;
  const product = size ?? best;
  const words = useWords();
  const say = words.of(MATCHES);
  const titleOf = (one: Product): string => familyTitle(familyOf(view.matcher.families, one), one);
  const lead = useMemo(() => {
    const near = around.slice(0, MAX_AROUND);
    return startLead(words, product, view.answers, countReasons(near, view.answers), near.length, only);
  }, [words, product, around, view.answers, only]);
  const against = startAgainst(words, best, alternatives, view.zone, titleOf);
  return (
    <section className="group start" aria-label={say('start.title')}>
      <Heading below={1}>{say('start.title')}</Heading>
      <StartCard
        product={product}
        best={best}
        title={titleOf(best)}
        text={isBest ? `${lead} ${against}` : ''}
        view={view}
        isFirst
        onSize={setSize}
      />
      {passedOver && (
        <div>
          <p>{say('start.passedOver', { title: inSentence(titleOf(passedOver)), postcode: view.postcode })}</p>
          <CompareTwo {...view} products={[product, passedOver]} look="quiet">
            {say('start.compare')}
          </CompareTwo>
        </div>
      )}
      {isBest && isUnrivalled && <p className="hint">{say('start.none')}</p>}
      {isBest && alternatives.length > 0 && (
        <>
          <Heading below={2} className="reasons-heading">
            {say('start.beside')}
          </Heading>
          <div className="start-beside">
            {alternatives.map(({ product: other, better, differences }) => (
              <StartCard
                key={other.id}
                product={other}
                title={titleOf(other)}
                caption={say(`start.${better}`)}
                text={tradeoffText(words, differences)}
                view={view}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The first system is set apart from this many at the top of the list: thousands would take long to compare. */
const MAX_AROUND = 50;
