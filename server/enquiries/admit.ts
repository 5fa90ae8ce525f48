import type { Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';
import { HOUR_MS, type Refusal } from './enquiryStore.ts';

/** The most enquiries within an hour. */
export interface HourlyLimits {
  /** From one sender. Further ones are flagged. */
  readonly sender: number;
  /** From everybody, to protect the disk. Further ones are refused. */
  readonly all: number;
}

export const HOURLY_LIMITS: HourlyLimits = { sender: 60, all: 6000 };

/** Counts of the hour before an enquiry. */
export interface PastHour {
  /** Enquiries that aren't flagged. */
  readonly genuine: number;
  readonly all: number;
  /** Enquiries from the same sender that aren't flagged; 0 if nobody knows the sender. */
  readonly ofSender: number;
  /** Enquiries with the same content under another key. */
  readonly same: number;
  /** The milliseconds since the oldest of all. */
  readonly oldestMs: number;
}

export type SpamDecision = { readonly kind: 'admitted'; readonly suspicions: readonly Suspicion[] } | Refusal;

/** Decides whether an enquiry is stored, and whether it is flagged. A flagged one never counts against a genuine one. */
export function admit(known: readonly Suspicion[], past: PastHour, limits: HourlyLimits): SpamDecision {
  const suspicions: readonly Suspicion[] = [
    ...known,
    ...(past.same > 0 ? (['repeat'] as const) : []),
    ...(past.ofSender >= limits.sender ? (['one sender'] as const) : []),
  ];
  if ((suspicions.length === 0 ? past.genuine : past.all) < limits.all) return { kind: 'admitted', suspicions };
  const left = Math.ceil((HOUR_MS - past.oldestMs) / 1000);
  return { kind: 'busy', retryAfterS: Math.min(3600, Math.max(1, left)) };
}
