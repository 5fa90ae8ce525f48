import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { createMatcher } from '../matching/matcher.ts';
import { listModels, type Model } from '../matching/models.ts';
import { figureRange, modelId, modelName, modelTitle, sizeText, typeAndSize } from './modelWords.ts';
import { ENGLISH_WORDS } from './words.ts';

type Cells = Readonly<Record<string, unknown>>;

const plain = (text: string | null): string | null => text?.replaceAll(/[\u202f\u00a0]/g, ' ') ?? null;
/** A model in sizes, with nothing that decides which. */
const open = (...rows: readonly Cells[]): Model => {
  const products = exampleProducts(...rows.map((cells, at) => ({ id: `P${at}`, item_group_id: 'F', ...cells })));
  const matcher = createMatcher(products);
  return listModels(matcher.match({}), matcher)[0]!;
};
const kw = (cooling_capacity_kw: unknown, more: Cells = {}): Cells => ({
  title: `Kestrel Wall ${cooling_capacity_kw} kW`,
  brand: 'Kestrel',
  cooling_capacity_kw,
  ...more,
});

it('a model of open size has the title of its family, one of a decided size that of the size', () => {
  const model = open(kw(2.5), kw(5));
  expect([modelTitle(model), modelName(model), modelId(model)]).toEqual(['Kestrel Wall', 'Kestrel Wall', 'P0']);
  const decided = { ...model, size: model.sizes[1] ?? null };
  expect([modelTitle(decided), modelName(decided), modelId(decided)]).toEqual([
    'Kestrel Wall 5 kW',
    'Kestrel Wall',
    'P1',
  ]);
});

it.each<[string, readonly Cells[], string | null]>([
  ['one figure', [kw(5)], '5.0 kW'],
  ['a range, smallest first', [kw(12.5), kw(8.5), kw(10)], '8.5 to 12.5 kW'],
  ['equal ends as one figure', [kw(5), kw(5)], '5.0 kW'],
  ['a range without blanks', [kw(2.5), kw('')], '2.5 kW'],
  ['heating where cooling isn’t known', [kw('', { heating_capacity_kw: 6 }), kw(5)], '5.0 to 6.0 kW'],
  ['nothing without a figure', [kw('')], null],
])('the size of a model is %s', (_, rows, expected) => {
  expect(plain(sizeText(ENGLISH_WORDS, open(...rows)))).toBe(expected);
});

it('any figure of a model is a range over its sizes, and one figure of a decided size', () => {
  const model = open(kw(2.5, { outdoor_sound_power_dba: 58 }), kw(5, { outdoor_sound_power_dba: 61 }), kw(7));
  const sound = (of: Model) => plain(figureRange(ENGLISH_WORDS, of, (one) => one.outdoor_sound_power_dba, 'dB(A)'));
  expect(sound(model)).toBe('58 to 61 dB(A)');
  expect(sound({ ...model, size: model.sizes[1]! })).toBe('61 dB(A)');
  expect(sound({ ...model, size: model.sizes[2]! })).toBeNull();
});

it('type and size stand in one line, without a size that isn’t known', () => {
  expect(plain(typeAndSize(ENGLISH_WORDS, open(kw(2.5), kw(7.1))))).toBe('Split · 2.5 to 7.1 kW');
  expect(typeAndSize(ENGLISH_WORDS, open(kw('')))).toBe('Split');
});
