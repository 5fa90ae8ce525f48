import { expect, it } from 'vitest';
import { explain } from '../package/explain.ts';
import { exampleProducts } from './samples/exampleProducts.ts';

const row = (id: string, cells: Readonly<Record<string, unknown>> = {}) => ({
  id,
  cooling_capacity_kw: 5,
  price_from_aud: 2000,
  price_includes: 'supply_only',
  controls: 'none',
  ...cells,
});

it('a product beside others has what it gains over all of them, and what it gives up, in the words of the page', () => {
  const [one, other, third, large] = exampleProducts(
    row('A', { price_from_aud: 1500 }),
    row('B', { controls: 'mobile_app' }),
    row('C', { controls: 'mobile_app;voice' }),
    row('D', { cooling_capacity_kw: 9 }),
  );
  expect(explain(one!, {}, {}, [other!, third!])).toMatchObject({
    gain: [{ id: 'price', text: 'costs $500 less' }],
    cost: [{ id: 'control', text: 'mobile app not included' }],
  });
  expect(explain(one!, {}, { 'gain.price': '{amount} cheaper' }, [other!]).gain[0]?.text).toBe('$500 cheaper');
  expect(explain(one!, {}, {}, [other!, large!])).toMatchObject({ gain: [], cost: [] });
  expect(explain(one!, {})).toMatchObject({ gain: [], cost: [] });
});
