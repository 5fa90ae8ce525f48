import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { createMatcher } from '../matching/matcher.ts';
import { listModels, type Model, modelOfSize } from '../matching/models.ts';
import type { Answers } from '../questionnaire/question.ts';
import { rowFigures, rowReasons, sizeNote } from './rowText.ts';
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
const reasons = (model: Product, first: Product | null, answers: Answers = {}) =>
  rowReasons(ENGLISH_WORDS, modelOfSize(model), first && modelOfSize(first), { answers, zone: null }).map(
    ({ kind, text }) => `${kind}: ${plain(text)}`,
  );
const first = one('Alpha');

it('a row has one reason against its model and one for it, beside the one to start with', () => {
  const other = one('Beta', { price_from_aud: 800, controls: 'none' });
  expect(reasons(other, first)).toEqual(['partly: Mobile app not included.', 'fits: Costs $200 less than the Alpha.']);
  expect(reasons(one('Beta', { price_from_aud: 1200 }), first)).toEqual(['partly: $200 more than the Alpha.']);
  expect(reasons(one('Beta'), first)).toEqual([]);
});

it('shortfalls, open points and extras of a model come before its costs against the first', () => {
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

it('the row of the first model, and of a model without one, only has open points', () => {
  expect(reasons(first, first)).toEqual([]);
  expect(reasons(one('Beta', { controls: 'none' }), null, { Q7: ['Mobile App'] })).toEqual([
    "misses: A mobile app isn't available for it.",
  ]);
});

it('a size far from the likely one has a note; one near it, or open, has none', () => {
  const note = (kw: number, model: Partial<Model> = {}) =>
    sizeNote(
      ENGLISH_WORDS,
      { ...modelOfSize(one('A', { cooling_capacity_kw: kw })), ...model },
      { kw: 10, from: 5, to: 15 },
    );
  expect(note(7.9)).toBe('Small for a room this big, by the rules of thumb.');
  expect(note(15.1)).toBe('Large for a room this big, by the rules of thumb.');
  expect([note(10), note(7.9, { size: null }), sizeNote(ENGLISH_WORDS, modelOfSize(one('A')), null)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('sound comes in words first: beside most systems of its kind and size, where there are enough', () => {
  const at = (id: string, dba: number, cells: Cells = {}) => one(id, { outdoor_sound_power_dba: dba, ...cells });
  const around = ['B', 'C', 'D'].map((id) => at(id, 60));
  const figures = (product: Product, others = around) =>
    plain(rowFigures(ENGLISH_WORDS, modelOfSize(product), [product, ...others], null));
  expect(figures(at('A', 57))).toBe('Quieter than most its size, 57 dB(A)');
  expect(figures(at('A', 63))).toBe('Louder than most its size, 63 dB(A)');
  expect(figures(at('A', 58))).toBe('58 dB(A) outdoors');
  expect(figures(at('A', 50), around.slice(1))).toBe('50 dB(A) outdoors');
  expect(figures(at('A', 50, { cooling_capacity_kw: 9 }))).toBe('50 dB(A) outdoors');
  expect(figures(at('A', 50, { system_type: 'multi_split' }))).toBe('50 dB(A) outdoors');
});

it('a sound pressure is named as another kind of figure, and an unknown sound is left out', () => {
  const figures = (cells: Cells) => plain(rowFigures(ENGLISH_WORDS, modelOfSize(one('A', cells)), [], 'hot'));
  expect(figures({ outdoor_sound_pressure_dba: 49 })).toBe('49 dB(A), another kind of figure (sound pressure)');
  expect(figures({ outdoor_sound_power_dba: 58, stars_cool_hot: 4.5 })).toBe(
    '58 dB(A) outdoors · 4.5 of 10 stars for cooling',
  );
  expect(figures({})).toBe('');
});

it('a model of open size has its sound as a range, and stars only where all sizes have the same', () => {
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
    return plain(rowFigures(ENGLISH_WORDS, listModels(matcher.match({}), matcher, null).fits[0]!, sizes, 'hot'));
  };
  expect(figures(3, 3)).toBe('58 to 59 dB(A) outdoors · 3 of 10 stars for cooling');
  expect(figures(3, 3.5)).toBe('58 to 59 dB(A) outdoors');
});
