import { counterKeys } from '../../src/parts/insight/rules/counterKeys.ts';
import type { InsightParts } from '../../src/parts/insight/rules/insight.ts';
import { readInsight } from '../../src/parts/insight/rules/readInsight.ts';
import type { Insight } from '../app/insight.ts';
import { INSIGHT_PROBLEMS, unusableInsight } from '../app/problem.ts';
import { networkOf } from '../enquiries/network.ts';
import type { Nonces } from '../enquiries/nonce.ts';
import { withLimit } from '../enquiries/withLimit.ts';
import type { HourlyCaps, InsightStore } from './insightStore.ts';

export const HOURLY_CAPS: HourlyCaps = { perNetwork: 60, together: 6000 };

export interface InsightDeps {
  readonly store: InsightStore;
  readonly nonces: Nonces;
  /** The key for networks' hashes; the same for processes that share the store. */
  readonly secret: Uint8Array;
  readonly parts: InsightParts;
  /** True if a proxy adds the visitor's address to `X-Forwarded-For`. */
  readonly isProxied?: boolean;
  readonly caps?: HourlyCaps;
  /** Gets one line when the store fails. */
  readonly onFault: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const STORE_MS = 7000;

/** Checks and counts messages. Only counters are kept. */
export function createInsight(deps: InsightDeps): Insight {
  const { store, nonces, secret, parts, isProxied = false, caps = HOURLY_CAPS, onFault, now = Date.now } = deps;
  return {
    parts,
    createNonce: async () => nonces.create(now()),
    async count(text, sender = {}) {
      let body: unknown;
      try {
        body = JSON.parse(text);
      } catch {
        return { status: 400, body: INSIGHT_PROBLEMS.badJson };
      }
      const time = now();
      const read = readInsight(body);
      if (!read.ok) return { status: 400, body: unusableInsight(read.reason) };
      const { message, nonce } = read;
      if (!(message.kind === 'note' ? parts.notes : parts.steps))
        return { status: 400, body: INSIGHT_PROBLEMS.partOff };
      // A visit may end within seconds, so the nonce's age means nothing.
      if (nonces.judge(nonce, time) === 'refused') return { status: 403, body: INSIGHT_PROBLEMS.nonceRefused };
      try {
        const network = networkOf(sender, isProxied, secret);
        const keys = counterKeys(message);
        const added = await withLimit(STORE_MS, () => store.add({ now: time, keys, network, caps }));
        if (added.kind === 'counted') return { status: 204 };
        return { status: 429, body: INSIGHT_PROBLEMS.tooMany, retryAfterS: added.retryAfterS };
      } catch (error) {
        onFault(`A message of insight couldn’t be counted: ${(error as Error).message}`);
        return { status: 503, body: INSIGHT_PROBLEMS.notStored };
      }
    },
  };
}
