import type { Enquiry, Suspicion } from './enquiry.ts';

export interface EnquiryArrival {
  /** True within 3 seconds of the initial data. */
  readonly isTooFast: boolean;
  readonly hasHiddenText: boolean;
}

/** A link as mail programs recognise it: with a scheme, with `www.`, or made by HTML or BBCode. */
const LINK = /https?:|\bwww\.|<a\s|\[url/i;

/** The reasons to suspect an enquiry of being spam, whatever came before; nearly all enquiries have none. */
export function suspicionsOf({ name }: Enquiry, { isTooFast, hasHiddenText }: EnquiryArrival): readonly Suspicion[] {
  const found: Readonly<Partial<Record<Suspicion, boolean>>> = {
    'too fast': isTooFast,
    'hidden field': hasHiddenText,
    // People write web addresses in notes, never in their name.
    links: LINK.test(name),
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}
