import { useRef } from 'react';
import type { Product } from '../catalogue/product.ts';
import { familyOf, familyTitle } from '../matching/families.ts';
import type { StartingPoint } from '../matching/startingPoints.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { turn } from '../ui/turn.ts';
import { differenceText } from '../words/differenceText.ts';
import { MATCHES } from '../words/english/matches.ts';
import type { Words } from '../words/words.ts';
import { SystemCard } from './SystemCard.tsx';
import type { ListView } from './useListView.ts';
import { useWords } from './useWords.ts';

interface StartingPointsProps {
  readonly points: readonly StartingPoint[];
  readonly view: ListView;
}

/** At most three systems to start from, each by a rule that stands above it. Where they don't fit, they are swiped. */
export function StartingPoints({ points, view }: StartingPointsProps) {
  const words = useWords();
  const say = words.of(MATCHES);
  const cards = useRef<HTMLDivElement>(null);
  if (points.length === 0) return null;
  const title = points.length === 1 ? 'start.one' : points.length === 2 ? 'start.two' : 'start.title';
  return (
    <section className="group" aria-label={say('start.title')}>
      <Heading below={1}>{say(title)}</Heading>
      <div ref={cards} className="cards starts">
        {points.map(({ rule, also, product, differences }) => {
          const compared = { differences: differenceText(words, differences, view.tariff) };
          const isSmaller = differences.some((difference) => difference.id === 'capacity' && difference.kw < 0);
          return (
            <SystemCard
              key={rule}
              product={product}
              title={familyTitle(familyOf(view.matcher.families, product), product)}
              below={2}
              captions={[rule, ...also].map((by) => captionOf(words, by, product))}
              difference={
                rule === 'closest'
                  ? null
                  : [
                      say('difference.first', compared),
                      ...(rule === 'cost' && isSmaller ? [say('start.smaller')] : []),
                    ].join(' ')
              }
              view={view}
              look="primary"
            />
          );
        })}
      </div>
      {points.length > 1 && (
        <Button look="quiet" className="turn" onClick={() => turn(cards.current, words.dir)}>
          {say('matches.next')}
        </Button>
      )}
    </section>
  );
}

/** The rule that picked a system; a price names what it includes. */
function captionOf(words: Words, rule: StartingPoint['rule'], { price_includes: includes }: Product): string {
  const say = words.of(MATCHES);
  if (rule === 'price') return say(`start.price.${includes ?? 'supply_only'}`);
  return say(`start.${rule}`);
}
