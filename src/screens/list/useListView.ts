import { useEffect, useMemo } from 'react';
import { usualTariff } from '../../climate/usualTariff.ts';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import type { Matches } from '../../matching/matcher.ts';
import { type ListGroup, listModels, type Model } from '../../matching/models.ts';
import { sizeFit } from '../../matching/size.ts';
import type { Ways } from '../../matching/way.ts';
import { chooseSystem } from '../../visit/steps.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { ListView } from '../frame/listView.ts';
import { useJob, useWays } from '../frame/useJob.ts';
import { useRooms } from '../frame/useRooms.ts';

/** The matching systems as they are shown. */
export interface Listing {
  readonly matches: Matches;
  /** Each family once, best first. */
  readonly models: Readonly<Record<ListGroup, readonly Model[]>>;
  readonly ways: Ways;
  readonly view: ListView;
}

/**
 * Finds the matching systems for the visitor's answers.
 * @param onResult a stable function: the models are memoised
 */
export function useListView({ products, matcher }: ReadyCatalogue, zone: Zone | null, onResult: () => void): Listing {
  const visit = useVisit();
  const { answers, postcode, tariff: own } = useVisitState();
  const tariff = own ?? usualTariff(postcode).claim;
  const { likely } = useRooms(zone);
  const matches = useMemo(() => matcher.match(answers), [matcher, answers]);
  const models = useMemo(() => listModels(matches, matcher, likely), [matches, matcher, likely]);
  const areAllSmall =
    models.fits.length > 0 && models.fits.every(({ size }) => size !== null && sizeFit(size, likely) === 'small');
  useEffect(() => {
    const { all, wish, close, rest } = matches;
    visit.notify('selector-matched', { answers, all: all.total, wish: wish.total, close: close.total, rest });
  }, [visit, answers, matches]);
  const view = useMemo<ListView>(
    () => ({
      products,
      matcher,
      answers,
      postcode,
      zone,
      tariff,
      likely,
      areAllSmall,
      onChoose({ id }, isSized = false) {
        visit.update((state) => chooseSystem(state, id, isSized));
        onResult();
      },
    }),
    [visit, products, matcher, answers, postcode, zone, tariff, likely, areAllSmall, onResult],
  );
  return { matches, models, ways: useWays(matcher, useJob(zone)), view };
}
