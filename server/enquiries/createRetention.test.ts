import { afterEach, beforeEach, expect, it } from 'vitest';
import { newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { createRetention } from './createRetention.ts';
import { DAY_MS, type EnquiryStore, HOUR_MS } from './enquiryStore.ts';
import { openStore } from './openStore.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const KEEP = 30;
const folder = folderForEach();
let store: EnquiryStore;
let lines: string[];
/** The machine's clock. */
let clock: number;

beforeEach(async () => {
  store = await openStore(`${folder.path}/enquiries.db`);
  lines = [];
  clock = NOON;
});
afterEach(() => store.close());

const log = (line: string) => void lines.push(line);
/** The run at the start, and then once a day. */
const retain = () => createRetention({ store, keepDays: KEEP, info: log, warn: log, now: () => clock })();
/** @param ages in days before noon */
const addAged = async (...ages: readonly number[]) => {
  for (const age of ages) await store.add(newEnquiry({}, { now: NOON - age * DAY_MS }), []);
};
/** The ages of all enquiries in days before noon, oldest first. */
const ages = async () =>
  (await store.list()).map(({ created }) => (NOON - Date.parse(created)) / DAY_MS).sort((a, b) => b - a);

it('says how many it deletes, and nothing about a clock', async () => {
  await addAged(31, 30.5, 30, 29.9, 0);
  await retain();
  await retain();
  expect([lines, await ages()]).toEqual([['2 enquiries older than 30 days were deleted.'], [30, 29.9, 0]]);
});

it.each([
  ['tomorrow', -1],
  ['1970', 20_000],
  ['2099', -26_000],
])('deletes by its days as ever when the newest enquiry is of %s', async (_, newest) => {
  await addAged(31, 2, newest);
  for (let day = 0; day < 2; day += 1) await retain();
  expect(await ages()).toEqual(newest > 0 ? [2] : [2, newest]);
});

it('deletes a restored backup of a year week by week', async () => {
  for (let age = 380; age > 0; age -= 10) await addAged(age);
  let days = 0;
  for (; (await ages())[0]! > KEEP; days += 1) await retain();
  // The week from an enquiry on holds no other.
  expect([days, (await ages()).length]).toEqual([35, 3]);
});

it('keeps nothing for longer than 37 days on a machine that runs ten hours on working days, started or woken each morning', async () => {
  for (const isStarted of [true, false]) {
    await store.erase('ada@example.com');
    let oldest = 0;
    let running = 0;
    const look = async () => {
      const created = (await store.list()).at(-1)?.created;
      oldest = Math.max(oldest, (clock - Date.parse(created ?? new Date(clock).toISOString())) / DAY_MS);
    };
    for (let day = 0; day < 100; day += 1) {
      clock = NOON + day * DAY_MS;
      if ([0, 6].includes(new Date(clock).getUTCDay())) continue;
      await look();
      if (isStarted) await retain();
      await store.add(newEnquiry({ email: 'ada@example.com' }, { now: clock }), []);
      for (let hour = 0; hour < 10; hour += 1) {
        clock += HOUR_MS;
        running += HOUR_MS;
        // The day's timer stands still while the machine sleeps.
        if (running % DAY_MS === 0) await retain();
      }
      await look();
    }
    expect(oldest).toBeGreaterThan(KEEP);
    expect(oldest).toBeLessThanOrEqual(37);
  }
});

it('names the failure of a store, and the provider keeps running', async () => {
  const failing = { ...store, deleteBefore: () => Promise.reject(new Error('the disk is full')) };
  await createRetention({ store: failing, keepDays: KEEP, info: log, warn: log })();
  expect(lines).toEqual(['Old enquiries couldn’t be deleted: the disk is full']);
});
