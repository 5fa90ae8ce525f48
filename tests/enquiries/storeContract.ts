import { expect, test } from 'vitest';
import type { EnquiryStore, NewEnquiry } from '../../server/enquiries/enquiryStore.ts';
import type { Caps, Enquiry } from '../../src/enquiry/enquiry.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;

let number = 0;

/** An enquiry like a visitor's, with a key and a note of its own. */
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
  const arrival = { isTooFast: false, hasHiddenText: false };
  return { enquiry: enquiryOf(own), arrival, marketingText: null, nonce: `nonce ${number}`, now: NOON, ...more };
}

/**
 * What every store of enquiries does.
 *
 * @param open opens the same empty store, as another process would; the caller closes and empties it
 */
export function testStore(open: (caps?: Caps) => Promise<EnquiryStore>): void {
  const withStore = async (work: (store: EnquiryStore) => Promise<void>, caps?: Caps) => {
    const store = await open(caps);
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
      expect(await store.add({ ...sent, nonce: 'a later one', now: NOON + MINUTE }, ['mail'])).toEqual({
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

  test('a suspected enquiry is stored with its reasons, and no channel is told', () =>
    withStore(async (store) => {
      await store.add(newEnquiry({}, { arrival: { isTooFast: true, hasHiddenText: true } }), ['mail', 'webhook']);
      await store.add(newEnquiry({ note: 'Cheap pills at https://pills.example' }), ['mail']);
      const twice = newEnquiry();
      await store.add(twice, []);
      const { key } = enquiryOf();
      await store.add({ ...twice, enquiry: { ...twice.enquiry, key }, now: NOON + MINUTE }, ['mail']);
      expect((await store.list()).map(({ suspicions }) => suspicions)).toEqual([
        ['repeat'],
        [],
        ['links'],
        ['too fast', 'hidden field'],
      ]);
      expect(await store.takeJobs('mail', NOON + MINUTE, NOON + MINUTE, 10)).toEqual([]);
    }));

  test('more than 5 with one nonce are suspected', () =>
    withStore(async (store) => {
      for (let count = 0; count < 7; count += 1) await store.add(newEnquiry({}, { nonce: 'one' }), []);
      const suspicions = (await store.list()).map((enquiry) => enquiry.suspicions.join());
      expect(suspicions).toEqual(['one nonce', 'one nonce', '', '', '', '', '']);
    }));

  test('above a number in an hour they are suspected, above another refused until the oldest is an hour old', () =>
    withStore(
      async (store) => {
        const known = newEnquiry();
        await store.add(known, []);
        for (let count = 1; count < 6; count += 1) await store.add(newEnquiry({}, { now: NOON + MINUTE }), []);
        const suspicions = (await store.list()).map((enquiry) => enquiry.suspicions.join());
        expect(suspicions).toEqual(['busy hour', 'busy hour', '', '', '', '']);
        const late = newEnquiry({}, { now: NOON + 50 * MINUTE });
        expect(await store.add(late, [])).toEqual({ kind: 'too many', retryAfterS: 600 });
        expect((await store.add({ ...known, now: NOON + 50 * MINUTE }, [])).kind).toBe('again');
        expect((await store.add({ ...late, now: NOON + 61 * MINUTE }, [])).kind).toBe('stored');
      },
      { perNonce: 5, perHour: 4, refusedPerHour: 6 },
    ));

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
    await two.endJob(again!.id, { kind: 'told' });
    const [webhook] = await two.takeJobs('webhook', NOON + MINUTE, NOON + 2 * MINUTE, 10);
    expect(webhook?.tries).toBe(0);
    await two.endJob(webhook!.id, { kind: 'again', at: NOON + 10 * MINUTE });
    expect(await one.takeJobs('webhook', NOON + 9 * MINUTE, NOON + 9 * MINUTE, 10)).toEqual([]);
    const [last] = await one.takeJobs('webhook', NOON + 10 * MINUTE, NOON + 11 * MINUTE, 10);
    await one.endJob(last!.id, { kind: 'given up' });
    const [enquiry] = await one.list();
    expect(enquiry!.told).toEqual([
      { channel: 'webhook', state: 'given up' },
      { channel: 'mail', state: 'told' },
    ]);
    for (const channel of ['webhook', 'mail'] as const)
      expect(await one.takeJobs(channel, NOON + 99 * MINUTE, NOON + 99 * MINUTE, 10)).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });
}
