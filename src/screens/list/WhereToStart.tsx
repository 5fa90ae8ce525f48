import { memo } from 'react';
import { isSized } from '../../matching/jobModel.ts';
import { MATCHES } from '../../words/english/matches.ts';
import type { StartCards } from '../../words/startIn.ts';
import type { ListView } from '../frame/listView.ts';
import { useSay } from '../frame/useWords.ts';
import { StartCard } from './StartCard.tsx';

/** One job to begin with, and at most two beside it, each with what it has more of and what it costs. */
export const WhereToStart = memo(function WhereToStart({
  start,
  view,
}: {
  readonly start: StartCards;
  readonly view: ListView;
}) {
  const { cards, isEven } = start;
  const [first, ...beside] = cards;
  const say = useSay(MATCHES);
  return (
    <section className={isEven ? 'group start-even' : 'group start'} aria-label={say('start.title')}>
      <StartCard at={first} view={view} rank={isEven ? 'equal' : 'first'} isSized={isSized(first.job)} />
      {beside.length > 0 && (
        <div className="start-beside">
          {beside.map((one, index) => (
            <StartCard
              key={one.job.model.best.id}
              at={one}
              view={view}
              rank={isEven && index === 0 ? 'equal' : 'beside'}
              isSized={isSized(one.job)}
            />
          ))}
        </div>
      )}
    </section>
  );
});
