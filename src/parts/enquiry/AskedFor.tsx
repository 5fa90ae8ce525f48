import { useId, useLayoutEffect, useRef } from 'react';
import { asOneModel } from '../../matching/models.ts';
import type { Chosen } from '../../matching/shownModels.ts';
import { HomeView } from '../../screens/frame/HomeView.tsx';
import { PriceTag } from '../../screens/frame/PriceTag.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useVisitState } from '../../visit/useVisit.ts';
import { boughtText, typeAndSizes } from '../../words/boughtWords.ts';
import type { Brief } from '../../words/brief.ts';
import { ANSWERS } from '../../words/english/answers.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { commonFacts } from '../../words/modelFacts.ts';
import type { WrittenDraft } from './enquiryDraft.ts';
import { ENQUIRY } from './words/english.ts';

interface AskedForProps {
  /** The draft; sections that the visitor removed aren't shown. */
  readonly written: WrittenDraft;
  /** The systems of the chosen job. */
  readonly models: Chosen['models'];
  readonly brief: Brief;
}

/** The subject of the enquiry: the home with the system, its price, and the answers, which are folded if the form is below. */
export function AskedFor({ written: { left }, models: chosen, brief }: AskedForProps) {
  const models = left.includes('system') ? null : chosen;
  const answers = left.includes('answers') ? null : brief.answers;
  const words = useWords();
  const say = words.of(ENQUIRY);
  const title = useId();
  const given = useVisitState().answers;
  const box = useRef<HTMLElement>(null);
  const folded = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (!box.current || !folded.current) return;
    folded.current.open = getComputedStyle(box.current).position === 'sticky';
  }, []);
  return (
    <section className="asked" aria-labelledby={title} ref={box}>
      <Heading below={1} id={title} className="reasons-heading">
        {say('enquiry.asked')}
      </Heading>
      <HomeView
        answers={answers ? given : {}}
        {...(models && { product: commonFacts(asOneModel(models)), systems: models.length })}
      />
      {models && (
        <div>
          <strong>
            <bdi>{keepUnits(boughtText(words, models))}</bdi>
          </strong>
          <p className="hint">{typeAndSizes(words, models)}</p>
          <PriceTag model={models[0]} models={models} />
        </div>
      )}
      {answers && (
        <details ref={folded}>
          <summary>{words.of(ANSWERS)('answers.title')}</summary>
          <dl>
            {answers.facts.map(({ name, value }) => (
              <div key={name}>
                <dt className="hint">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
