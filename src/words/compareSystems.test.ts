import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { compareSystems } from './compareSystems.ts';
import { createWords, ENGLISH_WORDS } from './words.ts';

const split = productWith({ system_type: 'split', cooling_capacity_kw: 2.5, warranty_years: 5, phase: 1 });
const multi = productWith({ system_type: 'multi_split', cooling_capacity_kw: 2.5, phase: 1 });
const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms' };
const TARIFF = 33;

/** The comparison of some products, with its rows by name. */
function compared(
  products: readonly Product[],
  given: Answers = answers,
  zone: 'cold' | null = null,
  words = ENGLISH_WORDS,
) {
  const { note, differs, same } = compareSystems(words, products, given, zone, TARIFF);
  const row = (name: string) => [...differs, ...same].find((found) => found.name === name);
  return {
    note,
    differs: differs.map(({ name }) => name),
    same: same.map(({ name }) => name),
    row,
    texts: (name: string) => row(name)?.values.map(({ text }) => text.replaceAll('\u202f', ' ')),
    shares: (name: string) => row(name)?.values.map(({ share }) => share),
    tags: (name: string) => row(name)?.values.map(({ tag }) => tag),
    details: (name: string) => row(name)?.values.map(({ detail }) => detail),
  };
}

const { differs, same, row, texts } = compared([split, multi]);

it('a comparison separates differences from common facts', () => {
  expect(differs).toContain('Type and position');
  expect(same).toContain('Cooling');
  expect(same).toContain('Power supply');
  expect(differs.filter((name) => same.includes(name))).toEqual([]);
});

it('a comparison begins with the figures, then the verdicts on the visitor’s answers, then other facts', () => {
  const quiet = productWith({ ...split, price_from_aud: 900, price_includes: 'supply_only' });
  expect(compared([quiet, multi]).differs).toEqual([
    'Price',
    'Which areas do you want to heat and cool?',
    'Type and position',
    'Warranty',
  ]);
  expect(row('Which areas do you want to heat and cool?')?.values).toMatchObject([
    { text: 'It has one indoor unit, so it only serves one room.', verdict: 'misses' },
    { text: 'One outdoor unit runs an indoor unit in each of several rooms.', verdict: 'fits' },
  ]);
});

it('a comparison counts a fact that only one system gives as a difference, after those that several give', () => {
  expect(texts('Warranty')).toEqual(['5\u00a0years', 'not known']);
  expect(differs).toContain('Warranty');
  const rated = productWith({ ...split, stars_cool_cold: 2.5, outdoor_sound_power_dba: 60 });
  const other = productWith({ ...multi, outdoor_sound_power_dba: 64 });
  const names = compared([rated, other], answers, 'cold').differs;
  expect(names[0]).toBe('Outdoor sound power');
  expect(names.slice(-2)).toEqual(['Cooling, cold climate', 'Warranty']);
});

it('a comparison loses no fact if two are reworded to one name', () => {
  const words = createWords({ 'fact.power': 'Fact', 'fact.refrigerant': 'Fact' });
  const cold = { ...split, refrigerant: 'R32' } as const;
  expect(compared([cold, cold], answers, null, words).texts('Fact')).toEqual([
    'single-phase, R32',
    'single-phase, R32',
  ]);
});

it('a comparison has stars and running costs only for a known zone', () => {
  const named = (zone: 'cold' | null) => {
    const { differs, same } = compared([split, multi], answers, zone);
    return [...differs, ...same].filter((name) => /climate|cost/.test(name)).length;
  };
  expect([named('cold'), named(null)]).toEqual([3, 0]);
});

it('a comparison compares one system, and none', () => {
  expect(compared([split]).differs).toEqual([]);
  expect(compared([]).differs).toEqual([]);
});

const HOME = 'What kind of home is it?';
const ZONES = 'How would you like to control different rooms?';

it('a difference isn’t the same verdict for another reason', () => {
  const stated = productWith({ ...split, suits_home_types: ['townhouse'] });
  const { same, texts } = compared([stated, split]);
  expect(new Set(texts(HOME)).size).toBe(2);
  expect(same).toContain(HOME);
});

it('a difference is another verdict', () => {
  const elsewhere = productWith({ ...split, suits_home_types: ['apartment'] });
  expect(compared([elsewhere, split]).differs).toContain(HOME);
});

it('a difference is another fact behind the same verdict', () => {
  const asked = { ...answers, Q4: 'Individual Temperature Control' };
  const ducted = (zone_control: Product['zone_control']) => productWith({ system_type: 'ducted', zone_control });
  expect(compared([ducted('none'), ducted('day_night')], asked).differs).toContain(ZONES);
  expect(compared([ducted('none'), ducted('none')], asked).same).toContain(ZONES);
});

it('a difference is no difference where the same fact comes from another rule', () => {
  const asked = { ...answers, Q4: 'Individual Temperature Control' };
  const ducted = productWith({ system_type: 'ducted', zone_control: 'individual_temperature' });
  const { same, texts } = compared([ducted, multi], asked);
  expect(new Set(texts(ZONES)).size).toBe(2);
  expect(same).toContain(ZONES);
});

const priced = (price: number | null, includes: Product['price_includes'] = 'supply_only') =>
  productWith({ ...split, price_from_aud: price, price_includes: price === null ? null : includes });

it('the figures of a comparison have bars on one scale from 0, that say which end is better, and a tag on what is noticeably best', () => {
  const { shares, row, tags } = compared([priced(3000), priced(1500), priced(null)]);
  expect(shares('Price')).toEqual([1, 0.5, null]);
  expect(row('Price')?.note).toBe('installation not included. A shorter bar is better.');
  // The price of the third isn't known, so it may be lower.
  expect(tags('Price')).toEqual(['', '', '']);
  expect(compared([priced(3000), priced(1500)]).tags('Price')).toEqual(['', 'Lowest price']);
  expect(compared([priced(1590), priced(1500)]).tags('Price')).toEqual(['', '']);
});

it('the figures of a comparison have no bars for prices that include different things, and say what each includes', () => {
  const { shares, texts, details, differs } = compared([
    priced(3000),
    priced(3000, 'supply_and_standard_install'),
    priced(null),
  ]);
  expect(shares('Price')).toEqual([null, null, null]);
  expect(texts('Price')).toEqual(['From $3,000', 'From $3,000', 'Ask for a price']);
  expect(details('Price')).toEqual(['installation not included', 'with standard installation', '']);
  expect(differs).toContain('Price');
});

it('the figures of a comparison never put sound power and sound pressure on one scale', () => {
  const power = productWith({ ...split, outdoor_sound_power_dba: 64, outdoor_sound_pressure_dba: 52 });
  const pressure = productWith({ ...split, outdoor_sound_pressure_dba: 48 });
  const { texts, shares, tags } = compared([power, pressure]);
  expect(texts('Outdoor sound power')).toEqual(['64 dB(A)', 'not known']);
  expect(shares('Outdoor sound power')).toEqual([null, null]);
  expect(texts('Outdoor sound pressure')).toEqual(['52 dB(A)', '48 dB(A)']);
  // Ten less sounds half as loud, so the bar is half as long.
  expect(shares('Outdoor sound pressure')).toEqual([1, expect.closeTo(2 ** -0.4, 10)]);
  expect(tags('Outdoor sound pressure')).toEqual(['', 'Quietest']);
  expect(texts('Outdoor sound')).toBeUndefined();
});

it('the figures of a comparison leave sound pressure out where every sound power is known', () => {
  const power = productWith({ ...split, outdoor_sound_power_dba: 64, outdoor_sound_pressure_dba: 52 });
  expect(compared([power, power]).row('Outdoor sound pressure')).toBeUndefined();
});

it('the figures of a comparison show stars of 10, with bars between alike systems only', () => {
  const rated = productWith({ ...split, stars_cool_cold: 2.5 });
  const other = productWith({ ...multi, stars_cool_cold: 5 });
  const alike = compared([rated, { ...rated, stars_cool_cold: 5 }, split], answers, 'cold');
  expect(alike.shares('Cooling, cold climate')).toEqual([0.25, 0.5, null]);
  expect(alike.texts('Cooling, cold climate')).toEqual(['2.5 of 10\u00a0stars', '5 of 10\u00a0stars', 'not known']);
  expect(alike.row('Cooling, cold climate')?.note).toBe('A longer bar is better.');
  const types = compared([rated, other], answers, 'cold');
  expect(types.shares('Cooling, cold climate')).toEqual([null, null]);
  expect(types.row('Cooling, cold climate')?.note).toBe('');
});

it('the figures of a comparison compare zones, and no model or register number, which differ without telling anything', () => {
  const ducted = productWith({ system_type: 'ducted', max_zones: 6, indoor_model: 'A', outdoor_model: 'B' });
  const { texts, differs } = compared([ducted, productWith({ ...ducted, max_zones: 8, indoor_model: 'C' })]);
  expect(texts('Zones')).toEqual(['up to 6', 'up to 8']);
  expect(differs.filter((name) => /unit model|register/.test(name))).toEqual([]);
  expect(compared([split, productWith({ ...split, max_zones: 2 })]).row('Zones')).toBeUndefined();
});

it('the figures of a comparison show running costs in whole dollars at the visitor’s tariff', () => {
  const costing = (kwh: number) => productWith({ ...split, kwh_cool_cold: kwh, kwh_heat_cold: 0 });
  const { texts, tags } = compared([costing(1000), costing(2000)], answers, 'cold');
  const name = 'Running cost a year, cold climate, at 33\u202fc/kWh';
  expect(texts(name)).toEqual(['about $330', 'about $660']);
  expect(tags(name)).toEqual(['', '']);
  expect(compared([costing(1000), costing(1001)], answers, 'cold').same).toContain(name);
});

it('the figures of a comparison have no bars or tags for systems of other sizes or kinds, and say why', () => {
  const figures = {
    ...priced(1500),
    outdoor_sound_power_dba: 50,
    stars_cool_cold: 2,
    kwh_cool_cold: 9,
    kwh_heat_cold: 9,
  };
  const other = { ...figures, ...priced(3000), outdoor_sound_power_dba: 60, stars_cool_cold: 4 };
  for (const apart of [{ ...other, cooling_capacity_kw: 5 }, { ...other, system_type: 'multi_split' } as const]) {
    const { note, differs, shares, tags, row } = compared([figures, apart], answers, 'cold');
    expect(note).toMatch(/^Price and sound depend on type and size/);
    for (const name of differs) {
      expect([name, shares(name), tags(name), row(name)?.note]).toEqual([
        name,
        [null, null],
        ['', ''],
        name === 'Price'
          ? 'installation not included'
          : name.startsWith('Running cost')
            ? 'Label figures; your use will differ.'
            : '',
      ]);
    }
  }
  expect(compared([figures, other], answers, 'cold').note).toBe('');
});

it('the figures of a comparison compare energy for the same work in percent, across sizes of one kind', () => {
  const name = 'Energy for the same work, cold climate';
  const sized = (kw: number, cool: number) =>
    productWith({
      ...split,
      cooling_capacity_kw: kw,
      heating_capacity_kw: kw,
      kwh_cool_cold: cool,
      kwh_heat_cold: kw * 300,
    });
  expect(compared([sized(2.5, 150), sized(5, 240), sized(7, 420)], answers, 'cold').texts(name)).toEqual([
    'The one to compare with',
    '20% less energy for the same cooling',
    'No noticeable difference',
  ]);
  expect(compared([sized(2.5, 150), sized(5, 300)], answers, 'cold').row(name)).toBeUndefined();
  expect(compared([sized(2.5, 150), split], answers, 'cold').row(name)).toBeUndefined();
});

it('the figures of a comparison give the size of the outdoor unit only where all sides are known', () => {
  const sized = productWith({ ...split, outdoor_width_mm: 800, outdoor_height_mm: 550, outdoor_depth_mm: 285 });
  const { texts, row } = compared([sized, productWith({ ...sized, outdoor_depth_mm: null })]);
  expect(texts('Outdoor unit, width × height × depth')).toEqual(['800 × 550 × 285 mm', 'not known']);
  expect(row('Outdoor unit')).toBeUndefined();
});

it('the figures of a comparison have no bar of a figure that one system gives, or none', () => {
  expect(compared([priced(3000), priced(null)]).shares('Price')).toEqual([null, null]);
  const { texts, same, shares } = compared([multi, productWith(multi)]);
  expect(texts('Outdoor sound power')).toEqual(['not known', 'not known']);
  expect(shares('Outdoor sound power')).toEqual([null, null]);
  expect(same).toContain('Outdoor sound power');
});
