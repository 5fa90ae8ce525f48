import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { type Advice, adviceOn, dominates, whereToStart } from './advice.ts';
import type { Basis } from './differences.ts';
import { createMatcher } from './matcher.ts';
import { listModels, modelOfProduct } from './models.ts';
import type { LikelySize } from './size.ts';

const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const APP = { ...NONE, mobile_app: 'included' } as const;
const HOT: Basis = { answers: {}, zone: 'hot' };

const FACTS: Partial<Product> = {
  price: { aud: 2000, includes: 'supply_only' },
  controls: { ...NONE, voice: 'optional' },
  cooling_capacity_kw: 5,
  heating_capacity_kw: 6,
  outdoor_sound_power_dba: 60,
  kwh_cool_hot: 600,
  kwh_heat_hot: 100,
  zone_control: 'day_night',
  warranty_years: 5,
};
const system = (id: string, more: Partial<Product> = {}): Product =>
  productWith({ id, system_type: 'ducted', ...FACTS, ...more });

it.each<[string, Partial<Product>]>([
  ['costs $100 less', { price: supplyOnly(1900) }],
  ['is 3 dB(A) quieter', { outdoor_sound_power_dba: 57 }],
  ['uses less power', { kwh_cool_hot: 500 }],
  ['has a control', { controls: { ...NONE, voice: 'included' } }],
  ['has more zones', { zone_control: 'room_zoning' }],
  ['has two more years of warranty', { warranty_years: 7 }],
  [
    'is better and 10% smaller',
    {
      price: supplyOnly(1900),
      cooling_capacity_kw: 4.5,
      heating_capacity_kw: 5.4,
      kwh_cool_hot: 540,
      kwh_heat_hot: 90,
    },
  ],
  [
    'is better, with a price that includes more',
    { warranty_years: 7, price: { aud: 9000, includes: 'supply_and_standard_install' } },
  ],
  ['is the other kind of ducted system', { system_type: 'slim_ducted', price: supplyOnly(1900) }],
  ['does more than was asked', { zone_control: 'individual_temperature' }],
])('a system dominates one that is as good otherwise if it %s', (_, more) => {
  const [one, other] = [system('A', more), system('B')];
  expect(dominates(one, other, HOT)).toBe(true);
  expect(dominates(other, one, HOT)).toBe(false);
});

it.each<[string, Partial<Product>]>([
  ['is better in nothing', {}],
  ['costs $99 less', { price: supplyOnly(1901) }],
  ['is 2 dB(A) quieter', { outdoor_sound_power_dba: 58 }],
  ['has one more year of warranty', { warranty_years: 6 }],
  ['is cheaper and a little louder', { price: supplyOnly(1000), outdoor_sound_power_dba: 60.5 }],
  ['is cheaper and uses a little more', { price: supplyOnly(1000), kwh_heat_hot: 101 }],
  ['is cheaper without an extra', { price: supplyOnly(1000), controls: NONE }],
  ['is cheaper with fewer zones', { price: supplyOnly(1000), zone_control: 'none' }],
  ['is cheaper with a year less of warranty', { price: supplyOnly(1000), warranty_years: 4 }],
  ['is quieter and a dollar dearer', { outdoor_sound_power_dba: 50, price: supplyOnly(2001) }],
  ['is better without a price', { outdoor_sound_power_dba: 50, price: null }],
  ['is cheaper without a sound', { price: supplyOnly(1000), outdoor_sound_power_dba: null }],
  ['is cheaper without energy', { price: supplyOnly(1000), kwh_cool_hot: null }],
  ['is cheaper without a warranty', { price: supplyOnly(1000), warranty_years: null }],
  ['is cheaper and more than 10% smaller', { price: supplyOnly(1000), cooling_capacity_kw: 4.4 }],
  ['is cheaper and more than 1.25 times larger', { price: supplyOnly(1000), cooling_capacity_kw: 6.3 }],
  ['is cheaper, with an unknown size', { price: supplyOnly(1000), cooling_capacity_kw: null }],
  ['is cheaper and of another kind', { price: supplyOnly(1000), system_type: 'multi_split' }],
  ['is cheaper only by a price that includes more', { price: { aud: 100, includes: 'supply_and_standard_install' } }],
])('a system doesn’t dominate one that is as good otherwise if it %s', (_, more) => {
  expect(dominates(system('A', more), system('B'), HOT)).toBe(false);
});

it('a system with more to check or more to pay extra doesn’t dominate', () => {
  const answers = { Q7: ['Mobile App'] };
  const cheap = (controls: Product['controls']) => system('A', { price: supplyOnly(1000), controls });
  const of = (one: Product['controls'], other: Product['controls']) =>
    dominates(cheap(one), system('B', { controls: other }), { answers, zone: null });
  expect([of(APP, APP), of(null, null), of(null, NONE), of({ ...NONE, mobile_app: 'optional' }, APP)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('energy counts only where the zone is known', () => {
  const [one, other] = [system('A', { price: supplyOnly(1000), kwh_cool_hot: 900 }), system('B')];
  expect([dominates(one, other, HOT), dominates(one, other, { ...HOT, zone: null })]).toEqual([false, true]);
});

const advise = (
  products: readonly Product[],
  asked: { answers?: Answers; likely?: LikelySize; postcode?: string } = {},
) => {
  const { answers = {}, likely = null, postcode = '' } = asked;
  const matcher = createMatcher(products);
  return whereToStart(listModels(matcher.match(answers), matcher, likely).fits, { answers, zone: 'hot' }, postcode);
};
const namesOf = (advice: Advice | null) =>
  advice && [advice.first, ...advice.beside.map(({ model }) => model)].map(({ best }) => best.id);

it('the first is the best match that no other model dominates', () => {
  expect(namesOf(advise([system('A'), system('B', { warranty_years: 7 })]))).toEqual(['B']);
  expect(namesOf(advise([system('A', { priority: 1 }), system('B', { warranty_years: 6 })]))).toEqual(['A']);
});

it('a model whose size is open is dominated if one other model dominates each of its sizes', () => {
  const sizes = (id: string, ...prices: readonly number[]) =>
    prices.map((aud, at) =>
      system(`${id}${at}`, { item_group_id: id, price: supplyOnly(aud), cooling_capacity_kw: 5 * (at + 1) }),
    );
  expect(namesOf(advise([...sizes('A', 2000, 4000), ...sizes('B', 1800, 3600)]))).toEqual(['B0']);
  expect(namesOf(advise([...sizes('A', 2000, 4000), ...sizes('B', 1800, 4000)]))).toEqual(['A0']);
  expect(namesOf(advise([...sizes('A', 2000, 4000), ...sizes('B', 1800), ...sizes('C', 2000, 3000).slice(1)]))).toEqual(
    ['A0', 'C1'],
  );
  const likely = { kw: 5, from: 4, to: 6 };
  expect(namesOf(advise([...sizes('A', 2000, 4000), ...sizes('B', 1800, 4000)], { likely }))).toEqual(['B0']);
});

it('the first is installed at the postcode, if any model is, and a closer match elsewhere is named', () => {
  const at = (id: string, service_postcodes: Product['service_postcodes']) => system(id, { service_postcodes });
  const [there, here] = exampleProducts(
    { id: 'X', service_postcodes: '2000' },
    { id: 'Y', service_postcodes: '3000' },
  ).map(({ service_postcodes }) => service_postcodes);
  const range = [at('A', there!), at('B', here!), at('C', null)];
  expect(advise(range, { postcode: '3000' })).toMatchObject({
    first: { best: { id: 'B' } },
    passedOver: { best: { id: 'A' } },
  });
  expect(advise(range, { postcode: '2000' })).toMatchObject({ first: { best: { id: 'A' } }, passedOver: null });
  expect(advise(range.slice(0, 1), { postcode: '3000' })).toMatchObject({ first: { best: { id: 'A' } }, only: 'fits' });
  expect(advise(range.slice(0, 2), { postcode: '3000' })).toMatchObject({ only: 'installed', next: null });
});

it('at most two models are beside the first, each better in another way, the cheapest first', () => {
  const first = system('A', { controls: APP, warranty_years: 8, priority: 0 });
  const cheaper = (id: string, aud: number) => system(id, { price: supplyOnly(aud), outdoor_sound_power_dba: 62 });
  const quiet = system('D', { price: supplyOnly(2500), outdoor_sound_power_dba: 50 });
  const zoned = system('E', { price: supplyOnly(2500), zone_control: 'room_zoning' });
  expect(namesOf(advise([first, zoned, quiet, cheaper('B', 1800), cheaper('C', 1500)]))).toEqual(['A', 'C', 'D']);
  expect(namesOf(advise([first, zoned, cheaper('B', 1800)]))).toEqual(['A', 'B', 'E']);
});

it.each<[string, Partial<Product>]>([
  ['another kind', { system_type: 'multi_split' }],
  ['10% less cooling', { cooling_capacity_kw: 4.4 }],
  ['a quarter more cooling', { cooling_capacity_kw: 6.3 }],
  ['an unknown size', { cooling_capacity_kw: null }],
  ['a price that includes more', { price: { aud: 500, includes: 'supply_and_standard_install' } }],
])('nothing stands beside the first for a lower price with %s', (_, more) => {
  const other = system('B', { price: supplyOnly(500), warranty_years: 4, ...more });
  expect(namesOf(advise([system('A', { priority: 0 }), other]))).toEqual(['A']);
});

it('a smaller model of open size isn’t beside the first for its price alone', () => {
  const open = (id: string, kws: readonly number[], aud: number) =>
    kws.map((kw) =>
      system(`${id}${kw}`, {
        item_group_id: id,
        cooling_capacity_kw: kw,
        price: supplyOnly(aud),
        warranty_years: aud > 1000 ? 7 : 5,
      }),
    );
  expect(namesOf(advise([...open('A', [5, 10], 2000), ...open('B', [4.2, 8.4], 500)]))).toEqual(['A10']);
  expect(namesOf(advise([...open('A', [5, 10], 2000), ...open('B', [5, 8.4], 500)]))).toEqual(['A10', 'B5']);
});

it('two fit equally well with the same verdicts and priority, or without a reason for the first alone', () => {
  const first = { price: supplyOnly(2500), controls: APP };
  const equal = (one: Partial<Product>, other: Partial<Product> = {}) =>
    advise([system('A', { ...first, ...one }), system('B', other)])?.beside.map(({ isEqual }) => isEqual);
  expect(equal({})).toEqual([true]);
  expect(equal({ priority: 0 })).toEqual([false]);
  expect(equal({ priority: 0, controls: FACTS.controls!, warranty_years: 6 })).toEqual([true]);
});

it('without a model beside the first, another one of its kind shows the first one’s advantage', () => {
  const gainsOver = (...others: readonly Product[]) => {
    const advice = advise([system('A', { warranty_years: 7, priority: 0 }), ...others]);
    return [advice?.next?.model.best.id ?? null, advice?.only ?? null, advice?.isUnrivalled];
  };
  expect(gainsOver(system('B', { warranty_years: 6 }), system('C'))).toEqual(['C', null, true]);
  expect(gainsOver(system('B', { cooling_capacity_kw: 9, warranty_years: 7 }))).toEqual(['B', null, false]);
  expect(gainsOver(system('B', { price: supplyOnly(500) }))).toEqual(['B', null, false]);
  // A system of another kind is never compared, however much better the first one is.
  const multi = system('C', { system_type: 'multi_split', warranty_years: 1 });
  expect(gainsOver(multi)).toEqual([null, 'fits', false]);
  expect(gainsOver(system('B', { warranty_years: 7 }), multi)).toEqual(['B', null, true]);
});

it('a model of open size is unrivalled only if no size of another one is cheaper or quieter', () => {
  const sizes = (id: string, ...prices: readonly number[]) =>
    prices.map((aud, at) =>
      system(`${id}${at}`, { item_group_id: id, price: supplyOnly(aud), cooling_capacity_kw: 5 * (at + 1) }),
    );
  expect(advise([...sizes('A', 2000, 4000), ...sizes('B', 2000, 4000)])?.isUnrivalled).toBe(true);
  expect(advise([...sizes('A', 2000, 4000), ...sizes('B', 1800, 4000)])?.isUnrivalled).toBe(false);
});

it.each<[string, Partial<Product>, boolean]>([
  ['as dear and as loud', {}, true],
  ['cheaper by less than anyone would notice', { price: supplyOnly(1990) }, false],
  ['quieter by less than anyone would notice', { outdoor_sound_power_dba: 59 }, false],
  ['a price that includes less', { price: supplyOnly(2000) }, false],
])('a model beside one with %s', (_, other, isUnrivalled) => {
  const first = {
    price: { aud: 2000, includes: 'supply_and_standard_install' },
    outdoor_sound_power_dba: 60,
    priority: 0,
  } as const;
  expect(advise([system('A', first), system('B', { ...first, ...other })])?.isUnrivalled).toBe(isUnrivalled);
});

it('any system has others beside it that are better in something, like the first', () => {
  const range = [
    system('A', { warranty_years: 9 }),
    system('B', { price: supplyOnly(1500) }),
    system('C', { system_type: 'split' }),
  ];
  const matcher = createMatcher(range);
  const model = modelOfProduct(matcher, {}, range[0]!, null);
  const { fits } = listModels(matcher.match({}), matcher, null);
  expect(adviceOn(model, fits, HOT).beside.map((one) => one.model.best.id)).toEqual(['B']);
});

it.each<[string, readonly Product[], readonly string[] | null]>([
  ['no system', [], null],
  ['one system', [system('A')], ['A']],
  ['one size', [system('A', { item_group_id: 'F' }), system('B', { item_group_id: 'F' })], ['A']],
  ['no prices, sizes or sounds', ['A', 'B'].map((id) => productWith({ id, system_type: 'split' })), ['A']],
  ['sizes far apart', [system('A', { cooling_capacity_kw: 2 }), system('B', { cooling_capacity_kw: 20 })], ['A']],
  ['systems that are all recommended first', [system('A', { priority: 0 }), system('B', { priority: 0 })], ['A']],
  ['systems that are equal in everything', [system('B'), system('A')], ['A']],
])('where to start copes with %s', (_, products, expected) => {
  expect(namesOf(advise(products))).toEqual(expected);
});
