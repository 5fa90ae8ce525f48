import { expect, test } from 'vitest';
import type { EnquiryStore, NewEnquiry, PastHour } from '../../server/enquiries/enquiryStore.ts';
import type { Enquiry, Suspicion } from '../../src/parts/enquiry/rules/enquiry.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

let number = 0;

/** An enquiry like a visitor's, with a unique key and note. */
export function enquiryOf(own: Partial<Enquiry> = {}): Enquiry {
  number += 1;
  return {
    key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: 'Ada Nguyễn',
    email: `ada${number}@example.com`,
    phone: null,
    postcode: '3000',
    note: `Two storeys.\nGate code is with the neighbour (${number}).`,
    marketing: false,
    brief: {
      text: 'A split system for a bedroom',
      answers: { Q0: 'No' },
      system: 'WB-25',
      versions: { questions: '1' },
    },
    ...own,
  };
}

export function newEnquiry(own: Partial<Enquiry> = {}, more: Partial<Omit<NewEnquiry, 'enquiry'>> = {}): NewEnquiry {
  const enquiry = enquiryOf(own);
  const sender = { network: null, nonce: `nonce of ${enquiry.key}` };
  return { enquiry, marketingText: null, sender, now: NOON, judge: suspecting(), ...more };
}

/** Admits every enquiry, with these suspicions. */
export function suspecting(...suspicions: readonly Suspicion[]): NewEnquiry['judge'] {
  return () => ({ kind: 'admitted', suspicions });
}

/**
 * The promises of every store of enquiries.
 *
 * @param open opens the same empty store, as another process would; the caller closes and empties it
 */
export function testStore(open: () => Promise<EnquiryStore>): void {
  const withStore = async (work: (store: EnquiryStore) => Promise<void>) => {
    const store = await open();
    try {
      await work(store);
    } finally {
      await store.close();
    }
  };

  test('a stored enquiry comes back as it was, the newest first', () =>
    withStore(async (store) => {
      const first = newEnquiry({ name: 'O’Brien "Bob" 🏠', note: null, phone: '(03) 9999-0000' });
      const second = newEnquiry({ marketing: true }, { marketingText: 'Tell me about offers.', now: NOON + 1 });
      const added = [await store.add(first, ['mail']), await store.add(second, [])];
      const list = await store.list();
      expect(list.map(({ key }) => key)).toEqual([second.enquiry.key, first.enquiry.key]);
      expect(list[1]).toEqual({
        ...first.enquiry,
        reference: Object(added[0]).reference,
        created: '2026-11-22T12:00:00.000Z',
        suspicions: [],
        marketingText: null,
        told: [{ channel: 'mail', state: 'waiting' }],
      });
      expect(list[0]).toMatchObject({ marketing: true, marketingText: 'Tell me about offers.', told: [] });
      expect(await store.find(String(Object(added[0]).reference).toLowerCase().replace('-', ''))).toEqual(list[1]);
      expect(await store.find('nothing')).toBeNull();
    }));

  test('the same enquiry again gets its first reference, another one with its key is told apart', () =>
    withStore(async (store) => {
      const sent = newEnquiry();
      const first = await store.add(sent, ['mail']);
      expect(first.kind).toBe('stored');
      expect(await store.add({ ...sent, now: NOON + MINUTE }, ['mail'])).toEqual({
        ...first,
        kind: 'again',
      });
      const other = { ...sent, enquiry: { ...sent.enquiry, note: 'Something else' } };
      expect(await store.add(other, ['mail'])).toEqual({ kind: 'other body' });
      expect(await store.list()).toHaveLength(1);
      expect(await store.takeJobs('mail', NOON + MINUTE, NOON + 2 * MINUTE, 10)).toHaveLength(1);
    }));

  test('an enquiry that several processes add at once is stored once', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const sent = newEnquiry();
    const added = await Promise.all(Array.from({ length: 30 }, (_, index) => stores[index % 3]!.add(sent, [])));
    expect(added.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(added.filter(({ kind }) => kind === 'again')).toHaveLength(29);
    expect(await stores[0]!.list()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a suspected enquiry is stored with its reasons, and told as a number only, once a day', () =>
    withStore(async (store) => {
      const DAY = 24 * 60 * MINUTE;
      const suspected = (now: number) =>
        store.add(newEnquiry({}, { now, judge: suspecting('too fast', 'links') }), ['mail', 'webhook']);
      await suspected(NOON);
      await suspected(NOON + MINUTE);
      expect((await store.list()).map(({ suspicions, told }) => ({ suspicions, told }))).toEqual(
        Array(2).fill({ suspicions: ['too fast', 'links'], told: [] }),
      );
      const take = (now: number) => store.takeGroup('mail suspected', now, now + MINUTE, DAY);
      expect(await store.takeJobs('mail', NOON + MINUTE, NOON + MINUTE, 10)).toEqual([]);
      const first = await take(NOON + MINUTE);
      expect(first.map(({ tries }) => tries)).toEqual([0, 0]);
      expect(await take(NOON + MINUTE)).toEqual([]);
      // The process that took them is gone.
      const again = await take(NOON + 2 * MINUTE);
      expect(again).toEqual(first.map(({ id }) => ({ id, tries: 1 })));
      await store.endTries(again, { kind: 'told' });
      await suspected(NOON + 3 * MINUTE);
      expect(await take(NOON + 4 * MINUTE)).toEqual([]);
      expect(await take(NOON + DAY + 4 * MINUTE)).toHaveLength(1);
      expect(await store.takeGroup('webhook suspected', NOON + DAY, NOON + DAY, DAY)).toHaveLength(3);
    }));

  test('an accepted enquiry is told as a new one, whether its number was told before or not', () =>
    withStore(async (store) => {
      const judge = suspecting('too fast');
      const added = await store.add(newEnquiry({}, { judge }), ['mail', 'webhook']);
      const { reference } = Object(added) as { reference: string };
      const number = await store.takeGroup('mail suspected', NOON, NOON + MINUTE, 0);
      await store.endTries(number, { kind: 'told' });
      expect(await store.accept(reference.toLowerCase().replace('-', ''), NOON + MINUTE)).toEqual(['webhook', 'mail']);
      expect(await store.find(reference)).toMatchObject({
        suspicions: [],
        told: [
          { channel: 'mail', state: 'waiting' },
          { channel: 'webhook', state: 'waiting' },
        ],
      });
      const [job] = await store.takeJobs('mail', NOON + MINUTE, NOON + 2 * MINUTE, 10);
      expect(job).toMatchObject({ tries: 0, enquiry: { reference } });
      expect(await store.takeGroup('webhook suspected', NOON + MINUTE, NOON + MINUTE, 0)).toEqual([]);
      expect(await store.accept(reference, NOON + MINUTE)).toBeNull();
      expect(await store.accept('nothing', NOON)).toBeNull();
    }));

  test('what came within the hour before is counted for the judge, whose refusal stores nothing', () =>
    withStore(async (store) => {
      const pasts: PastHour[] = [];
      const judging = (judge: NewEnquiry['judge'], now: number) => ({
        now,
        judge: (past: PastHour) => {
          pasts.push(past);
          return judge(past);
        },
      });
      await store.add(newEnquiry({}, judging(suspecting(), NOON - 60 * MINUTE)), []);
      const twice = newEnquiry({}, judging(suspecting(), NOON - 50 * MINUTE));
      await store.add(twice, []);
      await store.add(newEnquiry({}, judging(suspecting('links'), NOON - MINUTE)), []);
      const { key } = enquiryOf();
      const refusal = { kind: 'busy', retryAfterS: 60 } as const;
      const repeat = { ...twice, ...judging(() => refusal, NOON), enquiry: { ...twice.enquiry, key } };
      expect(await store.add(repeat, ['mail'])).toEqual(refusal);
      expect(pasts.at(-1)).toMatchObject({ genuine: 1, all: 2, same: 1, oldest: NOON - 50 * MINUTE });
      expect(await store.list()).toHaveLength(3);
      // A stored enquiry is recognised without a judge.
      expect((await store.add(twice, [])).kind).toBe('again');
      expect(pasts).toHaveLength(4);
    }));

  test('genuine enquiries of one network within the hour are counted over all processes, and nothing leads from them to it later', async () => {
    const [one, two] = [await open(), await open()];
    const counts: number[][] = [];
    const send = (store: EnquiryStore, network: string | null, nonce: string, now: number, ...junk: Suspicion[]) => {
      const judge: NewEnquiry['judge'] = (past) => {
        counts.push([past.ofNetwork, past.withNonce]);
        return suspecting(...junk)(past);
      };
      return store.add(newEnquiry({}, { now, sender: { network, nonce }, judge }), []);
    };
    await send(one, 'near', 'first', NOON);
    await send(two, 'near', 'second', NOON + MINUTE);
    await send(one, 'near', 'second', NOON + MINUTE, 'links');
    await send(one, 'far', 'first', NOON + MINUTE);
    await send(two, null, 'first', NOON + MINUTE);
    await send(one, null, 'first', NOON + MINUTE);
    await send(two, 'near', 'second', NOON + 60 * MINUTE);
    await one.forgetSenders(NOON + 200 * MINUTE);
    await send(two, 'near', 'second', NOON + 61 * MINUTE);
    expect(counts).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
    await Promise.all([one.close(), two.close()]);
  });

  test('erasing finds every enquiry of an address in any case, or one by its reference', () =>
    withStore(async (store) => {
      await store.add(newEnquiry({ email: 'Ada@Example.com' }), ['mail']);
      await store.add(newEnquiry({ email: 'ada@example.com' }), []);
      const called = await store.add(newEnquiry({ email: null, phone: '03 9999 0000' }), []);
      expect(await store.count('ADA@example.COM ')).toBe(2);
      expect(await store.erase('ADA@example.COM ')).toBe(2);
      expect(await store.count('ada@example.com')).toBe(0);
      expect(await store.erase('ada@example.com')).toBe(0);
      expect(await store.takeJobs('mail', NOON, NOON, 10)).toEqual([]);
      expect(await store.list()).toHaveLength(1);
      expect(await store.erase(String(Object(called).reference))).toBe(1);
      expect(await store.list()).toEqual([]);
    }));

  test('enquiries from before a time are deleted', () =>
    withStore(async (store) => {
      await store.add(newEnquiry({}, { now: NOON - MINUTE }), []);
      const kept = newEnquiry();
      await store.add(kept, []);
      expect(await store.deleteBefore(NOON)).toBe(1);
      expect((await store.list()).map(({ key }) => key)).toEqual([kept.enquiry.key]);
    }));

  test('enquiries from before a time are deleted up to a time after the oldest', () =>
    withStore(async (store) => {
      for (const minute of [9, 1, 5]) await store.add(newEnquiry({}, { now: NOON + minute * MINUTE }), []);
      const deleteSome = () => store.deleteBefore(NOON + 9 * MINUTE, 4 * MINUTE);
      expect([await deleteSome(), await deleteSome(), await deleteSome()]).toEqual([1, 1, 0]);
    }));

  test('a job is taken by one process, again after some time, and never after its end; others leave it alone', async () => {
    const [one, two] = [await open(), await open()];
    await one.add(newEnquiry(), ['webhook', 'mail']);
    const taken = (
      await Promise.all([one, two].map((store) => store.takeJobs('mail', NOON, NOON + MINUTE, 10)))
    ).flat();
    expect(taken.map(({ tries }) => tries)).toEqual([0]);
    expect(await two.takeJobs('mail', NOON, NOON + MINUTE, 10)).toEqual([]);
    // The process that took it is gone. A process without the other channel has used up none of its tries.
    const [again] = await two.takeJobs('mail', NOON + MINUTE, NOON + 2 * MINUTE, 10);
    expect(again?.tries).toBe(1);
    await two.endTries([again!], { kind: 'told' });
    const [webhook] = await two.takeJobs('webhook', NOON + MINUTE, NOON + 2 * MINUTE, 10);
    expect(webhook?.tries).toBe(0);
    await two.endTries([webhook!], { kind: 'again', at: NOON + 10 * MINUTE });
    expect(await one.takeJobs('webhook', NOON + 9 * MINUTE, NOON + 9 * MINUTE, 10)).toEqual([]);
    const [last] = await one.takeJobs('webhook', NOON + 10 * MINUTE, NOON + 11 * MINUTE, 10);
    await one.endTries([last!], { kind: 'given up' });
    const [enquiry] = await one.list();
    expect(enquiry!.told).toEqual([
      { channel: 'webhook', state: 'given up' },
      { channel: 'mail', state: 'told' },
    ]);
    for (const channel of ['webhook', 'mail'] as const)
      expect(await one.takeJobs(channel, NOON + 99 * MINUTE, NOON + 99 * MINUTE, 10)).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  test('a try that another process has taken over ends nothing', () =>
    withStore(async (store) => {
      await store.add(newEnquiry(), ['mail']);
      const state = async () => (await store.list())[0]?.told[0]?.state;
      const [slow] = await store.takeJobs('mail', NOON, NOON + MINUTE, 10);
      const [quick] = await store.takeJobs('mail', NOON + MINUTE, NOON + 5 * MINUTE, 10);
      await store.endTries([slow!], { kind: 'told' });
      expect(await state()).toBe('waiting');
      await store.endTries([slow!], { kind: 'again', at: NOON });
      expect(await store.takeJobs('mail', NOON + 2 * MINUTE, NOON, 10)).toEqual([]);
      await store.endTries([quick!], { kind: 'told' });
      await store.endTries([quick!], { kind: 'given up' });
      expect(await state()).toBe('told');
    }));

  test('messages that a clock set ahead has postponed are due immediately', () =>
    withStore(async (store) => {
      const ahead = Date.parse('2099-01-01T00:00:00Z');
      await store.add(newEnquiry({}, { now: ahead }), ['mail']);
      await store.add(newEnquiry({}, { now: ahead, judge: suspecting('links') }), ['mail']);
      expect(await store.takeJobs('mail', NOON, NOON + MINUTE, 10)).toHaveLength(1);
      const suspected = await store.takeGroup('mail suspected', ahead, ahead + MINUTE, 24 * 60 * MINUTE);
      await store.endTries(suspected, { kind: 'told' });
      await store.add(newEnquiry({}, { judge: suspecting('links') }), ['mail']);
      expect(await store.takeGroup('mail suspected', NOON, NOON + MINUTE, 24 * 60 * MINUTE)).toHaveLength(1);
    }));
}
