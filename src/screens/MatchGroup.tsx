import { useId, useState } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Group, RankedProducts } from '../matching/matcher.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { counted } from '../words/figures.ts';
import { GROUP } from '../words/screenWords.ts';
import { MatchCard } from './MatchCard.tsx';

/** How many systems are shown at a time. */
const STEP = 12;

interface MatchGroupProps {
  readonly group: Group;
  readonly ranked: RankedProducts;
  readonly answers: Answers;
  readonly zone: Zone | null;
  onChoose(product: Product): void;
}

/** A group of matching systems, best first, shown in steps. */
export function MatchGroup({ group, ranked, answers, zone, onChoose }: MatchGroupProps) {
  const [shown, setShown] = useState(STEP);
  const id = useId();
  if (ranked.total === 0) return null;
  const left = ranked.total - shown;
  return (
    <section aria-labelledby={id} className="group">
      <Heading below={1} id={id}>
        {GROUP[group].heading}
      </Heading>
      <p className="hint">
        {counted(ranked.total, 'system')}. {GROUP[group].line}
      </p>
      <div className="cards">
        {ranked.first(shown).map((product) => (
          <MatchCard key={product.id} product={product} answers={answers} zone={zone} onChoose={onChoose} />
        ))}
      </div>
      {left > 0 && (
        <Button onClick={() => setShown(shown + STEP)}>
          Show {Math.min(left, STEP)} more of {ranked.total}
        </Button>
      )}
    </section>
  );
}
