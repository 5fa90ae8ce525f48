import { useId } from 'react';
import { familyTitle } from '../matching/families.ts';
import type { StartingPoint } from '../matching/startingPoints.ts';
import { Heading } from '../ui/Heading.tsx';
import { differenceText } from '../words/differenceText.ts';
import { MATCHES } from '../words/english/matches.ts';
import { SystemCard } from './SystemCard.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface StartingPointsProps {
  readonly points: readonly StartingPoint[];
  readonly view: ListView;
}

/** At most three systems to start from, each by a rule that stands above it. */
export function StartingPoints({ points, view }: StartingPointsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  if (points.length === 0) return null;
  return (
    <section className="group" aria-labelledby={id}>
      <Heading below={1} id={id}>
        {say('start.title')}
      </Heading>
      <div className="cards">
        {points.map(({ rule, product, differences }) => {
          const family = view.matcher.families.get(product.id);
          const compared = { differences: differenceText(words, differences, view.tariff) };
          return (
            <SystemCard
              key={rule}
              product={product}
              title={family ? familyTitle(family, product) : product.title}
              below={2}
              caption={say(`start.${rule}`)}
              difference={rule === 'closest' ? null : say('difference.first', compared)}
              view={view}
              look="primary"
            />
          );
        })}
      </div>
    </section>
  );
}
