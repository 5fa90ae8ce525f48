import type { Enquiry } from '../../src/parts/enquiry/rules/enquiry.ts';
import { type EnquiryArrival, suspicionsOf } from '../../src/parts/enquiry/rules/suspicionsOf.ts';
import { HOUR_MS, type PastHour, type SpamDecision } from './enquiryStore.ts';

/** The most genuine enquiries within an hour that are notified by themselves. Further ones are flagged; the last cap refuses them. */
export interface Caps {
  /** With one nonce from one network. */
  readonly perNonce: number;
  readonly perNetwork: number;
  /** From all unknown networks together. */
  readonly unknown: number;
  /** From everybody, to protect the disk. Further ones are refused. */
  readonly together: number;
}

export const CAPS: Caps = { perNonce: 5, perNetwork: 60, unknown: 600, together: 6000 };

/** A post to be stored. */
export interface Applicant {
  readonly enquiry: Enquiry;
  readonly arrival: EnquiryArrival;
  /** From `networkOf`. */
  readonly network: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Decides whether a post is stored, and whether it is flagged. Junk never counts against genuine enquiries: for a genuine one,
 * caps count genuine ones only; for a flagged one, the last cap counts all.
 */
export function admit({ enquiry, arrival, network, now }: Applicant, past: PastHour, caps: Caps = CAPS): SpamDecision {
  const suspicions = suspicionsOf(enquiry, arrival, {
    isRepeat: past.same > 0,
    isOneOfMany: past.withNonce >= caps.perNonce,
    isOfCrowd: network !== null && past.ofNetwork >= caps.perNetwork,
    isOfUnknownCrowd: network === null && past.ofNetwork >= caps.unknown,
  });
  if ((suspicions.length === 0 ? past.genuine : past.all) >= caps.together) {
    const left = Math.ceil((past.oldest + HOUR_MS - now) / 1000);
    return { kind: 'busy', retryAfterS: Math.min(3600, Math.max(1, left)) };
  }
  return { kind: 'admitted', suspicions };
}
