import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Product, SystemType } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Group, RankedProducts } from '../matching/matcher.ts';
import { sortProducts } from '../matching/sortProducts.ts';
import type { Sort } from '../matching/sorts.ts';
import type { Answers } from '../questionnaire/question.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MOST_COMPARED } from '../visit/visitState.ts';
import { MATCHES } from '../words/english/matches.ts';
import { PRODUCT } from '../words/english/product.ts';
import { MatchCard, type MatchCardActions } from './MatchCard.tsx';
import { useWords } from './useWords.ts';

/** How many systems are shown at a time. */
export const STEP = 12;

interface MatchGroupProps extends MatchCardActions {
  readonly group: Group;
  readonly ranked: RankedProducts;
  readonly answers: Answers;
  readonly zone: Zone | null;
  readonly sort: Sort;
  /** At most so many systems are drawn yet. */
  readonly limit: number;
  /** Ids of the systems to be compared. */
  readonly shortlist: readonly string[];
  /** The id of the chosen system: on the way back it is among those that are shown. */
  readonly chosen: string | null;
}

/** A group of matching systems, shown in steps; sorted by a figure, each kind of system has its own heading. */
export function MatchGroup(props: MatchGroupProps) {
  const { group, ranked, answers, zone, sort, limit, shortlist, chosen, onChoose, onCompare } = props;
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(() => {
    const place = chosen === null ? -1 : inOrder(ranked, sort, zone).findIndex((product) => product.id === chosen);
    return STEP * Math.max(1, Math.ceil((place + 1) / STEP));
  });
  const products = useMemo(() => inOrder(ranked, sort, zone, shown), [ranked, shown, sort, zone]);
  const drawn = limit < products.length ? products.slice(0, limit) : products;
  const showMore = (): void => {
    flushSync(() => setShown(shown + STEP));
    // The button may be gone: on from the first of the new ones.
    const first = section.current?.querySelectorAll<HTMLElement>('.card-title')[shown];
    if (first) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
  };
  if (ranked.total === 0) return null;
  const left = ranked.total - shown;
  const cards = (of: readonly Product[], below: number) => (
    <div className="cards">
      {of.map((product) => (
        <MatchCard
          key={product.id}
          product={product}
          answers={answers}
          zone={zone}
          below={below}
          compared={shortlist.includes(product.id) ? 'yes' : shortlist.length < MOST_COMPARED ? 'no' : 'full'}
          onChoose={onChoose}
          onCompare={onCompare}
        />
      ))}
    </div>
  );
  return (
    <section ref={section} aria-labelledby={id} className="group">
      <Heading below={1} id={id}>
        {say(`group.${group}`)}
      </Heading>
      <p className="hint">{say('group.count', { count: ranked.total, line: say(`group.${group}.line`) })}</p>
      {sort === 'fit'
        ? cards(drawn, 2)
        : byKind(drawn).map(([kind, of]) => (
            <div key={kind} className="kind">
              <Heading below={2} className="kind-heading">
                {words.of(PRODUCT)(`type.${kind}`)}
              </Heading>
              {cards(of, 3)}
            </div>
          ))}
      {left > 0 && drawn === products && (
        <Button onClick={showMore}>{say('group.more', { number: Math.min(left, STEP), total: ranked.total })}</Button>
      )}
    </section>
  );
}

/** The systems of a group in the visitor's order: all of them, or so many. */
function inOrder(ranked: RankedProducts, sort: Sort, zone: Zone | null, count?: number): readonly Product[] {
  return sort === 'fit' ? ranked.first(count) : sortProducts(ranked.first(), sort, zone).slice(0, count);
}

function byKind(products: readonly Product[]): readonly (readonly [SystemType, readonly Product[]])[] {
  const kinds = new Set(products.map((product) => product.system_type));
  return [...kinds].map((kind) => [kind, products.filter((product) => product.system_type === kind)] as const);
}
