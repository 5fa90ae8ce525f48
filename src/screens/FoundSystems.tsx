import { type ReactNode, useCallback, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import { impact } from '../matching/impact.ts';
import { GROUPS } from '../matching/matcher.ts';
import { isByStars } from '../matching/sorts.ts';
import { ENOUGH_MATCHES, type Suggestion, suggest } from '../matching/suggest.ts';
import { compare } from '../visit/steps.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { MATCHES } from '../words/english/matches.ts';
import { matchStatus } from '../words/screenWords.ts';
import { AnswerImpact } from './AnswerImpact.tsx';
import { CompareTray } from './CompareTray.tsx';
import { MatchGroup } from './MatchGroup.tsx';
import { SortField } from './SortField.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useWords } from './useWords.ts';

interface FoundSystemsProps {
  readonly catalogue: ReadyCatalogue;
  readonly zone: Zone | null;
  onChoose(product: Product): void;
  onApply(suggestion: Suggestion): void;
  /** Content below the systems. */
  readonly children: ReactNode;
}

/** The matching systems in their groups, in the visitor's order, with the comparison. */
export function FoundSystems(props: FoundSystemsProps) {
  const { catalogue, zone, onChoose, onApply, children } = props;
  const { products, matcher } = catalogue;
  const visit = useVisit();
  const { answers, sort: wanted, shortlist: saved, chosen } = useVisitState();
  const words = useWords();
  const say = words.of(MATCHES);
  const matches = useMemo(() => matcher.match(answers), [matcher, answers]);
  // A snapshot may name systems that have left the catalogue.
  const compared = useMemo(
    () => saved.flatMap((id) => products.find((product) => product.id === id) ?? []),
    [products, saved],
  );
  const shortlist = useMemo(() => compared.map(({ id }) => id), [compared]);
  const onCompare = useCallback(
    ({ id }: Product) => visit.update((state) => compare({ ...state, shortlist }, id)),
    [visit, shortlist],
  );
  const sort = zone === null && isByStars(wanted) ? 'fit' : wanted;
  const few = matches.all.total < ENOUGH_MATCHES;
  const total = { all: matches.all.total, wish: matches.wish.total, close: matches.close.total };
  return (
    <>
      <p>
        {matchStatus(words, total)} {say('matches.range')}
      </p>
      {few && <Suggestions suggestions={suggest(matcher, answers)} onApply={onApply} />}
      {total.all + total.wish + total.close > 1 && (
        <SortField sort={sort} zone={zone} onSort={(chosen) => visit.update((state) => ({ ...state, sort: chosen }))} />
      )}
      {GROUPS.map((group) => (
        <MatchGroup
          key={group}
          group={group}
          ranked={matches[group]}
          view={{ answers, zone, sort, shortlist, chosen }}
          onChoose={onChoose}
          onCompare={onCompare}
        />
      ))}
      {few && <AnswerImpact answers={answers} impacts={impact(matcher, answers)} />}
      {matches.rest > 0 && <p className="hint">{say('matches.rest', { count: matches.rest })}</p>}
      <CompareTray
        products={compared}
        answers={answers}
        zone={zone}
        onChoose={onChoose}
        onRemove={onCompare}
        onClear={() => visit.update((state) => ({ ...state, shortlist: [] }))}
      />
      {children}
    </>
  );
}
