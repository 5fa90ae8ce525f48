import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newEnquiry, suspecting } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { openStore } from './openStore.ts';
import { type Summary, startNotifier } from './startNotifier.ts';

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
    await vi.waitUntil(() => mails.length === count);
  }
  await vi.waitUntil(() => lines.length === 3);
  expect(lines[0]).toMatch(
    /^The webhook of enquiry \S+ failed: it took longer than 0\.2 s; it should answer first and work afterwards\. Next try in 1 min\.$/,
  );
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
  await vi.waitUntil(() => asked === 1);
  await add();
  vi.advanceTimersByTime(30_000);
  await vi.waitUntil(() => told.length === 1);
  await notifier.stop();
});

it('a shutdown waits three seconds for a message that is being sent', async () => {
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
});

it('another process takes over a message five minutes after its process was last seen', async () => {
  await add();
  let isSending = false;
  const mail = () => {
    isSending = true;
    return never();
  };
  const now = Date.now();
  const notifier = startNotifier({ store, channels: { mail }, warn() {}, now: () => now });
  await vi.waitUntil(() => isSending);
  expect(await store.takeJobs('mail', now + 5 * MINUTE - 1, now, 1)).toEqual([]);
  expect(await store.takeJobs('mail', now + 5 * MINUTE, now, 1)).toHaveLength(1);
  await notifier.stop();
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
    await vi.waitUntil(() => lines.length === index + 1);
    expect(lines.at(-1)).toContain(`Next try in ${pause} min.`);
    await vi.waitUntil(async () => (await statesOf())[0]![1] === 'waiting');
    clock += pause * MINUTE;
    expect(await store.takeJobs('mail', clock - 1, clock, 1)).toEqual([]);
    notifier.wake();
  }
  await vi.waitUntil(() => lines.length === 9);
  expect(lines.at(-1)).toContain('No more tries.');
  await notifier.stop();
  expect(await statesOf()).toEqual([['waiting', 'given up']]);
});

it('a shutdown ends a try that hangs, and the enquiry is due at the next start', async () => {
  await add();
  let isSending = false;
  const hanging = () => {
    isSending = true;
    return never();
  };
  const notifier = startNotifier({ store, channels: { mail: hanging }, warn() {} });
  await vi.waitUntil(() => isSending);
  await notifier.stop();
  const told: string[] = [];
  const mail = async ({ reference }: { reference: string }) => void told.push(reference);
  const next = startNotifier({ store, channels: { mail }, warn() {} });
  await vi.waitUntil(() => told.length === 1);
  await next.stop();
  expect(await statesOf()).toEqual([['waiting', 'told']]);
});

it('a provider without a channel uses up none of its tries', async () => {
  await add();
  const notifier = startNotifier({ store, channels: { webhook: async () => {} }, warn() {} });
  await vi.waitUntil(async () => (await statesOf())[0]![0] === 'told');
  await notifier.stop();
  const [job] = await store.takeJobs('mail', Date.now(), Date.now(), 1);
  expect(job?.tries).toBe(0);
});

/** A provider with mail, whose clock stands still until a test moves it. */
function withMail() {
  const single: string[] = [];
  const summaries: Summary[] = [];
  const lines: string[] = [];
  let fault = '';
  const mail = async ({ reference }: { reference: string }) => void single.push(reference);
  const summary = async (sent: Summary) => {
    if (fault !== '') throw new Error(fault);
    summaries.push(sent);
  };
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const notifier = startNotifier({
    store,
    channels: { mail },
    summaries: { mail: summary },
    warn: (line) => lines.push(line),
  });
  return {
    single,
    summaries,
    lines,
    notifier,
    fail(reason: string) {
      fault = reason;
    },
    /** Lets time pass, while the provider looks for messages that are due. */
    pass: (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE),
  };
}
const MINUTE = 60_000;
const waiting = async () => (await statesOf()).filter(([mail]) => mail === 'waiting').length;
const addMails = async (count: number) => {
  for (let number = 0; number < count; number += 1) await store.add(newEnquiry({}, { now: Date.now() }), ['mail']);
};

it('above 60 within an hour, one message gives the number of further ones, and the next hour starts again', async () => {
  const { single, summaries, lines, notifier, fail, pass } = withMail();
  await addMails(100);
  notifier.wake();
  await vi.waitUntil(() => single.length === 60);
  fail('the mail relay failed (451)');
  pass(1);
  await vi.waitUntil(() => lines.length === 1);
  expect(lines).toEqual([`The mail of 40 more enquiries failed: the mail relay failed (451). Next try in 1 min.`]);
  fail('');
  await addMails(1);
  pass(10);
  await vi.waitUntil(() => summaries.length === 1);
  expect(summaries[0]).toMatchObject({ kind: 'many', count: 41 });
  await vi.waitUntil(async () => (await waiting()) === 0);
  // None within the next ten minutes.
  await addMails(1);
  pass(5);
  expect(await waiting()).toBe(1);
  pass(60);
  await vi.waitUntil(() => single.length === 61);
  await notifier.stop();
  expect(summaries).toHaveLength(1);
  expect(new Set(single).size).toBe(61);
});

it('messages that fail don’t count among the 60', async () => {
  const told: string[] = [];
  let tries = 0;
  await addMails(100);
  const notifier = startNotifier({
    store,
    channels: {
      mail: async ({ reference }) => {
        tries += 1;
        if (tries <= 40) throw new Error('no');
        told.push(reference);
      },
    },
    summaries: { mail: async () => {} },
    warn() {},
  });
  await vi.waitUntil(() => tries === 100);
  await notifier.stop();
  expect(told).toHaveLength(60);
});

it('a message about many has the same id for each try, and its failure names its subject', async () => {
  for (let count = 0; count < 2; count += 1)
    await store.add(newEnquiry({}, { now: Date.now(), judge: suspecting('links') }), ['mail']);
  const ids: string[] = [];
  const lines: string[] = [];
  let clock = Date.now();
  const summary = async ({ id }: Summary) => {
    ids.push(id);
    if (ids.length === 1) throw new Error('no');
  };
  const start = () =>
    startNotifier({
      store,
      channels: { mail: async () => {} },
      summaries: { mail: summary },
      warn: (line) => lines.push(line),
      now: () => clock,
    });
  const first = start();
  await vi.waitUntil(() => lines.length === 1);
  await first.stop();
  expect(lines).toEqual(['The mail of 2 suspected enquiries failed: no. Next try in 1 min.']);
  clock += MINUTE;
  const second = start();
  await vi.waitUntil(() => ids.length === 2);
  await second.stop();
  expect(ids[1]).toBe(ids[0]);
  expect(ids[0]).toMatch(/^suspected_\d+_\d+$/);
});

it('an enquiry that is accepted while it is being counted also gets its own message', async () => {
  const suspect = () => store.add(newEnquiry({}, { now: Date.now(), judge: suspecting('links') }), ['mail']);
  const [first] = [await suspect(), await suspect()];
  const { reference } = Object(first) as { reference: string };
  const told: string[] = [];
  let counted = 0;
  const notifier = startNotifier({
    store,
    channels: { mail: async (enquiry) => void told.push(enquiry.reference) },
    summaries: {
      mail: async ({ count }) => {
        counted = count;
        await store.accept(reference, Date.now());
      },
    },
    warn() {},
  });
  await vi.waitUntil(() => counted === 2);
  notifier.wake();
  await vi.waitUntil(async () => (await store.find(reference))?.told[0]?.state === 'told');
  await notifier.stop();
  expect(told).toEqual([reference]);
});

it('a later enquiry in a group that was tried too often gets all its tries', async () => {
  const suspect = () => store.add(newEnquiry({}, { now: Date.now(), judge: suspecting('links') }), ['mail']);
  await suspect();
  for (let tries = 0; tries < 8; tries += 1) {
    const group = await store.takeGroup('mail suspected', Date.now(), Date.now(), 0);
    await store.endTries(group, { kind: 'again', at: Date.now() });
  }
  await suspect();
  const lines: string[] = [];
  const notifier = startNotifier({
    store,
    channels: { mail: async () => {} },
    summaries: {
      mail: async () => {
        throw new Error('no');
      },
    },
    warn: (line) => lines.push(line),
  });
  await vi.waitUntil(() => lines.length === 1);
  await notifier.stop();
  expect(lines).toEqual(['The mail of 2 suspected enquiries failed: no. Next try in 1 min.']);
  const left = await store.takeGroup('mail suspected', Date.now() + MINUTE, Date.now(), 0);
  expect(left.map(({ tries }) => tries)).toEqual([1]);
});

it('a message that was sent while the store failed isn’t sent again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await add();
  let fails = true;
  let sent = 0;
  const lines: string[] = [];
  const failing: EnquiryStore = {
    ...store,
    endTries: (...what) => (fails ? Promise.reject(new Error('the disk is full')) : store.endTries(...what)),
  };
  let clock = Date.now();
  const mail = async () => {
    sent += 1;
  };
  const notifier = startNotifier({
    store: failing,
    channels: { mail },
    warn: (line) => lines.push(line),
    now: () => clock,
  });
  await vi.waitUntil(() => lines.length > 0);
  expect(lines[0]).toBe('The store of enquiries failed: the disk is full');
  fails = false;
  clock += 60 * MINUTE;
  await vi.waitUntil(async () => {
    vi.advanceTimersByTime(MINUTE);
    return (await statesOf())[0]?.[1] === 'told';
  });
  await notifier.stop();
  expect(sent).toBe(1);
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
  await vi.waitUntil(() => lines.length === 1);
  expect(lines).toEqual(['The store of enquiries failed: the disk is full']);
  await notifier.stop();
  notifier.wake();
  expect(asked).toBe(1);
});

it('suspected enquiries are counted in one message a day, also by the next process', async () => {
  const suspect = () => store.add(newEnquiry({}, { now: Date.now(), judge: suspecting('links') }), ['mail']);
  await suspect();
  await suspect();
  const { single, summaries, pass, notifier } = withMail();
  await vi.waitUntil(() => summaries.length === 1);
  expect(summaries[0]).toMatchObject({ kind: 'suspected', count: 2 });
  await suspect();
  await notifier.stop();
  const next: number[] = [];
  const other = startNotifier({
    store,
    channels: { mail: async () => {} },
    warn() {},
    summaries: { mail: async ({ count }) => void next.push(count) },
  });
  pass(60);
  await other.stop();
  expect(next).toEqual([]);
  const tomorrow = startNotifier({
    store,
    channels: { mail: async () => {} },
    warn() {},
    now: () => Date.now() + 24 * 60 * MINUTE,
    summaries: { mail: async ({ count }) => void next.push(count) },
  });
  await vi.waitUntil(() => next.length === 1);
  await tomorrow.stop();
  expect(next).toEqual([1]);
  expect(single).toEqual([]);
});
