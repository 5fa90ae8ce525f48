import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { enquiryContract, post } from '../../tests/enquiries/enquiryContract.ts';
import { holdStore } from '../../tests/enquiries/holdStore.ts';
import { appWith, nodeProvider, restOf } from '../../tests/enquiries/nodeProvider.ts';
import {
  closes,
  file,
  folder,
  goodNonce,
  inEnquiryFolders,
  lines,
  nonces,
  opened,
  ownStore,
} from '../../tests/enquiries/openedEnquiries.ts';
import { enquiryOf } from '../../tests/enquiries/storeContract.ts';
import { createEnquiries } from '../enquiries/createEnquiries.ts';
import { createStore } from '../enquiries/createStore.ts';
import { openSqlite } from '../enquiries/openSqlite.ts';
import { defaultForm } from '../enquiries/readForm.ts';

inEnquiryFolders();

const provider = async (...how: Parameters<typeof opened>) => restOf(await opened(...how));

it.each(enquiryContract.map(({ name, run }) => [name, run] as const))('%s', async (_, run) =>
  run(nodeProvider(await provider(), () => openSqlite(file))),
);

const OF_PROXIES =
  'X-Forwarded-For Forwarded Via X-Real-IP X-Client-IP X-Forwarded-Proto X-Forwarded-Host CF-Connecting-IP True-Client-IP Fastly-Client-IP';
/** The address that a post from 198.20.7.9 with these headers hands on. */
async function addressOfPost(headers: Readonly<Record<string, string>>, proxy: number | string | null = null) {
  const addresses: unknown[] = [];
  const app = await appWith({
    proxy,
    enquiries: {
      form: defaultForm(180),
      createNonce: async () => '',
      take: async (_body, address) => {
        addresses.push(address);
        return { status: 201, body: { reference: 'r' } };
      },
    },
  });
  const how = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: '{}' };
  const request = new Request('http://localhost/wp-json/product-selector/v2/enquiries', how);
  await app.fetch(request, { peer: '198.20.7.9' });
  return addresses[0];
}

it('POST enquiries hands on no address of a request that says it comes from a proxy', async () => {
  expect(await addressOfPost({ 'X-Other': 'x' })).toBe('198.20.7.9');
  for (const name of OF_PROXIES.split(' ')) expect(await addressOfPost({ [name]: 'x' }), name).toBeNull();
});

it.each([
  ['no proxy', null, { 'X-Forwarded-For': '203.0.113.7' }, null],
  ['one proxy', 1, { 'X-Forwarded-For': '192.0.2.1, 203.0.113.7' }, '203.0.113.7'],
  ['two proxies', 2, { 'X-Forwarded-For': '192.0.2.1, 203.0.113.7,10.0.0.1' }, '203.0.113.7'],
  ['more proxies than addresses', 3, { 'X-Forwarded-For': '203.0.113.7' }, null],
  [
    'a header',
    'CF-Connecting-IP',
    { 'CF-Connecting-IP': '203.0.113.7', 'X-Forwarded-For': '192.0.2.1' },
    '203.0.113.7',
  ],
  ['a header that is absent', 'CF-Connecting-IP', { 'X-Forwarded-For': '192.0.2.1' }, null],
])('POST enquiries takes the visitor’s address behind %s', async (_, proxy, headers, address) => {
  expect(await addressOfPost(headers, proxy)).toBe(address);
});

it('POST enquiries replies 503 while another program holds the store, stores and logs nothing personal, and other replies come at once', async () => {
  const rest = await provider();
  const release = await holdStore(file);
  const body = { ...enquiryOf({ name: 'Wilhelmina' }), nonce: goodNonce() };
  let isWaiting = true;
  const posted = post({ rest }, body).finally(() => (isWaiting = false));
  for (const route of ['init', 'products', 'init', 'products'])
    expect((await fetch(`${rest}/${route}`)).status).toBe(200);
  // A blocked thread would have kept these until the post had failed.
  expect(isWaiting).toBe(true);
  const reply = await posted;
  expect([reply.status, Object(await reply.json()).code]).toEqual([503, 'rest_enquiry_not_stored']);
  await release();
  expect(await (await ownStore()).list()).toEqual([]);
  expect(lines).toEqual(['An enquiry couldn’t be stored: database is locked']);
  expect((await post({ rest }, body)).status).toBe(201);
});

it('POST enquiries keeps the text that a visitor agreed to, and none without the tick', async () => {
  const form = join(folder.path, 'form.json');
  writeFileSync(form, JSON.stringify({ fields: { marketing: 'Tell me more.' } }));
  const enquiries = await opened(['--enquiry-form', form]);
  for (const marketing of [true, false]) await enquiries.take({ ...enquiryOf({ marketing }), nonce: goodNonce() });
  const store = await ownStore();
  expect((await store.list()).map(({ marketingText }) => marketingText).sort()).toEqual(['Tell me more.', null].sort());
});

it('POST enquiries replies 503 after seven seconds of a slow disk, which holds no other reply, and a retry finds the enquiry stored once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isSyncing = false;
  let sync = Promise.resolve();
  let synced = () => {};
  const sql = await openSqlite(file);
  const store = await createStore({
    ...sql,
    transaction: (work, signal) =>
      sql.transaction(async (run) => {
        const done = await work(run);
        isSyncing = true;
        await sync;
        return done;
      }, signal),
  });
  closes.push(() => store.close());
  sync = new Promise((resolve) => {
    synced = resolve;
  });
  isSyncing = false;
  const app = await appWith({
    enquiries: createEnquiries({
      nonces,
      store,
      form: defaultForm(180),
      channels: [],
      senderKey: new Uint8Array(),
      onStored() {},
      onFault: (line) => lines.push(line),
    }),
  });
  const api = 'wp-json/product-selector/v2';
  const call = async (path: string, init: RequestInit = {}) =>
    (await app.fetch(new Request(`http://localhost/${path}`, init))).status;
  const body = JSON.stringify({ ...enquiryOf(), nonce: goodNonce() });
  const send = () =>
    call(`${api}/enquiries`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const first = send();
  await expect.poll(() => isSyncing).toBe(true);
  for (const path of [`${api}/init`, `${api}/products`, 'healthz', 'readyz']) expect(await call(path), path).toBe(200);
  vi.advanceTimersByTime(7000);
  expect(await first).toBe(503);
  expect(lines).toEqual(['An enquiry couldn’t be stored: it took longer than 7 s']);
  synced();
  expect(await send()).toBe(200);
  expect(await store.list()).toHaveLength(1);
});

it('POST enquiries doesn’t exist without --enquiries', async () => {
  const app = await appWith();
  const response = await app.fetch(
    new Request('http://localhost/wp-json/product-selector/v2/enquiries', { method: 'POST' }),
  );
  expect(response.status).toBe(404);
  const init = await app.fetch(new Request('http://localhost/wp-json/product-selector/v2/init'));
  expect(Object.keys(Object(await init.json()))).toEqual(['nonce']);
});
