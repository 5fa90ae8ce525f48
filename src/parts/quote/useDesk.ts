import { useEffect, useMemo, useState } from 'react';
import type { Core } from '../../app/part.ts';
import type { AskedJob } from '../../matching/way.ts';
import { useLoaded } from '../../screens/frame/useLoaded.ts';
import { useWords } from '../../screens/frame/useWords.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { withData } from '../../visit/visitState.ts';
import type { Words } from '../../words/words.ts';
import { type KeptDesk, type KeptQuote, readDesk, settledQuote, writeLink } from './keptQuotes.ts';
import { judgeQuoted } from './rules/besideOurs.ts';
import { type NamedSystems, namedSystems } from './rules/findQuoted.ts';
import type { ReadQuote } from './rules/reader/reading.ts';
import { readQuote } from './rules/readQuote.ts';
import { type QuoteQuestion, questionsFor } from './words/questionsFor.ts';

export interface QuoteOnDesk {
  readonly kept: KeptQuote;
  readonly read: ReadQuote;
  /** With the visitor's corrections. */
  readonly quote: ReadQuote;
  readonly systems: NamedSystems;
  /** What it leaves open. */
  readonly asks: readonly QuoteQuestion[];
}

/** The quotes of the visit beside our systems, a function that reads a text, and one that keeps a change. */
export function useDesk(loadCatalogue: Core['loadCatalogue']) {
  const words = useWords();
  const visit = useVisit();
  const { parts } = useVisitState();
  const [read] = useState(createReader);
  const [isNamed, setNamed] = useState(false);
  const catalogue = useLoaded(loadCatalogue, isNamed);
  const { quote: own, quotes: link } = parts;
  const desk = useMemo(() => readDesk({ quote: own, quotes: link }), [own, link]);
  const quotes = useMemo(
    () =>
      desk.quotes.map((kept): QuoteOnDesk => {
        const quote = settledQuote(kept, read(kept.text));
        const products = catalogue && catalogue !== 'failed' ? catalogue.products : [];
        const systems = namedSystems(products, quote, kept.system);
        return { kept, read: read(kept.text), quote, systems, asks: asksOf(words, quote, systems) };
      }),
    [words, desk, read, catalogue],
  );
  // Our range loads once a quote names a system.
  const namesSome = quotes.some(({ quote }) => quote.models.length > 0 || quote.maker !== null);
  useEffect(() => setNamed(namesSome), [namesSome]);
  const change = (changed: Partial<KeptDesk>): void =>
    visit.update((state) => {
      const next = { ...readDesk(state.parts), ...changed };
      const settled = next.quotes.map((one) => settledQuote(one, read(one.text)));
      return withData(withData(state, 'quote', next), 'quotes', writeLink(settled));
    });
  return { ...desk, quotes, read, change, range: namesSome ? (catalogue ?? 'loading') : null };
}

/** Returns a function that tells the page of the quote at a place, once it stands there and our range is known. */
export function useTelling({ quotes, range }: ReturnType<typeof useDesk>, job: AskedJob): (place: number) => void {
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

/** A model of ours has the kW that its quote doesn't say. */
const asksOf = (words: Words, quote: ReadQuote, { found }: NamedSystems): readonly QuoteQuestion[] =>
  questionsFor(words, quote).filter(
    ({ about }) => quote.is_quote && (!about.includes('kw') || found.every((one) => one.cooling_capacity_kw === null)),
  );

/** Readings that are kept: those of three quotes, and of what is being pasted. */
const MAX_READINGS = 8;

/** Reads each text once. */
function createReader(): (text: string) => ReadQuote {
  const readings = new Map<string, ReadQuote>();
  const on = new Date().toLocaleDateString('sv-SE');
  return (text) => {
    const found = readings.get(text) ?? readQuote(text, { on });
    if (readings.size === MAX_READINGS) readings.clear();
    readings.set(text, found);
    return found;
  };
}
