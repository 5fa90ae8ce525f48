import type { InsightParts } from '../../src/parts/insight/rules/insight.ts';
import type { Insight } from '../app/insight.ts';
import { createNonces } from '../enquiries/nonce.ts';
import { readNonceKey } from '../enquiries/nonceKey.ts';
import type { EnquiryConsole } from '../enquiries/openEnquiries.ts';
import { proxyNotice } from '../enquiries/proxyNotice.ts';
import { createInsight } from './createInsight.ts';
import { openInsightStore } from './openInsightStore.ts';

export interface InsightOptions {
  /** A file for SQLite, or `postgres://…`; it may be the store of enquiries. */
  readonly place: string;
  readonly parts: InsightParts;
  /** True if a proxy adds the visitor's address to `X-Forwarded-For`. */
  readonly isProxied: boolean;
  /** The secret that signs nonces; undefined for a key in a file beside the store. */
  readonly key: string | undefined;
}

export interface OpenedInsight extends Insight {
  stop(): Promise<void>;
}

/** The time between two checks for networks whose hour is over. */
const FORGET_EVERY_MS = 10 * 60_000;

/**
 * @param enquiries the place of the enquiries' store, whose nonces serve both; undefined if enquiries are off
 * @throws StoreProblem with a message for the person who runs the provider
 */
export async function openInsight(
  { place, parts, isProxied, key }: InsightOptions,
  enquiries: string | undefined,
  console: EnquiryConsole,
): Promise<OpenedInsight> {
  const secret = readNonceKey(enquiries ?? place, key);
  const nonces = createNonces(secret);
  const store = await openInsightStore(place, { warn: console.warn });
  const insight = createInsight({ store, nonces, secret, parts, isProxied, onFault: console.error });
  // If enquiries are on, they warn about a proxy already.
  const seeSender = proxyNotice(isProxied || enquiries !== undefined, console.warn);
  // If the store fails, the next message reports it.
  const forget = () => store.forgetNetworks(Date.now()).catch(() => {});
  void forget();
  const timer = setInterval(forget, FORGET_EVERY_MS).unref();
  return {
    ...insight,
    count(text, sender) {
      seeSender(sender);
      return insight.count(text, sender);
    },
    stop() {
      clearInterval(timer);
      return store.close();
    },
  };
}
