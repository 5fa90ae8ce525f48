import type { Enquiry, Suspicion } from './enquiry.ts';

export interface EnquiryArrival {
  /** True within 3 seconds of the initial data. */
  readonly isTooFast: boolean;
  readonly hasHiddenText: boolean;
}

export interface Earlier {
  /** True if the same content came within the hour under another key. */
  readonly isRepeat: boolean;
  /** True if many came with this nonce from one network. */
  readonly isOneOfMany: boolean;
  /** True if many came from one network. */
  readonly isOfCrowd: boolean;
  /** True if many came from unknown networks. */
  readonly isOfUnknownCrowd: boolean;
}

/** A link as mail programs recognise it: with a scheme, with `www.`, or made by HTML or BBCode. */
const LINK = /https?:|\bwww\.|<a\s|\[url/i;

/** The reasons to suspect an enquiry of being spam; nearly all enquiries have none. */
export function suspicionsOf(
  { name }: Enquiry,
  { isTooFast, hasHiddenText }: EnquiryArrival,
  { isRepeat, isOneOfMany, isOfCrowd, isOfUnknownCrowd }: Earlier,
): readonly Suspicion[] {
  const found: Readonly<Partial<Record<Suspicion, boolean>>> = {
    'too fast': isTooFast,
    'hidden field': hasHiddenText,
    // People write web addresses in notes, never in their name.
    links: LINK.test(name),
    repeat: isRepeat,
    'one nonce': isOneOfMany,
    'one network': isOfCrowd,
    'busy hour': isOfUnknownCrowd,
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}
