import type { Counter } from '../../src/parts/insight/rules/insight.ts';

/** The most messages counted within an hour, by all processes of a store together. */
export interface HourlyCaps {
  readonly perNetwork: number;
  /** From everybody. */
  readonly together: number;
}

/** The counters of one message. */
export interface Addition {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Each counter goes up by one. */
  readonly keys: readonly string[];
  /** A keyed hash of the sender's network; null if it is unknown, in which case there is no cap. */
  readonly network: string | null;
  readonly caps: HourlyCaps;
}

export type AddedCounts = { readonly kind: 'counted' } | { readonly kind: 'too many'; readonly retryAfterS: number };

/** The store of counters. Methods reject if the store can't do the work; nothing is half done then. */
export interface InsightStore {
  /** Counts a message in its week, unless the hour's cap is reached. Durable when it resolves. */
  add(addition: Addition): Promise<AddedCounts>;
  counters(): Promise<readonly Counter[]>;
  /** Deletes the hashes of networks once their hour is over. @param now milliseconds since 1970 */
  forgetNetworks(now: number): Promise<void>;
  close(): Promise<void>;
}
