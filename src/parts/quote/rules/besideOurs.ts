import type { Product } from '../../../catalogue/product.ts';
import type { AskedJob } from '../../../matching/way.ts';
import { sizeInJob } from '../../../matching/ways.ts';
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

/** The provider's own price, installed, for the work of a quote. Whole dollars; null without one, or if the number of systems can't be told. */
export function ourPrice(
  quote: ReadQuote,
  product: Product,
  { installation, on }: DatedList,
): { readonly low: number; readonly high: number } | null {
  const { system_type: kind, price } = product;
  const indoor = kind === 'multi_split' ? quote.heads : 1;
  if (!installation || !price || indoor === null || isUnsure(quote, 'units')) return null;
  const systems = quote.units ?? 1;
  const job = {
    kind,
    price: price.aud * systems,
    priceIncludes: price.includes,
    units: [indoor, indoor],
    systems,
  } as const;
  const cost = installationCost(installation, job, homeFacts(quote), on);
  return cost && { low: Math.ceil(cost.lowCents / 100), high: Math.ceil(cost.highCents / 100) };
}
