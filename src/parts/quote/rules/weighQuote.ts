import type { Product } from '../../../catalogue/product.ts';
import type { LikelySize } from '../../../matching/size.ts';
import { INCLUDED, type IncludedItem, type Quote } from './quote.ts';

/** What is known beside the quote. */
export interface BesideQuote {
  /** What rules of thumb say for the room; null while nothing decides it. */
  readonly likely: LikelySize | null;
  readonly product: Product | null;
  /** What the product comes to with its installation, by the provider's price list, in whole dollars. */
  readonly cost: { readonly low: number; readonly high: number } | null;
}

export type SpanPlace = 'inside' | 'below' | 'above';
export type OpenPoint = 'capacity' | 'size' | 'model' | IncludedItem | 'total';

export interface WeighedQuote {
  /** Where the capacity lies in the span for the room. */
  readonly size: SpanPlace | null;
  /** What the product's own price says about the total; null without a product. `left` is for the work, in cents, and at least a dollar. */
  readonly unit: { readonly says: 'left'; readonly leftCents: number } | { readonly says: UnitPrice } | null;
  /** Where the total lies in the price list's span; null too where the quote leaves out the unit or its installation. */
  readonly cost: SpanPlace | null;
  /** What the quote leaves open, in the order of asking. */
  readonly open: readonly OpenPoint[];
}

/** Another capacity than the quote's, nothing about the total, a total not above it, a price with installation, or none. */
type UnitPrice = 'otherSize' | 'alone' | 'below' | 'installed' | 'unpriced';

/** Makers and installers round a capacity. */
const SAME_SIZE = 0.05;

/** What can be said of a quote without knowing the market. */
export function weighQuote(quote: Quote, { likely, product, cost }: BesideQuote): WeighedQuote {
  const { kw, totalCents, includes } = quote;
  const unit = product && priceSays(quote, product);
  const isOther = unit?.says === 'otherSize';
  return {
    size: kw !== null && likely ? placeOf(kw, tenths(likely.from), tenths(likely.to)) : null,
    unit,
    cost: cost && isWhole(includes) && !isOther ? placeOf(totalCents / 100, cost.low, cost.high) : null,
    open: [
      ...(kw === null ? (['capacity'] as const) : []),
      'size',
      ...(quote.model === '' || isOther ? (['model'] as const) : []),
      ...INCLUDED.filter((item) => includes[item] !== 'yes'),
      ...(unit?.says === 'below' ? (['total'] as const) : []),
    ],
  };
}

function priceSays({ kw, includes, totalCents }: Quote, product: Product): WeighedQuote['unit'] {
  const { price_from_aud: price, price_includes: basis, cooling_capacity_kw: own } = product;
  if (kw !== null && own !== null && Math.abs(kw / own - 1) > SAME_SIZE) return { says: 'otherSize' };
  if (price === null || basis === null) return { says: 'unpriced' };
  if (basis === 'supply_and_standard_install') return { says: 'installed' };
  if (!isWhole(includes)) return { says: 'alone' };
  const leftCents = totalCents - Math.round(price * 100);
  return leftCents < 100 ? { says: 'below' } : { says: 'left', leftCents };
}

/** False for a quote that leaves out the unit or its installation. */
const isWhole = ({ unit, installation }: Quote['includes']): boolean => unit !== 'no' && installation !== 'no';

const placeOf = (figure: number, from: number, to: number): SpanPlace =>
  figure < from ? 'below' : figure > to ? 'above' : 'inside';

/** As the visitor reads it. */
const tenths = (kw: number): number => Math.round(kw * 10) / 10;
