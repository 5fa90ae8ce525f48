import type { Counter } from '../../src/parts/insight/rules/insight.ts';

/** How many messages are counted within an hour, by all processes of a store together. */
export interface HourlyCaps {
  readonly perNetwork: number;
  /** From everybody. */
  readonly together: number;
}

/** The counters of one message. */
export interface Addition {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Each counts one more. */
  readonly keys: readonly string[];
  /** A keyed hash of the sender's network; null if nobody knows it, which has no cap. */
  readonly network: string | null;
  readonly caps: HourlyCaps;
}

export type AddedCounts = { readonly kind: 'counted' } | { readonly kind: 'too many'; readonly retryAfterS: number };

/** Where counters are kept. Methods reject if the store can't do what was asked; nothing is half done then. */
export interface InsightStore {
  /** Counts a message in its week, unless as many came within the hour. Durable when it resolves. */
  add(addition: Addition): Promise<AddedCounts>;
  counters(): Promise<readonly Counter[]>;
  /** Deletes the hashes of networks once their hour has ended. @param now milliseconds since 1970 */
  forgetNetworks(now: number): Promise<void>;
  close(): Promise<void>;
}
