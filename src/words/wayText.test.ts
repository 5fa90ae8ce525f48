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
import { besideFirst, besideText, firstText, lessText } from './jobText.ts';
import { buyTexts } from './rowLines.ts';
import { jobPriceText } from './spanTexts.ts';
import { startIn } from './startIn.ts';
import { coverText, levelText, noWayText, ownCosts, startData, warmText, wayPoints } from './wayText.ts';
import { ENGLISH_WORDS } from './words.ts';

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const APP = { controls: { ...NONE, mobile_app: 'included' } } as const;
const EXTRA = { controls: { ...NONE, mobile_app: 'optional' } } as const;
const MODEL = { item_group_id: 'A' } as const;
const system = (id: string, cooling_capacity_kw: number, aud: number | null, more: Partial<Product> = {}): Product =>
  productWith({
    ...{ id, title: id, system_type: 'split', phase: 1, controls: NONE, suits_small_outdoor_space: true },
    ...{ cooling_capacity_kw, warranty_years: 5, price: aud === null ? null : supplyOnly(aud) },
    ...more,
  });
const installed = (aud: number) => ({ price: { aud, includes: 'supply_and_standard_install' as const } });
const DUCTED = { system_type: 'ducted' } as const;
const ducted = (id: string, kw: number, aud: number | null, more: Partial<Product> = {}) =>
  system(id, kw, aud, { ...DUCTED, ...more });
const multi = (id: string, kw: number, aud: number, more: Partial<Product> = {}) =>
  system(id, kw, aud, { system_type: 'multi_split', max_indoor_units: 4, ...more });
const BULKHEAD = system('h', 5, 3000, {
  ...{ system_type: 'slim_ducted', indoor_unit_style: 'bulkhead' },
  ...{ suits_areas: ['single_room'], suits_home_types: ['house_pitched_roof'] },
});

/** The facts that each word in a table's line gives a system. */
const FACTS: Readonly<Record<string, (value: string) => Partial<Product>>> = {
  app: () => APP,
  extra: () => EXTRA,
  app_unknown: () => ({ controls: null }),
  voice: () => ({ controls: { ...APP.controls, voice: 'included' } }),
  voice_extra: () => ({ controls: { ...EXTRA.controls, voice: 'optional' } }),
  ducted: () => DUCTED,
  multi: (units) => ({ system_type: 'multi_split', max_indoor_units: Number(units || 4) }),
  head: (kw) => ({ max_indoor_unit_kw: Number(kw) }),
  heat: (kw) => ({ heating_capacity_2c_kw: Number(kw) }),
  kwh: (heat) => ({ kwh_cool_cold: 200, kwh_heat_cold: Number(heat), heating_capacity_kw: 5 }),
  of: (item_group_id) => ({ item_group_id }),
  later: (availability) => ({ availability: (availability || 'backorder') as 'backorder' }),
  now: () => ({ availability: 'in_stock' }),
  phase: () => ({ phase: 3 }),
  years: (years) => ({ warranty_years: Number(years) }),
  dba: (dba) => ({ outdoor_sound_power_dba: Number(dba) }),
  style: (style) => ({ indoor_unit_style: style as 'floor_console' }),
  zoning: (level) => ({ zone_control: level as 'day_night' }),
  zones: (zones) => ({ max_zones: Number(zones) }),
  at: (service_postcodes) => ({ service_postcodes }),
  for: (home) => ({ suits_home_types: [home as 'apartment'] }),
  installed: (aud) => installed(Number(aud)),
};
/** Systems as `id kW dollars facts`, with a slash between two; a question mark stands for what isn't known. */
const range = (text: string): readonly Product[] =>
  text.split(' / ').map((one) => {
    const [id = '', kw, aud, ...facts] = one.split(' ');
    const told = facts.map((fact) => fact.split(':')).map(([name = '', value = '']) => FACTS[name]!(value));
    const more = kw === '?' ? { cooling_capacity_kw: null } : {};
    return system(id.replaceAll('_', ' '), Number(kw), aud === '?' ? null : Number(aud), Object.assign(more, ...told));
  });

const ASKS = { Q7: ['Mobile App'] };
const ROOM: Answers = { Q0: 'No', Q2: 'House - Pitched Roof', Q3: 'Single Room', Q6: 'Large Outdoor space' };
const TWO: Answers = { ...ROOM, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms' };
const HOME: Answers = { ...ROOM, Q3: 'Whole Home', Q4: 'Unsure' };
const HEADS = { Q0: 'Yes', Q1: 'Split' };
const VENTS = { Q0: 'Yes', Q1: 'Ducted' };
const LIVING: SizeAsked = { rooms: ['living'] };
const BEDROOMS: SizeAsked = { rooms: ['bedroom', 'bedroom'] };
const MIXED: SizeAsked = { rooms: ['living', 'bedroom'] };

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
        id === one.product.id || (item_group_id !== null && item_group_id === one.product.item_group_id);
      const other = jobModel(
        { products: Object.keys(size).length > 0 ? [one.product] : products.filter(isOfModel) },
        matcher,
        job,
      );
      return `${one.product.id}: ${plain(besideText(ENGLISH_WORDS, first, other, one, job))}`;
    }),
  };
}

/** The visitors of the tables, with what each has said. Only a visitor with a postcode here lives in the cold or hot zone. */
const VISITORS: Readonly<Record<string, readonly [answers: Answers, size: SizeAsked, postcode?: string]>> = {
  'a living room': [ROOM, LIVING],
  'a room of any size': [ROOM, {}],
  'a living room with an app': [{ ...ROOM, ...ASKS }, LIVING],
  'a living room with an app, without a postcode': [{ ...ROOM, ...ASKS }, LIVING, ''],
  'a home that is assumed': [HOME, {}],
  'a home of unknown size': [HOME, { home: 'unsure' }],
  'a living room in a hot zone': [ROOM, LIVING, '4870'],
  'two living rooms in a hot zone, by splits': [{ ...TWO, ...HEADS }, { rooms: ['living', 'living'] }, '4870'],
  'a room to be measured': [ROOM, { rooms: ['bigger'] }],
  'a room without a postcode': [ROOM, {}, ''],
  'a room with a postcode': [ROOM, {}, '2000'],
  'two bedrooms': [TWO, BEDROOMS],
  'two bedrooms with an app': [{ ...TWO, ...ASKS }, BEDROOMS],
  'a living room and a bedroom': [TWO, MIXED],
  'a living room and two bedrooms': [{ ...TWO, Q5: '3 Rooms' }, { rooms: ['living', 'bedroom', 'bedroom'] }],
  'two rooms without a postcode': [TWO, MIXED, ''],
  'a bedroom and a living room in the cold': [TWO, { rooms: ['bedroom', 'living'] }, '7000'],
  'a bedroom and another room': [TWO, { rooms: ['bedroom', 'unsure'] }],
  'a living room and one to be measured': [TWO, { rooms: ['living', 'bigger'] }],
  'three rooms outside which there is little space': [
    { ...TWO, Q5: '3 Rooms', Q6: 'Small Outdoor space' },
    { rooms: ['open_plan', 'bedroom', 'unsure'] },
  ],
  'a bedroom and a living room, by splits': [{ ...TWO, ...HEADS }, { rooms: ['bedroom', 'living'] }],
  'two rooms of which nothing is said, by splits': [{ ...TWO, ...HEADS }, {}],
  'a home of three bedrooms': [HOME, { home: 3 }],
  'a home of three bedrooms with an app': [{ ...HOME, ...ASKS }, { home: 3 }],
  'a home of three bedrooms, by splits': [{ ...HOME, ...HEADS }, { home: 3 }],
  'a home of three bedrooms with an app, by splits': [{ ...HOME, ...HEADS, ...ASKS }, { home: 3 }],
  'a home of four bedrooms, by splits': [{ ...HOME, ...HEADS }, { home: 4 }],
  'a home of four bedrooms with an app, by splits': [{ ...HOME, ...HEADS, ...ASKS }, { home: 4 }],
  'over three rooms, by splits': [{ ...TWO, ...HEADS, Q5: 'Over 3 Rooms' }, { home: 3 }],
  'a home of five bedrooms': [HOME, { home: 5 }],
  'a home of five bedrooms without a postcode': [HOME, { home: 5 }, ''],
  'a living room in the cold': [ROOM, LIVING, '3000'],
  'a room of any size with an app': [{ ...ROOM, ...ASKS }, {}],
  'two rooms with an app, by vents': [{ ...TWO, ...ASKS, ...VENTS }, {}],
  'an apartment with an app, by splits': [{ ...HOME, ...ASKS, ...HEADS, Q2: 'Apartment' }, { home: 3 }],
};

/** The cases of a table: a line for a visitor, then one for each range with = and all that is said, or ~ and a part; # is a note. */
const cases = (table: string) => {
  let visitor = '';
  return table
    .trim()
    .split(/\n\s*/)
    .flatMap((line) => {
      const [, systems, sign, said = ''] = /^(.*?) ([=~]) ?(.*?)( ?# .*)?$/.exec(line) ?? [];
      if (systems !== undefined) return { visitor, systems, sign, said };
      visitor = line.slice(0, -1);
      return [];
    });
};
type Case = ReturnType<typeof cases>[number];
const toldOf = ({ visitor, systems }: Case) => told(range(systems), ...VISITORS[visitor]!);
/** Compares what was found with a line of a table; two slashes stand between two sentences. */
function expectSaid(found: readonly string[], { sign, said }: Case): void {
  if (sign === '=') expect(found).toEqual(said === '' ? [] : said.split(' // '));
  else expect(found.join('\n')).toContain(said);
}

const WHYS = `
  a living room:
    a 4 900 / b 4.2 1500 = Our cheapest split for a living room.
    a 4 900 / b 4.2 ? = Our cheapest split for a living room.
    a 4 900 = Our only split for a living room.
    a 4 900 / b 4.8 990 ~ for $90 more than # a larger one costs little more
    a 4 900 now / b 4 700 later = Our cheapest split in stock for a living room.
    a 4 900 / b 4 700 later = # nobody said that it is in stock
    a 4 900 / b 4.8 940 / c 4 700 later ~ for $40 more than
    a 4 900 / b 4.1 990 = # hardly larger
    a 4 900 / b 4 990 dba:55 = # about the least for its sound
    a 3 900 / b 2 800 / c 3 990 = Our cheapest split this size. # outside the span
    P4 4 900 of:P later:preorder / b 4.5 1500 of:A now / d 5 1700 of:A now / c 3 1450 now = Our cheapest split in stock for a living room.
  a room of any size:
    a 4 916 / b ? 900 = # of unknown size
    a 4 900 / b 4.5 1500 = Our cheapest split for your room.
    a 4 900 now / b 4 700 later = Our cheapest split in stock for your room.
    P4 4 900 of:P later:preorder / b 4.5 1500 of:A now / d 5 1700 of:A now / c 9 1450 now =
    a4 4 900 of:A / a4.2 4.2 910 of:A / a5 5 2000 of:A / b 5.1 1500 = Our cheapest split up to 4.2 kW for your room. # c costs less at about 5 kW
  a living room with an app:
    a 4 900 extra / b 4 1500 app / c 4 2000 app = Our cheapest split for a living room that includes a mobile app.
    a 4 900 extra / b 4 1500 app = Our only split for a living room that includes a mobile app.
    a 4 900 app / b 4 1500 app_unknown = Our only split for a living room that includes a mobile app, of those sure to fit.
    a 4 900 app / b 4 1500 app / c 4 700 app_unknown = Our cheapest split for a living room that includes a mobile app, of those sure to fit.
    a 4 900 app / b 4 1500 app / c 4 990 app_unknown = Our cheapest split for a living room that includes a mobile app.
    a 4 900 extra / b 4 1500 extra years:7 = Our cheapest split for a living room.
    a 4 900 extra = Our only split for a living room.
    a4 4 900 of:A app / a5 5 1500 of:A app = Our cheapest split for a living room that includes a mobile app.
  two bedrooms with an app:
    a 2.5 900 app / b 2.5 1200 app = Our cheapest splits for a bedroom that include a mobile app.
  a bedroom and another room:
    a 2.5 900 / b 2.5 1200 = Our cheapest splits for your rooms.
  a living room and one to be measured:
    a 5 900 / b 5 1200 / c 9 1900 / d 9 2500 = Our cheapest splits for your rooms.
  a home that is assumed:
    a 10 9000 ducted / b 10 11000 ducted / c 4 13000 ducted = Our cheapest ducted system for a home this big.
    a 8 9000 ducted / b ? 6000 ducted = Our only ducted system this size.
  a home of unknown size:
    a 10 9000 ducted of:A / b 12 9300 ducted of:A / c 11 11000 ducted = Our cheapest ducted system for a home this big.
  a living room in a hot zone:
    a 3.5 900 / b 4.2 1500 = A larger size, because your summers are hot: a costs $600 less.
  two living rooms in a hot zone, by splits:
    a 8 3000 multi:2 head:2.5 / b 8 4000 multi:2 head:5 =`;

it.each(cases(WHYS))('the price of a first system says why: for $visitor of $systems: $said', (one) => {
  const { why } = toldOf(one);
  expectSaid(why === null ? [] : [plain(why)], one);
});

it('a reason speaks of the controls that were asked for, or else of the zones, and of nothing that was left open', () => {
  const vents = ducted('d', 10, 9000, { zone_control: 'room_zoning', ...APP });
  const why = (answers: Answers) => told([vents], { ...HOME, ...answers }, { home: 3 }).why;
  expect(why({ Q4: 'Unsure', Q7: ['None'] })).toBe('Our only ducted system for a home this big.');
  const zoned = { Q4: 'Individual Room Zoning' };
  expect(why({ ...zoned, Q7: ['None'] })).toMatch(/ that includes on\/off control for each room\.$/);
  expect(why({ ...zoned, ...ASKS })).toMatch(/ this big that includes a mobile app\.$/);
});

it('in the cold zone a larger first says what the smaller one saves, and what it heats', () => {
  const heats = (id: string, kw: number, aud: number, heat: number) =>
    system(id, kw, aud, { item_group_id: 'A', heating_capacity_2c_kw: heat });
  const { why, ofSize } = told([heats('a', 3.5, 900, 3.4), heats('b', 5, 1241, 4.9)], ROOM, LIVING, '2600');
  expect(plain(why ?? '')).toBe(
    'A larger size, because your winters are cold: 3.5 kW costs $341 less, but gives only 3.4 kW of heat at 2 °C outside.',
  );
  expect(ofSize).toBe(why);
  expect(told([system('a', 4, 900), system('b', 4.2, 1500)], ROOM, LIVING).ofSize).toBeNull();
});

const END = 'On the small side for a living room';
const BOTH = `${END} and a bedroom; 5.0 kW is $600 more; 2.5 kW is $200 more`;
const NEAR = 'a2 2 800 of:a / a2.5 2.5 1000 of:a / a3.5 3.5 1400 of:a / a5 5 2000 of:a';
const HEAD = 'Its largest indoor unit is 2.5 kW, small for a living room.';
const LOW = 'one 12 6000 multi:6 head:2.5';
const TWICE = 'Or two systems, with';
const COSTS = `
  a living room:
    a 3.5 900 of:A / b 4.2 1500 of:A = ${END}; nearer 30 m², 4.2 kW is $600 more.
    a 3.5 900 / Beta_4.2_kW 4.2 1500 = ${END}; nearer 30 m², Beta 4.2 kW is $600 more.
    a 3.5 3500 of:A / b 4.2 4200 of:A later:preorder / c 4.6 4600 of:A = ${END}; nearer 30 m², 4.6 kW is $1,100 more.
    a 3.5 900 / b 4.2 1500 style:floor_console = ${END}; our largest split that fits is 4.2 kW. # the larger one is of another kind
    a 3.5 900 / b 4.2 0 phase installed:2500 = ${END}; our largest split that fits is 4.2 kW. # its price is on another basis
    a 3.5 900 / Beta_3.6_kW 3.6 1500 = ${END}; our largest split that fits is 3.6 kW. # it is about as large
    a 3.5 900 / b 3.5 1500 = ${END}; our largest split that fits is 3.5 kW.
    a 3 900 = Small for a living room; our largest split that fits is 3.0 kW.
    a 3 900 / b 3.1 1500 of:B = Small for a living room; our largest split that fits is 3.1 kW.
    a 7 900 / b ? 1500 = Large for a living room; our smallest split that fits is 7.0 kW.
  a living room with an app:
    a 3.5 900 of:A app / b 4.2 ? of:A extra = ${END}; nearer 30 m², 4.2 kW has no price yet: ask us.
  a room to be measured:
    a 7 900 / b 9 1900 =
  a room without a postcode:
    a 4 900 of:A / b 5 1500 of:A at:2000-2234 = Only installed in some areas: 5.0 kW.
  a room with a postcode:
    a 4 900 of:A / b 5 1500 of:A at:2000-2234 =
  two bedrooms:
    ${NEAR} ~ 2.5 kW is $200 more for each.
  two bedrooms with an app:
    p 2 1000 app / a 2.5 900 extra ~ a is $100 less for each, with a mobile app at extra cost.
  a living room and a bedroom:
    ${NEAR} = ${BOTH}.
    a 2.5 900 / b 3 990 = Small for a living room; our largest split that fits is 3.0 kW.
  a living room and two bedrooms:
    ${NEAR} = ${BOTH} for each.
  two rooms without a postcode:
    a2 2 800 of:a / a3.5 3.5 1400 of:a / a5 5 2000 of:a = ${END} and a bedroom. # together they would be two of 3.5 kW
    c 2 900 of:A / b 5 1500 of:C at:2000-2234 ~ Only installed in some areas.
  a bedroom and a living room in the cold:
    a 2 800 heat:2.2 / b 3.5 1400 heat:3.4 ~ Only 3.4 kW of heat at 2 °C outside: 3.5 kW.
    a ? 800 heat:2 = Only 2.0 kW of heat at 2 °C outside.
  a bedroom and another room:
    m 7 4790 multi:2 = Large for rooms this big; our smallest multi-split that fits is 7.0 kW.
  three rooms outside which there is little space:
    a 8 5000 multi / B_9_kW,_white 9 5600 multi style:wall_mounted = On the small side for rooms this big; B 9 kW, white, is $600 more.
  a bedroom and a living room, by splits:
    m 6 4790 multi head:2.5 = ${HEAD}
    m 6 4790 multi head:3.5 =
    m 6 4790 multi =
    m5 ? 3000 multi of:M head:2.5 / m7 ? 4200 multi of:M head:3.5 = ${HEAD}
  two rooms of which nothing is said, by splits:
    m5 5 3000 multi of:M head:2.5 / m7 7 4200 multi of:M head:3.5 = At 5.0 kW, its largest indoor unit is 2.5 kW, small for a living room.
  a home that is assumed:
    A9 9 9000 ducted of:A / B12 12 12000 ducted of:B = On the small side for a home this big; B12 is $3,000 more.
    A9 9 9000 ducted of:A / A10 10 10000 ducted of:A =
    d10 10 10000 ducted of:D phase later = Needs three-phase power. // On back order.
    d10 10 10000 ducted of:D / d12 12 12000 ducted of:D phase / d14 14 14000 ducted of:D later:preorder =
  a home of three bedrooms:
    d9 9 9000 ducted of:D / d12 12 12000 ducted of:D phase = On the small side for a home this big; our largest ducted system that fits is 12.0 kW.
    a 10 9000 ducted zones:2 = Up to 2 zones, so some rooms share one.
    a 13 9000 ducted / b 6.5 6000 ducted =
  a home of three bedrooms with an app:
    a 8 8000 ducted extra / b 5 5000 ducted app ~ A mobile app costs extra.
  a home of three bedrooms, by splits:
    m8 8 4000 multi:6 head:5 / m12 12 6000 multi:6 head:2.5 = On the small side for a home this big.
  a home of three bedrooms with an app, by splits:
    a 8 4800 multi:6 of:A app / b 10 6000 multi:6 of:A extra / c 12 7200 multi:6 of:A app = On the small side for a home this big; 10.0 kW is $1,200 more, with a mobile app at extra cost.
  a home of four bedrooms, by splits:
    ${LOW} / half 6 3500 multi:6 head:5 = ${HEAD} // ${TWICE} indoor units up to 5.0 kW: 2 × half, $1,000 more.
    ${LOW} / half 6.5 3500 multi:6 ~ ${TWICE} 13.0 kW in all: 2 × half, $1,000 more.
  a home of four bedrooms with an app, by splits:
    ${LOW} extra / half 6 3500 multi:6 head:5 app ~ ${TWICE} indoor units up to 5.0 kW and a mobile app in the price: 2 × half, $1,000 more.
  over three rooms, by splits:
    one 7 3500 multi head:5 / two 5 2500 multi head:2.5 / enough 6 3000 multi head:5 ~ ${TWICE} 12.0 kW in all: 2 × enough
  a home of five bedrooms:
    a 16 9000 ducted / b,_small 8.5 6000 ducted ~ ${TWICE} 17.0 kW in all: 2 × b, small, $3,000 more.
    a 16 9000 ducted / b 8.5 4500 ducted ~ ${TWICE} 17.0 kW in all: 2 × b, $9,000 for the units, installation on top.
    a 16 9000 ducted / b 8.5 3500 ducted ~ ${TWICE} 17.0 kW in all: 2 × b, $7,000 for the units, installation on top.
    a 16 9000 ducted / b 8.5 ? ducted ~ ${TWICE} 17.0 kW in all: 2 × b.
  a home of five bedrooms without a postcode:
    a 16 9000 ducted / b 8.5 6000 ducted at:2000 later:preorder ~ 2 × b, $3,000 more; only installed in some areas; available to pre-order.`;

it.each(cases(COSTS))('of a first system is said: for $visitor of $systems: $said', (one) => {
  expectSaid(toldOf(one).costs, one);
});

it.each<[string, string, Answers, SizeAsked]>([
  [
    'where a few rooms have a split each',
    `${LOW} / half 6 3500 multi:6 head:5`,
    { ...TWO, ...HEADS },
    { rooms: ['bigger', 'living'] },
  ],
  [
    'that do less of what was asked',
    'a 16 8000 ducted app / b 8.5 4250 ducted extra',
    { ...HOME, ...ASKS },
    { home: 5 },
  ],
])('no two systems are named %s', (_, systems, answers, size) => {
  const costs = (text: string) => told(range(text), answers, size).costs.join(' ');
  expect(costs(systems)).not.toContain('two systems');
  if (answers.Q7) expect(costs(systems.replace('extra', 'app'))).toContain('two systems');
});

it('in the cold zone a first whose heat isn’t known says so, and for which sizes', () => {
  const [small, larger] = [2, 2.5].map((kw) => system(`a${kw}`, kw, 400 * kw, { ...MODEL, ...APP }));
  const unknown = "We don't know how it heats at 2 °C outside";
  const costs = (products: readonly Product[], postcode: string, ...rooms: NonNullable<SizeAsked['rooms']>) =>
    told(products, { ...TWO, ...ASKS }, { rooms }, postcode).costs.filter((text) => /heat/.test(text));
  expect(costs([small!], '7000', 'bedroom', 'bedroom')).toEqual([`${unknown}.`]);
  expect(costs([small!, system('b', 4, 1500, APP)], '7000', 'bedroom', 'living')).toEqual([`${unknown}: 2.0 kW.`]);
  // The next size is also the way out.
  const next = { ...system('b', 2.5, 700, EXTRA), heating_capacity_2c_kw: 2.8 };
  expect(costs([small!, next], '7000', 'bedroom', 'bedroom').at(-1)).toMatch(
    /b is \$100 less for each, with a mobile app at extra cost, and gives 2\.8 kW of heat at 2 °C outside\.$/,
  );
  // A larger size leaves no doubt, and in a warmer place nobody asks.
  expect(costs([larger!], '7000', 'bedroom', 'bedroom')).toEqual([]);
  expect(costs([small!], '2000', 'bedroom', 'bedroom')).toEqual([]);
});

it('the row of a size says that its largest indoor unit is small for a room', () => {
  const products = range('m8 8 4000 multi:6 head:5 / m12 12 6000 multi:6 head:2.5');
  const job = jobOf({ ...HOME, ...HEADS }, { home: 3, postcode: '5000' });
  const { id, models } = jobModel({ products: products.slice(1) }, createMatcher(products), job);
  expect(sizeNotes(ENGLISH_WORDS, id, models, job).map(plain)).toEqual([HEAD]);
});

it('the row of a model says that some sizes aren’t installed everywhere', () => {
  const products = range('a 4 900 of:A / b 5 1500 of:A at:2000-2234');
  const { bought } = jobModel({ products }, createMatcher(products), jobOf(ROOM, {}));
  expect(buyTexts(ENGLISH_WORDS, bought, jobOf(ROOM, {})).map(({ id }) => id)).toEqual(['place']);
});

const OF_A = 'a2.5 2.5 1000 of:a / a5 5 2000 of:a';
const UNASKED = "It has a mobile app. You didn't ask for that.";
const OF_AB =
  'a6 6 6000 ducted of:a extra / a7 7 7000 ducted of:a extra / b6 6 7500 ducted of:b app zoning:individual_temperature / b7 7 8500 ducted of:b app zoning:individual_temperature';
const BESIDES = `
  a living room with an app:
    a 4 900 extra / b 4 1500 app = # what costs less has no more
    a 4 900 app / b 4.2 990 app / c 4.9 1200 voice years:7 ~ c:
  a living room:
    a 4 900 / b 4.8 1500 years:7 = b: 4.8 kW costs $600 more than 4.0 kW. It has a longer warranty (7 years). You didn't ask for that.
    a 6 900 / b 7 1500 app =
  a living room in the cold:
    a 4 900 kwh:1200 / b 4 1500 kwh:1000 = b: For $600 more, it uses about a sixth less power for the same heating.
    a 4 900 kwh:1200 / b 4 1500 kwh:1030 =
    a 4 900 kwh:1200 / b 5 1500 kwh:600 app ~ b: 5.0 kW costs $600 more than 4.0 kW. ${UNASKED}
  a room of any size:
    a ? 900 / b ? 1500 years:7 = b: For $600 more, it has a longer warranty (7 years). You didn't ask for that.
  a room of any size with an app:
    a2.5 2.5 1000 of:A extra style:wall_mounted / a3.5 3.5 1400 of:A extra style:wall_mounted / plus 2 800 app style:wall_mounted / floor 2.5 1000 app style:floor_console = plus: It has a mobile app.
  a room of any size:
    ${OF_A} / b2.5 2.5 1500 of:b app / b5 5 2500 of:b app = b2.5: At 2.5 to 5.0 kW, it costs $500 more. ${UNASKED}
    ${OF_A} / b2.5 2.5 1300 of:b app / b4 4 1900 of:b app = b2.5: At 2.5 kW, it costs $300 more. ${UNASKED}
    ${OF_A} / b4.9 4.9 2500 of:b app = b4.9: At 4.9 kW, it costs $500 more. ${UNASKED}
    ${OF_A} / b2.5 2.5 1500 of:b app / b5 5 1500 of:b app ~ b5: Which costs less depends on the size. It has
  two rooms with an app, by vents:
    ${OF_AB} / c7 7 7800 ducted of:c app zoning:room_zoning ~ c7:
    ${OF_AB} / c7 7 7800 ducted of:c extra zoning:room_zoning ~ b6:`;

it.each(cases(BESIDES))('beside a first system stands: for $visitor of $systems: $said', (one) => {
  expectSaid(toldOf(one).beside, one);
});

it('neither a control that nobody asked for nor the zoning that was asked for is said against a system beside the first', () => {
  const beside = (systems: string, answers: Answers, size: SizeAsked) => told(range(systems), answers, size).beside[0];
  expect(beside('a 4 900 voice / b 4 1500 years:9', ROOM, LIVING)).not.toContain('The catch');
  const day = 'b 10 9900 ducted zoning:day_night app years:7';
  const zones = beside(
    `a 10 9000 ducted zoning:individual_temperature / ${day}`,
    { ...HOME, Q4: 'Day / Night Zoning' },
    { home: 3 },
  );
  expect(zones).toMatch(/^b: For \$900 more, it has a mobile app/);
  expect(zones).not.toContain('zones');
});

const LESS = `
  a living room with an app:
    a 4 900 extra / b 4 1500 app = Cheaper: a from $900; a mobile app costs extra.
  a living room with an app, without a postcode:
    A_4_kW 4 900 of:A extra later:preorder at:2000 / A_6_kW 6 1350 of:A extra later:preorder at:2000 / b 4 1500 app = Cheaper: A 4.0 kW from $900; a mobile app costs extra; only installed in some areas; available to pre-order.
  two rooms with an app, by vents:
    a 8 9400 ducted app / b 8 8600 ducted extra / c 7.9 8400 ducted extra ~ Cheaper: c from $8,400
    a 8 9400 ducted app / b 7 8400 ducted extra ~ Cheaper: b from $8,400
    a 8 9400 ducted app / b 8 9300 ducted extra = # about the same
  two bedrooms with an app:
    a 2.5 1500 app / b 2.5 900 extra = Cheaper: 2 × b from $1,800; a mobile app costs extra.
    a 2.5 1500 app / B_2.5_kW 2.5 900 of:B extra / B_4_kW 4 1400 of:B extra ~ Cheaper: 2 × B 2.5 kW from $1,800
  a living room and a bedroom:
    a 4 1500 / b 2.5 900 / c 4 990 later = # in one room alone
  an apartment with an app, by splits:
    m 7 5000 multi:4 for:apartment app / n 7 3000 multi:3 for:apartment extra = Cheaper: n from $3,000; runs 3 rooms; a mobile app costs extra.`;

it.each(cases(LESS))('on the card of a first system, what costs less: for $visitor of $systems: $said', (one) => {
  const { less } = toldOf(one);
  expectSaid(less === '' ? [] : [less], one);
});

it('the price between two ways is said once', () => {
  const said = (isInstalled: boolean) => {
    const of = (aud: number) => (isInstalled ? installed(aud) : { price: supplyOnly(aud) });
    const products = [
      ducted('d', 10, 0, { zone_control: 'individual_temperature', ...of(15_000) }),
      multi('m', 10, 0, of(11_000)),
    ];
    const texts = told(products, HOME, { home: 3 }).points.flatMap(({ gain, flaw }) => [gain?.text, flaw?.text]);
    return texts.filter((text) => text?.includes('$4,000'));
  };
  expect(said(true)).toEqual(['Starts about $4,000 cheaper than vents.']);
  // Their installations cost something else.
  expect(said(false)).toEqual([]);
});

it('prices with and without installation are said not to compare, and what a multi-split’s price is for', () => {
  const products = [multi('m', 4, 3000, { max_indoor_units: 2 }), ducted('d', 4, 0, installed(8000))];
  const job = jobOf({ ...TWO, Q6: 'Large Outdoor space' }, {});
  const { ways } = waysFor(createMatcher(products), job);
  const level = (of: typeof ways) => levelText(ENGLISH_WORDS, of);
  expect(level(ways)).toBe("Only some of these prices include installation, so don't compare them.");
  expect(level(ways.slice(0, 1))).toBeNull();
  const way = ways.find(({ id }) => id === 'multi')!;
  expect(coverText(ENGLISH_WORDS, way, job)).toBe('Priced for 2 rooms.');
  expect(jobPriceText(ENGLISH_WORDS, way.price, way.units.indoor)).toContain('$3,000 for the units');
});

it('two ways that cost about the same name no difference in price', () => {
  const { points } = told([system('s', 2.5, 1600), multi('m', 4, 3000, { max_indoor_units: 2 })], TWO, BEDROOMS);
  expect(points.flatMap(({ gain, flaw }) => [gain?.id, flaw?.id])).not.toContain('price');
});

it('what a first system charges extra for is said beside what its way has against it', () => {
  const { points, costs } = told([multi('m', 4, 4000, EXTRA)], { ...TWO, ...HEADS, ...ASKS }, BEDROOMS);
  expect(points[0]?.flaw.text).toContain('every room stops');
  expect(costs).toContain('A mobile app costs extra.');
});

it.each([
  [5000, 'Starts about $1,000 cheaper than one outdoor unit, before extras.', 0],
  [5400, 'Starts about $600 cheaper than one outdoor unit, before extras.', 1],
  [5700, 'If one fails, the others keep running.', 1],
])('splits that charge extra for what was asked, from $%s: %s', (aud, text, at) => {
  const more = { ...EXTRA, item_group_id: 'S' };
  const { points } = told(
    [
      system('s2', 2.5, 0, { ...more, ...installed(aud / 2) }),
      system('s5', 5, 0, { ...more, ...installed(9000) }),
      multi('m', 4, 0, { ...APP, ...installed(6000), max_indoor_units: 2 }),
    ],
    { ...TWO, ...ASKS },
  );
  expect(points[at]?.gain?.text).toBe(text);
  expect(points[1 - at]?.gain?.text).toBe('Includes a mobile app in the price.');
});

it.each([
  ['', 'price'],
  [' / n 10 0 multi:4 extra installed:7000', 'walls'],
])('a way saves nothing beside another whose card names a cheaper system: %s', (less, id) => {
  const systems = `m 10 0 multi:4 app installed:9000 / d 10 0 ducted extra installed:7900${less}`;
  const { points } = told(range(systems), { ...HOME, ...ASKS }, { home: 3 });
  expect(points.map(({ gain }) => gain?.id)).toEqual(expect.arrayContaining(['asked', id]));
});

it('a way has all that was asked for, beside one that lacks a part of it', () => {
  const screen = { controls: { ...NONE, touchscreen: 'included' } } as const;
  const { points } = told([ducted('d', 5, 9000, screen), system('s', 2.5, 900)], { ...TWO, Q7: ['Touchscreen'] });
  expect(points[0]?.gain?.text).toBe('Has everything you asked for in the price.');
});

it('more than three rooms are priced for one in each bedroom and one more, and too many for single splits', () => {
  const products = [
    ...[2.5, 4].map((kw) => system(`s${kw}`, kw, 0, installed(900))),
    multi('m', 14, 0, { ...installed(9000), max_indoor_units: 6 }),
  ];
  const job = jobOf({ ...TWO, Q5: 'Over 3 Rooms' }, { home: 5 });
  const { ways } = waysFor(createMatcher(products), job);
  expect(ways.map((way) => [way.id, coverText(ENGLISH_WORDS, way, job)])).toEqual([['multi', 'Priced for 6 rooms.']]);
});

it.each([
  [3.6, '7000', '3.6 kW of heat at 2 °C outside.'],
  [3.6, '2000', ''],
  [null, '7000', ''],
  [3.4, '7000', 'Only 3.4 kW of heat at 2 °C outside.'],
])('heat of %s kW at 2 °C is said in the cold zone alone: %s', (heating_capacity_2c_kw, postcode, text) => {
  const job = jobOf(ROOM, { ...LIVING, postcode });
  const [way] = waysFor(createMatcher([system('a', 4, 900, { heating_capacity_2c_kw })]), job).ways;
  const costs = ownCosts(ENGLISH_WORDS, way!, job).map((cost) => cost.text);
  expect(plain([warmText(ENGLISH_WORDS, way!, job), ...costs].join(''))).toBe(text);
});

it.each([
  ['House - Flat Roof', 'concealed_ducted', '$9,000 installed, plus any ceiling work'],
  ['Townhouse', 'concealed_ducted', '$9,000 installed, plus boxing in ducts'],
  ['House - Pitched Roof', 'concealed_ducted', '$9,000 installed'],
  ['Townhouse', 'bulkhead', '$9,000 installed'],
] as const)('the price of vents says what it leaves out: %s, %s', (Q2, indoor_unit_style, text) => {
  const facts = { system_type: 'slim_ducted', indoor_height_mm: 250, indoor_unit_style, ...installed(9000) } as const;
  const slim = system('d', 10, null, facts);
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
  const vents = (kw: number) => ducted(`d${kw}`, kw, 9000, { ...MODEL, ...APP });
  const slim = (kw: number) => system('s', kw, 8000, { system_type: 'slim_ducted', ...EXTRA, warranty_years: 9 });
  const beside = (home: SizeAsked['home'], ...products: readonly Product[]) => {
    const job = jobOf({ ...HOME, ...ASKS }, { home: home!, installation: installation!, on: '2026-11-29' });
    const matcher = createMatcher(products);
    const { ways } = waysFor(matcher, job);
    const { cards } = startIn(ENGLISH_WORDS, ways[0]!, ways, matcher, job);
    return cards.map(({ text }) => plain(text))[1];
  };
  expect(beside(3, vents(10), slim(9))).toMatch(
    /^9\.0 kW costs \$1,100 to \$4,100 less than 10\.0 kW\. It has a longer/,
  );
  expect(beside('unsure', vents(10), vents(12), slim(10))).toMatch(/^At 10\.0 kW, it costs \$1,100 to \$4,100 less\. /);
});

it('one outdoor unit for a home of fewer rooms than it can run says so', () => {
  const covers = (home: 2 | 3, Q2 = 'Townhouse') => {
    const job = jobOf({ ...HOME, Q2 }, { home });
    return coverText(ENGLISH_WORDS, waysFor(createMatcher([multi('m', 8, 4790)]), job).ways[0]!, job);
  };
  expect(covers(2)).toBe('Priced with 3 indoor units; it can run up to 4.');
  expect([covers(3), covers(2, 'Apartment')]).toEqual(['Priced for 4 rooms.', 'Priced for 3 rooms.']);
});

it('a bulkhead is described as what it is', () => {
  const bulkhead = system('d', 4, 3000, { system_type: 'slim_ducted', indoor_unit_style: 'bulkhead' });
  const { points } = told([bulkhead], { ...TWO, Q0: 'Yes', Q1: 'Ducted' });
  expect(points[0]?.flaw?.text).toBe('Part of a ceiling is lowered to hide it, with vents into the rooms beside it.');
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

it('another way than the best says why it is a size larger', () => {
  const heats = (id: string, kw: number, heating_capacity_2c_kw: number) =>
    ducted(id, kw, 1000 * kw, { heating_capacity_2c_kw });
  const products = [system('a', 4, 900, { heating_capacity_2c_kw: 4 }), heats('d6', 4.5, 4.3), heats('d7', 5.5, 5)];
  const job = jobOf(TWO, { rooms: ['living', 'bedroom'], postcode: '7000' });
  const other = waysFor(createMatcher(products), job).ways.find(({ id }) => id === 'ducted');
  expect(plain(firstText(ENGLISH_WORDS, other!, job) ?? '')).toMatch(
    /^A larger size, because your winters are cold: d6/,
  );
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

it('a way whose first charges extra doesn’t say that all is in the price', () => {
  const all = ducted('all', 8, 9500, { ...APP, zone_control: 'room_zoning' });
  const products = [ducted('extra', 8, 8000, EXTRA), all, multi('m', 8, 9000, EXTRA)];
  const { points, costs } = told(products, { ...HOME, ...ASKS }, { home: 2 });
  expect(costs).toContain('A mobile app costs extra.');
  expect(points[0]?.gain?.id).toBe('walls');
});

it.each<[string, boolean, readonly Product[], Answers, SizeAsked]>([
  ['all that fits', true, [ducted('d', 7.5, 9000)], HOME, { home: 3 }],
  ['all but another way', false, [ducted('d', 7.5, 9000), multi('m', 9, 5000)], HOME, { home: 3 }],
  ['none', false, [multi('m', 9, 5000)], HOME, { home: 3 }],
  ['all, with an indoor unit less than rooms', true, [multi('m', 10, 9000)], HOME, { home: 4 }],
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

it('where no system is big enough, two are named with their price, if the space outside holds them', () => {
  const multi = system('m', 6.8, 4000, { ...EXTRA, system_type: 'multi_split', max_indoor_units: 3 });
  const large = system('l', 7, 5000, { ...EXTRA, system_type: 'multi_split', max_indoor_units: 4 });
  const small = (Q2: string, home: 3 | 4, products = [multi, large]) => {
    const answers = { ...HOME, ...ASKS, Q0: 'Yes', Q1: 'Split', Q2, Q6: 'Small Outdoor space' };
    const job = jobOf(answers, { home });
    return noWayText(ENGLISH_WORDS, tooSmall(findModels(createMatcher(products), job))!, job);
  };
  expect(small('House - Pitched Roof', 4)).toMatch(
    /Two would be: 2 × m, \$8,000 .*; a mobile app costs extra\. Needs 2 outdoor units\.$/,
  );
  expect(small('Apartment', 4)).toMatch(/on its own\. Ask us to plan it\.$/);
  const unpriced = [multi, large].map((one) => ({ ...one, price: null }));
  expect(small('House - Pitched Roof', 4, unpriced)).toMatch(
    /Two would be: 2 × l; a mobile app costs extra\. Needs 2 outdoor units\.$/,
  );
});

it('beside a system of unknown size an alternative says what it costs', () => {
  const matcher = createMatcher(range('a ? 900 / b ? 1500 years:7'));
  const job = jobOf(ROOM, { postcode: '5000' });
  const [way] = waysFor(matcher, job).ways;
  const [other] = startData(ENGLISH_WORDS, way!, job).alternatives;
  expect(other?.cost.map(({ text }) => text)).toEqual(['$600 more']);
});
