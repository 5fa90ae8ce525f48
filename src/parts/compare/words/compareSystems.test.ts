import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyZone } from '../../../../tests/samples/anyCatalogue.ts';
import { productWith, supplyOnly } from '../../../../tests/samples/anyProduct.ts';
import { oneSize, openModel } from '../../../../tests/samples/models.ts';
import { PRICE_LIST } from '../../../../tests/samples/priceList.ts';
import type { PriceIncludes, Product } from '../../../catalogue/product.ts';
import type { Zone } from '../../../climate/zone.ts';
import { areAlike, isNear } from '../../../matching/comparable.ts';
import { firstJob } from '../../../matching/jobModel.ts';
import { createMatcher } from '../../../matching/matcher.ts';
import type { Model } from '../../../matching/models.ts';
import type { AskedJob, Way } from '../../../matching/way.ts';
import { waysFor } from '../../../matching/ways.ts';
import type { JobPrice } from '../../../pricing/jobPrice.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { jobOf } from '../../../words/advise.ts';
import type { Tariff } from '../../../words/energyWords.ts';
import { createWords, ENGLISH_WORDS } from '../../../words/words.ts';
import type { ComparedJob } from './comparedFigures.ts';
import type { ComparedRow } from './comparedRow.ts';
import { compareSystems } from './compareSystems.ts';

const split = productWith({
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  cooling_capacity_kw: 2.5,
  warranty_years: 5,
  phase: 1,
});
const multi = productWith({ system_type: 'multi_split', cooling_capacity_kw: 2.5, phase: 1 });
const ducted = productWith({ system_type: 'ducted', cooling_capacity_kw: 7.1, max_zones: 6 });
const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms' };
const NOTHING = { id: 'split', bought: [], way: null } as const;
const KIND = 'Type';
const POWER = 'Outdoor noise, sound power';
const PRESSURE = 'Outdoor noise, sound pressure';
const OUTDOOR = 'Outdoor unit, width × height × depth';
const COST = 'Running cost a year';

/** The comparison of models, with its rows by name. */
function comparedModels(
  models: readonly Model[],
  given: Answers = answers,
  zone: Zone | null = null,
  tariff: Tariff = 33,
  words = ENGLISH_WORDS,
  list: Pick<AskedJob, 'installation' | 'on'> = { installation: null, on: '' },
) {
  const jobs = models.map((model): ComparedJob => ({ ...NOTHING, models: [model], answers: given }));
  return comparedWith(jobs, { ...jobOf(given, {}), zone, ...list }, tariff, words);
}

function comparedWith(jobs: readonly ComparedJob[], job: AskedJob, tariff: Tariff = 33, words = ENGLISH_WORDS) {
  const { differing, details, same } = compareSystems(words, jobs, job, tariff);
  const nameOf = ({ name, note }: ComparedRow) => (note && !['Price', COST].includes(name) ? `${name}, ${note}` : name);
  const row = (name: string) => [...differing, ...details, ...same].find((found) => nameOf(found) === name);
  const of = (name: string, part: (value: ComparedRow['values'][number]) => unknown) => row(name)?.values.map(part);
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  return {
    note: row('Price')?.note,
    differing: differing.map(nameOf),
    details: details.map(nameOf),
    same: same.map(nameOf),
    row,
    texts: (name: string) => of(name, ({ lines }) => lines.map(({ text }) => plain(text)).join(' | ')),
    small: (name: string) => of(name, ({ lines }) => lines.some(({ isSmall }) => isSmall ?? false)),
    tags: (name: string) => of(name, ({ tag }) => tag ?? ''),
  };
}

const compared = (products: readonly Product[], given: Answers = answers, zone: Zone | null = null) =>
  comparedModels(products.map(oneSize), given, zone);

const priced = (price: number | null, includes: PriceIncludes = 'supply_only') =>
  productWith({ ...split, price: price === null ? null : { aud: price, includes } });
const from = (aud: number) => ({ price: supplyOnly(aud) });
const INSTALLED = 'supply_and_standard_install';
const sized = (more: Partial<Product> = {}) =>
  productWith({ ...split, outdoor_width_mm: 800, outdoor_height_mm: 550, outdoor_depth_mm: 285, ...more });
const using = (kw: number, cool: number, more: Partial<Product> = {}) =>
  sized({ cooling_capacity_kw: kw, heating_capacity_kw: kw, kwh_cool_cold: cool, kwh_heat_cold: kw * 300, ...more });

it('a comparison begins with the rows that differ: what was asked for, the price, then the rest', () => {
  const townhouse = { suits_home_types: ['townhouse'] } as const;
  const apartment = { suits_home_types: ['apartment'] } as const;
  const one = using(2.5, 150, { ...from(900), ...townhouse, warranty_years: 5 });
  const other = using(2.5, 240, { ...from(1900), ...apartment, warranty_years: 7 });
  const { differing, same } = compared([one, other], answers, 'cold');
  expect(differing).toEqual(['What kind of home is it?', 'Price', COST, 'Warranty']);
  expect(same).toEqual(['Size', KIND, 'Position', 'Power supply', OUTDOOR, 'Heating']);
});

it('a comparison leaves out what nobody gives', () => {
  const bare = productWith({ system_type: 'split' });
  expect(compared([bare, bare, bare])).toMatchObject({ differing: [], same: [KIND] });
});

it('a comparison compares one system, and none', () => {
  expect(compared([split])).toMatchObject({
    differing: [],
    same: ['Size', KIND, 'Position', 'Warranty', 'Power supply'],
  });
  expect(compared([])).toMatchObject({ differing: [], same: [] });
});

it('ways are compared by what they begin with, the whole job’s price, their units and what one should know', () => {
  const given = { ...answers, Q4: 'Unsure', Q5: '2 Rooms', Q6: 'Large Outdoor space' };
  const job = { ...jobOf(given, {}), installation: PRICE_LIST, on: '2026-11-28' };
  const wall = { ...split, id: 'wall', title: 'Wall 2.5 kW', ...from(1000), outdoor_sound_power_dba: 55 };
  const one = { ...multi, id: 'multi', title: 'Multi 5.0 kW', cooling_capacity_kw: 5, outdoor_sound_power_dba: 60 };
  const matcher = createMatcher([wall, { ...one, ...from(3000), max_indoor_units: 3 }]);
  const ways = waysFor(matcher, job).ways.map((way): ComparedJob => ({ ...firstJob(way, matcher, job), way }));
  const { differing, texts, note } = comparedWith(ways, job);
  expect(differing.slice(0, 5)).toEqual(['Start with', 'Size', 'Price', 'Type', 'Good to know']);
  expect(texts('Start with')).toEqual(['2 × Wall 2.5 kW', 'Multi 5.0 kW']);
  expect(texts('Size')).toEqual(['2 × 2.5 kW', '5.0 kW']);
  expect(texts('Price')).toEqual(['$3,701 to $6,920 installed', '$5,200 to $6,024 installed']);
  expect(texts('Type')).toEqual([
    'Split: a unit in each of 2 rooms, 2 outside',
    'Multi-split: a unit in each of 2 rooms, 1 outside',
  ]);
  expect(texts('Good to know')).toEqual([
    'If one fails, the others keep running. | Needs 2 outdoor units.',
    "One outdoor unit instead of 2. | If it fails, every room stops. You can't heat one and cool another.",
  ]);
  expect(texts(POWER)).toEqual(['58 dB(A)', '60 dB(A)']);
  expect(note).toBe('');
});

it('the price of a way says by how much it is above the cheapest, installed and for as many rooms', () => {
  const given = { ...answers, Q5: '2 Rooms' };
  const wayWith = (id: Way['id'], low: number, high: number, more: Partial<Way> = {}): ComparedJob => {
    const { ways } = waysFor(createMatcher([{ ...split, id: 'wall' }]), jobOf(given, {}));
    const price = { basis: 'installed', low, high } as JobPrice;
    return { ...NOTHING, models: [oneSize(priced(900))], answers: given, way: { ...ways[0]!, id, price, ...more } };
  };
  const tags = (...jobs: readonly ComparedJob[]) => comparedWith(jobs, jobOf(given, {})).tags('Price');
  const splits = wayWith('splits', 5000, 6000);
  expect(tags(wayWith('multi', 6437, 7500), splits)).toEqual(['$1,437 to $1,500 more', 'Lowest price']);
  expect(tags(splits, wayWith('ducted', 7000, 11_000))).toEqual(['Lowest price', '$2,000 to $5,000 more']);
  expect(tags(splits, wayWith('multi', 6437, 5900))).toEqual(['Starts lowest', 'Starts $1,437 higher']);
  expect(tags(splits, wayWith('multi', 5000, 6000), wayWith('ducted', 7000, 8000))).toEqual(['', '', '$2,000 more']);
  expect(tags(splits, wayWith('multi', 6437, 7500, { units: { indoor: 9, outdoor: 1 } }))).toEqual(['', '']);
  expect(tags(splits, wayWith('multi', 6437, 7500, { price: null }))).toEqual(['', '']);
});

it('a position that isn’t known is not known, and a bulkhead has no vents in the ceilings', () => {
  const { texts } = compared([split, { ...split, indoor_unit_style: null }]);
  expect(texts('Position')).toEqual(['indoor unit on the wall', 'not known']);
  const slim = { ...ducted, system_type: 'slim_ducted' } as const;
  expect(compared([slim, { ...slim, indoor_unit_style: 'bulkhead' }, split]).texts('Type')).toEqual([
    'Slim ducted: vents in the ceilings, one unit outside',
    'Slim ducted',
    'Split: one unit indoors, one outside',
  ]);
});

it('zones that were asked for come first, and otherwise say how rooms are controlled', () => {
  const zoned = (zone_control: Product['zone_control'], max_zones: number) =>
    productWith({ ...ducted, zone_control, max_zones, controls: null });
  const [few, many] = [zoned('room_zoning', 4), zoned('room_zoning', 8)];
  const asked = compared([few, many], { ...answers, Q4: 'Individual Room Zoning' });
  expect(asked.differing).toEqual(['Zones']);
  expect(asked.texts('Zones')).toEqual(['up to 4', 'up to 8']);
  const open = compared([few, zoned('day_night', 2)]);
  expect(open.texts('Zones')).toEqual(['on/off control for each room, up to 4', 'day and night zones, up to 2']);
});

it('beside ducts, each indoor unit of a job in several rooms is a zone', () => {
  const given = { ...answers, Q4: 'Individual Room Zoning', Q5: '3 Rooms' };
  const jobOfModels = (...models: readonly [Model, ...Model[]]): ComparedJob => ({
    ...NOTHING,
    models,
    answers: given,
  });
  const wall = oneSize(split);
  const [splits, one] = [jobOfModels(wall, wall, wall), jobOfModels(oneSize({ ...multi, max_indoor_units: 4 }))];
  const of = (...jobs: readonly ComparedJob[]) => comparedWith(jobs, jobOf(given, {})).texts('Zones');
  const own = 'one in each room';
  expect([of(splits, one, jobOfModels(oneSize(ducted))), of(splits, one)]).toEqual([[own, own, 'up to 6'], undefined]);
  expect(comparedWith([splits, jobOfModels(oneSize(ducted))], jobOf(answers, {})).texts('Zones')).toContain(own);
});

it('controls say what is included and what costs extra', () => {
  const [some, more, none, unknown] = [
    { touchscreen: 'none', voice: 'optional', mobile_app: 'included' } as const,
    { touchscreen: 'included', voice: 'optional', mobile_app: 'optional' } as const,
    { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const,
    null,
  ].map((controls) => productWith({ ...split, controls }));
  expect(compared([some!, more!, none!, unknown!]).texts('Controls')).toEqual([
    'A mobile app is included; voice control costs extra.',
    'A touchscreen is included; voice control and a mobile app cost extra.',
    'none',
    'not known',
  ]);
});

it('a verdict that doesn’t hold for each size that is shown names the sizes it holds for', () => {
  const app = (kw: number, mobile_app: 'included' | 'optional') =>
    productWith({
      ...split,
      cooling_capacity_kw: kw,
      controls: { touchscreen: 'none', voice: 'none', mobile_app },
    });
  const open = openModel(app(2.5, 'optional'), app(5, 'included'), app(7.1, 'included'));
  const { texts } = comparedModels([open, oneSize(app(5, 'included'))], { ...answers, Q7: ['Mobile App'] });
  expect(texts('Which smart controls matter to you?')).toEqual([
    '2.5 kW: A mobile app costs extra. | 5.0 kW and 7.1 kW: A mobile app is included.',
    'A mobile app is included.',
  ]);
});

it('a fact that doesn’t hold for each size names the sizes it holds for, blanks included', () => {
  const supply = (kw: number, mobile_app: 'none' | 'optional', refrigerant: 'R32' | null) =>
    productWith({
      ...split,
      cooling_capacity_kw: kw,
      refrigerant,
      controls: { touchscreen: 'none', voice: 'none', mobile_app },
    });
  const open = openModel(supply(2, 'none', 'R32'), supply(5, 'optional', null), supply(7.1, 'optional', 'R32'));
  const { texts, same } = comparedModels([open, oneSize(supply(5, 'none', 'R32'))]);
  expect(texts('Controls')).toEqual(['2.0 kW: none | 5.0 kW and 7.1 kW: A mobile app costs extra.', 'none']);
  expect(texts('Refrigerant')).toEqual(['2.0 kW and 7.1 kW: R32 | 5.0 kW: not known', 'R32']);
  expect(same).not.toContain('Refrigerant');
});

it('zones and indoor units have no row beside a system that has none', () => {
  const heads = { ...multi, max_indoor_units: 4 };
  expect(compared([heads, ducted]).texts('Zones')).toEqual(['a separate temperature for each room or zone', 'up to 6']);
  expect(compared([split, ducted, heads]).row('Zones')).toBeUndefined();
  expect(compared([heads, ducted]).row('Indoor units')).toBeUndefined();
  expect(compared([heads, { ...heads, max_indoor_units: 6 }]).texts('Indoor units')).toEqual(['up to 4', 'up to 6']);
  const odd = { ...split, max_zones: 2, max_indoor_units: 2 };
  expect(compared([split, odd]).same).toEqual(['Size', KIND, 'Position', 'Warranty', 'Power supply']);
  expect(compared([split, { ...ducted, max_zones: null }]).row('Zones')).toBeUndefined();
});

it('a comparison has the verdicts that aren’t the same for all', () => {
  const AREAS = 'Which areas do you want to heat and cool?';
  const { differing, row } = compared([split, multi]);
  expect(differing).toContain(AREAS);
  expect(row(AREAS)?.values).toMatchObject([
    { lines: [{ text: 'It only cools one room.', verdict: 'misses' }] },
    { lines: [{ text: 'One outdoor unit runs an indoor unit in each of several rooms.', verdict: 'fits' }] },
  ]);
});

it('a comparison knows a verdict by the facts behind it, not by its words', () => {
  const HOME = 'What kind of home is it?';
  const ZONES = 'How would you like to control different rooms?';
  expect(compared([productWith({ ...split, suits_home_types: ['townhouse'] }), split]).differing).not.toContain(HOME);
  expect(compared([productWith({ ...split, suits_home_types: ['apartment'] }), split]).differing).toContain(HOME);
  const asked = { ...answers, Q4: 'Individual Temperature Control' };
  const zoned = (zone_control: Product['zone_control']) => ({ ...ducted, zone_control });
  expect(compared([zoned('none'), zoned('day_night')], asked).differing).toContain(ZONES);
  expect(compared([zoned('none'), zoned('none')], asked).differing).not.toContain(ZONES);
  expect(compared([zoned('individual_temperature'), multi], asked).differing).not.toContain(ZONES);
});

it('a comparison loses no fact if two are reworded to one name', () => {
  const words = createWords({ 'fact.power': 'Fact', 'fact.refrigerant': 'Fact' });
  const cold = oneSize({ ...split, refrigerant: 'R32' });
  const { same } = comparedModels([cold, cold], answers, null, 33, words);
  expect(same.filter((name) => name === 'Fact')).toHaveLength(2);
});

it('the lowest price has a tag, and the others say how much more they are, if all prices are known', () => {
  expect(compared([priced(3000), priced(1500), priced(null)]).tags('Price')).toEqual(['', '', '']);
  expect(compared([priced(3000), priced(1500)]).tags('Price')).toEqual(['$1,500 more', 'Lowest price']);
  expect(compared([priced(1500), priced(1500)]).tags('Price')).toEqual(['', '']);
});

it('prices over several sizes differ by what parts them in the sizes that all come in', () => {
  const sizes = (...all: readonly (readonly [kw: number, aud: number])[]) => {
    const [first, ...others] = all.map(([kw, aud]) => ({ ...priced(aud), cooling_capacity_kw: kw }));
    return openModel(first!, ...others);
  };
  const of = (...models: readonly Model[]) => {
    const { tags, note } = comparedModels(models);
    return [tags('Price'), note];
  };
  const small = sizes([6, 9400], [8.5, 11_600]);
  expect(of(small, sizes([8.5, 9800], [12.5, 13_900]))).toEqual([
    ['$1,800 more at 8.5\u202fkW', 'Lowest price at 8.5\u202fkW'],
    '',
  ]);
  expect(of(small, sizes([6, 9700], [8.5, 9800]))).toEqual([['', ''], '']);
  const pairs = [small, sizes([8.5, 9800], [12.5, 13_900])].map((model): ComparedJob => {
    return { ...NOTHING, models: [model, model], answers };
  });
  expect(comparedWith(pairs, jobOf(answers, {})).tags('Price')?.[0]).toBe('$3,600 more at 2 × 8.5\u202fkW');
  expect(of(small, sizes([6, 9450], [8.5, 11_600]))).toEqual([['', ''], '']);
});

it('a price in another size names both sizes, for systems of one type', () => {
  const larger = { ...priced(1900), cooling_capacity_kw: 5 };
  const { tags } = compared([priced(1500), larger, priced(1891)]);
  const more = '5.0\u202fkW costs $400 more than 2.5\u202fkW';
  expect(tags('Price')).toEqual(['Lowest price', more, '$391 more']);
  expect(compared([priced(1500), { ...larger, system_type: 'multi_split' }]).tags('Price')).toEqual(['', '']);
  expect(compared([priced(1500), { ...larger, cooling_capacity_kw: null }]).tags('Price')).toEqual(['', '']);
});

it('a size that is small for its room says so under its figure', () => {
  const given = { ...answers, Q3: 'Single Room' };
  const job = { ...jobOf(given, {}), size: { rooms: ['living'] as const } };
  const jobs = [split, { ...split, cooling_capacity_kw: 5 }].map(
    (one): ComparedJob => ({ ...NOTHING, models: [oneSize(one)], answers: given }),
  );
  expect(comparedWith(jobs, job).texts('Size')).toEqual(['2.5 kW | Small for a living room.', '5.0 kW']);
});

it('a price without installation is smaller beside one with it, and no tag compares them', () => {
  const { texts, small, tags } = compared([priced(3000, INSTALLED), priced(1000), priced(null)]);
  expect(texts('Price')).toEqual(['$3,000 installed', '$1,000 for the unit, installation on top', 'ask for a price']);
  expect(small('Price')).toEqual([false, true, true]);
  expect(tags('Price')).toEqual(['', '', '']);
});

it('where the provider has a price list, the price is with installation', () => {
  const list = { installation: PRICE_LIST, on: '2026-11-28' };
  const { texts, tags } = comparedModels(
    [priced(3000), priced(1500)].map(oneSize),
    answers,
    null,
    33,
    ENGLISH_WORDS,
    list,
  );
  expect(texts('Price')).toEqual(['$3,851 to $5,504 installed', '$2,351 to $4,004 installed']);
  expect(tags('Price')).toEqual(['$1,500 more', 'Lowest price']);
});

it('sound power and sound pressure never share a row, and a power that is missing beside a pressure has both', () => {
  const power = productWith({ ...split, outdoor_sound_power_dba: 64, outdoor_sound_pressure_dba: 52 });
  const pressure = productWith({ ...split, outdoor_sound_pressure_dba: 48 });
  const { texts, tags } = compared([power, pressure, split]);
  expect(texts(POWER)).toEqual(['64 dB(A)', 'not known', 'not known']);
  expect(texts(PRESSURE)).toEqual(['52 dB(A)', '48 dB(A)', 'not known']);
  expect(tags(POWER)).toEqual(['', '', '']);
  const only = compared([pressure, { ...pressure, outdoor_sound_pressure_dba: 52 }]);
  expect([only.row(POWER), only.tags(PRESSURE)]).toEqual([undefined, ['Quietest', '']]);
  const other = compared([{ ...power, outdoor_sound_pressure_dba: null }, pressure]);
  expect(other.texts(PRESSURE)).toEqual(['not known', '48 dB(A)']);
});

it('sound pressure has no row where every sound power is known, and the quietest has a tag', () => {
  const loud = (dba: number) => ({ ...split, outdoor_sound_power_dba: dba, outdoor_sound_pressure_dba: 52 });
  const { row, tags } = compared([loud(64), loud(60)]);
  expect(row(PRESSURE)).toBeUndefined();
  expect(tags(POWER)).toEqual(['', 'Quietest']);
  expect(compared([loud(62), loud(60)]).tags(POWER)).toEqual(['', '']);
});

it('stars are of 10, for the visitor’s climate only', () => {
  const name = 'Cooling, cold climate';
  const rated = { ...split, stars_cool_cold: 2.5 };
  const { texts } = compared([rated, { ...rated, stars_cool_cold: 5 }, split], answers, 'cold');
  expect(texts(name)).toEqual(['2.5 of 10 stars', '5 of 10 stars', 'not known']);
  expect(compared([rated, rated]).row(name)).toBeUndefined();
});

it('running costs are in whole dollars at the visitor’s tariff, without a tag', () => {
  const costing = (kwh: number) => ({ ...split, kwh_cool_cold: kwh, kwh_heat_cold: 0 });
  const { texts, tags, row } = compared([costing(1000), costing(2000)], answers, 'cold');
  expect(texts(COST)).toEqual(['about $330', 'about $660']);
  expect(row(COST)?.note).toBe('cold climate, at 33\u202fc/kWh. Label figures; your use will differ.');
  expect(tags(COST)).toEqual(['', '']);
});

it('systems of other kinds, or of no known size, have no tags, and no note on what doesn’t compare', () => {
  const figures = { ...priced(1500), outdoor_sound_power_dba: 50 };
  const other = { ...figures, ...priced(3000), outdoor_sound_power_dba: 60 };
  const kind = { ...other, system_type: 'multi_split' } as const;
  for (const apart of [kind, { ...other, cooling_capacity_kw: null }]) {
    const { note, differing, tags } = compared([figures, apart]);
    expect(note).toBe('');
    for (const name of differing) expect([name, tags(name)]).toEqual([name, ['', '']]);
  }
});

it('the size of an outdoor unit needs all of its sides', () => {
  expect(compared([sized(), sized({ outdoor_depth_mm: null })]).texts(OUTDOOR)).toEqual([
    '800 × 550 × 285 mm',
    'not known',
  ]);
});

const RANGED = openModel(
  using(2.5, 150, {
    ...from(900),
    stars_cool_cold: 2,
    outdoor_sound_power_dba: 58,
    max_zones: 4,
    indoor_sound_pressure_min_dba: 22,
  }),
  using(5, 400, {
    ...from(1500),
    stars_cool_cold: 3,
    outdoor_sound_power_dba: 61,
    outdoor_width_mm: 900,
    indoor_sound_pressure_min_dba: 25,
    phase: 3,
  }),
);

it('a model whose size is open has ranges, no single figure and no tag', () => {
  const decided = oneSize(using(3.5, 150, { ...from(800), outdoor_sound_power_dba: 50 }));
  const { texts, tags, differing, details, same, note } = comparedModels([RANGED, decided], answers, 'cold', [25, 45]);
  expect(texts('Price')).toEqual([
    '$900 to $1,500 for the unit, installation on top',
    '$800 for the unit, installation on top',
  ]);
  expect(texts('Size')).toEqual(['2.5 to 5.0 kW', '3.5 kW']);
  expect(texts(POWER)).toEqual(['58 to 61 dB(A)', '50 dB(A)']);
  expect(texts(OUTDOOR)).toEqual(['2.5 kW: 800 × 550 × 285 mm | 5.0 kW: 900 × 550 × 285 mm', '800 × 550 × 285 mm']);
  expect(texts('Cooling, cold climate')).toEqual(['2 to 3 of 10 stars', 'not known']);
  expect(texts('Heating')).toEqual(['2.5 to 5.0 kW', '3.5 kW']);
  expect(texts('Indoor noise, lowest setting')).toEqual(['22 to 25 dB(A) sound pressure', 'not known']);
  expect(texts('Power supply')).toEqual(['2.5 kW: single-phase | 5.0 kW: three-phase', 'single-phase']);
  expect(texts(COST)?.[0]).toBe('about $225 to $855');
  expect(note).toBe('');
  for (const name of [...differing, ...details, ...same]) {
    expect([name, tags(name)]).toEqual([name, ['', '']]);
  }
});

it('a model with two kinds of price has a line for each, and names its sizes without one', () => {
  const bare = { ...priced(null), cooling_capacity_kw: 9 };
  const model = openModel(priced(900), { ...priced(3000, INSTALLED), cooling_capacity_kw: 5 }, bare);
  expect(comparedModels([model, oneSize(priced(800))]).texts('Price')?.[0]).toBe(
    '$3,000 installed | $900 for the unit, installation on top | 9.0 kW: ask us for a price',
  );
});

it('a comparison tags nothing but the price of systems of one kind, unless all are alike', () => {
  fc.assert(
    fc.property(fc.oneof(anyAlikeCatalogue, anyCatalogue), anyZone, fc.constantFrom(2, 3), (found, zone, count) => {
      const products = found.slice(0, count);
      if (products.length < 2 || areAlike(products)) return;
      const { differing, details, same, tags } = compared(products, { Q0: 'No' }, zone);
      for (const name of [...differing, ...details, ...same]) {
        const isTagged = (one: Product) =>
          name === 'Price' &&
          products.some((other) => other !== one && (isNear(one, other) || other.system_type === one.system_type));
        tags(name)?.forEach((tag, index) => {
          if (!isTagged(products[index]!)) expect([name, tag]).toEqual([name, '']);
        });
      }
    }),
    { numRuns: runs(300) },
  );
});
