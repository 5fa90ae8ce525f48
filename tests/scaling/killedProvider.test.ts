import { setTimeout as pass } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createNonces } from '../../server/enquiries/nonce.ts';
import { openStore } from '../../server/enquiries/openStore.ts';
import { sendWebhook } from '../../server/enquiries/sendWebhook.ts';
import { startNotifier } from '../../server/enquiries/startNotifier.ts';
import { startEndlessRelay, startWebhook } from '../enquiries/misbehaving.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { folderForEach } from '../testFolder.ts';
import { smallProject } from './smallProject.ts';
import { startProvider } from './startProvider.ts';

/** `npm run test:exhaustive` kills 10 providers. */
const KILLS = process.env.EXHAUSTIVE ? 10 : 1;
const EACH = 20;
const folder = folderForEach();

it('each enquiry is stored once, and none that was answered is lost, however often the provider is killed', async () => {
  const file = `${folder.path}/enquiries.db`;
  const project = smallProject(folder.path, 'small');
  const keys: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const sent = Array.from({ length: EACH }, () => enquiryOf());
    keys.push(...sent.map(({ key }) => key));
    const answers = new Map<string, unknown>();
    /** Sends all; ends the provider after some answers. */
    const sendAll = async (killAfter: number): Promise<void> => {
      const provider = await startProvider(['--enquiries', file], { project });
      const rest = `http://${provider.address}/wp-json/product-selector/v2`;
      const { nonce } = Object(await (await fetch(`${rest}/init`)).json());
      const post = async (enquiry: (typeof sent)[number]): Promise<void> => {
        const body = JSON.stringify({ ...enquiry, nonce });
        const response = await fetch(`${rest}/enquiries`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        const { reference } = Object(await response.json());
        expect([200, 201]).toContain(response.status);
        // The answer before the end is still valid.
        expect(answers.get(enquiry.key) ?? reference).toBe(reference);
        answers.set(enquiry.key, reference);
        if (answers.size === killAfter) await provider.kill();
      };
      // A killed provider answers nothing.
      const lost = (error: unknown) => expect(error).toBeInstanceOf(TypeError);
      await Promise.all(sent.map((enquiry) => post(enquiry).catch(lost)));
      await provider.kill();
    };
    await sendAll(1 + (kill % (EACH - 1)));
    await sendAll(Infinity);
    expect(answers.size).toBe(EACH);
  }
  const store = await openStore(file, { mustExist: true });
  expect((await store.list()).map(({ key }) => key).sort()).toEqual(keys.sort());
  await store.close();
});

const KEY = 'a key of at least thirty-two characters';
const SECRET = Buffer.alloc(24).toString('base64');

/** Starts a provider with both channels. */
const startBoth = (project: string, file: string, webhook: string, relay: string) =>
  startProvider(['--enquiries', file, '--webhook', webhook, '--webhook-private', '--mail-to', 'office@shop.example'], {
    project,
    env: { ENQUIRY_KEY: KEY, WEBHOOK_SECRET: SECRET, SMTP_URL: relay },
  });

/** Sends an enquiry with a separate nonce, like a visitor who took some seconds. */
async function send(address: string, enquiry: Sent): Promise<Response> {
  const nonce = createNonces(new TextEncoder().encode(KEY)).create(Date.now() - 10_000);
  const headers = { 'Content-Type': 'application/json' };
  const url = `http://${address}/wp-json/product-selector/v2/enquiries`;
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...enquiry, nonce }) });
}

type Sent = ReturnType<typeof enquiryOf> & { readonly topic?: string };

/** Accepts suspected enquiries, beside a provider that is about to be killed. */
async function acceptAll(file: string): Promise<void> {
  const store = await openStore(file);
  for (const { reference, suspicions } of await store.list()) if (suspicions.length > 0) await store.accept(reference);
  await store.close();
}

/** `npm run test:exhaustive` kills 200. */
const LIVES = process.env.EXHAUSTIVE ? 200 : 2;

const KILLED_AT_RANDOM =
  'loses, doubles or forgets nothing and says nothing wrong, killed at any moment while enquiries are accepted beside a webhook and a relay that misbehave';
it(KILLED_AT_RANDOM, { timeout: 60_000 + 6000 * LIVES }, async () => {
  const file = `${folder.path}/enquiries.db`;
  const project = smallProject(folder.path, 'small');
  const [hook, relay] = await Promise.all([startWebhook(), startEndlessRelay()]);
  const keys: string[] = [];
  let unanswered: Sent[] = [];
  for (let life = 0; life <= LIVES; life += 1) {
    const fresh = Array.from(
      { length: 6 },
      (_, index): Sent => ({ ...enquiryOf(), ...(index % 2 === 0 ? { topic: 'Offers' } : {}) }),
    );
    const sent = [...unanswered, ...fresh];
    keys.push(...sent.slice(unanswered.length).map(({ key }) => key));
    unanswered = [];
    const provider = await startBoth(project, file, hook.url, relay.url);
    const answers = Promise.all(
      sent.map(async (enquiry) => {
        const response = await send(provider.address, enquiry).catch(() => null);
        if (response) expect([200, 201]).toContain(response.status);
        // The visitor sends it again.
        else unanswered.push(enquiry);
      }),
    );
    if (life === LIVES) await answers;
    else await Promise.all([pass(Math.random() * 200), acceptAll(file)]);
    await provider.kill();
    await answers;
  }
  expect(unanswered).toEqual([]);
  await acceptAll(file);

  const store = await openStore(file, { mustExist: true });
  const stored = await store.list();
  expect(stored.map(({ key }) => key).sort()).toEqual(keys.sort());
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(keys.length);
  // Later, another provider sends the messages that the killed ones didn't.
  let clock = Date.now();
  const mails = new Set<string>();
  const notifier = startNotifier({
    store,
    channels: {
      mail: async ({ key }) => void mails.add(key),
      webhook: (enquiry, signal) =>
        sendWebhook(enquiry, { url: new URL(hook.url), secret: SECRET, allowPrivate: true }, signal),
    },
    warn() {},
    now: () => clock,
    tryMs: 200,
  });
  const anHourLater = async () => {
    clock += 60 * 60 * 1000;
    notifier.wake();
    return (await store.list()).flatMap((one) => one.told.map(({ state }) => state));
  };
  const all = keys.flatMap(() => ['told', 'told']);
  await expect.poll(anHourLater, { timeout: 30_000 + 1000 * LIVES }).toEqual(all);
  expect(mails).toEqual(new Set(keys));
  expect(new Set(hook.taken)).toEqual(new Set(keys));
  await notifier.stop();
  await Promise.all([store.close(), hook.close(), relay.close()]);
});

it('two providers with one store notify of each enquiry once', async () => {
  const file = `${folder.path}/enquiries.db`;
  const project = smallProject(folder.path, 'small');
  const [hook, relay] = await Promise.all([startWebhook({ behaves: true }), startEndlessRelay()]);
  const providers = await Promise.all([0, 1].map(() => startBoth(project, file, hook.url, relay.url)));
  const sent = Array.from({ length: 40 }, () => enquiryOf());
  await Promise.all(
    sent.map(async (enquiry, index) => {
      const reply = await send(providers[index % 2]!.address, enquiry);
      expect(reply.status).toBe(201);
    }),
  );
  const store = await openStore(file, { mustExist: true });
  const states = async () =>
    (await store.list()).map(({ told }) => told.find(({ channel }) => channel === 'webhook')?.state);
  await expect.poll(states).toEqual(sent.map(() => 'told'));
  expect([...hook.taken].sort()).toEqual(sent.map(({ key }) => key).sort());
  await Promise.all([store.close(), hook.close(), relay.close(), ...providers.map(({ kill }) => kill())]);
});
