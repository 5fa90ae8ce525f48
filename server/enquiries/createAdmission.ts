import type { Enquiry } from '../../src/enquiry/enquiry.ts';
import { type Arrival, suspicionsOf } from '../../src/enquiry/suspicionsOf.ts';
import { HOUR_MS, type PastHour, type Verdict } from './enquiryStore.ts';

/** How many enquiries are taken within an hour. */
export interface Caps {
  /** With one nonce from one network; further ones are suspected. */
  readonly perNonce: number;
  /** From one network; further ones are refused. */
  readonly perNetwork: number;
  /** From everybody, so that the disk is kept; further ones are refused. */
  readonly together: number;
}

export const CAPS: Caps = { perNonce: 5, perNetwork: 60, together: 6000 };

/** A post that wants to be stored. */
export interface Applicant {
  readonly enquiry: Enquiry;
  readonly arrival: Arrival;
  readonly nonce: string;
  /** From `networkOf`. */
  readonly network: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Admitted {
  readonly time: number;
  readonly network: string | null;
  readonly nonce: string;
  readonly isGenuine: boolean;
}

/**
 * Decides which posts are stored, and which of them are suspected. Junk never counts against genuine enquiries: a genuine one
 * meets a cap of genuine ones only, a suspected one a cap of all. Networks are remembered for an hour, in memory only.
 */
export function createAdmission(caps: Caps = CAPS): (post: Applicant, past: PastHour) => Verdict {
  let admitted: readonly Admitted[] = [];
  return ({ enquiry, arrival, nonce, network, now }, past) => {
    // A clock that was set back leaves times of the future.
    admitted = admitted.filter(({ time }) => Math.abs(now - time) < HOUR_MS);
    const ofNetwork = admitted.filter((one) => one.network === network);
    const withThisNonce = ofNetwork.filter((one) => one.isGenuine && one.nonce === nonce).length;
    const suspicions = suspicionsOf(enquiry, arrival, {
      isRepeat: past.same > 0,
      isOneOfMany: withThisNonce >= caps.perNonce,
    });
    const isGenuine = suspicions.length === 0;
    const waitFor = (oldest: number | undefined) =>
      Math.min(3600, Math.max(1, Math.ceil(((oldest ?? now) + HOUR_MS - now) / 1000)));

    const rivals = ofNetwork.filter((one) => one.isGenuine || !isGenuine);
    if (network !== null && rivals.length >= caps.perNetwork)
      return { kind: 'too many', retryAfterS: waitFor(rivals[0]?.time) };
    if ((isGenuine ? past.genuine : past.all) >= caps.together)
      return { kind: 'busy', retryAfterS: waitFor(past.oldest) };

    const own: Admitted = { time: now, network, nonce, isGenuine };
    admitted = [...admitted, own];
    return {
      kind: 'admitted',
      suspicions,
      takeBack() {
        admitted = admitted.filter((one) => one !== own);
      },
    };
  };
}
