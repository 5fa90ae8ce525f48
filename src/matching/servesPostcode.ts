import type { Product } from '../catalogue/product.ts';
import { australianPostcode } from '../climate/australianPostcode.ts';

/** False only if a list that was read from a catalogue is known to lack this Australian postcode. */
export function servesPostcode(list: string | null, postcode: string): boolean {
  const digits = australianPostcode(postcode);
  if (list === null || digits === null) return true;
  return list.split(',').some((entry) => {
    const [first, last = first] = entry.split('-');
    return Number(first) <= Number(digits) && Number(digits) <= Number(last);
  });
}

/** True for a system that can be had at a postcode now, or to order. */
export function isOffered({ service_postcodes: served, availability }: Product, postcode: string): boolean {
  return servesPostcode(served, postcode) && availability !== 'out_of_stock';
}
