import type { ResultProps } from '../../screens/frame/slots.tsx';
import { useJob } from '../../screens/frame/useJob.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { priceTexts } from '../../words/boughtWords.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelKind } from '../../words/modelFacts.ts';
import { modelTitle } from '../../words/modelWords.ts';
import { chooseListed } from './chooseListed.ts';
import { othersOf } from './othersOf.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** The other systems on the visitor's shortlist. A press shows one in place of the chosen system. */
export function Shortlist({ catalogue, chosen }: ResultProps) {
  const words = useWords();
  const say = words.of(SHORTLIST);
  const visit = useVisit();
  const state = useVisitState();
  // No price depends on the zone.
  const job = useJob(null);
  const others = catalogue ? othersOf(state, catalogue, chosen) : [];
  if (others.length === 0) return null;
  return (
    <Fold title={say('result.shortlist')}>
      <dl className="answers">
        {others.map(({ id, model }) => (
          <div key={id}>
            <dt>
              <bdi>{keepUnits(modelTitle(model))}</bdi>
            </dt>
            <dd>{[modelKind(words, model), ...priceTexts(words, [model], job).map(({ text }) => text)].join(' · ')}</dd>
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
    </Fold>
  );
}
