import type { Product } from '../../../catalogue/product.ts';
import type { LikelySize } from '../../../matching/size.ts';
import { isOnlyType } from './findQuoted.ts';
import { INCLUDED, type IncludedItem, type Quote, readKwIn } from './quote.ts';

/** Everything known besides the quote. */
export interface BesideQuote {
  /** The rules of thumb for the room; null while nothing decides it. */
  readonly likely: LikelySize | null;
  readonly product: Product | null;
  /** The product with its installation, by the provider's price list, in whole dollars. */
  readonly cost: { readonly low: number; readonly high: number } | null;
}

export type SpanPlace = 'inside' | 'below' | 'above';
export type OpenPoint = 'capacity' | 'size' | 'model' | IncludedItem | 'total' | 'more';

export interface WeighedQuote {
  /** From the quote or the name of its model, otherwise the product's own. */
  readonly kw: number | null;
  /** True where only the model says the capacity, and the product has it. */
  readonly isKwOurs: boolean;
  /** The capacity's place in the span for the room. */
  readonly size: SpanPlace | null;
  /**
   * The meaning of the product's own price; null without a product: its capacity isn't the quote's, it has no price, the price includes
   * installation, the total leaves out what it takes to compare, isn't above the price, or leaves something for the work.
   */
  readonly unit: 'otherSize' | 'unpriced' | 'installed' | 'alone' | 'below' | 'left' | null;
  /** The total's place in the price list's span; `unlike` where it may not cover the same work. */
  readonly cost: SpanPlace | 'unlike' | null;
  /** Items that the quote says aren't in the total. */
  readonly leftOut: readonly IncludedItem[];
  /** Items that the quote doesn't mention. */
  readonly unsaid: readonly Exclude<OpenPoint, 'size' | 'total' | 'more'>[];
  /** All that is to be asked, in that order. */
  readonly open: readonly OpenPoint[];
}

/** Makers and installers round a capacity. */
const SAME_SIZE = 0.05;
/** Items that a price list may cover. */
const PRICED = ['unit', 'installation', 'electrical', 'removal'] as const;

/** Weighs a quote without knowing the market. */
export function weighQuote(quote: Quote, { likely, product, cost }: BesideQuote): WeighedQuote {
  const { model, totalCents, includes } = quote;
  const own = product?.cooling_capacity_kw ?? null;
  const stated = quote.kw ?? readKwIn(model);
  const unit = product && priceSays(quote, product, stated);
  const isOther = unit === 'otherSize';
  const isKwOurs = quote.kw === null && own !== null && !isOther;
  const kw = isKwOurs ? own : stated;
  const isNamed = model !== '' && !isOnlyType(model);
  const isAlike = PRICED.every((item) => includes[item] === 'yes');
  const place = !cost || isOther ? null : isAlike ? placeOf(totalCents / 100, cost.low, cost.high) : 'unlike';
  const asked = (isAsked: boolean, point: OpenPoint) => (isAsked ? [point] : []);
  const items = INCLUDED.filter((item) => includes[item] !== 'yes');
  const open = [
    ...asked(kw === null, 'capacity'),
    'size' as const,
    ...asked(!isNamed || isOther, 'model'),
    ...items,
    ...asked(unit === 'below' || place === 'below', 'total'),
    ...asked(place === 'above', 'more'),
  ];
  const leftOut = items.filter((item) => includes[item] === 'no');
  const isUnsaid = (point: OpenPoint): point is WeighedQuote['unsaid'][number] =>
    point === 'model'
      ? !isNamed
      : point !== 'size' && point !== 'total' && point !== 'more' && leftOut.every((item) => item !== point);
  return {
    kw,
    isKwOurs,
    // Both as the visitor reads them.
    size: kw !== null && likely ? placeOf(kw, tenths(likely.from), tenths(likely.to)) : null,
    unit,
    cost: place,
    leftOut,
    unsaid: open.filter(isUnsaid),
    open,
  };
}

function priceSays({ includes, totalCents }: Quote, product: Product, kw: number | null): WeighedQuote['unit'] {
  const { price, cooling_capacity_kw: own } = product;
  if (kw !== null && own !== null && Math.abs(kw / own - 1) > SAME_SIZE) return 'otherSize';
  if (price === null) return 'unpriced';
  if (price.includes === 'supply_and_standard_install') return 'installed';
  if (includes.unit === 'no' || includes.installation === 'no') return 'alone';
  return totalCents < price.aud * 100 + 100 ? 'below' : 'left';
}

const placeOf = (figure: number, from: number, to: number): SpanPlace =>
  figure < from ? 'below' : figure > to ? 'above' : 'inside';

const tenths = (kw: number): number => Math.round(kw * 10) / 10;
