import type { Installation } from '../../src/pricing/installation.ts';
import { PRICE_LIST } from './priceList.ts';

/** A price list in which every figure can be read, but the sums or the names would be wrong, for each way to spoil it. */
export const SPOILT_LISTS: Readonly<Record<string, unknown>> = {
  'a higher storey that costs less': withExtras((extras) =>
    extras.map((extra) => (extra.id === 'up' ? { ...extra, when: { storey: ['first'] } } : extra)),
  ),
  'one fact charged twice': withExtras((extras) => [...extras, { ...extras[0], id: 'again' }]),
  'one id for two extras': withExtras((extras) => extras.map((extra) => ({ ...extra, id: 'up' }))),
  'a price of a third of a cent': withExtras(([first, ...others]) => [{ ...first, price: 205.333 }, ...others]),
  'an extra that always applies': withExtras(([first, ...others]) => [{ ...first, when: {} }, ...others]),
  'a last day of no calendar': { ...PRICE_LIST, valid_until: '2027-02-30' },
  'a provider without a name': { ...PRICE_LIST, provider: '\u200b ' },
};

function withExtras(
  change: (extras: readonly Partial<Installation['extras'][number]>[]) => readonly object[],
): unknown {
  return { ...PRICE_LIST, extras: change(PRICE_LIST.extras) };
}
