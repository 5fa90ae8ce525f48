import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import type { EnquiryStore } from './createStore.ts';
import { openStore } from './openStore.ts';
import { startNotifier } from './startNotifier.ts';

const MINUTE = 60_000;
const folder = folderForEach();
let store: EnquiryStore;
beforeEach(async () => {
  store = await openStore(`${folder.path}/enquiries.db`);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});
const add = () => store.add(newEnquiry({}, { now: Date.now() - 1 }), ['webhook', 'mail']);
const statesOf = async () => (await store.list()).map(({ told }) => told.map(({ state }) => state));
const until = (isSo: () => boolean | Promise<boolean>) => expect.poll(isSo).toBe(true);

/** Waits with the event loop, because the test controls the timers. */
const waitFor = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};
const never = () => new Promise<never>(() => {});

it('a channel that hangs for ever doesn’t delay the other one or later enquiries', async () => {
  const mails: string[] = [];
  const lines: string[] = [];
  const channels = { webhook: never, mail: async ({ reference }: { reference: string }) => void mails.push(reference) };
  const notifier = startNotifier({ store, channels, warn: (line) => lines.push(line), tryMs: 200 });
  for (let count = 1; count <= 3; count += 1) {
    await add();
    notifier.wake();
    await until(() => mails.length === count);
  }
  await until(() => lines.length === 3);
  expect(lines[0]).toMatch(/^The webhook of enquiry \S+ failed: it took longer than 0\.2 s\. Next try in 1 min\.$/);
  await notifier.stop();
  expect(await statesOf()).toEqual(Array(3).fill(['waiting', 'told']));
});

it('a try ends after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await add();
  const lines: string[] = [];
  let isSending = false;
  const webhook = () => {
    isSending = true;
    return never();
  };
  const notifier = startNotifier({ store, channels: { webhook }, warn: (line) => lines.push(line) });
  await waitFor(() => isSending);
  vi.advanceTimersByTime(29_999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  await waitFor(() => lines.length === 1);
  expect(lines[0]).toContain('it took longer than 30 s');
  await notifier.stop();
});

it('an enquiry that another process stored is notified within 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let asked = 0;
  const told: string[] = [];
  const counting: EnquiryStore = {
    ...store,
    async takeJobs(...what) {
      asked += 1;
      return store.takeJobs(...what);
    },
  };
  const mail = async ({ reference }: { reference: string }) => void told.push(reference);
  const notifier = startNotifier({ store: counting, channels: { mail }, warn() {} });
  await until(() => asked === 1);
  await add();
  vi.advanceTimersByTime(30_000);
  await until(() => told.length === 1);
  await notifier.stop();
});

it('a shutdown waits three seconds for a message that is being sent, which is due at the next start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await add();
  let isEnded = false;
  let isSending = false;
  const mail = (_: unknown, signal: AbortSignal) => {
    isSending = true;
    signal.addEventListener('abort', () => {
      isEnded = true;
    });
    return never();
  };
  const notifier = startNotifier({ store, channels: { mail }, warn() {} });
  await waitFor(() => isSending);
  const stopped = notifier.stop();
  vi.advanceTimersByTime(2999);
  expect(isEnded).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isEnded).toBe(true);
  await stopped;
  const told: string[] = [];
  const next = startNotifier({
    store,
    channels: { mail: async ({ reference }) => void told.push(reference) },
    warn() {},
  });
  await waitFor(() => told.length === 1);
  await next.stop();
  expect(await statesOf()).toEqual([['waiting', 'told']]);
});

it('another process takes over a message ten minutes after its process was last seen', async () => {
  await add();
  let isSending = false;
  const mail = () => {
    isSending = true;
    return never();
  };
  const now = Date.now();
  const notifier = startNotifier({ store, channels: { mail }, warn() {}, now: () => now });
  await until(() => isSending);
  expect(await store.takeJobs('mail', now + 10 * MINUTE - 1, now, 1)).toEqual([]);
  expect(await store.takeJobs('mail', now + 10 * MINUTE, now, 1)).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = notifier.stop();
  vi.advanceTimersByTime(3000);
  await stopped;
});

it('a channel that fails is tried nine times within three days, with longer and longer pauses', async () => {
  await add();
  let clock = Date.now();
  const lines: string[] = [];
  const mail = async () => {
    throw new Error('no');
  };
  const notifier = startNotifier({ store, channels: { mail }, warn: (line) => lines.push(line), now: () => clock });
  const pauses = [1, 5, 30, 120, 360, 720, 1440, 1440];
  for (const [index, pause] of pauses.entries()) {
    await until(() => lines.length === index + 1);
    expect(lines.at(-1)).toContain(`Next try in ${pause} min.`);
    await until(async () => (await statesOf())[0]![1] === 'waiting');
    clock += pause * MINUTE;
    expect(await store.takeJobs('mail', clock - 1, clock, 1)).toEqual([]);
    notifier.wake();
  }
  await until(() => lines.length === 9);
  expect(lines.at(-1)).toContain('No more tries.');
  await notifier.stop();
  expect(await statesOf()).toEqual([['waiting', 'given up']]);
});

it('a failed store is logged, and a stopped notifier stays stopped', async () => {
  const lines: string[] = [];
  let asked = 0;
  const failing: EnquiryStore = {
    ...store,
    async takeJobs() {
      asked += 1;
      throw new Error('the disk is full');
    },
  };
  const notifier = startNotifier({
    store: failing,
    channels: { mail: async () => {} },
    warn: (line) => lines.push(line),
  });
  await until(() => lines.length === 1);
  expect(lines).toEqual(['The store of enquiries failed: the disk is full']);
  await notifier.stop();
  notifier.wake();
  expect(asked).toBe(1);
});
