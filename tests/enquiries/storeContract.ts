import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../server/enquiries/createStore.ts';
import type { NewEnquiry, StoredEnquiry } from '../../server/enquiries/enquiryStore.ts';
import type { SqlRow } from '../../server/enquiries/sql.ts';
import { TEST_ENQUIRY } from '../../server/enquiries/testEnquiry.ts';
import type { Enquiry } from '../../src/parts/enquiry/rules/enquiry.ts';

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

/** An enquiry with every field that there is. */
export function wholeEnquiry(): Enquiry {
  const { reference: _, marketingText: __, ...whole } = TEST_ENQUIRY;
  return { ...whole, key: enquiryOf().key };
}

export function newEnquiry(own: Partial<Enquiry> = {}, more: Partial<Omit<NewEnquiry, 'enquiry'>> = {}): NewEnquiry {
  return { enquiry: enquiryOf(own), marketingText: null, suspicions: [], sender: null, now: NOON, ...more };
}

/** An enquiry as a store hands it to messages. */
export function storedEnquiry(own: Partial<Enquiry> = {}): StoredEnquiry {
  const reference = '7K3M-Q2XF';
  const created = '2026-11-22T12:00:00.000Z';
  return { ...enquiryOf(own), reference, created, suspicions: [], marketingText: null, told: [] };
}

/**
 * The promises of every store of enquiries.
 *
 * @param open opens the same empty store, as another process would; the caller closes and empties it
 * @param rows runs a statement on its database
 */
export function testStore(
  open: () => Promise<EnquiryStore>,
  rows: (statement: string) => Promise<readonly SqlRow[]>,
): void {
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

  test('the fields that earlier versions kept beside the brief come back', () =>
    withStore(async (store) => {
      await store.add(newEnquiry(), []);
      await rows(`UPDATE enquiry SET brief = '{"text":"A","callTime":"evening","fields":{"Campaign":"Spring"}}'`);
      const fields = { Campaign: 'Spring' };
      expect((await store.list())[0]).toMatchObject({ brief: { text: 'A' }, callTime: 'evening', fields });
    }));

  test('processes that start together set the store up once, and an enquiry that they add at once is stored once', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const sent = newEnquiry();
    const added = await Promise.all(Array.from({ length: 30 }, (_, index) => stores[index % 3]!.add(sent, [])));
    expect(added.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    expect(added.filter(({ kind }) => kind === 'again')).toHaveLength(29);
    expect(await stores[0]!.list()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a suspected enquiry is stored with its reasons and told to nobody, until it is accepted and told as a new one', () =>
    withStore(async (store) => {
      const added = await store.add(newEnquiry({}, { suspicions: ['too fast', 'links'] }), ['mail', 'webhook']);
      const { reference } = Object(added) as { reference: string };
      expect(await store.find(reference)).toMatchObject({ suspicions: ['too fast', 'links'], told: [] });
      expect(await store.takeJobs('mail', NOON + MINUTE, NOON + MINUTE, 10)).toEqual([]);
      expect(await store.accept(reference.toLowerCase().replace('-', ''))).toEqual(['webhook', 'mail']);
      expect(await store.find(reference)).toMatchObject({
        suspicions: [],
        told: [
          { channel: 'webhook', state: 'waiting' },
          { channel: 'mail', state: 'waiting' },
        ],
      });
      const [job] = await store.takeJobs('mail', NOON + MINUTE, NOON + 2 * MINUTE, 10);
      expect(job).toMatchObject({ tries: 0, enquiry: { reference } });
      expect(await store.accept(reference)).toBeNull();
      expect(await store.accept('nothing')).toBeNull();
    }));

  test('an enquiry whose post was given up before its turn isn’t stored', () =>
    withStore(async (store) => {
      await expect(store.add(newEnquiry(), [], AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
      expect(await store.list()).toEqual([]);
    }));

  test('erasing finds every enquiry of an address in any case, or one by its reference', () =>
    withStore(async (store) => {
      await store.add(newEnquiry({ email: 'Ada@Example.com' }), ['mail']);
      await store.add(newEnquiry({ email: 'ada@example.com' }), []);
      const called = await store.add(newEnquiry({ email: null, phone: '03 9999 0000' }), []);
      expect(await store.erase('ADA@example.COM ')).toBe(2);
      expect(await store.erase('ada@example.com')).toBe(0);
      expect(await store.takeJobs('mail', NOON, NOON, 10)).toEqual([]);
      expect(await store.list()).toHaveLength(1);
      expect(await store.erase(String(Object(called).reference))).toBe(1);
      expect(await store.list()).toEqual([]);
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
    await two.endTry(again!, { kind: 'told' });
    const [webhook] = await two.takeJobs('webhook', NOON + MINUTE, NOON + 2 * MINUTE, 10);
    expect(webhook?.tries).toBe(0);
    await two.endTry(webhook!, { kind: 'again', at: NOON + 10 * MINUTE });
    expect(await one.takeJobs('webhook', NOON + 9 * MINUTE, NOON + 9 * MINUTE, 10)).toEqual([]);
    const [last] = await one.takeJobs('webhook', NOON + 10 * MINUTE, NOON + 11 * MINUTE, 10);
    await one.endTry(last!, { kind: 'given up' });
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
      await store.endTry(slow!, { kind: 'told' });
      expect(await state()).toBe('waiting');
      await store.endTry(slow!, { kind: 'again', at: NOON });
      expect(await store.takeJobs('mail', NOON + 2 * MINUTE, NOON, 10)).toEqual([]);
      await store.endTry(quick!, { kind: 'told' });
      await store.endTry(quick!, { kind: 'given up' });
      expect(await state()).toBe('told');
    }));

  test('a message is due at once, also of an enquiry that came while a clock was ahead', () =>
    withStore(async (store) => {
      const ahead = Date.parse('2099-01-01T00:00:00Z');
      await store.add(newEnquiry({}, { now: ahead }), ['mail']);
      expect(await store.takeJobs('mail', NOON, NOON + MINUTE, 10)).toHaveLength(1);
    }));
}
