import { CAPS, type Caps, type Enquiry, type Suspicion } from './enquiry.ts';

/** What the store knows about enquiries before this one. */
export interface Earlier {
  readonly withThisNonce: number;
  readonly thisHour: number;
  /** With the same content under another key, within the hour. */
  readonly sameThisHour: number;
}

/** How an enquiry came. */
export interface Arrival {
  /** True within 3 seconds of the initial data. */
  readonly isTooFast: boolean;
  readonly hasHiddenText: boolean;
}

/** A link as mail programs see one: with a scheme, or `www.`, or HTML or BBCode that makes one. */
const LINK = /https?:|\bwww\.|<a\s|\[url/i;

/** The reasons to suspect an enquiry of being spam, none for nearly all. */
export function suspicionsOf(
  { name, note }: Enquiry,
  { isTooFast, hasHiddenText }: Arrival,
  { withThisNonce, thisHour, sameThisHour }: Earlier,
  caps: Caps = CAPS,
): readonly Suspicion[] {
  const found: Readonly<Record<Suspicion, boolean>> = {
    'too fast': isTooFast,
    'hidden field': hasHiddenText,
    links: LINK.test(`${name}\n${note ?? ''}`),
    repeat: sameThisHour > 0,
    'one nonce': withThisNonce >= caps.perNonce,
    'busy hour': thisHour >= caps.perHour,
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}
