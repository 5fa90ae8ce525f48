import { expect, test } from 'vitest';
import type { Sql } from '../../server/enquiries/sql.ts';
import { HOURLY_CAPS } from '../../server/insight/createInsight.ts';
import type { Addition, InsightStore } from '../../server/insight/insightStore.ts';

const NOON = Date.parse('2026-11-25T12:00:00Z');
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A message of this week without a known network. */
export const addition = (own: Partial<Addition> = {}): Addition => ({
  now: NOON,
  keys: ['note'],
  caps: HOURLY_CAPS,
  network: null,
  ...own,
});

/**
 * The promises of every store of counters.
 *
 * @param open opens the same empty store, as another process would
 * @param openSql opens its database
 */
export function testInsightStore(open: () => Promise<InsightStore>, openSql: () => Promise<Sql>): void {
  test('counts each key of a message once, by the week of the clock', async () => {
    const store = await open();
    await store.add(addition({ keys: ['note', 'Q0=No'] }));
    await store.add(addition({ keys: ['Q0=No', 'note'] }));
    await store.add(addition({ now: NOON + 7 * DAY_MS }));
    const counters = await store.counters();
    expect(counters).toEqual([
      { week: '2026-W48', key: 'Q0=No', count: 2 },
      { week: '2026-W48', key: 'note', count: 2 },
      { week: '2026-W49', key: 'note', count: 1 },
    ]);
    await store.close();
  });

  test('loses nothing when two providers that share it count at once', async () => {
    const stores = await Promise.all([open(), open()]);
    const keys = ['note', 'Q0=No', 'zone=cold'];
    const each = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(
      each.flatMap((index) =>
        stores.map((store) => store.add(addition({ keys: index % 2 === 0 ? keys : keys.toReversed() }))),
      ),
    );
    expect((await stores[0]!.counters()).map(({ count }) => count)).toEqual([80, 80, 80]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('counts a network’s messages over all processes, for an hour', async () => {
    const stores = await Promise.all([open(), open()]);
    const post = (index: number, now = NOON, network: string | null = 'a') =>
      stores[index % 2]!.add(addition({ now, network, caps: { perNetwork: 6, together: 10 } }));
    const outcomes = [];
    for (let index = 0; index < 10; index += 1) outcomes.push((await post(index)).kind);
    expect(outcomes).toEqual([...Array(6).fill('counted'), ...Array(4).fill('too many')]);
    expect(await post(0, NOON + 1000)).toEqual({ kind: 'too many', retryAfterS: 3599 });
    // A refused message takes up no place.
    const others = [];
    for (let index = 0; index < 6; index += 1) others.push((await post(index, NOON, index % 2 ? null : 'b')).kind);
    expect(others).toEqual([...Array(4).fill('counted'), ...Array(2).fill('too many')]);
    expect((await post(1, NOON + HOUR_MS)).kind).toBe('counted');
    for (let index = 0; index < 6; index += 1) await post(index, NOON + HOUR_MS);
    expect((await post(1, NOON + HOUR_MS)).kind).toBe('too many');
    // A clock that was set back leaves an hour in the future.
    expect((await post(0, NOON - DAY_MS)).kind).toBe('counted');
    await Promise.all(stores.map((store) => store.close()));
  });

  test('gives back the place of a message that can’t be counted', async () => {
    const store = await open();
    const caps = { perNetwork: 1, together: 1 };
    const broken = addition({ caps, network: 'a', keys: ['note', null as unknown as string] });
    await expect(store.add(broken)).rejects.toThrow();
    expect(await store.counters()).toEqual([]);
    expect((await store.add(addition({ caps, network: 'a' }))).kind).toBe('counted');
    await store.close();
  });

  test('forgets the networks of an hour that has ended, and of no other', async () => {
    const [store, sql] = [await open(), await openSql()];
    const networks = async () => (await sql.run('SELECT network FROM insight_network')).map(({ network }) => network);
    await store.add(addition({ network: 'a' }));
    await store.forgetNetworks(NOON + HOUR_MS - 1);
    expect(await networks()).toEqual(['a']);
    await store.forgetNetworks(NOON + HOUR_MS);
    expect(await networks()).toEqual([]);
    await Promise.all([store.close(), sql.close()]);
  });

  test('deletes counters older than two years at the first message of a month, but not because a clock jumps', async () => {
    const store = await open();
    const weeks = async () => [...new Set((await store.counters()).map(({ week }) => week))];
    const at = (day: string) => store.add(addition({ now: Date.parse(`${day}T12:00:00Z`) }));
    for (const day of ['2024-11-20', '2026-11-25', '2026-11-26']) await at(day);
    expect(await weeks()).toEqual(['2024-W47', '2026-W48']);
    await at('2099-01-10');
    expect(await weeks()).toEqual(['2026-W48', '2099-W02']);
    for (const day of ['1970-01-10', '2027-01-10']) await at(day);
    expect(await weeks()).toEqual(['2026-W48', '2027-W01', '2099-W02']);
    await store.close();
  });

  test('keeps no row for a message, and no time beside the week', async () => {
    const store = await open();
    for (let count = 0; count < 5; count += 1) await store.add(addition());
    const counters = await store.counters();
    expect(counters).toHaveLength(1);
    expect(Object.keys(counters[0]!)).toEqual(['week', 'key', 'count']);
    await store.close();
  });

  test('takes a store of the first version, whose days it drops and whose counts it keeps', async () => {
    const sql = await openSql();
    for (const statement of FIRST_VERSION) await sql.run(statement);
    const combination = 'Q2=Apartment&Q3=Single Room&Q6=Large Outdoor space';
    for (const [range, name, count] of [
      ['2026-11-20', 'note', 3],
      ['', 'note', 2],
      ['2026-11-20', `wish ${combination}`, 3],
      ['2026-11-21', `wish ${combination}`, 2],
      ['2026-11-20', 'Q2=Apartment', 3],
      ['2026-11-20', 'Q0=No', 3],
      ['', 'reached=list', 7],
    ] as const)
      await sql.run('INSERT INTO insight_counter VALUES (?, ?, ?, ?)', '2026-W47', range, name, count);
    const stores = await Promise.all([open(), open()]);
    expect((await stores[0]!.add(addition())).kind).toBe('counted');
    const counters = (await stores[1]!.counters()).filter(({ week }) => week === '2026-W47');
    expect(Object.fromEntries(counters.map(({ key, count }) => [key, count]))).toEqual({
      note: 5,
      [`combination ${combination}`]: 5,
      'Q0=No': 3,
      'reached=list': 7,
    });
    await expect(sql.run('SELECT range_day FROM insight_counter')).rejects.toThrow('range_day');
    await Promise.all([...stores, sql].map((one) => one.close()));
  });
}

const FIRST_VERSION = [
  'DROP TABLE IF EXISTS insight_counter',
  'DROP TABLE IF EXISTS insight_schema',
  'DROP TABLE IF EXISTS insight_hour',
  'DROP TABLE IF EXISTS insight_network',
  `CREATE TABLE insight_counter (week TEXT NOT NULL, range_day TEXT NOT NULL, -- empty if unknown
    name TEXT NOT NULL, count BIGINT NOT NULL, PRIMARY KEY (week, range_day, name))`,
  'CREATE TABLE insight_schema (version INTEGER NOT NULL)',
  'INSERT INTO insight_schema (version) VALUES (1)',
];
