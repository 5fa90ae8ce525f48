import { createProviderApp } from '../../server/app/createApp.ts';
import { pagePolicy } from '../../server/app/pagePolicy.ts';
import { prepareProducts } from '../../server/app/prepareProducts.ts';
import { createStore } from '../../server/enquiries/createStore.ts';
import { DAY_MS } from '../../server/enquiries/enquiryStore.ts';
import { createNonces } from '../../server/enquiries/nonce.ts';
import { deleteOld, type OpenedEnquiries } from '../../server/enquiries/openEnquiries.ts';
import type { Sql } from '../../server/enquiries/sql.ts';
import { type Listening, listen } from '../../server/listen.ts';
import type { EnquiryProvider } from './enquiryContract.ts';
import { closes, nonces } from './openedEnquiries.ts';

/** A provider's app with these enquiries and nothing else. */
export const appWith = async (options: Pick<Parameters<typeof createProviderApp>[0], 'enquiries' | 'proxy'> = {}) =>
  createProviderApp({
    catalogue: { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') },
    files: new Map(),
    policy: await pagePolicy('', ["'self'"]),
    ...options,
  });

/** Serves enquiries on a free port, behind one proxy. @returns the root of its calls */
export async function restOf(enquiries: OpenedEnquiries): Promise<string> {
  const listening: Listening = await listen(await appWith({ enquiries, proxy: 1 }), { host: '127.0.0.1', port: 0 });
  closes.push(() => listening.stop({ drainMs: 0, graceMs: 0 }));
  return `${listening.url}wp-json/product-selector/v2`;
}

/** A provider in Node for the contract. @param open connects to its database once more */
export function nodeProvider(rest: string, open: () => Promise<Sql>): EnquiryProvider {
  const withSql = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const sql = await open();
    return work(sql).finally(() => sql.close());
  };
  const withStore = <T>(work: (store: Awaited<ReturnType<typeof createStore>>) => Promise<T>) =>
    withSql(async (sql) => work(await createStore(sql)));
  const warn = (line: string): never => {
    throw new Error(line);
  };
  return {
    rest,
    nonce: async (ageS) => nonces.create(Date.now() - ageS * 1000),
    forgedNonce: async () => createNonces(new TextEncoder().encode('x'.repeat(40))).create(Date.now() - 10_000),
    list: () => withStore((store) => store.list()),
    age: (key, seconds) =>
      withSql((sql) => sql.run('UPDATE enquiry SET created = created - ? WHERE key = ?', seconds * 1000, key)),
    retain: (aheadDays = 0) =>
      withStore((store) => deleteOld(store, 30, { info() {}, warn }, Date.now() + aheadDays * DAY_MS)),
    senders: () =>
      withSql(async (sql) =>
        (await sql.run('SELECT sender FROM enquiry ORDER BY id')).map(({ sender }) => String(sender ?? '')),
      ),
    forget: () => withStore((store) => store.forgetSenders(Date.now())),
    copy: (key, count, suspicion) =>
      withSql((sql) =>
        sql.run(
          `WITH RECURSIVE number (one) AS (SELECT 1 UNION ALL SELECT one + 1 FROM number WHERE one < ?)
           INSERT INTO enquiry (reference, key, digest, content, created, suspicions, name, brief, sender)
           SELECT other, other, '', other, created, ?, name, brief, sender
           FROM (SELECT enquiry.*, one || '-' || ? AS other FROM enquiry, number WHERE key = ?) AS copied`,
          ...[count, JSON.stringify(suspicion ? [suspicion] : []), crypto.randomUUID(), key],
        ),
      ),
  };
}
