import type { Product } from '../../../catalogue/product.ts';
import { sumOf } from '../../../catalogue/sumOf.ts';
import { sizeInJob } from '../../../matching/places.ts';
import type { AskedJob } from '../../../matching/way.ts';
import type { HomeFacts } from '../../../pricing/installation.ts';
import { installationCost } from '../../../pricing/installationCost.ts';
import type { DatedList } from '../../../pricing/jobPrice.ts';
import type { SizeJudgement } from '../../../sizing/sizeSpans.ts';
import { isUnsure } from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

/** The system's size beside the rooms that the visitor described: the selector's one judgement. Null while one of both isn't known for sure. */
export function judgeQuoted(quote: ReadQuote, product: Product | null, job: AskedJob): SizeJudgement | null {
  const [kw = null, ...others] = isUnsure(quote, 'kw') ? [] : quote.kw;
  if (others.length > 0 || (quote.units ?? 1) > 1) return null;
  const type = (quote.heads ?? 1) > 1 ? 'multi_split' : quote.work.zoning === 'in' ? 'ducted' : 'split';
  const read = { system_type: type, cooling_capacity_kw: kw, heating_capacity_2c_kw: null } as const;
  return sizeInJob(product ? { ...product, cooling_capacity_kw: kw ?? product.cooling_capacity_kw } : read, job);
}

/** The facts of the home that a quote says for sure; the others stay open. */
function homeFacts(quote: ReadQuote): HomeFacts {
  const { storey, route, outdoor, pipe_m, cable_m, work, unsure } = quote;
  const facts = { storey, route, outdoor, pipe_m, cable_m, removal: REMOVAL[work.removal] };
  const isSure = (fact: string): boolean => !unsure.some((key) => key === (fact === 'removal' ? 'work.removal' : fact));
  return Object.fromEntries(Object.entries(facts).filter(([fact, value]) => value !== null && isSure(fact)));
}

const REMOVAL = { in: 'yes', out: 'no', 'not said': null } as const;

/**
 * The provider's own price, installed, for the work of a quote, in whole dollars with GST. Each system that it names is charged once, and
 * further ones are any of them. Null without a price list, for systems of several kinds, or if their number can't be told.
 * @param named our systems that the quote names
 */
export function ourPrice(
  quote: ReadQuote,
  named: readonly Product[],
  { installation, on }: DatedList,
): { readonly low: number; readonly high: number } | null {
  const priced = named.flatMap(({ price, system_type: kind }) => (price ? [{ ...price, kind }] : []));
  const [first, ...others] = priced;
  const systems = quote.units ?? named.length;
  const more = systems - named.length;
  const isAlike = others.every(({ kind, includes }) => kind === first?.kind && includes === first.includes);
  const isUnknown = more < 0 || isUnsure(quote, 'units');
  // The heads of several multi-splits aren't told apart.
  const indoor = first?.kind !== 'multi_split' ? 1 : systems === 1 ? quote.heads : null;
  if (!installation || !first || indoor === null || !isAlike || isUnknown || priced.length < named.length) return null;
  const dollars = priced.map(({ aud }) => aud);
  const costWith = (rest: number) => {
    const price = sumOf(dollars, (aud) => aud) + more * rest;
    const { kind, includes: priceIncludes } = first;
    const job = { kind, price, priceIncludes, units: [indoor, indoor], systems } as const;
    return installationCost(installation, job, homeFacts(quote), on);
  };
  const [least, most] = [costWith(Math.min(...dollars)), costWith(Math.max(...dollars))];
  return least && most && { low: Math.ceil(least.lowCents / 100), high: Math.ceil(most.highCents / 100) };
}
