import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { showRows } from '../../../tests/shownList.ts';
import { allNamed, button, named, option, press, showScreens, textOf } from '../../../tests/showScreens.tsx';

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

it('an open row has Compare after Choose, for the size that is pressed', () => {
  showRows(SIZES);
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

it('a system chosen from the shortlist leaves its place to the one chosen before', () => {
  const [beta, gamma] = ['Beta', 'Gamma'].map((title) => ({ ...SPLIT, id: title, title }));
  showScreens(exampleProducts(...SIZES, beta!, gamma!), {
    place: '/result',
    chosen: 'Beta',
    parts: { shortlist: ['Gamma', 'size 2.5'] },
  });
  const others = () => allNamed('button', /^Choose this one/).map((one) => one.getAttribute('aria-label'));
  expect(others()).toEqual(['Choose this one: Alpha', 'Choose this one: Gamma']);
  press(() => button('Choose this one: Gamma'));
  expect([heading(), others()]).toEqual(['Gamma', ['Choose this one: Alpha', 'Choose this one: Beta']]);
});

it('a single split of the shortlist is listed and chosen once for each room', () => {
  showScreens(exampleProducts(...SIZES, { ...SPLIT, id: 'b', title: 'Beta' }), {
    answers: {
      Q0: 'No',
      Q2: 'Townhouse',
      Q3: 'Multiple Rooms',
      Q4: 'Unsure',
      Q5: '2 Rooms',
      Q6: 'Large Outdoor space',
    },
    place: '/result',
    chosen: 'b',
    sized: true,
    parts: { shortlist: ['size 2.5'] },
  });
  press(() => button('Choose this one: 2 × Alpha'));
  expect(heading()).toBe('2 × Alpha, one in each room');
});
