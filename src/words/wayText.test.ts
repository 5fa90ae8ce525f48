import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { areAllSmall, findModels, tooSmall } from '../matching/groupModels.ts';
import { firstJob, jobModel } from '../matching/jobModel.ts';
import { createMatcher } from '../matching/matcher.ts';
import { isOutsideSpans } from '../matching/places.ts';
import { waysFor } from '../matching/ways.ts';
import { readInstallation } from '../pricing/readInstallation.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { SizeAsked } from '../sizing/sizeAsked.ts';
import { jobOf } from './advise.ts';
import { priceTexts, sizeNotes } from './boughtWords.ts';
import { besideFirst, besideText, firstText } from './jobText.ts';
import { buyTexts } from './rowLines.ts';
import { jobPriceText } from './spanTexts.ts';
import { startIn } from './startIn.ts';
import { coverText, lessText, levelText, noWayText, ownCosts, warmText, wayPoints } from './wayText.ts';
import { ENGLISH_WORDS } from './words.ts';

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const APP = { controls: { ...NONE, mobile_app: 'included' } } as const;
const MODEL = { item_group_id: 'A' } as const;
const EXTRA = { controls: { ...NONE, mobile_app: 'optional' } } as const;
const system = (id: string, cooling_capacity_kw: number, aud: number | null, more: Partial<Product> = {}): Product =>
  productWith({
    ...{ id, title: id, system_type: 'split', phase: 1, controls: NONE, suits_small_outdoor_space: true },
    ...{ cooling_capacity_kw, warranty_years: 5, price: aud === null ? null : supplyOnly(aud) },
    ...more,
  });
const ROOM: Answers = { Q0: 'No', Q2: 'House - Pitched Roof', Q3: 'Single Room', Q6: 'Large Outdoor space' };
const TWO: Answers = { ...ROOM, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms' };
const HOME: Answers = { ...ROOM, Q3: 'Whole Home', Q4: 'Unsure' };
const ASKS = { Q7: ['Mobile App'] };
const LIVING: SizeAsked = { rooms: ['living'] };
const DUCTED = { system_type: 'ducted' } as const;
const MULTI = { system_type: 'multi_split', max_indoor_units: 4 } as const;
const BULKHEAD = system('h', 5, 3000, {
  ...{ system_type: 'slim_ducted', indoor_unit_style: 'bulkhead' },
  ...{ suits_areas: ['single_room'], suits_home_types: ['house_pitched_roof'] },
});

function told(products: readonly Product[], answers: Answers, size: SizeAsked = {}, postcode = '5000') {
  const matcher = createMatcher(products);
  const job = jobOf(answers, { ...size, postcode });
  const { ways } = waysFor(matcher, job);
  const [way] = ways;
  const first = firstJob(way!, matcher, job);
  return {
    why: firstText(ENGLISH_WORDS, way!, job),
    ofSize: firstText(ENGLISH_WORDS, way!, job, true),
    costs: ownCosts(ENGLISH_WORDS, way!, job).map(({ text }) => plain(text)),
    less: plain(lessText(ENGLISH_WORDS, way!, matcher, job) ?? ''),
    points: ways.map((one) => wayPoints(ENGLISH_WORDS, ways, one, job)),
    beside: besideFirst(first, job).others.map((one) => {
      const isOfModel = ({ id, item_group_id }: Product) =>
        id === one.system.product.id || (item_group_id !== null && item_group_id === one.system.product.item_group_id);
      const other = jobModel(
        { products: Object.keys(size).length > 0 ? [one.system.product] : products.filter(isOfModel) },
        matcher,
        job,
      );
      return `${one.system.product.id}: ${plain(besideText(ENGLISH_WORDS, first, other, one, job))}`;
    }),
  };
}

it.each<[string, readonly Product[], Answers, SizeAsked, string | null]>([
  [
    'least of its size',
    [system('a', 4, 900), system('b', 4.2, 1500)],
    ROOM,
    LIVING,
    'lowest price of its kind in these sizes',
  ],
  [
    'least of those with a price',
    [system('a', 4, 900), system('b', 4.2, null)],
    ROOM,
    LIVING,
    'lowest price of its kind',
  ],
  [
    'larger one costs little more than a smaller one',
    [system('a', 4, 900), system('b', 4.8, 990)],
    ROOM,
    LIVING,
    'for $90 more than',
  ],
  [
    'least of those in stock',
    [system('a', 4, 900), system('b', 4, 700, { availability: 'backorder' })],
    ROOM,
    LIVING,
    'lowest price in stock',
  ],
  [
    'larger one costs little more than a smaller one, whatever has to be ordered',
    [system('a', 4, 900), system('b', 4.8, 940), system('c', 4, 700, { availability: 'backorder' })],
    ROOM,
    LIVING,
    'for $40 more than',
  ],
  [
    'least of those in stock, where nothing is said',
    [system('a', 4, 900), system('b', 4, 700, { availability: 'backorder' })],
    ROOM,
    {},
    'lowest price in stock',
  ],
  ['nothing where it is hardly larger', [system('a', 4, 900), system('b', 4.1, 990)], ROOM, LIVING, null],
  [
    'nothing where it is about the least for its sound',
    [system('a', 4, 900), system('b', 4, 990, { outdoor_sound_power_dba: 55 })],
    ROOM,
    LIVING,
    null,
  ],
  [
    'least with all that was asked',
    [system('a', 4, 900, EXTRA), system('b', 4, 1500, APP), system('c', 4, 2000, APP)],
    { ...ROOM, ...ASKS },
    LIVING,
    'lowest',
  ],
  [
    'only one with all that was asked',
    [system('a', 4, 900, EXTRA), system('b', 4, 1500, APP)],
    { ...ROOM, ...ASKS },
    LIVING,
    'The only one of this kind and size',
  ],
  [
    'least for the home that is assumed',
    ['a', 'b', 'c'].map((id, at) => system(id, at === 2 ? 4 : 10, 9000 + 2000 * at, { system_type: 'ducted' })),
    HOME,
    {},
    'in these sizes',
  ],
  [
    'least, in its cheapest size',
    [
      system('a', 10, 9000, { ...MODEL, system_type: 'ducted' }),
      system('b', 12, 9300, { ...MODEL, system_type: 'ducted' }),
      system('c', 11, 11000, { system_type: 'ducted' }),
    ],
    HOME,
    { home: 'unsure' },
    'lowest price of its kind in these sizes',
  ],
  ['nothing where it is outside the span', [system('a', 3, 900), system('b', 2, 800)], ROOM, LIVING, null],
  [
    'nothing where it is outside the span that is assumed',
    [system('a', 8, 9000, DUCTED), productWith({ ...DUCTED, id: 'b', price: supplyOnly(6000) })],
    HOME,
    {},
    null,
  ],
])('the price of a first system says why: the %s', (_, products, answers, size, text) => {
  const { why } = told(products, answers, size);
  if (text === null) expect(why).toBeNull();
  else expect(why).toContain(text);
});

it.each<[string, readonly Product[], SizeAsked]>([
  ['The lowest price of its kind in these sizes', [system('a', 4, 900), system('b', 4.2, 1500)], LIVING],
  ['The only one of this kind and size', [system('a', 4, 900)], LIVING],
  [
    'The lowest price in stock from 3.5 kW',
    [system('a', 4, 900, { availability: 'preorder' }), system('b', 4, 1500), system('c', 4, 2000)],
    LIVING,
  ],
  [
    'The lowest starting price of its kind',
    [system('a', 4, 900, MODEL), system('b', 4.2, 910, MODEL), system('c', 4, 1500)],
    {},
  ],
])('the reason %s speaks of what was asked only where something was', (reason, products, size) => {
  const said = (answers: Answers) => plain(told(products, answers, size).why ?? '');
  expect([said({ ...ROOM, Q7: ['None'] }), said({ ...ROOM, Q4: 'Unsure' })]).toEqual([`${reason}.`, `${reason}.`]);
  const app = products.map((one) => ({ ...one, ...APP }));
  expect(told(app, { ...ROOM, ...ASKS }, size).why).toMatch(/all you asked for/);
});

it('zones that were asked for are part of what a reason speaks of', () => {
  const ducted = system('d', 10, 9000, { system_type: 'ducted', zone_control: 'room_zoning' });
  const why = (Q4: string) => told([ducted], { ...HOME, Q4 }, { home: 3 }).why;
  expect(why('Unsure')).toBe('The only one of this kind and size.');
  expect(why('Individual Room Zoning')).toMatch(/all you asked for/);
});

it('in the cold zone a larger first says what the smaller one saves, and what it heats', () => {
  const heats = (id: string, kw: number, aud: number, heat: number) =>
    system(id, kw, aud, { item_group_id: 'A', heating_capacity_2c_kw: heat });
  const { why, ofSize } = told([heats('a', 3.5, 900, 3.4), heats('b', 5, 1241, 4.9)], ROOM, LIVING, '2600');
  expect(plain(why ?? '')).toBe(
    'A larger size, because your winters are cold: 3.5 kW costs $341 less, but heats only 3.4 kW at 2 °C outside.',
  );
  expect(ofSize).toBe(why);
  expect(told([system('a', 4, 900), system('b', 4.2, 1500)], ROOM, LIVING).ofSize).toBeNull();
});

it('in a hot zone the first is a larger size, and says what the smaller one saves', () => {
  const products = [system('a', 3.5, 900), system('b', 4.2, 1500)];
  expect(told(products, ROOM, LIVING, '4870').why).toBe(
    'A larger size, because your summers are hot: a costs $600 less.',
  );
});

it('a larger indoor unit isn’t said to be a larger size', () => {
  const multi = (id: string, aud: number, max_indoor_unit_kw: number) =>
    system(id, 8, aud, { system_type: 'multi_split', max_indoor_units: 2, max_indoor_unit_kw });
  const products = [multi('a', 3000, 2.5), multi('b', 4000, 5)];
  expect(told(products, { ...TWO, Q0: 'Yes', Q1: 'Split' }, { rooms: ['living', 'living'] }, '4870').why).toBeNull();
});

it.each<[string, readonly Product[], SizeAsked, string]>([
  [
    'names the next size of its model',
    [system('a', 3.5, 900, { item_group_id: 'A' }), system('b', 4.2, 1500, { item_group_id: 'A' })],
    LIVING,
    'At the small end for a living room; nearer 30 m², 4.2 kW is $600 more.',
  ],
  [
    'names another model',
    [system('a', 3.5, 900), system('Beta 4.2 kW', 4.2, 1500)],
    LIVING,
    'At the small end for a living room; nearer 30 m², Beta 4.2 kW is $600 more.',
  ],
  [
    'names one in stock before one that has to be ordered',
    [3.5, 4.2, 4.6].map((kw) =>
      system(`a${kw}`, kw, 1000 * kw, { item_group_id: 'A', availability: kw === 4.2 ? 'preorder' : 'in_stock' }),
    ),
    LIVING,
    'At the small end for a living room; nearer 30 m², 4.6 kW is $1,100 more.',
  ],
  [
    'asks for a price',
    [system('a', 3.5, 900, { ...MODEL, ...APP }), system('b', 4.2, null, { ...MODEL, ...EXTRA })],
    LIVING,
    'At the small end for a living room; nearer 30 m², 4.2 kW has no price yet: ask us.',
  ],
  [
    'names no larger one of another kind',
    [system('a', 3.5, 900), system('b', 4.2, 1500, { indoor_unit_style: 'floor_console' })],
    LIVING,
    'At the small end for a living room.',
  ],
  [
    'names no larger one with a price on another basis',
    [
      system('a', 3.5, 900),
      system('b', 4.2, 0, { phase: 3, price: { aud: 2500, includes: 'supply_and_standard_install' } }),
    ],
    LIVING,
    'At the small end for a living room.',
  ],
  [
    'names none of about the same size',
    [system('a', 3.5, 900), system('Beta 3.6 kW', 3.6, 1500)],
    LIVING,
    'At the small end for a living room.',
  ],
  [
    'at the small end says that it is the largest',
    [system('a', 3.5, 900), system('b', 3.5, 1500)],
    LIVING,
    "At the small end for a living room; it's the largest of ours that fits.",
  ],
  [
    'says that it is the largest',
    [system('a', 3, 900)],
    LIVING,
    'Small for a living room, but the largest of ours that fits.',
  ],
  [
    'says that it is the smallest',
    [system('a', 7, 900)],
    LIVING,
    'Large for a living room, but the smallest of ours that fits.',
  ],
])('a first size at an end of its span, or beyond it, %s', (_, products, size, text) => {
  expect(told(products, ROOM, size).costs).toEqual(text ? [text] : []);
});

it('the small end of a span is said where the home is assumed, but not of a range, nor of a span without an end', () => {
  const model = (id: string, kw: number) =>
    system(`${id}${kw}`, kw, 1000 * kw, { system_type: 'ducted', item_group_id: id });
  expect(told([model('A', 9), model('B', 12)], HOME).costs).toEqual([
    'At the small end for a home this big; B12 is $3,000 more.',
  ]);
  expect(told([model('A', 9), model('A', 10)], HOME).costs).toEqual([]);
  expect(told([system('a', 7, 900), system('b', 9, 1900)], ROOM, { rooms: ['bigger'] }).costs).toEqual([]);
});

it('the next size costs more for each only where each room gets the same', () => {
  const products = [2, 2.5, 3.5, 5].map((kw) => system(`a${kw}`, kw, 400 * kw, { item_group_id: 'A' }));
  expect(told(products, TWO, { rooms: ['bedroom', 'bedroom'] }).costs[0]).toMatch(/2\.5 kW is \$200 more for each\.$/);
  const plus = [system('p', 2, 1000, APP), system('a', 2.5, 900, EXTRA)];
  expect(told(plus, { ...TWO, ...ASKS }, { rooms: ['bedroom', 'bedroom'] }).costs[0]).toMatch(
    /a is \$100 less for each, with a mobile app at extra cost\.$/,
  );
});

it('one outdoor unit names a larger one of another model, whatever its indoor units', () => {
  const multi = (id: string, kw: number, aud: number, more: Partial<Product> = {}) =>
    system(id, kw, aud, { system_type: 'multi_split', max_indoor_units: 4, ...more });
  const products = [multi('a', 8, 5000), multi('B 9 kW, white', 9, 5600, { indoor_unit_style: 'wall_mounted' })];
  const rooms = ['open_plan', 'bedroom', 'unsure'] as const;
  expect(told(products, { ...TWO, Q5: '3 Rooms', Q6: 'Small Outdoor space' }, { rooms }).costs).toEqual([
    'At the small end for rooms this big; B 9 kW, white, is $600 more.',
  ]);
});

it('one outdoor unit says that its largest indoor unit is small for a room, where that is known', () => {
  const costs = (kw: number | null, ...rooms: NonNullable<SizeAsked['rooms']>) =>
    told(
      [system('m', 6, 4790, { system_type: 'multi_split', max_indoor_units: 4, max_indoor_unit_kw: kw })],
      { ...TWO, Q0: 'Yes', Q1: 'Split' },
      { rooms },
    ).costs;
  expect(costs(2.5, 'bedroom', 'living')).toEqual(['Its largest indoor unit is 2.5 kW, small for a living room.']);
  expect([costs(3.5, 'bedroom', 'living'), costs(null, 'bedroom', 'living')]).toEqual([[], []]);
});

it('of rooms of which nothing is said, the sizes are named whose indoor units are small for a living room', () => {
  const sizes = [5, 7].map((kw) =>
    system(`m${kw}`, kw, 600 * kw, {
      ...{ item_group_id: 'M', system_type: 'multi_split', max_indoor_units: 4 },
      max_indoor_unit_kw: kw / 2,
    }),
  );
  const { costs } = told(sizes, { ...TWO, Q0: 'Yes', Q1: 'Split' });
  expect(costs).toEqual(['At 5.0 kW, its largest indoor unit is 2.5 kW, small for a living room.']);
  const unknown = sizes.map((size) => ({ ...size, cooling_capacity_kw: null }));
  const rooms = ['living', 'bedroom'] as const;
  expect(told(unknown, { ...TWO, Q0: 'Yes', Q1: 'Split' }, { rooms }).costs).toEqual([
    'Its largest indoor unit is 2.5 kW, small for a living room.',
  ]);
});

it('the next size is the next one, and says what it charges extra for', () => {
  const sizes = [8, 10, 12].map((kw) =>
    system(`m${kw}`, kw, 600 * kw, {
      ...{ system_type: 'multi_split', max_indoor_units: 6, ...MODEL },
      ...(kw === 10 ? EXTRA : APP),
    }),
  );
  expect(told(sizes, { ...HOME, Q0: 'Yes', Q1: 'Split', ...ASKS }, { home: 3 }).costs).toEqual([
    'At the small end for a home this big; 10.0 kW is $1,200 more, with a mobile app at extra cost.',
  ]);
});

it('a next size without a price says nothing of what comes on top of it', () => {
  const sizes = [system('a', 3.5, 900, { ...MODEL, ...APP }), system('b', 4.2, null, { ...MODEL, ...EXTRA })];
  expect(told(sizes, { ...ROOM, ...ASKS }, LIVING).costs).toEqual([
    'At the small end for a living room; nearer 30 m², 4.2 kW has no price yet: ask us.',
  ]);
});

it('in the cold zone a first whose heat isn’t known says so, and for which sizes', () => {
  const [small, larger] = [2, 2.5].map((kw) => system(`a${kw}`, kw, 400 * kw, { ...MODEL, ...APP }));
  const unknown = 'No figure for its heat at 2 °C outside';
  const costs = (products: readonly Product[], postcode: string, ...rooms: NonNullable<SizeAsked['rooms']>) =>
    told(products, { ...TWO, ...ASKS }, { rooms }, postcode).costs.filter((text) => /heat/.test(text));
  expect(costs([small!], '7000', 'bedroom', 'bedroom')).toEqual([`${unknown}.`]);
  expect(costs([small!, system('b', 4, 1500, APP)], '7000', 'bedroom', 'living')).toEqual([`${unknown}: 2.0 kW.`]);
  // The next size is also the way out.
  const next = { ...system('b', 2.5, 700, EXTRA), heating_capacity_2c_kw: 2.8 };
  expect(costs([small!, next], '7000', 'bedroom', 'bedroom').at(-1)).toMatch(
    /b is \$100 less for each, with a mobile app at extra cost, and it heats 2\.8 kW at 2 °C outside\.$/,
  );
  // A larger size leaves no doubt, and in a warmer place nobody asks.
  expect(costs([larger!], '7000', 'bedroom', 'bedroom')).toEqual([]);
  expect(costs([small!], '2000', 'bedroom', 'bedroom')).toEqual([]);
});

it('in the cold zone the first that heats less says so, whichever room it is for', () => {
  const heats = (id: string, kw: number, heat: number) => system(id, kw, 400 * kw, { heating_capacity_2c_kw: heat });
  const { costs } = told([heats('a', 2, 2.2), heats('b', 3.5, 3.4)], TWO, { rooms: ['bedroom', 'living'] }, '7000');
  expect(costs).toContain('Heats only 3.4 kW at 2 °C outside: 3.5 kW.');
});

it('a larger one without an indoor unit for the largest room isn’t the next size, and its row says so', () => {
  const products = [8, 12].map((kw) =>
    system(`m${kw}`, kw, 500 * kw, {
      ...{ system_type: 'multi_split', max_indoor_units: 6 },
      max_indoor_unit_kw: kw === 8 ? 5 : 2.5,
    }),
  );
  const job = jobOf({ ...HOME, Q0: 'Yes', Q1: 'Split' }, { home: 3, postcode: '5000' });
  const matcher = createMatcher(products);
  const [way] = waysFor(matcher, job).ways;
  expect(ownCosts(ENGLISH_WORDS, way!, job).map(({ text }) => text)).toEqual(['At the small end for a home this big.']);
  const { id, models } = jobModel({ products: products.slice(1) }, matcher, job);
  expect(sizeNotes(ENGLISH_WORDS, id, models, job).map(plain)).toEqual([
    'Its largest indoor unit is 2.5 kW, small for a living room.',
  ]);
});

it('each room’s system at the small end of its span is said, once for rooms that are alike', () => {
  const products = [2, 2.5, 3.5, 5].map((kw) => system(`a${kw}`, kw, 400 * kw, { item_group_id: 'A' }));
  const living = 'At the small end for a living room; nearer 30 m², 5.0 kW is $600 more.';
  const small = (...rooms: NonNullable<SizeAsked['rooms']>) =>
    told(products, { ...TWO, Q5: `${rooms.length} Rooms` }, { rooms }).costs;
  expect(small('living', 'bedroom')).toEqual([
    living,
    'At the small end for a bedroom; nearer 15 m², 2.5 kW is $200 more.',
  ]);
  expect(small('living', 'bedroom', 'bedroom')).toEqual([
    living,
    'At the small end for a bedroom; nearer 15 m², 2.5 kW is $200 more for each.',
  ]);
});

it('where what was asked makes the first dearer, the one that charges extra for it stands beside it', () => {
  const { beside, less } = told([system('a', 4, 900, EXTRA), system('b', 4, 1500, APP)], { ...ROOM, ...ASKS }, LIVING);
  expect(beside).toEqual(['a: It costs $600 less. Against it: a mobile app only at extra cost.']);
  expect(less).toBe('a: from $900, a mobile app only at extra cost.');
});

it('a price with an extra is the lowest, of about the same size and for as many rooms', () => {
  const duct = (id: string, kw: number, aud: number, more: Partial<Product>) =>
    system(id, kw, aud, { system_type: 'ducted', ...more });
  const first = duct('a', 8, 9400, APP);
  const less = (...others: readonly Product[]) =>
    told([first, ...others], { ...TWO, ...ASKS, Q1: 'Ducted', Q0: 'Yes' }).less;
  expect(less(duct('b', 8, 8600, EXTRA), duct('c', 7.9, 8400, EXTRA))).toMatch(/^c: from \$8,400/);
  expect(less(duct('b', 7, 8400, EXTRA))).toBe('');
  const multi = (id: string, aud: number, heads: number, more: Partial<Product>) =>
    system(id, 7, aud, {
      system_type: 'multi_split',
      max_indoor_units: heads,
      suits_home_types: ['apartment'],
      ...more,
    });
  const home = { ...HOME, ...ASKS, Q0: 'Yes', Q1: 'Split', Q2: 'Apartment' };
  expect(told([multi('m', 5000, 4, APP), multi('n', 3000, 3, EXTRA)], home, { home: 3 }).less).toBe('');
});

it('a control that nobody asked for is nothing against a system beside the first', () => {
  const both = { controls: { ...APP.controls, voice: 'included' } } as const;
  const products = [system('a', 4, 900, both), system('b', 4, 1500, { warranty_years: 9 })];
  const beside = (answers: Answers) => told(products, answers, LIVING).beside.join();
  expect(beside(ROOM)).not.toContain('Against it');
  const extra = [
    system('a', 4, 1500, both),
    system('b', 4, 900, { controls: { ...EXTRA.controls, voice: 'optional' } }),
  ];
  expect(told(extra, { ...ROOM, ...ASKS }, LIVING).beside.join()).toMatch(
    /Against it: a mobile app only at extra cost/,
  );
});

it('beside the first stands what one would buy otherwise: the same size, or else the nearest', () => {
  const sizes = (...kws: readonly number[]) => kws.map((kw) => system(`b${kw}`, kw, 300 * kw, EXTRA));
  const asks = { ...ROOM, ...ASKS };
  const beside = (...kws: readonly number[]) =>
    told([system('a', 4.5, 1500, APP), ...sizes(...kws)], asks, LIVING).beside;
  expect(beside(3.5, 4)[0]).toMatch(/^b4: 4\.0 kW costs \$300 less than 4\.5 kW/);
  expect(beside(3.5, 4, 4.5)[0]).toMatch(/^b4\.5: It costs/);
});

it('while sizes are open, one of the same kind stands beside the first before another that is nearer in size', () => {
  const wall = (id: string, kw: number, more: Partial<Product>) =>
    system(id, kw, 400 * kw, { indoor_unit_style: 'wall_mounted', ...more });
  const products = [
    ...[2.5, 3.5].map((kw) => wall(`a${kw}`, kw, { ...MODEL, ...EXTRA })),
    wall('plus', 2, APP),
    wall('floor', 2.5, { ...APP, indoor_unit_style: 'floor_console' }),
  ];
  expect(told(products, { ...ROOM, ...ASKS }).beside).toEqual(['plus: It has a mobile app.']);
});

it('what uses less power stands beside the first from a sixth less', () => {
  const kwh = (heat: number) => ({ kwh_cool_cold: 200, kwh_heat_cold: heat, heating_capacity_kw: 5 });
  const beside = (heat: number) =>
    told([system('a', 4, 900, kwh(1200)), system('b', 4, 1500, kwh(heat))], ROOM, LIVING, '3000').beside;
  expect(beside(1000)).toEqual(['b: For $600 more, it uses about a sixth less power for the same heating.']);
  expect(beside(1030)).toEqual([]);
  const unlike = told(
    [system('a', 4, 900, kwh(1200)), system('b', 5, 1500, { ...kwh(600), ...APP })],
    ROOM,
    LIVING,
    '3000',
  );
  expect(unlike.beside[0]).toMatch(/^b: 5\.0 kW costs \$600 more than 4\.0 kW\. It has a mobile app\. You/);
});

it('the zoning that was asked for is nothing against a system', () => {
  const ducted = (zone_control: Product['zone_control'], more = {}) => ({
    system_type: 'ducted' as const,
    zone_control,
    ...more,
  });
  const products = [
    system('a', 10, 9000, ducted('individual_temperature')),
    system('b', 10, 9900, ducted('day_night', { ...APP, warranty_years: 7 })),
  ];
  const [beside] = told(products, { ...HOME, Q4: 'Day / Night Zoning' }, { home: 3 }).beside;
  expect(beside).toMatch(/^b: For \$900 more, it has a mobile app/);
  expect(beside).not.toContain('zones');
});

it('another size is never a gain: both sizes are named with the difference in price', () => {
  const { beside } = told([system('a', 4, 900), system('b', 4.8, 1500, { warranty_years: 7 })], ROOM, LIVING);
  expect(beside).toEqual([
    "b: 4.8 kW costs $600 more than 4.0 kW. It has a longer warranty (7 years). You didn't ask for that.",
  ]);
});

it('while the size is open, two models are compared in each size that both have', () => {
  const [least, more] = (['a', 'b'] as const).map((id, at) =>
    [2.5, 5].map((kw) => system(`${id}${kw}`, kw, 400 * kw + 500 * at, { item_group_id: id, ...(at === 1 && APP) })),
  );
  const { beside } = told([...least!, ...more!], ROOM);
  expect(beside).toEqual(["b2.5: At 2.5 to 5.0 kW, it costs $500 more. It has a mobile app. You didn't ask for that."]);
});

it('while the size is open, a difference is said for the sizes that both have', () => {
  const [least, more] = (['a', 'b'] as const).map((id, at) =>
    [2.5, 5 - at].map((kw) =>
      system(`${id}${kw}`, kw, 400 * kw + 300 * at, { item_group_id: id, ...(at === 1 && APP) }),
    ),
  );
  expect(told([...least!, ...more!], ROOM).beside).toEqual([
    "b2.5: At 2.5 kW, it costs $300 more. It has a mobile app. You didn't ask for that.",
  ]);
});

it('while the size is open, one size is compared with the first’s of that size, and two stories say that it depends', () => {
  const least = [2.5, 5].map((kw) => system(`a${kw}`, kw, 400 * kw, { item_group_id: 'a' }));
  const more = (kw: number, aud: number) => system(`b${kw}`, kw, aud, { item_group_id: 'b', ...APP });
  const beside = (...sizes: readonly Product[]) => told([...least, ...sizes], ROOM).beside;
  expect(beside(more(4.9, 2500))).toEqual([
    "b4.9: At 4.9 kW, it costs $500 more. It has a mobile app. You didn't ask for that.",
  ]);
  expect(beside(more(2.5, 1500), more(5, 1500))[0]).toMatch(/^b5: Which costs less depends on the size\. It has/);
});

it.each([
  ['all that was asked', APP, 'c'],
  ['less than what was asked', EXTRA, 'b'],
])('while the size is open, the one beside the first adds least in a size that both have: with %s', (_, more, id) => {
  const sizes = (family: string, prices: Readonly<Record<number, number>>, has: Partial<Product>) =>
    Object.entries(prices).map(([kw, aud]) =>
      system(`${family}${kw}`, Number(kw), aud, { item_group_id: family, ...DUCTED, ...has }),
    );
  const products = [
    ...sizes('a', { 6: 6000, 7: 7000 }, EXTRA),
    ...sizes('b', { 6: 7500, 7: 8500 }, { ...APP, zone_control: 'individual_temperature' }),
    ...sizes('c', { 7: 7800 }, { ...more, zone_control: 'room_zoning' }),
  ];
  expect(told(products, { ...TWO, ...ASKS, Q0: 'Yes', Q1: 'Ducted' }).beside[0]?.charAt(0)).toBe(id);
});

it('what is further outside the span than the first is no alternative to it', () => {
  expect(told([system('a', 6, 900), system('b', 7, 1500, APP)], ROOM, LIVING).beside).toEqual([]);
});

it('the price between two ways is said once', () => {
  const ducted = { system_type: 'ducted', zone_control: 'individual_temperature' } as const;
  const multi = { system_type: 'multi_split', max_indoor_units: 4 } as const;
  const said = (isInstalled: boolean) => {
    const of = (aud: number) =>
      isInstalled ? { price: { aud, includes: 'supply_and_standard_install' as const } } : { price: supplyOnly(aud) };
    const products = [
      system('d', 10, 0, { ...ducted, ...of(15_000) }),
      system('m', 10, 0, { ...multi, ...of(11_000) }),
    ];
    const texts = told(products, HOME, { home: 3 }).points.flatMap(({ gain, flaw }) => [gain?.text, flaw?.text]);
    return texts.filter((text) => text?.includes('$4,000'));
  };
  expect(said(true)).toEqual(['About $4,000 less than vents in the ceilings.']);
  // Their installations cost something else.
  expect(said(false)).toEqual([]);
});

it('prices with and without installation are said not to compare, and what a multi-split’s price is for', () => {
  const multi = { system_type: 'multi_split', max_indoor_units: 2 } as const;
  const products = [
    system('m', 4, 3000, multi),
    system('d', 4, 8000, { system_type: 'ducted', price: { aud: 8000, includes: 'supply_and_standard_install' } }),
  ];
  const job = jobOf({ ...TWO, Q6: 'Large Outdoor space' }, {});
  const { ways } = waysFor(createMatcher(products), job);
  const level = (of: typeof ways) => levelText(ENGLISH_WORDS, of);
  expect(level(ways)).toBe("Only some prices include installation, so they don't compare.");
  expect(level(ways.slice(0, 1))).toBeNull();
  const way = ways.find(({ id }) => id === 'multi')!;
  expect(coverText(ENGLISH_WORDS, way, job)).toBe('Priced for 2 rooms.');
  expect(jobPriceText(ENGLISH_WORDS, way.price, way.units.indoor)).toContain('$3,000 for the units');
});

it('two ways that cost about the same name no difference in price', () => {
  const products = [system('s', 2.5, 1600), system('m', 4, 3000, { system_type: 'multi_split', max_indoor_units: 2 })];
  const { points } = told(products, TWO, { rooms: ['bedroom', 'bedroom'] });
  expect(points.flatMap(({ gain, flaw }) => [gain?.id, flaw?.id])).not.toContain('price');
});

it('what a first system charges extra for is said beside what its way has against it', () => {
  const multi = { system_type: 'multi_split', max_indoor_units: 3 } as const;
  const products = [system('m', 4, 4000, { ...EXTRA, ...multi })];
  const { points, costs } = told(
    products,
    { ...TWO, ...ASKS, Q1: 'Split', Q0: 'Yes' },
    { rooms: ['bedroom', 'bedroom'] },
  );
  expect(points[0]?.flaw.text).toContain('stops every room');
  expect(costs).toContain('A mobile app costs extra.');
});

it('three-phase power and missing stock are said of the first system and its sizes, and put none in place of the next', () => {
  const DUCTED = { system_type: 'ducted', item_group_id: 'D' } as const;
  const duct = (kw: number, more: Partial<Product>) => system(`d${kw}`, kw, 1000 * kw, { ...DUCTED, ...more });
  const costs = (products: readonly Product[], size?: SizeAsked) => told(products, HOME, size).costs;
  expect(costs([duct(10, { phase: 3, availability: 'backorder' })])).toEqual([
    'Needs three-phase power.',
    'On back order.',
  ]);
  const sizes = [duct(9, {}), duct(12, { phase: 3 }), duct(14, { availability: 'preorder' })];
  // A range ends before a size that needs more than the others.
  expect(costs([duct(10, {}), ...sizes.slice(1)])).toEqual([]);
  expect(costs(sizes.slice(0, 2), { home: 3 })).toEqual(['At the small end for a home this big.']);
});

const installed = (aud: number) => ({ price: { aud, includes: 'supply_and_standard_install' as const } });

it('a way that charges extra for what was asked says where its price begins, if that is much less', () => {
  const multi = system('m', 4, 0, { ...APP, ...installed(6000), system_type: 'multi_split', max_indoor_units: 2 });
  const gain = (aud: number) => {
    const more = { ...EXTRA, item_group_id: 'S' };
    const splits = [
      system('s2', 2.5, 0, { ...more, ...installed(aud / 2) }),
      system('s5', 5, 0, { ...more, ...installed(9000) }),
    ];
    const { points } = told([...splits, multi], { ...TWO, ...ASKS });
    return points.map((point) => point.gain?.id).join();
  };
  expect(gain(5000)).toBe('price,asked');
  expect(gain(5400)).toBe('asked,independent');
});

it('more than three rooms are priced for one in each bedroom and one more, and too many for single splits', () => {
  const answers: Answers = { ...ROOM, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: 'Over 3 Rooms' };
  const products = [
    ...[2.5, 4].map((kw) => system(`s${kw}`, kw, 0, installed(900))),
    system('m', 14, 0, { ...installed(9000), system_type: 'multi_split', max_indoor_units: 6 }),
  ];
  const job = jobOf(answers, { home: 5 });
  const { ways } = waysFor(createMatcher(products), job);
  expect(ways.map((way) => [way.id, coverText(ENGLISH_WORDS, way, job)])).toEqual([['multi', 'Priced for 6 rooms.']]);
});

it.each([
  [3.6, '7000', 'Heats 3.6 kW at 2 °C outside.'],
  [3.6, '2000', ''],
  [null, '7000', ''],
  [3.4, '7000', 'Heats only 3.4 kW at 2 °C outside.'],
])('heat of %s kW at 2 °C is said in the cold zone alone: %s', (heating_capacity_2c_kw, postcode, text) => {
  const job = jobOf(ROOM, { ...LIVING, postcode });
  const [way] = waysFor(createMatcher([system('a', 4, 900, { heating_capacity_2c_kw })]), job).ways;
  const costs = ownCosts(ENGLISH_WORDS, way!, job).map((cost) => cost.text);
  expect(plain([warmText(ENGLISH_WORDS, way!, job), ...costs].join(''))).toBe(text);
});

it.each([
  [3, LIVING, 'The lowest price in stock from 3.5 kW.'],
  [9, {}, null],
])(
  'the lowest price in stock says from which size on, and only where it is: one of %s kW costs less',
  (kw, size, text) => {
    const products = [
      ...[4, 5].map((one) => system(`a${one}`, one, 225 * one, { availability: 'preorder', item_group_id: 'P' })),
      ...[system('b', 4.5, 1500, MODEL), system('d', 5, 1700, MODEL), system('c', kw, 1450)],
    ];
    const { why } = told(products, ROOM, size);
    expect(why && plain(why)).toBe(text);
  },
);

it('the first that charges extra has a gain where none costs less', () => {
  const why = (...others: readonly Product[]) =>
    told([system('a', 4, 900, EXTRA), ...others], { ...ROOM, ...ASKS }, LIVING).why;
  const more = system('b', 4, 1500, { ...EXTRA, warranty_years: 7 });
  expect(why(more)).toBe('The lowest price of its kind in these sizes.');
  expect(why()).toBeNull();
});

it('what costs less with a catch is named on the card with all that is against it', () => {
  const later = { ...EXTRA, availability: 'preorder', service_postcodes: '2000' } as const;
  const sizes = [4, 6].map((kw) => system(`A ${kw} kW`, kw, 225 * kw, { ...MODEL, ...later }));
  const { less } = told([...sizes, system('b', 4, 1500, APP)], { ...ROOM, ...ASKS }, LIVING, '');
  expect(less).toBe(
    'A 4.0 kW: from $900, a mobile app only at extra cost, installed at some postcodes only, available to pre-order.',
  );
});

it.each([
  ['House - Flat Roof', 'concealed_ducted', '$9,000 installed, without ceiling work'],
  ['Townhouse', 'concealed_ducted', '$9,000 installed, without boxing in ducts'],
  ['House - Pitched Roof', 'concealed_ducted', '$9,000 installed'],
  ['Townhouse', 'bulkhead', '$9,000 installed'],
] as const)('the price of vents says what it leaves out: %s, %s', (Q2, indoor_unit_style, text) => {
  const price = { aud: 9000, includes: 'supply_and_standard_install' } as const;
  const slim = system('d', 10, null, { system_type: 'slim_ducted', indoor_height_mm: 250, indoor_unit_style, price });
  const job = jobOf({ ...HOME, Q2 }, {});
  const { models } = jobModel({ products: [slim] }, createMatcher([slim]), job);
  expect(priceTexts(ENGLISH_WORDS, models, job).map((one) => one.text)).toEqual([text]);
});

it('a cheaper one beside the first says so though the ends of both prices differ unalike', () => {
  const list = { version: 1, provider: 'A', month: '2026-06', valid_until: '2027-06-30', gst: 'included' } as const;
  const kinds = { slim_ducted: { base: 900, includes: {} }, ducted: { base: 1000, includes: {} } };
  const crane = {
    id: 'crane',
    label: 'Crane',
    per: 'job',
    price: 3000,
    when: { outdoor: ['roof'] },
    kinds: ['ducted'],
  };
  const { installation } = readInstallation(JSON.stringify({ ...list, limits: {}, kinds, extras: [crane] }));
  const ducted = (kw: number) => system(`d${kw}`, kw, 9000, { ...MODEL, system_type: 'ducted', ...APP });
  const slim = (kw: number) => system('s', kw, 8000, { system_type: 'slim_ducted', ...EXTRA });
  const beside = (home: SizeAsked['home'], ...products: readonly Product[]) => {
    const job = jobOf({ ...HOME, ...ASKS }, { home: home!, installation: installation!, on: '2026-11-29' });
    const matcher = createMatcher(products);
    const { ways } = waysFor(matcher, job);
    const { cards } = startIn(ENGLISH_WORDS, ways[0]!, ways, matcher, job);
    return cards.map(({ text }) => plain(text))[1];
  };
  expect(beside(3, ducted(10), slim(9))).toMatch(/^9\.0 kW costs \$1,100 to \$4,100 less than 10\.0 kW\. Against it: /);
  expect(beside('unsure', ducted(10), ducted(12), slim(10))).toMatch(
    /^At 10\.0 kW, it costs \$1,100 to \$4,100 less\. /,
  );
});

it('a size that is large for rooms of which one counts as a bedroom says so', () => {
  const multi = system('m', 7, 4790, { system_type: 'multi_split', max_indoor_units: 2 });
  expect(told([multi], TWO, { rooms: ['bedroom', 'unsure'] }).costs).toEqual([
    'Large for rooms this big, but the smallest of ours that fits.',
  ]);
});

it('one outdoor unit for a home of fewer rooms than it can run says so', () => {
  const multi = system('m', 8, 4790, { system_type: 'multi_split', max_indoor_units: 4 });
  const covers = (home: 2 | 3, Q2 = 'Townhouse') => {
    const job = jobOf({ ...HOME, Q2 }, { home });
    return coverText(ENGLISH_WORDS, waysFor(createMatcher([multi]), job).ways[0]!, job);
  };
  expect(covers(2)).toBe('Price with 3 indoor units; it can take up to 4.');
  expect([covers(3), covers(2, 'Apartment')]).toEqual(['Priced for 4 rooms.', 'Priced for 3 rooms.']);
});

it('a bulkhead is described as what it is', () => {
  const bulkhead = system('d', 4, 3000, { system_type: 'slim_ducted', indoor_unit_style: 'bulkhead' });
  const { points } = told([bulkhead], { ...TWO, Q0: 'Yes', Q1: 'Ducted' });
  expect(points[0]?.flaw?.text).toBe('It sits in a box below the ceiling and blows into the rooms beside it.');
});

it('a model is outside the spans where a room needs a size that it lacks', () => {
  const job = jobOf(TWO, { rooms: ['living', 'bedroom'] });
  expect(isOutsideSpans([system('a', 2.5, 900)], 'splits', job)).toBe(true);
  expect(isOutsideSpans([system('a', 2.5, 900), system('b', 5, 900)], 'splits', job)).toBe(false);
  expect(
    isOutsideSpans([system('a', 2.5, 900), system('b', 5, 900, { availability: 'out_of_stock' })], 'splits', job),
  ).toBe(true);
  expect(isOutsideSpans([system('a', 9, 900)], 'splits', jobOf(TWO, {}))).toBe(false);
});

it('two systems are named where the one has no indoor unit for the largest room', () => {
  const multi = (id: string, kw: number, aud: number, head: number) =>
    system(id, kw, aud, { system_type: 'multi_split', max_indoor_units: 6, max_indoor_unit_kw: head });
  const products = [multi('one', 12, 6000, 2.5), multi('half', 6, 3500, 5)];
  expect(told(products, { ...HOME, Q0: 'Yes', Q1: 'Split' }, { home: 4 }).costs).toEqual([
    'Its largest indoor unit is 2.5 kW, small for a living room.',
    'Two systems instead, with indoor units up to 5.0 kW: 2 × half, $1,000 more.',
  ]);
  const asked = { ...HOME, Q0: 'Yes', Q1: 'Split', Q7: ['Mobile App'] };
  const extra = [
    { ...products[0]!, ...EXTRA },
    { ...products[1]!, ...APP },
  ];
  expect(told(extra, asked, { home: 4 }).costs.at(-1)).toBe(
    'Two systems instead, with indoor units up to 5.0 kW and a mobile app in the price: 2 × half, $1,000 more.',
  );
  const unknown = [products[0]!, { ...multi('half', 6.5, 3500, 5), max_indoor_unit_kw: null }];
  expect(told(unknown, { ...HOME, Q0: 'Yes', Q1: 'Split' }, { home: 4 }).costs.at(-1)).toBe(
    'Two systems instead, with 13.0 kW together: 2 × half, $1,000 more.',
  );
  // A few rooms have a split each.
  const few = told(products, { ...TWO, Q0: 'Yes', Q1: 'Split' }, { rooms: ['bigger', 'living'] }).costs;
  expect(few.join(' ')).not.toContain('Two systems');
});

it('the sizes that aren’t installed everywhere are named while there is no postcode', () => {
  const sizes = [system('a', 4, 900, MODEL), system('b', 5, 1500, { ...MODEL, service_postcodes: '2000-2234' })];
  const costs = (postcode: string) => told(sizes, ROOM, {}, postcode).costs;
  expect(costs('')).toEqual(['Installed at some postcodes only: 5.0 kW.']);
  expect(costs('2000')).toEqual([]);
  // Two that are bought together are installed where both are.
  const both = [system('c', 2, 900, MODEL), { ...sizes[1]!, item_group_id: 'C' }];
  expect(told(both, TWO, { rooms: ['bedroom', 'living'] }, '').costs).toContain('Installed at some postcodes only.');
  const job = jobOf(ROOM, {});
  const { bought } = jobModel({ products: sizes }, createMatcher(sizes), job);
  expect(buyTexts(ENGLISH_WORDS, bought, job).map(({ id }) => id)).toEqual(['place']);
});

it('another way than the best says why it is a size larger', () => {
  const heats = (id: string, kw: number, heat: number) =>
    system(id, kw, 1000 * kw, { system_type: 'ducted', heating_capacity_2c_kw: heat });
  const products = [system('a', 4, 900, { heating_capacity_2c_kw: 4 }), heats('d6', 4.5, 4.3), heats('d7', 5.5, 5)];
  const job = jobOf(TWO, { rooms: ['living', 'bedroom'], postcode: '7000' });
  const other = waysFor(createMatcher(products), job).ways.find(({ id }) => id === 'ducted');
  expect(plain(firstText(ENGLISH_WORDS, other!, job) ?? '')).toMatch(
    /^A larger size, because your winters are cold: d6/,
  );
});

it('two systems in place of one each have an indoor unit that does the largest room', () => {
  const multi = (id: string, kw: number, head: number) =>
    system(id, kw, 500 * kw, { system_type: 'multi_split', max_indoor_units: 4, max_indoor_unit_kw: head });
  const { costs } = told(
    [multi('one', 7, 5), multi('two', 5, 2.5), multi('enough', 6, 5)],
    { ...HOME, Q0: 'Yes', Q1: 'Split', Q3: 'Multiple Rooms', Q5: 'Over 3 Rooms' },
    { home: 3 },
  );
  expect(costs.join(' ')).toContain('Two systems instead, with 12.0 kW together: 2 × enough');
});

it('the price with all that was asked is of a size that is as near', () => {
  const duct = (id: string, kw: number, more: Partial<Product>) =>
    system(id, kw, 1000 * kw, { system_type: 'ducted', ...more });
  const { costs } = told([duct('a', 8, EXTRA), duct('b', 5, APP)], { ...HOME, ...ASKS }, { home: 3 });
  expect(costs[0]).toBe('A mobile app costs extra.');
});

it('where one system is hardly big enough, two are named with what they cost more', () => {
  const ducted = (id: string, kw: number, aud: number) => system(id, kw, aud, { system_type: 'ducted' });
  const { costs } = told([ducted('a', 16, 9000), ducted('b, small', 8.5, 6000)], HOME, { home: 5 });
  expect(costs).toContain('Two systems instead, with 17.0 kW together: 2 × b, small, $3,000 more.');
  expect(told([ducted('a', 13, 9000), ducted('b', 6.5, 6000)], HOME, { home: 3 }).costs).toEqual([]);
  const apart = { ...ducted('b', 8.5, 6000), service_postcodes: '2000', availability: 'preorder' as const };
  expect(told([ducted('a', 16, 9000), apart], HOME, { home: 5 }, '').costs.at(-1)).toMatch(
    /2 × b, \$3,000 more, installed at some postcodes only, available to pre-order\.$/,
  );
});

it('two systems that do less of what was asked aren’t named beside one that is big enough', () => {
  const ducted = (id: string, kw: number, more: Partial<Product>) =>
    system(id, kw, 500 * kw, { system_type: 'ducted', ...more });
  const costs = (more: Partial<Product>) =>
    told([ducted('a', 16, APP), ducted('b', 8.5, more)], { ...HOME, ...ASKS }, { home: 5 }).costs.join(' ');
  expect([costs(APP).includes('Two systems'), costs(EXTRA).includes('Two systems')]).toEqual([true, false]);
});

it('a system with fewer zones than rooms says so, also as the first', () => {
  const ducted = system('a', 10, 9000, { system_type: 'ducted', max_zones: 2 });
  expect(told([ducted], HOME, { home: 3 }).costs).toEqual(['Up to 2 zones, so some rooms share one.']);
});

it.each([
  [1000, ['near', 'other', 'other']],
  [800, ['near', 'dear', 'dear']],
])('rooms of which one charges extra get one model where that is no dearer: at $%s', (aud, ids) => {
  const like = (id: string, kw: number, price: number, more: Partial<Product>) =>
    system(id, kw, price, { item_group_id: id === 'dear' ? null : 'A', ...more });
  const products = [like('near', 4, 1500, EXTRA), like('other', 2.5, 900, EXTRA), like('dear', 2.5, aud, APP)];
  const rooms = { rooms: ['living', 'bedroom', 'bedroom'] } as const;
  const job = jobOf({ ...TWO, ...ASKS, Q5: '3 Rooms' }, rooms);
  const splits = waysFor(createMatcher(products), job).ways.find(({ id }) => id === 'splits');
  expect(splits?.first.map((one) => one.system.product.id)).toEqual(ids);
});

it.each([
  [4500, 'Two systems instead, with 17.0 kW together: 2 × b, $9,000 for the units, installation on top.'],
  [3500, 'Two systems instead, with 17.0 kW together: 2 × b, $7,000 for the units, installation on top.'],
  [null, 'Two systems instead, with 17.0 kW together: 2 × b.'],
])('two systems that cost no more than the one, or have no price, are named too: %s each', (aud, text) => {
  const ducted = (id: string, kw: number, price: number | null) => system(id, kw, price, { system_type: 'ducted' });
  expect(told([ducted('a', 16, 9000), ducted('b', 8.5, aud)], HOME, { home: 5 }).costs).toContain(text);
});

it('a way whose first charges extra doesn’t say that all is in the price', () => {
  const ducted = (id: string, aud: number, more: Partial<Product>) =>
    system(id, 8, aud, { system_type: 'ducted', ...more });
  const multi = system('m', 8, 9000, { ...EXTRA, system_type: 'multi_split', max_indoor_units: 4 });
  const { points, costs } = told(
    [ducted('extra', 8000, EXTRA), ducted('all', 9500, { ...APP, zone_control: 'room_zoning' }), multi],
    { ...HOME, ...ASKS },
    { home: 2 },
  );
  expect(costs).toContain('A mobile app costs extra.');
  expect(points[0]?.gain?.id).toBe('walls');
});

it.each<[string, boolean, readonly Product[], Answers, SizeAsked]>([
  ['all that fits', true, [system('d', 7.5, 9000, DUCTED)], HOME, { home: 3 }],
  ['all but another way', false, [system('d', 7.5, 9000, DUCTED), system('m', 9, 5000, MULTI)], HOME, { home: 3 }],
  ['none', false, [system('m', 9, 5000, MULTI)], HOME, { home: 3 }],
  ['all, with an indoor unit less than rooms', true, [system('m', 10, 9000, MULTI)], HOME, { home: 4 }],
  ['nothing fits, because all', true, [system('a', 1.5, 900)], ROOM, LIVING],
  ['all but one outside the ways', false, [system('a', 3, 900), BULKHEAD], ROOM, LIVING],
  ['all but the only one that fits', false, [system('a', 1.5, 900), BULKHEAD], ROOM, LIVING],
  [
    'all but one that is out of stock',
    false,
    [system('a', 3, 900), system('b', 4, 990, { availability: 'out_of_stock' })],
    ROOM,
    LIVING,
  ],
  [
    'in one of the rooms all',
    false,
    [system('a', 2.5, 900), system('b', 3, 990)],
    TWO,
    { rooms: ['bedroom', 'living'] },
  ],
])('too small: %s', (_, isSmall, products, answers, size) => {
  const job = jobOf(answers, size);
  expect(areAllSmall(findModels(createMatcher(products), job), job)).toBe(isSmall);
});

it('of several rooms, a size is said to be small for the room that it is small for', () => {
  const products = [system('a', 2.5, 900), system('b', 3, 990)];
  expect(told(products, TWO, { rooms: ['bedroom', 'living'] }).costs).toEqual([
    'Small for a living room, but the largest of ours that fits.',
  ]);
});

it('where no system is big enough, two are named with their price, if the space outside holds them', () => {
  const multi = system('m', 6.8, 4000, { ...EXTRA, system_type: 'multi_split', max_indoor_units: 3 });
  const large = system('l', 7, 5000, { ...EXTRA, system_type: 'multi_split', max_indoor_units: 4 });
  const small = (Q2: string, home: 3 | 4, products = [multi, large]) => {
    const answers = { ...HOME, ...ASKS, Q0: 'Yes', Q1: 'Split', Q2, Q6: 'Small Outdoor space' };
    const job = jobOf(answers, { home });
    return noWayText(ENGLISH_WORDS, tooSmall(findModels(createMatcher(products), job))!, job);
  };
  expect(small('House - Pitched Roof', 4)).toMatch(
    /Two would be: 2 × m, \$8,000 .*, a mobile app only at extra cost\. Needs 2 outdoor units\.$/,
  );
  expect(small('Apartment', 4)).toMatch(/in one system\. Ask us to plan it\.$/);
  const unpriced = [multi, large].map((one) => ({ ...one, price: null }));
  expect(small('House - Pitched Roof', 4, unpriced)).toMatch(
    /Two would be: 2 × l, a mobile app only at extra cost\. Needs 2 outdoor units\.$/,
  );
});
