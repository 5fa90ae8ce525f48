import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { openStore } from './openStore.ts';
import { startTelling } from './startTelling.ts';

let folder: ReturnType<typeof temporaryFolder>;
let store: EnquiryStore;
beforeEach(async () => {
  folder = temporaryFolder();
  store = await openStore(`${folder.path}/enquiries.db`);
});
afterEach(async () => {
  await store.close();
  folder.remove();
});
const add = () => store.add(newEnquiry({}, { now: Date.now() - 1 }), ['webhook', 'mail']);
const statesOf = async () => (await store.list()).map(({ told }) => told.map(({ state }) => state));
const never = () => new Promise<never>(() => {});

it('a channel that hangs for ever delays neither the other nor later enquiries', async () => {
  const mails: string[] = [];
  const lines: string[] = [];
  const channels = { webhook: never, mail: async ({ reference }: { reference: string }) => void mails.push(reference) };
  const telling = startTelling({ store, channels, warn: (line) => lines.push(line), tryMs: 200 });
  for (let count = 1; count <= 3; count += 1) {
    await add();
    telling.wake();
    await vi.waitUntil(() => mails.length === count);
  }
  await vi.waitUntil(() => lines.length === 3);
  expect(lines[0]).toMatch(/^The webhook of enquiry \S+ failed: it took longer than 0\.2 s\. Next try in 1 min\.$/);
  await telling.stop();
  expect(await statesOf()).toEqual(Array(3).fill(['waiting', 'told']));
});

it('a shutdown ends a try that hangs, and the enquiry is due at the next start', async () => {
  await add();
  let isSending = false;
  const hanging = () => {
    isSending = true;
    return never();
  };
  const telling = startTelling({ store, channels: { mail: hanging }, warn() {} });
  await vi.waitUntil(() => isSending);
  await telling.stop();
  const told: string[] = [];
  const mail = async ({ reference }: { reference: string }) => void told.push(reference);
  const next = startTelling({ store, channels: { mail }, warn() {} });
  await vi.waitUntil(() => told.length === 1);
  await next.stop();
  expect(await statesOf()).toEqual([['waiting', 'told']]);
});

it('a provider without a channel uses up none of its tries', async () => {
  await add();
  const telling = startTelling({ store, channels: { webhook: async () => {} }, warn() {} });
  await vi.waitUntil(async () => (await statesOf())[0]![0] === 'told');
  await telling.stop();
  const [job] = await store.takeJobs('mail', Date.now(), Date.now(), 1);
  expect(job?.tries).toBe(0);
});
