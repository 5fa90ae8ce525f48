import { expect } from 'vitest';
import type { EnquiryStore } from '../server/enquiries/createStore.ts';
import { newEnquiry } from './enquiries/storeContract.ts';

/** A minute after the samples were made. */
export const READ_AT = Date.parse('2026-11-27T00:32:00Z');

/** The store of an earlier edition, or the same store again with an enquiry of today. Closes it. */
export async function expectEarlierEnquiries(store: EnquiryStore, edition: string, count = 3): Promise<void> {
  const found = (await store.list()).toReversed();
  expect(found).toHaveLength(count);
  expect(found.slice(0, 3)).toMatchObject([
    { name: 'Ada Nguyễn', email: 'ada1@example.com', suspicions: [], told: [{ channel: 'webhook', state: 'waiting' }] },
    { email: 'ada2@example.com', suspicions: [expect.anything()], told: [] },
    { email: null, phone: '0400 000 000', note: 'Two storeys (3).', told: [{ channel: 'webhook', state: 'waiting' }] },
  ]);
  expect(found[0]!.brief).toEqual({
    text: 'A split system for a bedroom',
    answers: { Q0: 'No' },
    system: 'WB-25',
    versions: { questions: '1' },
  });
  if (count === 3) {
    expect(await store.takeJobs('webhook', READ_AT + 3_600_000, READ_AT + 7_200_000, 10)).toHaveLength(2);
    expect(
      (await store.add(newEnquiry({ key: 'ffffffff-0000-4000-8000-000000000001' }, { now: READ_AT }), [])).kind,
    ).toBe('stored');
  } else {
    // The first edition made no message for what it suspected; later ones held it back.
    expect(await store.accept(found[1]!.reference)).toEqual(edition === '1.0.0' ? [] : ['webhook']);
  }
  await store.close();
}
