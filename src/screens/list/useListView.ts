import { useContext, useEffect, useMemo, useRef } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { usualTariff } from '../../climate/usualTariff.ts';
import type { Zone } from '../../climate/zone.ts';
import type { ReadyCatalogue } from '../../matching/catalogueState.ts';
import { type Groups, groupModels } from '../../matching/groupModels.ts';
import { isOfWay, type Way, type Ways } from '../../matching/way.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { type StartCards, startIn } from '../../words/startIn.ts';
import type { ListView } from '../frame/listView.ts';
import { PageContext } from '../frame/pageContext.ts';
import { useJob } from '../frame/useJob.ts';
import { chooseJob, useWays } from '../frame/useWays.ts';
import { useWords } from '../frame/useWords.ts';

/** The groups without those models that aren't wanted. */
export function within(groups: Groups, isIn: (product: Product) => boolean): Groups {
  const of = (group: keyof Groups) => groups[group].filter(({ products }) => isIn(products[0]));
  return { fits: of('fits'), might: of('might'), catch: of('catch'), further: of('further') };
}

/** The matching systems as they are shown. */
export interface Listing {
  readonly ways: Ways;
  /** The way whose models are shown; null while the visitor looks at all ways. */
  readonly shown: Way | null;
  /** True while the ways are the list. */
  readonly isChoosing: boolean;
  /** The way whose models are the list; null while the ways are, or where nothing fits. */
  readonly way: Way | null;
  /** Where to start in that way. */
  readonly start: StartCards | null;
  /** Each model once, over the ways or in the shown one. */
  readonly groups: Groups;
  readonly view: ListView;
}

/**
 * Finds the matching systems for the visitor's answers.
 * @param onResult a stable function: the models are memoised
 */
export function useListView({ products, matcher }: ReadyCatalogue, zone: Zone | null, onResult: () => void): Listing {
  const visit = useVisit();
  const { answers, postcode, tariff: own, way: wanted } = useVisitState();
  const tariff = own ?? usualTariff(postcode).claim;
  const job = useJob(zone);
  const ways = useWays(matcher, job);
  const all = useMemo(() => groupModels(matcher, job, ways.ways), [matcher, job, ways]);
  const hasChoice = useContext(PageContext).ways !== 'off' && ways.ways.length > 1;
  const shown = hasChoice ? (ways.ways.find(({ id }) => id === wanted) ?? null) : null;
  const groups = useMemo(() => (shown ? within(all, (product) => isOfWay(product, shown.id)) : all), [all, shown]);
  const told = useRef('');
  useEffect(() => {
    const found = matcher.match(answers);
    const list = {
      answers,
      ...{ models: all.fits.length, might: all.might.length, catch: all.catch.length },
      ...{ all: found.all.total, wish: found.wish.total, close: found.close.total, rest: found.rest },
    };
    // The job also changes with prices that arrive later, and the list stays the same.
    if (JSON.stringify(list) === told.current) return;
    told.current = JSON.stringify(list);
    visit.notify('selector-matched', { ...list, by: visit.by() });
  }, [visit, matcher, answers, all]);
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
  const words = useWords();
  const isChoosing = hasChoice && !shown;
  const way = isChoosing ? null : (shown ?? ways.ways[0] ?? null);
  const start = useMemo(() => way && startIn(words, way, ways.ways, matcher, job), [words, way, ways, matcher, job]);
  return { ways, shown, isChoosing, way, start, groups, view };
}
