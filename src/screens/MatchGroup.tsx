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

/** The number of systems that a group shows at first. */
const FIRST = 4;

/** The list's settings: the same for all groups. */
interface ListView {
  readonly answers: Answers;
  readonly zone: Zone | null;
  readonly sort: Sort;
  /** Ids of the systems in the comparison. */
  readonly shortlist: readonly string[];
  /** The id of the chosen system, which is always shown. */
  readonly chosen: string | null;
}

interface MatchGroupProps extends MatchCardActions {
  readonly group: Group;
  readonly ranked: RankedProducts;
  readonly view: ListView;
}

/**
 * A group of matching systems: the first few, and the rest on request. Sorted by a figure, each kind of system has a
 * separate heading.
 */
export function MatchGroup(props: MatchGroupProps) {
  const { group, ranked, view, onChoose, onCompare } = props;
  const { answers, zone, sort, shortlist, chosen } = view;
  const words = useWords();
  const say = words.of(MATCHES);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(
    () => chosen !== null && inOrder(ranked, sort, zone).findIndex(({ id }) => id === chosen) >= FIRST,
  );
  const products = useMemo(
    () => inOrder(ranked, sort, zone, isWhole ? ranked.total : FIRST),
    [ranked, isWhole, sort, zone],
  );
  const showAll = (): void => {
    flushSync(() => setWhole(true));
    // The pressed button is gone, so the focus moves to the first new card.
    const first = section.current?.querySelectorAll<HTMLElement>('.card-title')[FIRST];
    if (first) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
  };
  if (ranked.total === 0) return null;
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
        ? cards(products, 2)
        : byKind(products).map(([kind, of]) => (
            <div key={kind} className="kind">
              <Heading below={2} className="kind-heading">
                {words.of(PRODUCT)(`type.${kind}`)}
              </Heading>
              {cards(of, 3)}
            </div>
          ))}
      {products.length < ranked.total && (
        <Button onClick={showAll}>{say('group.showAll', { total: ranked.total })}</Button>
      )}
    </section>
  );
}

/** The systems of a group in the visitor's order: all of them, or the first `count`. */
function inOrder(ranked: RankedProducts, sort: Sort, zone: Zone | null, count?: number): readonly Product[] {
  return sort === 'fit' ? ranked.first(count) : sortProducts(ranked.first(), sort, zone).slice(0, count);
}

function byKind(products: readonly Product[]): readonly (readonly [SystemType, readonly Product[]])[] {
  const kinds = new Set(products.map((product) => product.system_type));
  return [...kinds].map((kind) => [kind, products.filter((product) => product.system_type === kind)] as const);
}
