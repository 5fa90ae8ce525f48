import { useEffect, useState } from 'react';
import type { AskedJob } from '../../matching/way.ts';
import { useVisit } from '../../visit/useVisit.ts';
import { judgeQuoted } from './rules/besideOurs.ts';
import type { QuoteOnDesk, useDesk } from './useDesk.ts';

/** Returns a function that tells the page of the quote at a place, once it stands there and our range is known. */
export function useTelling(
  quotes: readonly QuoteOnDesk[],
  range: ReturnType<typeof useDesk>['range'],
  job: AskedJob,
): (place: number) => void {
  const visit = useVisit();
  const [news, setNews] = useState<number | null>(null);
  useEffect(() => {
    const told = news === null ? null : quotes[news];
    if (!told || range === 'loading') return;
    setNews(null);
    const { kept, quote, systems, asks } = told;
    const only = systems.found.length === 1 ? systems.found[0]! : null;
    const size = judgeQuoted(quote, only, job);
    visit.notify('selector-quote', {
      quotes: quotes.length,
      how: kept.how,
      open: asks.flatMap(({ about }) => about),
      inRange: size && size === 'inside',
      system: only?.id ?? null,
    });
  });
  return setNews;
}
