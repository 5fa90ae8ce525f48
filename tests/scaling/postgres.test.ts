import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../server/enquiries/createStore.ts';
import { openPostgres } from '../../server/enquiries/openPostgres.ts';
import { openStore } from '../../server/enquiries/openStore.ts';
import { startNotifier } from '../../server/enquiries/startNotifier.ts';
import { EARLIER, EDITIONS } from '../earlierEditions.ts';
import { expectEarlierEnquiries } from '../earlierEnquiries.ts';
import { enquiryContract } from '../enquiries/enquiryContract.ts';
import { testInterleaved } from '../enquiries/interleaved.ts';
import { nodeProvider, restOf } from '../enquiries/nodeProvider.ts';
import { inEnquiryFolders, opened } from '../enquiries/openedEnquiries.ts';
import { newEnquiry, testStore } from '../enquiries/storeContract.ts';
import { startPostgres } from './startPostgres.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const sql = await openPostgres(server.url);
  await sql.run(
    'DROP TABLE IF EXISTS enquiry_job, enquiry, enquiry_clock, enquiry_sender, enquiry_schema, insight_counter, insight_schema',
  );
  await sql.close();
});

const open = async () => createStore(await openPostgres(server.url));
testStore(open, async (statement) => {
  const sql = await openPostgres(server.url);
  return sql.run(statement).finally(() => sql.close());
});
testInterleaved(open, 3);

inEnquiryFolders();
it.each(enquiryContract.map(({ name, run }) => [name, run] as const))('in PostgreSQL, %s', async (_, run) =>
  run(nodeProvider(await restOf(await opened(['--enquiries', server.url])), () => openPostgres(server.url))),
);

it.each(EDITIONS)('enquiries in PostgreSQL of edition %s are read, told on and added to', async (edition) => {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(readFileSync(join(EARLIER, edition, 'enquiries.sql'), 'utf8'));
  await client.end();
  await expectEarlierEnquiries(await openStore(server.url), edition);
  await expectEarlierEnquiries(await openStore(server.url), edition, 4);
});

it('a message in PostgreSQL that one process takes is passed over by the others, who don’t wait', async () => {
  const [sql, store] = [await openPostgres(server.url), await open()];
  const now = Date.now();
  await store.add(newEnquiry({}, { now }), ['mail']);
  await store.add(newEnquiry({}, { now }), ['mail']);
  await sql.transaction(async (run) => {
    await run('SELECT * FROM enquiry_job ORDER BY id LIMIT 1 FOR UPDATE');
    expect(await store.takeJobs('mail', now, now + 60_000, 10)).toHaveLength(1);
  });
  await Promise.all([store.close(), sql.close()]);
});

it('a statement in PostgreSQL has five seconds, less than a post waits', async () => {
  const sql = await openPostgres(server.url);
  expect(await sql.run('SHOW statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
  expect(await sql.run('SHOW application_name')).toEqual([{ application_name: 'product-selector' }]);
  await sql.close();
});

it('enquiries in PostgreSQL are told once and kept by providers whose clocks are a day apart', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const [right, ahead] = [await open(), await open()];
  const now = Date.now();
  const asAhead = async <T>(work: (time: number) => Promise<T>): Promise<T> => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + DAY_MS });
    return work(now + DAY_MS).finally(() => vi.useRealTimers());
  };
  await right.add(newEnquiry({}, { now }), ['mail']);
  await asAhead((time) => ahead.add(newEnquiry({}, { now: time }), ['mail']));
  const taken = [
    ...(await right.takeJobs('mail', now, now + 60_000, 1)),
    ...(await asAhead((time) => ahead.takeJobs('mail', time, time + 60_000, 10))),
    ...(await right.takeJobs('mail', now, now + 60_000, 10)),
  ];
  expect(new Set(taken.map(({ enquiry }) => enquiry.key)).size).toBe(2);
  expect(taken).toHaveLength(2);
  const created = (await right.list()).map((one) => Date.parse(one.created) - now);
  for (const difference of created) expect(Math.abs(difference)).toBeLessThan(60_000);
  expect(await asAhead((time) => ahead.deleteBefore(time - DAY_MS / 2))).toBe(0);
  await Promise.all([right.close(), ahead.close()]);
});

it('enquiries in PostgreSQL get an error in time from a server that stops answering, and the shutdown ends', async () => {
  const folder = decodeURIComponent(server.url.split('host=')[1]!);
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const behind = connect(`${folder}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).pipe(other);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const store = await openStore(`postgres://tester@127.0.0.1:${(proxy.address() as AddressInfo).port}/postgres`);
  const notifier = startNotifier({ store, channels: { mail: async () => {} }, warn() {} });
  expect((await store.add(newEnquiry(), [])).kind).toBe('stored');
  for (const socket of sockets) socket.unpipe().pause();
  await expect(store.add(newEnquiry(), [])).rejects.toThrow('Query read timeout');
  await notifier.stop();
  await store.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

it('enquiries in PostgreSQL get an error in time when another program holds a lock', async () => {
  const [sql, other] = await Promise.all([openPostgres(server.url), openPostgres(server.url)]);
  const store = await createStore(sql);
  await other.transaction(async (run) => {
    await run('LOCK TABLE enquiry');
    await expect(store.add(newEnquiry(), [])).rejects.toThrow('statement timeout');
  });
  expect((await store.add(newEnquiry(), [])).kind).toBe('stored');
  await Promise.all([store.close(), other.close()]);
});

it('enquiries in PostgreSQL name a server that isn’t there without its password', async () => {
  const failing = openStore('postgres://user:hunter2@127.0.0.1:1/none');
  await expect(failing).rejects.toThrow(/^The PostgreSQL database can’t be used: (?!.*hunter2)/);
});
