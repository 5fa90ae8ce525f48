import { afterEach, beforeEach, expect, it } from 'vitest';
import { newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { createRetention } from './createRetention.ts';
import { DAY_MS, type EnquiryStore, HOUR_MS } from './enquiryStore.ts';
import { openStore } from './openStore.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const KEEP = 7;
const folder = folderForEach();
let store: EnquiryStore;
let lines: string[];
/** The machine's clock, and its uptime. */
let clock: number;
let running: number;

beforeEach(async () => {
  store = await openStore(`${folder.path}/enquiries.db`);
  lines = [];
  clock = NOON;
  running = 0;
});
afterEach(() => store.close());

/** Starts a process. */
const start = () => {
  const log = (line: string) => void lines.push(line);
  return createRetention({ store, keepDays: KEEP, info: log, warn: log, now: () => clock, running: () => running });
};
/** Lets time pass, hour by hour. */
const pass = async (hours: number, retain: () => Promise<void>) => {
  for (let hour = 0; hour < hours; hour += 1) {
    clock += HOUR_MS;
    running += HOUR_MS;
    await retain();
  }
};
/** @param ages in days before noon */
const addAged = async (...ages: readonly number[]) => {
  for (const age of ages) await store.add(newEnquiry({}, { now: NOON - age * DAY_MS }), []);
};
const left = async () => (await store.list()).length;

it.each(['1970-01-01', '2027-06-01', '2099-01-01'])(
  'a start with a clock of %s deletes nothing, says so once, and leaves the store as it was',
  async (day) => {
    await addAged(6, 5, 0);
    await start()();
    lines = [];
    clock = Date.parse(day);
    for (let starts = 0; starts < 3; starts += 1) await start()();
    expect(lines).toEqual(
      Array(3).fill(
        `The clock says ${day}, but the enquiries were last seen on 2026-11-22. Old ones are deleted once this clock has run for 24 hours. Check it.`,
      ),
    );
    lines = [];
    clock = NOON + HOUR_MS;
    await start()();
    expect([lines, await left()]).toEqual([[], 3]);
  },
);

it('an enquiry that came while the clock was wrong doesn’t confirm a clock, and isn’t deleted early', async () => {
  await addAged(1);
  await start()();
  clock = Date.parse('2099-01-01');
  await store.add(newEnquiry({}, { now: clock }), []);
  await pass(23, start());
  expect(await left()).toBe(2);
  await store.add(newEnquiry({}, { now: Date.parse('1970-01-01') }), []);
  clock = NOON + HOUR_MS;
  running = 0;
  const retain = start();
  await retain();
  // The best estimate of their times.
  expect((await store.list()).map(({ created }) => created.slice(0, 10))).toEqual([
    '2026-11-22',
    '2026-11-22',
    '2026-11-21',
  ]);
  await pass(7 * 24 - 1, retain);
  expect(await left()).toBe(2);
  await pass(2, retain);
  expect(await left()).toBe(0);
});

it('a clock that jumps while the provider runs counts as new, and deletes after a day, a day’s worth at a time', async () => {
  await addAged(6, 5, 0.5);
  const retain = start();
  await retain();
  await pass(5, retain);
  clock += 90 * DAY_MS;
  await pass(24, retain);
  expect([lines, await left()]).toEqual([[expect.stringMatching(/^The clock says 2027-02-20/)], 3]);
  await pass(1, retain);
  expect(await left()).toBe(2);
  await pass(2, retain);
  expect(await left()).toBe(0);
});

it('a clock is trusted within a day before or after the store was last seen', async () => {
  for (const [days, left] of [
    [1.01, 2],
    [-1.01, 2],
    [0.99, 1],
  ] as const) {
    clock = NOON;
    await store.see(NOON, 0);
    if (left === 2 && days > 0) await addAged(7.5, 0);
    clock = NOON + days * DAY_MS;
    await start()();
    expect((await store.list()).length).toBe(left);
  }
});

it('a clock that is set again while it is doubted restarts its 24 hours', async () => {
  await addAged(6, 0);
  const retain = start();
  await retain();
  clock += 90 * DAY_MS;
  await pass(20, retain);
  clock -= 30 * DAY_MS;
  await pass(20, retain);
  expect([lines.length, await left()]).toEqual([2, 2]);
  await pass(5, retain);
  expect(await left()).toBe(1);
});

it('a provider that returns after a month deletes old enquiries after running for a day', async () => {
  await addAged(6);
  await start()();
  clock += 30 * DAY_MS;
  const retain = start();
  await retain();
  expect(await left()).toBe(1);
  await pass(24, retain);
  expect(await left()).toBe(0);
});

it('an enquiry whose message is being retried stays until the tries are over', async () => {
  await store.add(newEnquiry({}, { now: NOON - 8 * DAY_MS }), ['mail']);
  await addAged(0);
  const [job] = await store.takeJobs('mail', NOON, NOON + HOUR_MS, 1);
  const retain = start();
  await retain();
  expect(await left()).toBe(2);
  await store.endTries([job!], { kind: 'given up' });
  await retain();
  expect(await left()).toBe(1);
});

it('a store that fails is named, and the provider keeps running', async () => {
  const failing = { ...store, lastSeen: () => Promise.reject(new Error('the disk is full')) };
  await createRetention({ store: failing, keepDays: KEEP, info() {}, warn: (line) => lines.push(line) })();
  expect(lines).toEqual(['Old enquiries couldn’t be deleted: the disk is full']);
});
