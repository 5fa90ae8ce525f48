import { expect, test } from 'vitest';
import type { EnquiryStore } from '../../server/enquiries/createStore.ts';
import type { Job } from '../../server/enquiries/enquiryStore.ts';
import { newEnquiry } from './storeContract.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const LEASE = 5 * MINUTE;
const STEPS = 60;

/** Numbers below `most` in an order that depends on the seed. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

/**
 * Stores, accepts, begins, ends and loses messages in many orders, and compares the store's state with the messages sent.
 *
 * @param open opens the same store, as another process would; the caller closes and empties it
 */
export function testInterleaved(open: () => Promise<EnquiryStore>, seeds: number): void {
  test('an enquiry is told as its state says, whatever is accepted, retried or lost while messages are sent', async () => {
    const stores = [await open(), await open()];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const told = await play(stores, numbersFrom(seed), `seed ${seed}`);
      const [store] = stores;
      for (const enquiry of await store!.list()) {
        if (enquiry.suspicions.length > 0) continue;
        expect([enquiry.reference, enquiry.told], `seed ${seed}`).toEqual([
          enquiry.reference,
          [{ channel: 'mail', state: 'told' }],
        ]);
        expect(told.has(enquiry.reference), `seed ${seed}: ${enquiry.reference} was sent`).toBe(true);
        await store!.erase(enquiry.reference);
      }
      for (const { reference } of await store!.list()) await store!.erase(reference);
    }
    await Promise.all(stores.map((one) => one.close()));
  });
}

/** @returns the enquiries that had a message */
async function play(
  stores: readonly EnquiryStore[],
  below: (most: number) => number,
  seed: string,
): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  const suspected: string[] = [];
  const sending: Job[] = [];
  let now = NOON;
  const store = () => stores[below(stores.length)]!;
  const pick = (): Job | undefined => sending.splice(below(sending.length), 1)[0];
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const isSuspected = below(2) === 0;
      const suspicions = isSuspected ? (['links'] as const) : [];
      const { reference } = Object(await store().add(newEnquiry({}, { now, suspicions }), ['mail']));
      if (isSuspected) suspected.push(reference);
    },
    async () => {
      const [reference] = suspected.splice(below(suspected.length), 1);
      if (reference) expect(await store().accept(reference)).toEqual(['mail']);
    },
    async () => sending.push(...(await store().takeJobs('mail', now, now + LEASE, 1 + below(3)))),
    async () => {
      const done = pick();
      if (!done) return;
      told.add(done.enquiry.reference);
      await store().endTry(done, { kind: 'told' });
    },
    async () => {
      const failed = pick();
      if (failed) await store().endTry(failed, { kind: 'again', at: now + MINUTE });
    },
    // The process that sends is gone.
    async () => pick(),
    async () => {
      now += below(2 * LEASE);
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    await steps[below(steps.length)]!();
    for (const enquiry of await store().list())
      if (enquiry.told.some(({ state }) => state === 'told'))
        expect(told.has(enquiry.reference), `${seed}, step ${step}: ${enquiry.reference} was sent`).toBe(true);
  }
  // Messages still being sent end late; after that, every enquiry has been sent.
  for (const job of sending) await store().endTry(job, { kind: 'again', at: now });
  for (let jobs = 1; jobs > 0; ) {
    now += LEASE;
    const taken = await store().takeJobs('mail', now, now + LEASE, 100);
    jobs = taken.length;
    for (const job of taken) {
      told.add(job.enquiry.reference);
      await store().endTry(job, { kind: 'told' });
    }
  }
  return told;
}
