import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { jobModel } from '../matching/jobModel.ts';
import { createMatcher } from '../matching/matcher.ts';
import { listModels, modelOfSize } from '../matching/models.ts';
import type { AskedJob } from '../matching/way.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { SizeAsked } from '../sizing/sizeAsked.ts';
import { sizeNotes } from './boughtWords.ts';
import { rowFigures, rowReasons } from './rowText.ts';
import { ENGLISH_WORDS } from './words.ts';

type Cells = Readonly<Record<string, unknown>>;

const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const one = (id: string, cells: Cells = {}): Product =>
  exampleProducts({
    id,
    title: id,
    suits_home_types: 'apartment',
    cooling_capacity_kw: 5,
    price_from_aud: 1000,
    price_includes: 'supply_only',
    controls: 'mobile_app',
    ...cells,
  })[0]!;
const reasons = (product: Product, first: Product | null, answers: Answers = {}) =>
  rowReasons(ENGLISH_WORDS, modelOfSize(product), first && modelOfSize(first), { answers, zone: null }).map(
    ({ kind, text }) => `${kind}: ${plain(text)}`,
  );
const first = one('Alpha');
const ONE: Answers = { Q2: 'Apartment', Q3: 'Single Room', Q6: 'Large Outdoor space' };
const TWO: Answers = { ...ONE, Q3: 'Multiple Rooms', Q5: '2 Rooms' };

it('a row has its gain over the one to start with, but no figure that its price or its size says', () => {
  const other = one('Beta', { price_from_aud: 800, controls: 'none' });
  expect(reasons(other, first)).toEqual([]);
  expect(reasons(first, other)).toEqual(['fits: Has a mobile app.']);
});

it('a row says nothing of power, whose stars it has', () => {
  const using = (kwh: number, kw: number) =>
    one('Beta', { cooling_capacity_kw: kw, kwh_cool_average: kwh, kwh_heat_average: kwh, heating_capacity_kw: kw });
  const basis = { answers: {}, zone: 'average' } as const;
  for (const kw of [4, 5])
    expect(rowReasons(ENGLISH_WORDS, modelOfSize(using(300, kw)), modelOfSize(using(900, 5)), basis)).toEqual([]);
});

it('a row begins with what is missing, open or costs extra', () => {
  const answers: Answers = { Q2: 'Apartment', Q7: ['Mobile App'] };
  const dear = { price_from_aud: 2000 };
  expect(reasons(one('Beta', { ...dear, controls: 'none' }), first, answers)).toEqual([
    "misses: A mobile app isn't available for it.",
  ]);
  expect(reasons(one('Beta', { ...dear, controls: '' }), first, answers)[0]).toMatch(/^unknown: .*mobile app/);
  expect(reasons(one('Beta', { ...dear, controls: 'mobile_app:optional' }), first, answers)).toEqual([
    'partly: A mobile app costs extra.',
  ]);
});

it('a row says everything that is missing, with the sizes that miss it', () => {
  const answers: Answers = { Q2: 'Apartment', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };
  const lacks = { controls: 'none', suits_small_outdoor_space: 'no' };
  expect(reasons(one('Beta', lacks), null, answers)).toEqual([
    "misses: We don't recommend its outdoor unit for a small space.",
    "misses: A mobile app isn't available for it.",
  ]);
  const sizes = [2.5, 5].map((cooling_capacity_kw, at) =>
    one(`S${at}`, { ...(at === 0 && lacks), item_group_id: 'S', cooling_capacity_kw }),
  );
  const [family] = createMatcher(sizes).families.values();
  const model = { family: family!, best: sizes[0]!, sizes: [sizes[0]!, sizes[1]!], size: null } as const;
  const texts = rowReasons(ENGLISH_WORDS, model, null, { answers, zone: null }).map(({ text }) => plain(text));
  expect(texts[1]).toBe("2.5 kW: A mobile app isn't available for it.");
});

it('a gain of a row holds for each of its sizes, blanks included', () => {
  const sizes = [2.5, 5].map((cooling_capacity_kw, at) =>
    one(`S${at}`, {
      item_group_id: 'S',
      cooling_capacity_kw,
      controls: at === 0 ? 'mobile_app' : '',
      warranty_years: 9,
    }),
  );
  const matcher = createMatcher(sizes);
  const model = listModels(matcher.match({}), matcher)[0]!;
  const short = modelOfSize(one('Beta', { controls: 'none', warranty_years: 5 }));
  const texts = rowReasons(ENGLISH_WORDS, model, short, { answers: {}, zone: null }).map(({ text }) => plain(text));
  expect(texts).toEqual(['Has a longer warranty (9 years).']);
});

it('the row of the first model, and of a model without one, only has open points', () => {
  expect(reasons(first, first)).toEqual([]);
  expect(reasons(one('Beta', { controls: 'none' }), null, { Q7: ['Mobile App'] })).toEqual([
    "misses: A mobile app isn't available for it.",
  ]);
});

it.each<[string, Answers, SizeAsked, number, readonly string[]]>([
  ['below its span', ONE, { rooms: ['living'] }, 2.5, ['Small for a living room.']],
  ['above it', ONE, { rooms: ['living'] }, 7.1, ['Large for a living room.']],
  ['inside it', ONE, { rooms: ['living'] }, 5, []],
  ['of no span', ONE, {}, 7.1, []],
  ['for several rooms', TWO, { rooms: ['living', 'living'] }, 3, ['A: Small for a living room.']],
  [
    'for each of two rooms',
    TWO,
    { rooms: ['living', 'bedroom'] },
    3,
    ['A: Small for a living room.', 'A: Large for a bedroom.'],
  ],
])('a size %s has its note', (_, answers, size, kw, notes) => {
  const products = [one('A', { cooling_capacity_kw: kw })];
  const job: AskedJob = { answers, size, postcode: '', zone: 'average', rules: null, installation: null, on: '' };
  const { id, models } = jobModel({ products }, createMatcher(products), job);
  expect(sizeNotes(ENGLISH_WORDS, id, models, job)).toEqual(notes);
});

it('sound comes in words first: beside most systems of its kind and size, where there are enough', () => {
  const at = (id: string, dba: number, cells: Cells = {}) => one(id, { outdoor_sound_power_dba: dba, ...cells });
  const around = ['B', 'C', 'D'].map((id) => at(id, 60));
  const figures = (product: Product, others = around) =>
    plain(rowFigures(ENGLISH_WORDS, modelOfSize(product), [product, ...others], null));
  expect(figures(at('A', 57))).toBe('Quieter outdoors than most its size');
  expect(figures(at('A', 63))).toBe('Louder outdoors than most its size');
  expect(figures(at('A', 58))).toBe('');
  expect(figures(at('A', 50), around.slice(1))).toBe('');
  expect(figures(at('A', 50, { cooling_capacity_kw: 9 }))).toBe('');
  expect(figures(at('A', 50, { system_type: 'multi_split' }))).toBe('');
});

it('a model of open size has stars only where all sizes have the same, and nothing of sound', () => {
  const figures = (...stars: readonly number[]) => {
    const sizes = stars.map((stars_cool_hot, at) =>
      one(`S${at}`, {
        item_group_id: 'S',
        cooling_capacity_kw: 4 + at,
        outdoor_sound_power_dba: 58 + at,
        stars_cool_hot,
      }),
    );
    const matcher = createMatcher(sizes);
    return plain(rowFigures(ENGLISH_WORDS, listModels(matcher.match({}), matcher)[0]!, sizes, 'hot'));
  };
  expect(figures(3, 3)).toBe('3 of 10 stars for cooling');
  expect(figures(3, 3.5)).toBe('');
});

it('a row in the cold zone says the heat of each size where it is known, and stars otherwise', () => {
  const figures = (...heats: readonly (number | undefined)[]) => {
    const sizes = heats.map((heat, at) =>
      one(`S${at}`, { item_group_id: 'S', heating_capacity_2c_kw: heat, stars_cool_cold: 3, stars_cool_hot: 4 }),
    );
    const matcher = createMatcher(sizes);
    const of = (zone: Zone) =>
      plain(rowFigures(ENGLISH_WORDS, listModels(matcher.match({}), matcher)[0]!, sizes, zone));
    return [of('cold'), of('hot')];
  };
  expect(figures(3.4, 4.9)).toEqual(['3.4 to 4.9 kW of heat at 2 °C outside', '4 of 10 stars for cooling']);
  expect(figures(3.4, undefined)).toEqual(['3 of 10 stars for cooling', '4 of 10 stars for cooling']);
});
