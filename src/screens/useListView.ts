import { useEffect, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import type { Group } from '../matching/group.ts';
import { matchedFamilies, type Span } from '../matching/matchedFamilies.ts';
import type { Matcher, Matches } from '../matching/matcher.ts';
import type { Answers } from '../questionnaire/question.ts';
import { chooseSystem, compare } from '../visit/steps.ts';
import { useVisit, useVisitState } from '../visit/useVisit.ts';
import { useRooms } from './useSizing.ts';

/** The data that all systems on the list share, and the visitor's actions on them. */
export interface ListView {
  readonly products: readonly Product[];
  readonly matcher: Matcher;
  readonly answers: Answers;
  /** The visitor's postcode, or empty. */
  readonly postcode: string;
  /** The visitor's climate zone, if known. */
  readonly zone: Zone | null;
  /** Cents per kWh; null for usual ones. */
  readonly tariff: number | null;
  /** The kW of cooling that rules of thumb give for the visitor's rooms; null if unknown. */
  readonly span: Span | null;
  /** Ids of the systems in the comparison. */
  readonly shortlist: readonly string[];
  onChoose(product: Product): void;
  /** Adds a system to the comparison, or removes it. */
  onCompare(product: Product): void;
  /** Puts these systems in the comparison instead. */
  onShortlist(products: readonly Product[]): void;
}

/** The matching systems as they are shown. */
export interface Found {
  readonly matches: Matches;
  /** Each family once, as its best size, best first. */
  readonly rows: Readonly<Record<Group, readonly Product[]>>;
  /** The systems that fit everything for sure. */
  readonly sure: ReadonlySet<Product>;
  readonly compared: readonly Product[];
  readonly view: ListView;
}

/**
 * Finds the matching systems for the visitor's answers.
 * @param onResult a stable function: the rows are memoised
 */
export function useListView({ products, matcher }: ReadyCatalogue, zone: Zone | null, onResult: () => void): Found {
  const visit = useVisit();
  const { answers, postcode, shortlist: saved, tariff } = useVisitState();
  const { span } = useRooms(zone);
  const matches = useMemo(() => matcher.match(answers), [matcher, answers]);
  const found = useMemo(() => {
    const rows = matchedFamilies(matches, matcher.families, span);
    const sure = new Set(matches.all.first(matches.all.known));
    // The size that a span shows may leave something to check where the best one doesn't.
    const all = [...rows.all].sort((a, b) => Number(sure.has(b)) - Number(sure.has(a)));
    return { matches, rows: { ...rows, all }, sure };
  }, [matches, matcher, span]);
  useEffect(() => {
    const { all, wish, close, rest } = matches;
    visit.notify('selector-matched', { answers, all: all.total, wish: wish.total, close: close.total, rest });
  }, [visit, answers, matches]);
  // A snapshot may name systems that have left the catalogue.
  const compared = useMemo(
    () => saved.flatMap((id) => products.find((product) => product.id === id) ?? []),
    [products, saved],
  );
  const view = useMemo<ListView>(() => {
    const shortlist = compared.map(({ id }) => id);
    return {
      products,
      matcher,
      answers,
      postcode,
      zone,
      tariff,
      span,
      shortlist,
      onChoose({ id }) {
        visit.update((state) => chooseSystem(state, id));
        onResult();
      },
      onCompare({ id }) {
        visit.update((state) => compare({ ...state, shortlist }, id));
      },
      onShortlist(instead) {
        visit.update((state) => ({ ...state, shortlist: instead.map(({ id }) => id) }));
      },
    };
  }, [visit, products, matcher, answers, postcode, zone, tariff, span, compared, onResult]);
  return { ...found, compared, view };
}
