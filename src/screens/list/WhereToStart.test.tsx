import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { itWith } from '../../../tests/itWith.ts';
import { answersOf } from '../../../tests/samples/answersOf.ts';
import { readCsv } from '../../../tests/samples/readFile.ts';
import { openRow, rowOf, rowTitles, showList, showRows } from '../../../tests/shownList.ts';
import { allNamed, button, named, option, press, showScreens, textOf } from '../../../tests/showScreens.tsx';

const { products: DEMO } = readCsv(readFileSync('catalogue/products.csv', 'utf8'));
const SPLIT = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };

const screen = () => textOf(document.body);
const one = (id: string, title: string, aud: number, sound: number, more: object = {}) => ({
  ...SPLIT,
  id,
  title,
  cooling_capacity_kw: 5,
  kwh_cool_cold: 400,
  kwh_heat_cold: 1600,
  price_from_aud: aud,
  price_includes: 'supply_only',
  outdoor_sound_power_dba: sound,
  warranty_years: 5,
  controls: 'none',
  ...more,
});
const ALPHA = one('a', 'Alpha', 1990, 65);
const start = () => named('section', "Where we'd start");
const cards = () => [...start().querySelectorAll('article')].map((article) => textOf(article));

it('where to start is what costs least, with one that has more and a quieter one beside it, and none is a row too', () => {
  showList([
    one('c', 'Gamma', 3990, 55),
    ALPHA,
    one('b', 'Beta', 2990, 65, { warranty_years: 7, controls: 'mobile_app' }),
    one('d', 'Delta', 4990, 66),
  ]);
  const [first, more, quieter] = cards();
  expect(first).toContain('Our cheapest split for your room.');
  expect(more).toContain(
    "For $1,000 more, it has a mobile app and a longer warranty (7 years). You didn't ask for that.",
  );
  expect(quieter).toContain('For $2,000 more, it is 10 dB(A) quieter outdoors.');
  expect(quieter).not.toContain('ask for');
  expect(rowTitles()).toEqual(['Delta']);
});

it('where sizes differ, both belong to the difference in price, and costs follow', () => {
  const wide = one('b', 'Beta', 2990, 65, { controls: 'mobile_app', warranty_years: 2 });
  showList([{ ...ALPHA, cooling_capacity_kw: 3.5 }, wide]);
  expect(cards()[1]).toContain(
    "5.0 kW costs $1,000 more than 3.5 kW. It has a mobile app. You didn't ask for that. The catch: a shorter",
  );
});

it('two that are about equal have equal weight, the one that costs less first', () => {
  showList([one('a', 'Alpha', 1990, 65, { priority: 1 }), one('b', 'Beta', 1950, 65, { priority: 2 })]);
  expect(start().querySelectorAll('.card-title')[0]?.textContent).toBe('Beta');
  expect(screen()).toContain('Two are about equal.');
  const choose = allNamed('button', /^Choose /, start());
  expect(choose.map(({ className }) => className)).toEqual([choose[0]?.className, choose[0]?.className]);
});

it('where to start says so where one model fits, and whom the seller recommends', () => {
  showList([{ ...ALPHA, priority: 1 }]);
  expect(cards()[0]).toContain('Our only split for your room.');
  expect(cards()[0]).toContain('The seller recommends it.');
  expect(rowTitles()).toEqual([]);
});

const SIZES = [2.5, 5].map((kw) => ({
  ...one(`b${kw}`, `Beta ${kw.toFixed(1)} kW`, 800 * kw, 50 + kw * 2),
  item_group_id: 'B',
  cooling_capacity_kw: kw,
}));

itWith('sizing')('models outside the size that the visitor said stand in a group of their own, which says so', () => {
  showList([ALPHA, one('b', 'Beta', 3990, 66), one('c', 'Gamma', 2990, 66, { cooling_capacity_kw: 9 })], {
    parts: { sizing: { rooms: ['living'] } },
  });
  const titlesIn = (group: string) => [...named('section', group).querySelectorAll('.row .card-title')].map(textOf);
  expect(titlesIn('These fit')).toEqual(['Beta']);
  expect(titlesIn('Further off')).toEqual(['Gamma']);
});

it('the seller’s label stands once on a screen', () => {
  const beta = one('b', 'Beta', 2990, 65, { warranty_years: 7, priority: 1 });
  showList([{ ...ALPHA, priority: 2 }, beta]);
  expect(cards()).toHaveLength(2);
  expect(screen().split('recommends it').length - 1).toBe(1);
});

it('while nothing decides the size, cards and rows have ranges of size and price', () => {
  showList(SIZES);
  expect(cards()[0]).toContain('Split · 2.5 to 5.0 kW$2,000 to $4,000 for the unit, installation on top');
});

it('a model is chosen with its size open, until the visitor presses a size in its row', () => {
  const { visit } = showRows(SIZES);
  openRow('Beta');
  press(() => button(/^Choose Beta/, rowOf('Beta')));
  expect(visit.get()).toMatchObject({ chosen: 'b2.5', sized: false });
  press(() => button('Back'));
  press(() => option('5.0 kW', rowOf('Beta')));
  expect(textOf(rowOf('Beta'))).toContain('$4,000 for the unit, installation on top');
  press(() => button('Choose Beta 5.0 kW', rowOf('Beta')));
  expect(visit.get()).toMatchObject({ chosen: 'b5', sized: true, bought: { way: 'split', systems: ['b5'] } });
});

itWith('sizing')('a size that the visitor said decides what is shown and chosen', () => {
  const { visit } = showList(SIZES, { parts: { sizing: { rooms: ['living'] } } });
  press(() => button('Choose Beta 5.0 kW'));
  expect(visit.get()).toMatchObject({ chosen: 'b5', sized: true });
});

const TWO_ROOMS = answersOf('No, House - Pitched Roof, Multiple Rooms, Unsure, 2 Rooms, Large Outdoor space, None');
const ways = () => named('section', 'Ways to do the job');
const names = () => [...ways().querySelectorAll('article')].map((card) => card.getAttribute('aria-label'));
const BEDROOMS = { parts: { sizing: { rooms: ['bedroom', 'bedroom'] } } };

itWith('sizing')(
  'the list begins with the ways to do the job, each with its price, a gain, a flaw and what to begin with',
  () => {
    showScreens(DEMO, { answers: TWO_ROOMS, ...BEDROOMS });
    expect(textOf(document.activeElement)).toBe('2 rooms: 3 ways to do it');
    expect(names()[0]).toBe('A split in each room');
    expect(new Set(names())).toEqual(
      new Set(['A split in each room', 'One outdoor unit for all rooms', 'Vents in the ceilings']),
    );
    const splits = textOf(named('article', 'A split in each room', ways()));
    expect(splits).toMatch(/\$[\d,]+ for the units, installation on top/);
    expect(splits).toContain('Needs 2 outdoor units.');
    expect(splits).toMatch(/Start with 2 × Wattlebird Wall Split 2\.\d kW\..* \d models? fit/);
    expect(allNamed('section', "Where we'd start")).toEqual([]);
    expect(rowTitles()).toEqual([]);
  },
);

it.each([
  ['3000', 'house_pitched_roof', true, false],
  ['2000', '', false, true],
])(
  'at %s a way says that its first isn’t installed there, and sends only what is open to an installer',
  (postcode, suits_home_types, isElsewhere, isOpen) => {
    const facts = { suits_home_types, suits_small_outdoor_space: '', service_postcodes: '2000' };
    const multi = { system_type: 'multi_split', max_indoor_units: 2, indoor_unit_style: '', ...facts };
    const products = [one('s', 'Alpha', 1990, 65, facts), one('m', 'Omega', 3990, 65, multi)];
    const outdoor = isOpen ? 'Small Outdoor space' : 'Large Outdoor space';
    showList(products, { answers: { ...TWO_ROOMS, Q6: outdoor }, postcode });
    const cards = names().map((name) => textOf(named('article', String(name), ways())));
    expect(cards).toHaveLength(2);
    for (const text of cards) {
      expect(text.includes('We may not install it in 3000. Ask us first.')).toBe(isElsewhere);
      expect(text.includes('Ask an installer if one fits.')).toBe(isOpen);
    }
  },
);

itWith('sizing')('a choice of a way is a choice of all its systems', () => {
  const { visit } = showScreens(DEMO, { answers: TWO_ROOMS, ...BEDROOMS });
  press(() => button(/^Choose 2 × Wattlebird Wall Split/));
  const { chosen, sized, bought } = visit.get();
  expect(bought).toEqual({ way: 'splits', systems: [chosen, chosen] });
  expect(sized).toBe(true);
});

it('the models of a way stand one level down, and the focus moves there and back', async () => {
  const { visit } = showScreens(DEMO, { answers: TWO_ROOMS, ...BEDROOMS });
  press(() => button('See these: One outdoor unit for all rooms'));
  expect(textOf(document.activeElement)).toBe('One outdoor unit for all rooms');
  expect(visit.get().way).toBe('multi');
  expect(cards()[0]).toContain('Multi-Split');
  expect(rowTitles().every((title) => title.includes('Multi-Split'))).toBe(true);
  press(() => button('Other ways'));
  await expect.poll(() => textOf(document.activeElement)).toBe('One outdoor unit for all rooms');
  expect(document.activeElement?.closest('article')).not.toBeNull();
  expect(visit.get().way).toBeNull();
});

it('a row of single splits buys its model in each room', () => {
  const { visit } = showScreens(DEMO, { answers: TWO_ROOMS, ...BEDROOMS, way: 'splits' });
  const [title = ''] = rowTitles();
  press(() => button(/^Choose 2 × /, openRow(title)));
  expect(visit.get().bought?.systems).toHaveLength(2);
});

it('a way that the answers no longer have shows the ways', () => {
  showScreens(DEMO, { answers: TWO_ROOMS, way: 'split' });
  expect(names()).toHaveLength(3);
  expect(allNamed('button', 'Other ways')).toEqual([]);
});

it('where there is one way, the list begins with its models', () => {
  const { Q4: _zones, Q5: _rooms, ...answers } = TWO_ROOMS;
  showScreens(DEMO, { answers: { ...answers, Q3: 'Single Room' }, way: 'ducted' });
  expect(cards()[0]).toContain('Wall Split');
  expect(allNamed('section', 'Ways to do the job')).toEqual([]);
  expect(allNamed('button', 'Other ways')).toEqual([]);
});

it('a way that isn’t there says why, folded', () => {
  const answers = { ...TWO_ROOMS, Q5: '3 Rooms', Q6: 'Small Outdoor space' };
  showScreens(DEMO, { answers });
  expect(names()).not.toContain('A split in each room');
  const fold = [...document.querySelectorAll('details')].find((one) => textOf(one).startsWith('Why not a split'));
  expect(textOf(fold ?? null)).toContain('A split in each room needs 3 outdoor units. You have space for 2.');
});

itWith('sizing')('a home with a touchscreen has no kW for one outdoor unit, which isn’t offered', () => {
  const answers = { ...TWO_ROOMS, Q2: 'Townhouse', Q3: 'Whole Home', Q7: ['Touchscreen'] };
  showScreens(DEMO, { answers, parts: { sizing: { home: 3 } } });
  expect(names()).toEqual(['Vents in the ceilings', 'A split in each room']);
  expect(textOf(document.body)).toMatch(/3 bedrooms: 9\.0 to 14\.0\skW\./);
  showScreens(DEMO, { answers });
  expect(textOf(document.body)).toContain('Why not one outdoor unit, or a split in each room?');
});

itWith('sizing')('where no way is left, a range of splits alone says why a split in each room is none', () => {
  const said = (answers: object, sizing: object = {}) => {
    showList([{ ...ALPHA, suits_home_types: '' }], { answers: { ...TWO_ROOMS, ...answers }, parts: { sizing } });
    return [...document.querySelectorAll('.screen')].map(textOf).at(-1);
  };
  expect(said({ Q5: '3 Rooms', Q6: 'Small Outdoor space' })).toContain('needs 3 outdoor units. You have space for 2.');
  expect(said({ Q3: 'Whole Home' })).toContain('Tell us how many bedrooms you have.');
  expect(said({ Q3: 'Whole Home' }, { home: 4 })).toContain('A split in each of 5 rooms means 5 outdoor units.');
});

itWith('sizing')('a way says all of its first systems before it names another', () => {
  const home = { Q0: 'No', Q2: 'Townhouse', Q6: 'Small Outdoor space', Q7: ['Mobile App'] } as const;
  showScreens(DEMO, {
    answers: { ...home, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms' },
    postcode: '4870',
    zone: 'hot',
    parts: { sizing: { rooms: ['living', 'living'] } },
  });
  expect(textOf(named('article', 'One outdoor unit for all rooms'))).toMatch(
    /On the small side .* from \$3,590; a mobile app costs extra/,
  );
});
