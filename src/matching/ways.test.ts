import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { SizeAsked } from '../sizing/sizeAsked.ts';
import { groupModels } from './groupModels.ts';
import { createMatcher } from './matcher.ts';
import { isRecommended, recommendedAmong } from './recommendedAmong.ts';
import type { AskedJob } from './way.ts';
import { waysFor } from './ways.ts';

const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const system = (id: string, system_type: Product['system_type'], aud: number | null, more: Partial<Product> = {}) =>
  productWith({
    id,
    title: id,
    system_type,
    phase: 1,
    controls: NONE,
    suits_small_outdoor_space: true,
    zone_control: system_type === 'ducted' ? 'individual_temperature' : null,
    price: aud === null ? null : supplyOnly(aud),
    ...more,
  });
const split = (aud: number | null, more: Partial<Product> = {}) =>
  system('S', 'split', aud, { cooling_capacity_kw: 2.5, max_indoor_units: 1, ...more });
const multi = (aud: number | null, more: Partial<Product> = {}) =>
  system('M', 'multi_split', aud, { cooling_capacity_kw: 7, max_indoor_units: 6, ...more });
const ducted = (aud: number | null, more: Partial<Product> = {}) =>
  system('D', 'ducted', aud, { cooling_capacity_kw: 7.2, ...more });

const home = (Q2: string, Q3: string, more: Answers = {}): Answers => ({
  Q0: 'No',
  Q2,
  Q3,
  Q6: 'Large Outdoor space',
  ...more,
});
const HOUSE = 'House - Pitched Roof';
const two = home(HOUSE, 'Multiple Rooms', { Q4: 'Unsure', Q5: '2 Rooms' });
const three = home(HOUSE, 'Multiple Rooms', { Q4: 'Unsure', Q5: '3 Rooms' });
const four = home(HOUSE, 'Multiple Rooms', { Q4: 'Unsure', Q5: 'Over 3 Rooms' });
const whole = home(HOUSE, 'Whole Home', { Q4: 'Unsure' });
const SMALL = { Q6: 'Small Outdoor space' };

const jobOf = (answers: Answers, size: SizeAsked = {}): AskedJob => {
  return { answers, size, postcode: '', zone: 'average', rules: null, installation: null, on: '' };
};
const found = (products: readonly Product[], answers: Answers, size: SizeAsked = {}) =>
  waysFor(createMatcher(products), jobOf(answers, size));
const orderOf = (...given: Parameters<typeof found>) =>
  found(...given).ways.map(({ id, isLevel }) => (isLevel ? `=${id}` : id));
const firstOf = (products: readonly Product[], answers: Answers, size: SizeAsked = {}) =>
  found(products, answers, size).ways[0]?.first.map((one) => one.system.product.id);

it.each<[string, readonly Product[], Answers, SizeAsked, readonly string[]]>([
  ['one room: one split, whatever else fits', [split(900), multi(800)], home(HOUSE, 'Single Room'), {}, ['split']],
  ['two rooms: what costs less', [split(900), multi(3000), ducted(9000)], two, {}, ['splits', 'multi', 'ducted']],
  ['two rooms: what costs less the other way', [split(2000), multi(3000)], two, {}, ['multi', 'splits']],
  ['two rooms, $300 apart', [split(1350), multi(3000)], two, {}, ['=splits', '=multi']],
  ['two rooms, $302 apart', [split(1349), multi(3000)], two, {}, ['splits', 'multi']],
  ['two rooms, 5 % of the cheaper apart', [split(5000), multi(10_500)], two, {}, ['=splits', '=multi']],
  ['two rooms, more than 5 % of the cheaper apart', [split(5000), multi(10_501)], two, {}, ['splits', 'multi']],
  ['two rooms, little apart the other way', [split(1600), multi(3000)], two, {}, ['=multi', '=splits']],
  ['two rooms without prices', [split(null), multi(null)], two, {}, ['splits', 'multi']],
  ['three rooms without prices', [split(null), multi(null)], three, {}, ['multi', 'splits']],
  ['two rooms, a small space outside', [split(900), multi(3000)], { ...two, ...SMALL }, {}, ['splits', 'multi']],
  ['three rooms, a small space outside', [split(900), multi(3000)], { ...three, ...SMALL }, {}, ['multi']],
  [
    'three rooms, a small space outside and vents',
    [multi(6000), ducted(9000)],
    { ...three, ...SMALL },
    {},
    ['multi', 'ducted'],
  ],
  ['three rooms with vents', [split(900), multi(8000), ducted(9000)], three, {}, ['splits', 'multi', 'ducted']],
  ['four rooms: vents', [multi(6001), ducted(9000)], four, {}, ['ducted', 'multi']],
  [
    'four rooms of a home of unknown size',
    [split(900, { cooling_capacity_kw: null }), ducted(9000)],
    four,
    {},
    ['ducted'],
  ],
  ['four rooms, a third less', [multi(6000), ducted(9000)], four, {}, ['=ducted', '=multi']],
  ['four rooms, a small space outside', [multi(6000), ducted(9000)], { ...four, ...SMALL }, {}, ['=multi', '=ducted']],
  ['four rooms of a known home', [split(900), ducted(3000)], four, { home: 3 }, ['ducted', 'splits']],
  ['a whole home of three bedrooms', [split(900), ducted(9000)], whole, { home: 3 }, ['=ducted', '=splits']],
  ['a whole home of four', [split(900), ducted(9000)], whole, { home: 4 }, ['ducted']],
  ['a whole home, by a range of splits only', [split(900)], whole, { home: 3 }, ['splits']],
  ['one room, by a range of vents only', [ducted(9000)], home(HOUSE, 'Single Room'), {}, []],
  ['a whole home of unknown size', [split(900), multi(8000), ducted(9000)], whole, {}, ['ducted', 'multi']],
  [
    'a flat roof',
    [multi(9000), ducted(2000, { indoor_height_mm: 250 })],
    { ...whole, Q2: 'House - Flat Roof' },
    {},
    ['multi', 'ducted'],
  ],
  ['an apartment', [split(900), multi(3000)], { ...two, Q2: 'Apartment' }, {}, ['splits', 'multi']],
  ['three rooms of an apartment', [split(900), multi(3000)], { ...three, Q2: 'Apartment' }, {}, ['multi']],
  [
    'an apartment with a small space outside',
    [split(900), multi(3000)],
    { ...two, ...SMALL, Q2: 'Apartment' },
    {},
    ['multi'],
  ],
  [
    'splits by name',
    [split(900), multi(3000), ducted(100)],
    { ...two, Q0: 'Yes', Q1: 'Split' },
    {},
    ['splits', 'multi'],
  ],
  ['vents by name', [split(900), multi(3000), ducted(9000)], { ...two, Q0: 'Yes', Q1: 'Ducted' }, {}, ['ducted']],
  ['nothing about rooms', [split(900)], { Q0: 'No' }, {}, []],
])('the ways for %s', (_, products, answers, size, ways) => {
  const sized = products.map((one) => (size.home ? { ...one, cooling_capacity_kw: null } : one));
  expect(orderOf(sized, answers, size)).toEqual(ways);
});

it('a touchscreen asks for vents by name where ducts can go', () => {
  const screen = { controls: { touchscreen: 'included', voice: 'none', mobile_app: 'none' } } as const;
  const asked = { ...two, Q7: ['Touchscreen'] };
  expect(orderOf([multi(3000, screen), ducted(9000, screen)], asked)[0]).toBe('ducted');
  // Single splits have none to offer.
  const { ways } = found([split(900), ducted(9000, screen)], asked);
  expect(ways.map(({ id, lost }) => [id, lost])).toEqual([
    ['ducted', []],
    ['splits', ['touchscreen']],
  ]);
});

it('a way that charges extra for what was asked, or has no size inside, stands behind one that does neither', () => {
  const asked = { ...two, Q7: ['Mobile App'] };
  const app = (mobile_app: 'included' | 'optional') => ({ controls: { ...NONE, mobile_app } });
  const installed = (aud: number, more: Partial<Product>): Partial<Product> => ({
    ...more,
    price: { aud, includes: 'supply_and_standard_install' },
  });
  const beside = (aud: number) =>
    orderOf([split(0, installed(aud, app('optional'))), multi(0, installed(5000, app('included')))], asked);
  expect([beside(2400), beside(2000)]).toEqual([
    ['multi', 'splits'],
    // So much less pays for an extra.
    ['splits', 'multi'],
  ]);
  expect(orderOf([split(900, app('optional')), multi(9000, app('included'))], asked)).toEqual(['multi', 'splits']);
  const rooms = { rooms: ['living', 'living'] } as const;
  expect(
    orderOf([split(900, { cooling_capacity_kw: 3 }), multi(9000, { cooling_capacity_kw: 7 })], two, rooms),
  ).toEqual(['multi', 'splits']);
});

it('what isn’t installed at the postcode stands behind what is, in a way and among ways', () => {
  const elsewhere = { service_postcodes: '2000' };
  const first = (...products: readonly Product[]) =>
    waysFor(createMatcher(products), { ...jobOf(two), postcode: '3000' }).ways[0]?.first[0].system.product.id;
  expect(first(split(900, elsewhere), split(1500, { id: 'T' }))).toBe('T');
  expect(first(split(900, elsewhere), multi(3000))).toBe('M');
});

it('a way of a size outside the span stands behind one inside it, and isn’t its equal, also where the home is assumed', () => {
  const inside = ducted(9000, { cooling_capacity_kw: 10 });
  expect(orderOf([multi(6000), inside], { ...four, ...SMALL }, { home: 'unsure' })).toEqual(['ducted', 'multi']);
  const fits = multi(6000, { cooling_capacity_kw: 10 });
  expect(orderOf([fits, inside], { ...four, ...SMALL }, { home: 'unsure' })).toEqual(['=multi', '=ducted']);
});

it('a way of a size inside the span stands before one that does more of what was asked', () => {
  const asked = { ...two, Q7: ['Mobile App'] };
  const app = (mobile_app: 'included' | 'optional', cooling_capacity_kw: number) => ({
    controls: { ...NONE, mobile_app },
    cooling_capacity_kw,
  });
  const products = [split(900, app('optional', 4)), multi(3000, app('included', 4.5))];
  expect(orderOf(products, asked, { rooms: ['living', 'living'] })).toEqual(['splits', 'multi']);
});

it('a way that isn’t there says why', () => {
  expect(found([split(900), multi(3000)], { ...three, ...SMALL }).missing).toEqual([
    { id: 'splits', why: 'outdoor', needed: 3, held: 2 },
    { id: 'ducted', why: 'fits' },
  ]);
  const home = { home: 4 } as const;
  const byName = { ...whole, Q0: 'Yes', Q1: 'Ducted' };
  expect(found([ducted(9000, { cooling_capacity_kw: 8.9 })], byName, home)).toMatchObject({
    ways: [],
    missing: [{ id: 'ducted', why: 'small' }],
  });
  // Nobody asked for these by name, and half is better than nothing.
  expect(orderOf([ducted(9000, { cooling_capacity_kw: 8.9 })], whole, home)).toEqual(['ducted']);
  expect(
    orderOf([ducted(9000, { cooling_capacity_kw: 8.9 }), multi(9000, { cooling_capacity_kw: 9 })], whole, home),
  ).toEqual(['multi']);
  expect(found([ducted(9000, { cooling_capacity_kw: 5.9 })], whole, home)).toMatchObject({
    ways: [],
    missing: [
      { id: 'multi', why: 'fits' },
      { id: 'ducted', why: 'small' },
    ],
  });
  expect(found([ducted(9000, { cooling_capacity_kw: 9 })], whole, home).ways).toHaveLength(1);
  // A larger one that nobody can say fits, or can buy, doesn't make the smaller one big enough.
  const app = { controls: { ...NONE, mobile_app: 'included' } } as const;
  const unsure = [
    ducted(9000, { ...app, cooling_capacity_kw: 5 }),
    ducted(9500, { id: 'L', cooling_capacity_kw: 8, controls: null }),
  ];
  expect(orderOf(unsure, { ...whole, Q7: ['Mobile App'] }, home)).toEqual(['ducted']);
  for (const more of [{ controls: null }, { ...app, availability: 'out_of_stock' }] as const) {
    const products = [ducted(9000, app), ducted(9500, { id: 'L', cooling_capacity_kw: 14, ...more })];
    expect(found(products, { ...byName, Q7: ['Mobile App'] }, home).ways).toEqual([]);
  }
});

it('single splits that a home could have say why they aren’t priced: the space outside, its size, or its rooms', () => {
  const products = [split(900, { cooling_capacity_kw: null }), multi(8000), ducted(9000, { cooling_capacity_kw: 12 })];
  const of = (more: Answers, size: SizeAsked = {}) =>
    found(products, { ...whole, ...more }, size).missing.filter(({ id }) => id === 'splits');
  expect(of(SMALL)).toEqual([{ id: 'splits', why: 'outdoor', needed: 4, held: 2 }]);
  expect(of({})).toEqual([{ id: 'splits', why: 'unsaid' }]);
  expect(of({}, { home: 4 })).toEqual([{ id: 'splits', why: 'many', needed: 5 }]);
  expect([of({}, { home: 3 }), of({ Q0: 'Yes', Q1: 'Ducted' })]).toEqual([[], []]);
  expect(found(products.slice(1), whole).missing).toEqual([]);
});

it('one outdoor unit that runs fewer units than the home has rooms is no way', () => {
  const short = [multi(9000, { max_indoor_units: 4, cooling_capacity_kw: 10 })];
  const byName = { ...whole, Q0: 'Yes', Q1: 'Split' };
  expect(found(short, byName, { home: 4 })).toMatchObject({ ways: [], missing: [{ id: 'multi', why: 'small' }] });
  expect(orderOf(short, byName, { home: 3 })).toEqual(['multi']);
  // Nor beside vents that are too small as well.
  expect(orderOf([...short, ducted(9000, { cooling_capacity_kw: 9 })], whole, { home: 4 })).toEqual(['ducted']);
  expect(orderOf(short, whole, { home: 4 })).toEqual([]);
});

const sized = (id: string, kw: number, aud: number | null, more: Partial<Product> = {}) =>
  split(aud, { id, cooling_capacity_kw: kw, ...more });
const single = home(HOUSE, 'Single Room');
const asksApp = { ...single, Q7: ['Mobile App'] };
const withApp = (mobile_app: 'included' | 'optional' | 'none') => ({ controls: { ...NONE, mobile_app } });
const LIVING = { rooms: ['living'] } as const;
it.each<[string, readonly Product[], Answers, string]>([
  ['the cheapest inside the span', [sized('a', 2.5, 500), sized('b', 3.5, 900), sized('c', 4.2, 1200)], single, 'b'],
  ['the largest of those about as dear', [sized('a', 3.5, 900), sized('b', 4.2, 1000)], single, 'b'],
  [
    'then the quietest',
    [sized('a', 4, 900, { outdoor_sound_power_dba: 64 }), sized('b', 4, 950, { outdoor_sound_power_dba: 60 })],
    single,
    'b',
  ],
  [
    'then the longest warranty',
    [sized('a', 4, 900, { warranty_years: 5 }), sized('b', 4, 950, { warranty_years: 6 })],
    single,
    'b',
  ],
  ['then the provider’s priority', [sized('a', 4, 900), sized('b', 4, 900, { priority: 1 })], single, 'b'],
  ['then the id, where two are equal in everything', [sized('b', 4, 900), sized('a', 4, 900)], single, 'a'],
  ['never a priority before a price', [sized('a', 4, 900), sized('b', 4, 1200, { priority: 1 })], single, 'a'],
  [
    'all that was asked before a price',
    [sized('a', 4, 900, withApp('optional')), sized('b', 4, 1200, withApp('included'))],
    asksApp,
    'b',
  ],
  ['what wasn’t asked never', [sized('a', 4, 900), sized('b', 4, 1200, withApp('included'))], single, 'a'],
  ['what is in stock', [sized('a', 4, 900, { availability: 'backorder' }), sized('b', 4, 1200)], single, 'b'],
  ['what isn’t sold out', [sized('a', 4, 900, { availability: 'out_of_stock' }), sized('b', 2, 1200)], single, 'b'],
  ['ordinary power', [sized('a', 4, 900, { phase: 3 }), sized('b', 4, 1200)], single, 'b'],
  [
    'a price before none',
    [sized('a', 4, null, withApp('included')), sized('b', 4, 1200, withApp('optional'))],
    asksApp,
    'b',
  ],
  [
    'never what another dominates',
    [sized('a', 4, 900, { warranty_years: 7 }), sized('b', 4.2, 950, { warranty_years: 5 })],
    single,
    'a',
  ],
  ['the nearest where none is inside', [sized('a', 2, 500), sized('b', 3, 900)], single, 'b'],
  [
    'a blank before less than half',
    [sized('a', 1.7, 500), sized('b', 4, 900, { cooling_capacity_kw: null })],
    single,
    'b',
  ],
  ['anything larger before less than half', [sized('a', 1.7, 500), sized('b', 20, 9000)], single, 'b'],
  ['the nearest of 2.0 and 20 kW', [sized('a', 20, 900), sized('b', 2, 1200)], single, 'b'],
  [
    'a known size before a blank',
    [sized('a', 4, 900, { cooling_capacity_kw: null }), sized('b', 3, 1200)],
    single,
    'b',
  ],
  [
    'nothing unknown before the size',
    [sized('a', 4, 900, { controls: null }), sized('b', 2.5, 900, withApp('included'))],
    asksApp,
    'b',
  ],
])('a way begins with %s', (_, products, answers, id) => {
  expect(firstOf(products, answers, LIVING)).toEqual([id]);
});

it('one outdoor unit whose largest indoor unit is too small for a room comes after one that has a unit for it', () => {
  const one = (zone: Zone, ...kws: readonly (number | null)[]) => {
    const products = kws.map((kw, at) =>
      sized(`${kw}`, 6, 3000 + 1000 * at, { system_type: 'multi_split', max_indoor_units: 2, max_indoor_unit_kw: kw }),
    );
    const job = jobOf({ ...two, Q0: 'Yes', Q1: 'Split' }, { rooms: ['living', 'bedroom'] });
    return waysFor(createMatcher(products), { ...job, zone }).ways[0]?.first[0].system.product.id;
  };
  expect(one('average', 2.5, 3.5)).toBe('3.5');
  expect(one('average', 3.5, 5)).toBe('3.5');
  // In the hot zone as deep in the span as a single split.
  expect(one('hot', 3.5, 5)).toBe('5');
  // A figure that isn't given says nothing against it.
  expect(one('average', 2.5, null)).toBe('null');
  expect(one('average', 2.5)).toBe('2.5');
});

it('one outdoor unit without an indoor unit for the largest room is as far from its size as that unit', () => {
  const of = (kw: number, head: number) =>
    sized(`${kw}`, kw, 3000, { system_type: 'multi_split', max_indoor_units: 2, max_indoor_unit_kw: head });
  const begins = (...products: readonly Product[]) =>
    firstOf(products, { ...two, Q0: 'Yes', Q1: 'Split' }, { rooms: ['living', 'bedroom'] });
  expect(begins(of(5.2, 2.5), of(6.8, 5))).toEqual(['6.8']);
  expect(begins(of(5.2, 2.5), of(9.6, 5))).toEqual(['5.2']);
});

it('each of several splits is for its room, and a model of unknown size has all sizes of a usual room', () => {
  const wall = [2.5, 3.5, 5, 9].map((kw) => sized(`w${kw}`, kw, kw * 400, { item_group_id: 'W' }));
  expect(firstOf(wall, two, { rooms: ['living', 'bedroom'] })).toEqual(['w3.5', 'w2.5']);
  const [open] = found(wall, two).ways;
  expect([open?.kw, open?.price]).toEqual([[2.5, 5], { low: 2000, high: 4000, basis: 'unit' }]);
});

it('all rooms have one kind of indoor unit, on the wall, even where what was asked for costs extra', () => {
  const floor = { indoor_unit_style: 'floor_console', ...withApp('included') } as const;
  const wall = { indoor_unit_style: 'wall_mounted', ...withApp('optional') } as const;
  const products = [sized('f', 2.5, 1500, floor), sized('w2', 2.5, 900, wall), sized('w5', 5, 1400, wall)];
  const asked = { ...two, Q7: ['Mobile App'] };
  expect(firstOf(products, asked, { rooms: ['living', 'bedroom'] })).toEqual(['w5', 'w2']);
  // But not where it's dearer than one of its size that does more.
  const dear = [products[0]!, sized('w2', 2.5, 1700, wall), products[2]!];
  expect(firstOf(dear, asked, { rooms: ['living', 'bedroom'] })).toEqual(['w5', 'f']);
});

it('another room gets the model of one that charges extra only where that costs less, on one basis', () => {
  const wall = (
    id: string,
    kw: number,
    aud: number | null,
    app: 'included' | 'optional',
    more: Partial<Product> = {},
  ) => sized(id, kw, aud, { indoor_unit_style: 'wall_mounted', ...withApp(app), ...more });
  const firsts = (aud: number | null, other: number | null, more: Partial<Product> = {}) =>
    firstOf(
      [
        wall('w5', 5, aud && 1400, 'optional', { item_group_id: 'W' }),
        wall('w2', 2.5, aud, 'optional', { item_group_id: 'W' }),
        wall('f2', 2.5, other, 'included', more),
      ],
      { ...two, Q7: ['Mobile App'] },
      { rooms: ['living', 'bedroom'] },
    );
  expect(firsts(850, 900)).toEqual(['w5', 'w2']);
  expect(firsts(900, 900)).toEqual(['w5', 'f2']);
  expect(firsts(null, null)).toEqual(['w5', 'f2']);
  expect(firsts(900, 1500, { price: { aud: 1500, includes: 'supply_and_standard_install' } })).toEqual(['w5', 'f2']);
});

it('while a size is open, only sizes inside the span that is assumed are shown', () => {
  const products = [7, 9, 12, 20].map((kw) =>
    ducted(1000 * kw, { id: `d${kw}`, item_group_id: 'D', cooling_capacity_kw: kw }),
  );
  const kw = (answers: Answers, size?: SizeAsked) => found(products, answers, size).ways[0]?.kw;
  expect(kw(whole)).toEqual([9, 12]);
  expect(kw(three, { rooms: ['open_plan', 'bedroom', 'unsure'] })).toEqual([9, 12]);
  // Three rooms of which nothing is said: from bedrooms to living rooms, as the visitor reads.
  expect(kw(three)).toEqual([7, 12]);
});

it('a range ends before a size that does less, needs more or isn’t sold, so what is said of it holds for each', () => {
  const sizes = (...more: readonly Partial<Product>[]) =>
    more.map((one, at) =>
      ducted(1000 * (9 + at), { id: `d${at}`, item_group_id: 'D', cooling_capacity_kw: 9 + at, ...one }),
    );
  const kw = (more: Partial<Product>) => found(sizes({}, {}, more, {}), whole).ways[0]?.kw;
  expect(kw({})).toEqual([9, 12]);
  expect(kw({ phase: 3 })).toEqual([9, 10]);
  expect(kw({ availability: 'preorder' })).toEqual([9, 10]);
  // Nobody can buy these, so they end nothing.
  expect(kw({ price: null })).toEqual([9, 12]);
});

it('of sizes outside the span that rooms leave, only the nearest is shown', () => {
  const products = [6, 9, 12].map((kw) =>
    multi(500 * kw, { id: `m${kw}`, item_group_id: 'M', cooling_capacity_kw: kw }),
  );
  expect(found(products, two, { rooms: ['bedroom', 'unsure'] }).ways[0]?.kw).toEqual([6, 6]);
});

it('while nothing is said of a room, a model with sizes for bedrooms and living rooms comes before one without', () => {
  const of = (id: string, kws: readonly number[], aud: number) =>
    kws.map((kw) => sized(`${id}${kw}`, kw, aud * kw, { item_group_id: id }));
  const products = [...of('a', [2, 9], 500), ...of('b', [2.5, 5], 900)];
  const [way] = found(products, single).ways;
  expect([way?.first[0].system.product.item_group_id, way?.kw]).toEqual(['b', [2.5, 5]]);
  const [singles] = found(of('a', [2, 9], 500), single).ways;
  expect(singles?.kw).toEqual([2, 2]);
});

it('in the cold zone the first heats at 2 °C what its span begins with, where that costs no more extras', () => {
  const products = [
    sized('a', 3.5, 900, { heating_capacity_2c_kw: 3.4 }),
    sized('b', 4.2, 1200, { heating_capacity_2c_kw: 4.1 }),
  ];
  const firstIn = (zone: AskedJob['zone']) =>
    waysFor(createMatcher(products), { ...jobOf(single, LIVING), zone }).ways[0]?.first[0].system.product.id;
  expect([firstIn('cold'), firstIn('average')]).toEqual(['b', 'a']);
  // Ordinary power comes before, and a figure a little below the span is as good as inside.
  products[1] = { ...products[1]!, phase: 3 };
  expect(firstIn('cold')).toBe('a');
  products.splice(0, 2, { ...products[0]!, heating_capacity_2c_kw: 3.44 }, { ...products[1]!, phase: 1 });
  expect(firstIn('cold')).toBe('a');
});

it('more heat counts within one kind of indoor unit, and up to a price', () => {
  const heats = (id: string, aud: number, heat: number, style: Product['indoor_unit_style'] = 'wall_mounted') =>
    sized(id, 4, aud, { heating_capacity_2c_kw: heat, indoor_unit_style: style });
  const first = (...products: readonly Product[]) =>
    waysFor(createMatcher(products), { ...jobOf(single, LIVING), zone: 'cold' }).ways[0]?.first[0].system.product.id;
  expect(first(heats('a', 900, 3.4), heats('b', 2300, 4))).toBe('b');
  expect(first(heats('a', 900, 3.4), heats('b', 2500, 4))).toBe('a');
  expect(first(heats('a', 900, 3.4), heats('b', 1200, 4, 'floor_console'))).toBe('a');
  // A unit's price says nothing beside an installed one.
  const price = { aud: 3000, includes: 'supply_and_standard_install' } as const;
  expect(first({ ...heats('a', 0, 3.4), price }, heats('b', 1200, 4))).toBe('a');
});

it('what was asked for and costs extra stands behind what has it in the price and no more zoning', () => {
  const of = (aud: number, zone_control: Product['zone_control'], supply: 'included' | 'optional') =>
    ducted(aud, { id: `${zone_control} ${supply}`, zone_control, ...withApp(supply) });
  const first = (Q4: string, ...products: readonly Product[]) =>
    found(products, { ...whole, Q4, Q7: ['Mobile App'] }, { home: 2 }).ways[0]?.first[0].system.product.id;
  const extra = of(8000, 'day_night', 'optional');
  expect(first('Unsure', extra, of(9500, 'day_night', 'included'))).toBe('day_night included');
  expect(first('Unsure', extra, of(8500, 'room_zoning', 'included'))).toBe('day_night optional');
  expect(first('Unsure', extra, of(8300, 'room_zoning', 'included'))).toBe('room_zoning included');
  expect(first('Individual Room Zoning', extra, of(9500, 'room_zoning', 'included'))).toBe('room_zoning included');
  // Where all charge extra, the fewest extras come first.
  const both = (id: string, aud: number, voice: 'included' | 'optional') =>
    ducted(aud, { id, controls: { ...NONE, mobile_app: 'optional', voice } });
  const asks = { ...whole, Q7: ['Mobile App', 'Voice Control'] };
  const all = [both('two', 8000, 'optional'), both('one', 9500, 'included')];
  expect(found(all, asks, { home: 2 }).ways[0]?.first[0].system.product.id).toBe('one');
});

it('a model without cooling capacities is a range of prices, also for a room of a known size', () => {
  const products = [900, 1200].map((aud) =>
    split(aud, { id: `s${aud}`, item_group_id: 'S', cooling_capacity_kw: null }),
  );
  expect(found(products, single, LIVING).ways[0]).toMatchObject({ kw: null, price: { low: 900, high: 1200 } });
});

it('a multi-split has a unit for each bedroom and one more', () => {
  const heads = [4, 5].map((units) =>
    multi(3000 * units, { id: `m${units}`, max_indoor_units: units, cooling_capacity_kw: 12 }),
  );
  expect(firstOf(heads, whole, { home: 4 })).toEqual(['m5']);
  expect(found(heads, whole, { home: 4 }).ways[0]?.units).toEqual({ indoor: 5, outdoor: 1 });
});

it('of sizes outside the span, those of about the same kW as the nearest are equally near', () => {
  const near = [sized('a', 3.14, 900), sized('b', 3.28, 1100)];
  expect(firstOf(near, single, LIVING)).toEqual(['a']);
  expect(firstOf([...near, sized('c', 3.4, 1300)], single, LIVING)).toEqual(['b']);
});

it.each([
  [2.5, true],
  [3, false],
])('a system of %s kW for a bedroom is recommended: %s', (kw, isSo) => {
  const matcher = createMatcher([split(900, { cooling_capacity_kw: kw, priority: 1 })]);
  const [way] = waysFor(matcher, jobOf(single, { rooms: ['bedroom'] })).ways;
  expect(isRecommended(way!, matcher)).toBe(isSo);
  expect(recommendedAmong(way!.systems, matcher).size > 0).toBe(isSo);
});

it('where every system has one priority, three models are recommended', () => {
  const matcher = createMatcher(['a', 'b', 'c', 'd'].map((id) => sized(id, 4, 900, { priority: 1 })));
  const [way] = waysFor(matcher, jobOf(single, LIVING)).ways;
  expect([...recommendedAmong(way!.systems, matcher)].map((family) => family?.sizes[0].id)).toEqual(['a', 'b', 'c']);
});

it('where no way is left, models stand by what was asked, and then the cheapest comes first', () => {
  const products = [
    ducted(9900, { priority: 1, cooling_capacity_kw: 4, item_group_id: 'A' }),
    ducted(9000, { id: 'E', cooling_capacity_kw: 4, item_group_id: 'B' }),
    ducted(9500, { id: 'F', cooling_capacity_kw: 5, item_group_id: 'C' }),
  ];
  const matcher = createMatcher(products);
  const job = jobOf({ ...whole, Q0: 'Yes', Q1: 'Ducted' }, { home: 5 });
  expect(groupModels(matcher, job, []).further.map(({ products: [one] }) => one.id)).toEqual(['F', 'E', 'D']);
});

it('models are counted over the ways, each once', () => {
  const products = [
    sized('a', 2.5, 900, { item_group_id: 'A' }),
    sized('b', 3.5, 900, { item_group_id: 'A' }),
    multi(3000),
    ducted(9000, { zone_control: null }),
  ];
  const matcher = createMatcher(products);
  const asked = { ...two, Q4: 'Individual Room Zoning' };
  const { fits, might, catch: caught } = groupModels(matcher, jobOf(asked), []);
  expect([fits, might, caught].map(({ length }) => length)).toEqual([2, 1, 0]);
});

it('a model with exactly one catch stands apart from those with several', () => {
  const controls = { ...NONE, mobile_app: 'included' } as const;
  const products = [
    ducted(9000, { id: 'fits', controls }),
    ducted(9000, { id: 'check', controls, zone_control: null }),
    ducted(9000, { id: 'no app' }),
    ducted(9000, { id: 'too high', controls, suits_small_outdoor_space: false }),
    ducted(9000, { id: 'no app, too high', suits_small_outdoor_space: false }),
    ducted(9000, { id: 'no app, no zones', zone_control: 'none' }),
    ducted(9000, { id: 'no app, three-phase', phase: 3 }),
    ducted(9000, { id: 'no app, later', availability: 'backorder' }),
    ducted(9000, { id: 'no app, elsewhere', service_postcodes: '2000' }),
    multi(9000, { id: 'no app, small units', max_indoor_unit_kw: 2.5 }),
  ];
  const asked = { ...two, ...SMALL, Q4: 'Individual Room Zoning', Q7: ['Mobile App'] };
  const job = { ...jobOf(asked, { rooms: ['living', 'living'] }), postcode: '3000' };
  const groups = groupModels(createMatcher(products), job, []);
  const ids = (group: keyof typeof groups) => groups[group].map(({ products: [one] }) => one.id);
  expect([ids('fits'), ids('might')]).toEqual([['fits'], ['check']]);
  expect(ids('catch').toSorted()).toEqual(['no app', 'too high']);
  expect(ids('further').toSorted()).toEqual(products.flatMap(({ id }) => (id.includes(',') ? id : [])).toSorted());
});

it('a model stands in a size with one catch before a size that is small', () => {
  const of = (id: string, kw: number, more: Partial<Product> = {}) =>
    multi(5000, { id, item_group_id: 'M', cooling_capacity_kw: kw, ...more });
  const products = [of('small', 6), of('high', 11, { suits_small_outdoor_space: false })];
  const matcher = createMatcher(products);
  const job = jobOf({ ...whole, ...SMALL, Q0: 'Yes', Q1: 'Split' }, { home: 4 });
  const { fits, catch: caught, further } = groupModels(matcher, job, waysFor(matcher, job).ways);
  const ids = [fits, caught, further].map((models) => models.map((one) => one.products.map(({ id }) => id)));
  expect(ids).toEqual([[], [['high']], []]);
});
