import { setTimeout as pass } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Sent } from '../../src/parts/enquiry/rules/enquiry.ts';
import { sendEnquiry } from '../../src/parts/enquiry/sendEnquiry.ts';
import { startEndlessRelay, startWebhook } from '../../tests/enquiries/misbehaving.ts';
import { enquiryOf } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { createEnquiries } from './createEnquiries.ts';
import type { EnquiryStore } from './createStore.ts';
import { createStore } from './createStore.ts';
import { CHANNELS, type StoredEnquiry } from './enquiryStore.ts';
import { createNonces } from './nonce.ts';
import { openMail } from './openMail.ts';
import { openSqlite } from './openSqlite.ts';
import { defaultForm } from './readForm.ts';
import { sendWebhook } from './sendWebhook.ts';
import type { Sql } from './sql.ts';
import { type Notifier, startNotifier } from './startNotifier.ts';

/** `npm run test:exhaustive` sends 1,000. `kill -9` is in tests/scaling/killedProvider.test.ts. */
const COUNT = process.env.EXHAUSTIVE ? 1000 : 40;
const FAULTS = [
  'none',
  'before the commit',
  'after the commit, before the answer',
  'request lost',
  'answer lost',
  'offline at first',
  'two tabs',
  'reload while sending',
  'mail fails',
  'the mail relay never ends its greeting',
  'mail sent, then the provider stops',
] as const;
type Fault = (typeof FAULTS)[number];
const SECRET = Buffer.alloc(24).toString('base64');
/** Tries that hang end after this time. It is long enough for the others on a busy machine. */
const TRY_MS = process.env.EXHAUSTIVE ? 200 : 1000;
/** Longer than most tries take, because the store gives up messages that were tried too often within the hours that pass here. */
const HOUR_TAKES_MS = 500;
const nonces = createNonces(new TextEncoder().encode('a key of at least thirty-two characters'));

const folder = folderForEach();

/** The faults that are still to come, by the enquiry's key. */
const pending = new Map<string, Fault>();
/** True once for each enquiry with this fault. */
function strikes(key: string, fault: Fault): boolean {
  return pending.get(key) === fault && pending.delete(key);
}

/** A store's database that fails before or after the commit of an enquiry. */
function failing(sql: Sql): Sql {
  return {
    ...sql,
    async transaction(work) {
      let key = '';
      const result = await sql.transaction(async (run) => {
        const worked = await work((statement, ...values) => {
          if (statement.startsWith('INSERT INTO enquiry (')) key = String(values[1]);
          return run(statement, ...values);
        });
        if (strikes(key, 'before the commit')) throw new Error('disk I/O error');
        return worked;
      });
      if (strikes(key, 'after the commit, before the answer')) throw new Error('the process ended');
      return result;
    },
  };
}

it('each enquiry is stored once and notified at least once, and the visitor learns the truth, whatever fails', async () => {
  let clock = Date.now();
  const mails: string[] = [];
  const open = async () => createStore(failing(await openSqlite(`${folder.path}/enquiries.db`)));
  const form = defaultForm(180);
  const [hook, endless] = await Promise.all([startWebhook(), startEndlessRelay()]);
  const endlessMail = await openMail({ relay: endless.url, to: ['a@shop.example'], from: 'b@shop.example' });
  const webhook = (enquiry: StoredEnquiry, signal: AbortSignal) =>
    sendWebhook(enquiry, { url: new URL(hook.url), secret: SECRET, allowPrivate: true }, signal);
  const mail = async (enquiry: StoredEnquiry, signal: AbortSignal) => {
    const { key } = enquiry;
    if (strikes(key, 'the mail relay never ends its greeting')) await endlessMail(enquiry, signal);
    if (strikes(key, 'mail fails')) throw new Error('the mail relay failed (451)');
    mails.push(key);
    if (strikes(key, 'mail sent, then the provider stops')) throw new Error('the process ended');
  };
  const stores: EnquiryStore[] = [await open(), await open()];
  const notifiers: Notifier[] = stores.map((store) =>
    startNotifier({ store, channels: { mail, webhook }, warn() {}, now: () => clock, tryMs: TRY_MS }),
  );
  const providers = stores.map((store, index) =>
    createEnquiries({
      store,
      nonces,
      form,
      channels: CHANNELS,
      senderKey: new Uint8Array(),
      onFault() {},
      onStored: () => notifiers[index]!.wake(),
    }),
  );
  let turn = 0;
  const nonce = nonces.create(Date.now() - 10_000);
  const sender = {
    url: 'https://provider.example/enquiries',
    nonce,
    log: { error() {}, warn() {} },
    askAgain: async () => ({ nonce }),
    network: {
      now: Date.now,
      random: () => 0,
      async fetch(_url: string, init: RequestInit) {
        const body = JSON.parse(String(init.body));
        if (strikes(body.key, 'request lost')) throw new TypeError('Failed to fetch');
        if (pending.get(body.key) === 'offline at first') throw new TypeError('Failed to fetch');
        turn += 1;
        const { status, body: reply } = await providers[turn % 2]!.take(body);
        if (strikes(body.key, 'answer lost')) throw new TypeError('Failed to fetch');
        return new Response(JSON.stringify(reply), { status });
      },
    },
  };

  const told = new Map<string, Sent>();
  const visit = async (fault: Fault): Promise<void> => {
    const enquiry = enquiryOf();
    const { key } = enquiry;
    pending.set(key, fault);
    const send = () => sendEnquiry(sender, enquiry);
    if (fault === 'two tabs') {
      const [one, other] = await Promise.all([send(), send()]);
      expect(one).toEqual(other);
    }
    if (fault === 'offline at first') {
      expect(await send()).toEqual({ kind: 'failed' });
      expect((await stores[0]!.list()).some((stored) => stored.key === key)).toBe(false);
      pending.delete(key);
    }
    if (fault === 'reload while sending') await Promise.race([send(), pass(1)]);
    told.set(key, await send());
  };
  await Promise.all(Array.from({ length: COUNT }, (_, index) => visit(FAULTS[index % FAULTS.length]!)));

  const stored = await stores[1]!.list();
  expect(stored).toHaveLength(COUNT);
  for (const { key, reference } of stored) expect(told.get(key)).toEqual({ kind: 'arrived', reference });

  // While tries wait, the clock is set back.
  clock -= 3 * 60 * 60 * 1000;
  // After failed tries, and after the time limit of jobs that a dead process took, all are notified.
  const anHourLater = async () => {
    clock += 60 * 60 * 1000;
    for (const notifier of notifiers) notifier.wake();
    return (await stores[0]!.list()).flatMap((one) => one.told.map(({ state }) => state));
  };
  await expect
    .poll(anHourLater, { timeout: 60_000, interval: HOUR_TAKES_MS })
    .toEqual(stored.flatMap(() => CHANNELS.map(() => 'told')));
  expect(new Set(mails)).toEqual(new Set(told.keys()));
  expect(new Set(hook.taken)).toEqual(new Set(told.keys()));
  for (const notifier of notifiers) await notifier.stop();
  await Promise.all([hook.close(), endless.close()]);
  for (const store of stores) await store.close();
});
