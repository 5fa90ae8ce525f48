import { useEffect, useMemo, useRef } from 'react';
import { usualTariff } from '../../climate/usualTariff.ts';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { groupModels } from '../../matching/countModels.ts';
import type { GroupedModel, ListGroup } from '../../matching/models.ts';
import type { Ways } from '../../matching/way.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import type { ListView } from '../frame/listView.ts';
import { useJob } from '../frame/useJob.ts';
import { chooseJob, useWays } from '../frame/useWays.ts';

/** The matching systems as they are shown. */
export interface Listing {
  readonly ways: Ways;
  /** Each model once, over the ways. */
  readonly groups: Readonly<Record<ListGroup, readonly GroupedModel[]>>;
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
  const job = useJob(zone);
  const ways = useWays(matcher, job);
  const groups = useMemo(() => groupModels(matcher, job), [matcher, job]);
  const told = useRef('');
  useEffect(() => {
    const { all, wish, close, rest } = matcher.match(answers);
    const list = {
      answers,
      ...{ models: groups.fits.length, might: groups.might.length, catch: groups.catch.length },
      ...{ all: all.total, wish: wish.total, close: close.total, rest },
    };
    // The job also changes with prices that arrive later, and the list stays the same.
    if (JSON.stringify(list) === told.current) return;
    told.current = JSON.stringify(list);
    visit.notify('selector-matched', { ...list, by: visit.by() });
  }, [visit, matcher, answers, groups]);
  const view = useMemo<ListView>(
    () => ({
      products,
      matcher,
      answers,
      postcode,
      zone,
      tariff,
      job,
      onChoose(bought, isSized) {
        visit.update((state) => chooseJob(state, bought, isSized, ways));
        onResult();
      },
    }),
    [visit, products, matcher, answers, postcode, zone, tariff, job, ways, onResult],
  );
  return { ways, groups, view };
}
