import type { PostcodesRule } from './columns.ts';
import { known, type Reading, unknown } from './reading.ts';

/** A postcode, or a range. Spreadsheets drop the first 0 of 0800. */
const ENTRY = /^(\d{3,4})(?:-(\d{3,4}))?$/;

/**
 * Reads postcodes and ranges with any common separator, as `2000-2249,2555`. One bad entry makes the whole list unknown:
 * without it, the list would claim that its area isn't served.
 */
export function readPostcodes({ longest }: PostcodesRule, given: string): Reading<string> {
  if (given.length > longest) return unknown(given, 'postcodes-too-long');
  const entries = given
    .replaceAll(/\s*\p{Pd}\s*/gu, '-')
    .split(/[,;|\s]+/)
    .filter(Boolean);
  for (const entry of entries) {
    const [, first, last] = ENTRY.exec(entry) ?? [];
    if (first === undefined) return unknown(entry, 'not-a-postcode');
    if (last !== undefined && Number(last) < Number(first))
      return unknown(entry, 'backwards', { turned: `${last}-${first}` });
  }
  if (entries.length === 0) return unknown(given, 'no-postcode');
  return known(entries.join());
}
