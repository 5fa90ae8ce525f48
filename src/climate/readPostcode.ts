import { asciiDigits } from './asciiDigits.ts';

/** The longest postcode that any country uses has ten characters. */
const MAX_LENGTH = 10;

/** A postcode that can be taken over, or why it cannot. */
export type PostcodeReading =
  | { readonly ok: true; readonly postcode: string }
  | { readonly ok: false; readonly reason: 'characters' | 'length' };

/**
 * Reads what a visitor typed as a postcode: trimmed, digits of any script as 0 to 9; letters, digits, spaces and hyphens; at most ten characters. Empty
 * is fine, since a postcode is never required.
 */
export function readPostcode(typed: string): PostcodeReading {
  const postcode = asciiDigits(typed).trim();
  if (!/^[\p{L}\p{N} -]*$/u.test(postcode)) return { ok: false, reason: 'characters' };
  if (postcode.length > MAX_LENGTH) return { ok: false, reason: 'length' };
  return { ok: true, postcode };
}
