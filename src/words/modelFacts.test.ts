import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { oneSize, openModel } from '../../tests/samples/models.ts';
import { jobOf } from './advise.ts';
import { boughtLine, commonFacts, modelFacts, modelReasons } from './modelFacts.ts';
import { ENGLISH_WORDS as words } from './words.ts';

const ofSize = (kw: number, more: Partial<Parameters<typeof productWith>[0]> = {}) =>
  productWith({
    system_type: 'ducted',
    id: String(kw),
    title: `Duo ${kw} kW`,
    cooling_capacity_kw: kw,
    refrigerant: 'R32',
    outdoor_height_mm: 100 * kw,
    price: { aud: 1000 * kw, includes: 'supply_only' },
    ...more,
  });
const [small, large] = [ofSize(7), ofSize(10)];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it('a model without a size keeps the facts that its sizes share', () => {
  expect(commonFacts(openModel(small, large))).toMatchObject({
    id: '7',
    title: 'Duo',
    refrigerant: 'R32',
    cooling_capacity_kw: null,
    outdoor_height_mm: null,
  });
  expect(commonFacts(oneSize(small))).toEqual(small);
});

it('the figures of a model without a size are ranges, shared facts, and the names of those that depend on it', () => {
  const facts = modelFacts(words, openModel(small, { ...large, warranty_years: 5 }));
  const shown = new Map(facts.map(({ name, value }) => [name, plain(value)]));
  expect(shown.get('Cooling')).toBe('7.0 to 10.0 kW');
  expect(shown.get('Refrigerant')).toBe('R32');
  expect(shown.get('Depends on the size')).toBe('Warranty');
  expect(modelFacts(words, oneSize(small)).map(({ name }) => name)).not.toContain('Depends on the size');
});

it('a model without a size in one line has its range and its prices', () => {
  expect(plain(boughtLine(words, [openModel(small, large)], jobOf({}, {})))).toBe(
    'Duo, Ducted, 7.0 to 10.0 kW, $7,000 to $10,000 for the unit, installation on top',
  );
});

it('the reasons for a model hold for all its sizes, and a catch of one names it', () => {
  const answers = { Q1: 'Ducted', Q3: 'Whole Home', Q6: 'Small Outdoor space' };
  const flat = { outdoor_width_mm: 800, outdoor_depth_mm: 300 };
  const reasons = modelReasons(words, openModel(ofSize(7, flat), ofSize(10, flat)), answers);
  expect(reasons.map(({ kind, texts }) => [kind, texts.map(plain)])).toEqual([
    ['fits', ['Its ducts serve a whole home.']],
    ['misses', ['10.0 kW: The outdoor unit is 1,000 mm high; a small space usually leaves room for 900 mm.']],
  ]);
});

it('a model whose zones do more than was asked does what was asked, and nothing is said of the rest', () => {
  const model = oneSize({ ...small, zone_control: 'individual_temperature' });
  const reasons = modelReasons(words, model, { Q4: 'Individual Room Zoning' });
  expect(reasons.map(({ kind, texts }) => [kind, texts])).toEqual([
    ['fits', ['You can switch each room on or off, as you asked.']],
  ]);
});
