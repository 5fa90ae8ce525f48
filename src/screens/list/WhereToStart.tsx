import { memo } from 'react';
import { idsOf } from '../../matching/jobModel.ts';
import { MATCHES } from '../../words/english/matches.ts';
import type { StartCards } from '../../words/startIn.ts';
import type { ListView } from '../frame/listView.ts';
import { useSay } from '../frame/useWords.ts';
import { StartCard } from './StartCard.tsx';

interface WhereToStartProps {
  readonly start: StartCards;
  readonly view: ListView;
}

/** One job to begin with, and at most two beside it, each with what it has more of and what it costs. */
export const WhereToStart = memo(function WhereToStart({ start: { cards, isEven }, view }: WhereToStartProps) {
  const say = useSay(MATCHES);
  const [first, ...beside] = cards.map((at, index) => {
    const rank = isEven && index < 2 ? 'equal' : index === 0 ? 'first' : 'beside';
    return <StartCard key={idsOf(at.job).join()} {...{ at, view, rank }} />;
  });
  return (
    <section className={isEven ? 'group start-even' : 'group start'} aria-label={say('start.title')}>
      {first}
      {beside.length > 0 && <div className="start-beside">{beside}</div>}
    </section>
  );
});
