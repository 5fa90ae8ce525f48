import { useEffect, useMemo } from 'react';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { ReadyCatalogue } from '../matching/catalogueState.ts';
import type { Matcher, Matches } from '../matching/matcher.ts';
import { type ListGroup, listModels, type Model } from '../matching/models.ts';
import { type LikelySize, sizeFit } from '../matching/size.ts';
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
  /** The size that the visitor's rooms are likely to need; null while nothing decides it. */
  readonly likely: LikelySize | null;
  /** True if each model that fits is small for the rooms: that is said once, above them all. */
  readonly areAllSmall: boolean;
  /** Ids of the systems in the comparison. */
  readonly shortlist: readonly string[];
  /** @param isSized true if the visitor pressed this very size; otherwise its model is chosen */
  onChoose(product: Product, isSized?: boolean): void;
  /** Adds a system to the comparison, or removes it. */
  onCompare(product: Product): void;
  /** Puts these systems in the comparison instead. */
  onShortlist(products: readonly Product[]): void;
}

/** The matching systems as they are shown. */
export interface Found {
  readonly matches: Matches;
  /** Each family once, best first. */
  readonly models: Readonly<Record<ListGroup, readonly Model[]>>;
  readonly compared: readonly Product[];
  readonly view: ListView;
}

/**
 * Finds the matching systems for the visitor's answers.
 * @param onResult a stable function: the models are memoised
 */
export function useListView({ products, matcher }: ReadyCatalogue, zone: Zone | null, onResult: () => void): Found {
  const visit = useVisit();
  const { answers, postcode, shortlist: saved, tariff } = useVisitState();
  const { likely } = useRooms(zone);
  const matches = useMemo(() => matcher.match(answers), [matcher, answers]);
  const models = useMemo(() => listModels(matches, matcher, likely), [matches, matcher, likely]);
  const areAllSmall =
    models.fits.length > 0 && models.fits.every(({ size }) => size !== null && sizeFit(size, likely) === 'small');
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
      likely,
      areAllSmall,
      shortlist,
      onChoose({ id }, isSized = false) {
        visit.update((state) => chooseSystem(state, id, isSized));
        onResult();
      },
      onCompare({ id }) {
        visit.update((state) => compare({ ...state, shortlist }, id));
      },
      onShortlist(instead) {
        visit.update((state) => ({ ...state, shortlist: instead.map(({ id }) => id) }));
      },
    };
  }, [visit, products, matcher, answers, postcode, zone, tariff, likely, areAllSmall, compared, onResult]);
  return { matches, models, compared, view };
}
