import { asciiDigits } from './asciiDigits.ts';

/** No country has a postcode longer than ten characters. */
const MAX_LENGTH = 10;

/** A usable postcode, or why it is refused. */
export type PostcodeReading =
  | { readonly ok: true; readonly postcode: string }
  | { readonly ok: false; readonly reason: 'characters' | 'length' };

/**
 * Reads a typed postcode: trimmed, digits of any script as 0 to 9; letters, digits, spaces and hyphens; at most ten
 * characters. Empty is fine, because a postcode is never required.
 */
export function readPostcode(typed: string): PostcodeReading {
  const postcode = asciiDigits(typed).trim();
  if (!/^[\p{L}\p{N} -]*$/u.test(postcode)) return { ok: false, reason: 'characters' };
  if (postcode.length > MAX_LENGTH) return { ok: false, reason: 'length' };
  return { ok: true, postcode };
}
