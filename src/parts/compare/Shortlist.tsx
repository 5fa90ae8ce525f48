import type { Ways } from '../../matching/way.ts';
import type { KeptJob } from '../../screens/frame/capabilities.ts';
import type { ResultProps } from '../../screens/frame/slots.tsx';
import { useJob } from '../../screens/frame/useJob.ts';
import { chooseJob, waysOf } from '../../screens/frame/useWays.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { boughtTitle, priceTexts } from '../../words/boughtWords.ts';
import { keepUnits } from '../../words/keepUnits.ts';
import { modelKind } from '../../words/modelFacts.ts';
import { othersOf } from './othersOf.ts';
import { readShortlist, withShortlist } from './shortlist.ts';
import { SHORTLIST } from './words/shortlist.ts';

/** The other systems on the visitor's shortlist. A press shows one in place of the chosen system. */
export function Shortlist({ catalogue, chosen }: ResultProps) {
  const words = useWords();
  const say = words.of(SHORTLIST);
  const visit = useVisit();
  const state = useVisitState();
  // No price depends on the zone.
  const job = useJob(null);
  const others = catalogue ? othersOf(state, catalogue, job, chosen) : [];
  if (!catalogue || others.length === 0) return null;
  return (
    <Fold title={say('result.shortlist')}>
      <dl className="answers">
        {others.map((other) => (
          <div key={other.kept}>
            <dt>
              <bdi>{keepUnits(boughtTitle(words, other.models))}</bdi>
            </dt>
            <dd>
              {[modelKind(words, other.model), ...priceTexts(words, other.models, job).map(({ text }) => text)].join(
                ' · ',
              )}
            </dd>
            <dd className="answer-change">
              <Button
                look="quiet"
                aria-label={say('result.chooseName', { title: boughtTitle(words, other.models) })}
                onClick={() => visit.update((now) => chooseListed(now, other, waysOf(catalogue.matcher, job)))}
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

/** Chooses a job of the shortlist. The one chosen before takes its place there, so that none is lost. */
function chooseListed(state: VisitState, listed: KeptJob, ways: Ways): VisitState {
  const { chosen } = state;
  const shortlist = readShortlist(state.parts);
  const isListed = chosen === null || shortlist.includes(chosen);
  const next = isListed ? shortlist : shortlist.map((one) => (one === listed.kept ? chosen : one));
  return withShortlist(chooseJob(state, listed, false, ways), next);
}
