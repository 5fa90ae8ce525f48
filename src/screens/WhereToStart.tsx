import { useCallback, useMemo, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Around } from '../matching/commonReasons.ts';
import { familyOf, familyTitle } from '../matching/families.ts';
import type { Start } from '../matching/whereToStart.ts';
import { Heading } from '../ui/Heading.tsx';
import { tradeoffText } from '../words/differenceText.ts';
import { MATCHES } from '../words/english/matches.ts';
import { inSentence } from '../words/keepUnits.ts';
import { startBeside, startLead } from '../words/startText.ts';
import { CompareTwo } from './CompareTwo.tsx';
import { StartCard } from './StartCard.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface WhereToStartProps {
  readonly start: Start;
  /** The reasons at the top of the list; those that few systems have set the first one apart. */
  readonly around: Around;
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
  const { answers, zone, matcher } = view;
  const titleOf = useCallback((one: Product) => familyTitle(familyOf(matcher.families, one), one), [matcher]);
  const lead = useMemo(() => {
    const beside = alternatives.map((one) => one.product);
    return `${startLead(words, best, answers, around, only, beside)} ${startBeside(words, best, alternatives, zone, titleOf)}`;
  }, [words, best, around, answers, only, alternatives, zone, titleOf]);
  return (
    <section className="group start" aria-label={say('start.title')}>
      <Heading below={1}>{say('start.title')}</Heading>
      <StartCard
        product={product}
        best={best}
        title={titleOf(best)}
        text={isBest ? lead : ''}
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
