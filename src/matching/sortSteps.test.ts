import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortSteps } from './sortSteps.ts';

interface Item {
  readonly key: number;
  readonly place: number;
}

const byKey = (a: Item, b: Item): number => a.key - b.key;
/** Few keys, so that many are equal; many items, so that there are many runs. */
const anyItems = fc
  .tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 200 }), fc.nat(12))
  .map(([keys, times]) =>
    Array.from({ length: keys.length * times }, (_, place) => ({ key: keys[place % keys.length]!, place })),
  );

describe('sorting in steps', () => {
  it('gives the order that sorting at once gives, equals included, and leaves the list as it was', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const given = [...items];
        const steps = sortSteps(items, byKey);
        let step = steps.next();
        while (!step.done) step = steps.next();
        expect(step.value).toEqual(given.toSorted(byKey));
        expect(items).toEqual(given);
      }),
    );
  });

  it('compares no more in one step, however long the list', () => {
    let compared = 0;
    let most = 0;
    const items = Array.from({ length: 20_000 }, (_, place) => ({ key: (place * 7919) % 20_011, place }));
    const steps = sortSteps(items, (a, b) => {
      compared += 1;
      return byKey(a, b);
    });
    while (!steps.next().done) {
      most = Math.max(most, compared);
      compared = 0;
    }
    // 256 × log2(256) for a run.
    expect(most).toBeLessThanOrEqual(2048);
    expect(most).toBeGreaterThan(200);
  });
});
