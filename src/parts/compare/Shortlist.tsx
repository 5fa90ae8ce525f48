import type { ResultProps } from '../../screens/frame/slots.tsx';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { WideFold } from '../../ui/Fold.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelKind, modelPrices } from '../../words/modelFacts.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { chooseListed } from './chooseListed.ts';
import { othersOf } from './othersOf.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** The other systems on the visitor's shortlist. A press shows one in place of the chosen system. */
export function Shortlist({ catalogue, model: chosen, likely }: ResultProps) {
  const words = useWords();
  const say = words.of(SHORTLIST);
  const visit = useVisit();
  const state = useVisitState();
  const others = catalogue ? othersOf(state, catalogue, chosen, likely) : [];
  if (others.length === 0) return null;
  return (
    <WideFold title={say('result.shortlist')}>
      <dl className="answers">
        {others.map(({ id, model }) => (
          <div key={id}>
            <dt>
              <bdi>{keepUnits(modelTitle(model))}</bdi>
            </dt>
            <dd>{[modelKind(words, model), ...modelPrices(words, model)].join(' · ')}</dd>
            <dd className="answer-change">
              <Button
                look="quiet"
                aria-label={say('result.chooseName', { title: modelTitle(model) })}
                onClick={() => visit.update((now) => chooseListed(now, id))}
              >
                {say('result.choose')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </WideFold>
  );
}
