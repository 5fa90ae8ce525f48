import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { allNamed, button, named, option, press, showScreens, textOf } from '../../../tests/showScreens.tsx';
import { loadComparison } from './Comparison.tsx';

const SPLIT = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };
/** Two sizes of one model. */
const SIZES = [2.5, 5].map((kw) => ({
  ...SPLIT,
  id: `size ${kw}`,
  title: `Alpha ${kw.toFixed(1)} kW`,
  item_group_id: 'ALPHA',
  cooling_capacity_kw: kw,
  price_from_aud: kw * 1000,
  price_includes: 'supply_only',
}));

const heading = () => textOf(document.querySelector('h1'));

it('where to start compares its system with a better match that may not be installed at the postcode', async () => {
  const listed = (id: string, service_postcodes: string) => ({
    ...SPLIT,
    id,
    title: `System ${id}`,
    cooling_capacity_kw: 5,
    price_from_aud: 2990,
    price_includes: 'supply_only',
    priority: 1,
    service_postcodes,
  });
  showScreens(exampleProducts(listed('a', '2000'), listed('b', '')), { postcode: '3000' });
  const start = named('section', "Where we'd start");
  // Loaded first, so a busy machine makes no difference.
  await loadComparison();
  press(() => button('Compare b and a', start));
  const dialog = () => named('dialog', 'Compare systems', start);
  await vi.waitFor(() => expect(allNamed('button', /^Choose System/, dialog())).toHaveLength(2));
  press(() => button('Choose System a', dialog()));
  expect(heading()).toBe('System a');
});

it('an open row has Compare after Choose, for the size that is pressed', () => {
  showScreens(exampleProducts(...SIZES));
  if (button('Details of Alpha').getAttribute('aria-expanded') === 'false') press(() => button('Details of Alpha'));
  const row = named('.row', 'Alpha');
  for (const size of ['5.0', '2.5']) {
    press(() => option(`${size} kW`, row));
    const names = allNamed('button', /^(Choose|Compare) Alpha/, row).map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual([`Choose Alpha ${size} kW`, `Compare Alpha ${size} kW`]);
  }
});

it('a model of the shortlist is shown as it was listed, with the range of its sizes', () => {
  const beta = { ...SPLIT, id: 'b', title: 'Beta' };
  showScreens(exampleProducts(...SIZES, beta), {
    place: '/result',
    chosen: 'b',
    sized: true,
    parts: { shortlist: ['b', 'size 2.5', 'size 5'] },
  });
  expect(textOf(document.body)).toContain('$2,500 to $5,000 for the unit, installation on top');
  press(() => button('Choose this one: Alpha'));
  expect(heading()).toBe('Alpha');
  expect(textOf(document.body)).toContain('Split · 2.5 to 5.0 kW');
});
