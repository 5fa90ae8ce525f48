import { expect, test } from 'vitest';
import type { InsightStore } from '../../server/insight/insightStore.ts';

/**
 * What every store of counters does.
 *
 * @param open opens the same empty store, as another process would
 */
export function testInsightStore(open: () => Promise<InsightStore>): void {
  test('counts each key of a message once, by week and range', async () => {
    const store = await open();
    await store.add({ week: '2026-W47', range: '2026-11-20', keys: ['note', 'Q2=Apartment'] });
    await store.add({ week: '2026-W47', range: '2026-11-20', keys: ['Q2=Apartment', 'note'] });
    await store.add({ week: '2026-W47', range: null, keys: ['note'] });
    await store.add({ week: '2026-W48', range: '2026-11-20', keys: ['note'] });
    expect(await store.counters()).toEqual([
      { week: '2026-W47', range: null, key: 'note', count: 1 },
      { week: '2026-W47', range: '2026-11-20', key: 'Q2=Apartment', count: 2 },
      { week: '2026-W47', range: '2026-11-20', key: 'note', count: 2 },
      { week: '2026-W48', range: '2026-11-20', key: 'note', count: 1 },
    ]);
    await store.close();
  });

  test('loses nothing when two providers that share it count at once', async () => {
    const stores = await Promise.all([open(), open()]);
    const keys = ['note', 'Q2=Apartment', 'Q6=Large Outdoor space'];
    const each = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(
      each.flatMap((index) =>
        stores.map((store) =>
          store.add({ week: '2026-W47', range: null, keys: index % 2 === 0 ? keys : keys.toReversed() }),
        ),
      ),
    );
    expect((await stores[0]!.counters()).map(({ count }) => count)).toEqual([80, 80, 80]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('keeps no row for a message, and no time beside the week', async () => {
    const store = await open();
    for (let count = 0; count < 5; count += 1) await store.add({ week: '2026-W47', range: null, keys: ['note'] });
    const counters = await store.counters();
    expect(counters).toHaveLength(1);
    expect(Object.keys(counters[0]!)).toEqual(['week', 'range', 'key', 'count']);
    await store.close();
  });
}
