import { asciiDigits } from './asciiDigits.ts';

/** Four digits: only these have a state, a zone, an installer's area and a place in a visit code. */
export type AustralianPostcode = string & { readonly isAustralian: true };

/** Null for anything but four digits. Digits of any script and spaces around them are fine. */
export function australianPostcode(typed: string): AustralianPostcode | null {
  const digits = asciiDigits(typed).trim();
  return /^\d{4}$/.test(digits) ? (digits as AustralianPostcode) : null;
}
