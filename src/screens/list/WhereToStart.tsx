import { useMemo } from 'react';
import type { Advice } from '../../matching/advice.ts';
import { productOf } from '../../matching/models.ts';
import { startText, tradeoffText } from '../../words/adviceText.ts';
import { MATCHES } from '../../words/english/matches.ts';
import { inSentence } from '../../words/keepUnits.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { shortNames } from '../../words/shortNames.ts';
import type { ListView } from '../frame/listView.ts';
import { Slot } from '../frame/slots.tsx';
import { useWords } from '../frame/useWords.ts';
import { StartCard } from './StartCard.tsx';

interface WhereToStartProps {
  readonly advice: Advice;
  readonly view: ListView;
}

/** One system to look at first, and at most two beside it, each with its gains and costs. */
export function WhereToStart({ advice, view }: WhereToStartProps) {
  const { first, beside, passedOver } = advice;
  const words = useWords();
  const say = words.of(MATCHES);
  const text = useMemo(() => startText(words, advice, view.likely), [words, advice, view.likely]);
  const [one = '', other = ''] = shortNames([first, passedOver ?? first].map(modelTitle));
  const isEven = beside.some(({ isEqual }) => isEqual);
  return (
    <section className={isEven ? 'group start-even' : 'group start'} aria-label={say('start.title')}>
      <StartCard model={first} text={text} view={view} rank={isEven ? 'equal' : 'first'} />
      {beside.length > 0 && (
        <div className="start-beside">
          {beside.map(({ model, differences, isEqual }) => (
            <StartCard
              key={model.best.id}
              model={model}
              text={tradeoffText(words, differences)}
              view={view}
              rank={isEqual ? 'equal' : 'beside'}
            />
          ))}
        </div>
      )}
      {passedOver && (
        <div>
          <p>{say('start.passedOver', { title: inSentence(modelTitle(passedOver)), postcode: view.postcode })}</p>
          <Slot
            name="pair.end"
            {...view}
            products={[productOf(first), productOf(passedOver)]}
            look="quiet"
            text={say('start.compare', { one, other })}
          />
        </div>
      )}
    </section>
  );
}
