import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/anyText.ts';
import { cleanText } from './cleanText.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnRule } from './columns.ts';
import type { Product } from './product.ts';
import { readCell } from './readCell.ts';
import { readReply } from './readReply.ts';
import { writeReply } from './writeReply.ts';

const UPDATED = '2026-03-01T09:30:00.000Z';

/** Any value a cell of the column can be read to. */
function anyValue(rule: ColumnRule): fc.Arbitrary<unknown> {
  switch (rule.kind) {
    case 'text':
      return anyText({ minLength: 1 })
        .map(cleanText)
        .filter((text) => readCell(rule, text, 'usual').value === text);
    case 'url':
      return fc.constantFrom('https://example.com/a?b=c', 'http://localhost:8787/a.jpg');
    case 'postcodes':
      return fc.constantFrom('2000', '2000-2249,2555', '800,820-850');
    case 'number':
      return rule.step === null
        ? fc.double({ min: rule.min, max: rule.max, noNaN: true }).map((value) => value + 0)
        : fc.integer({ min: rule.min / rule.step, max: rule.max / rule.step }).map((steps) => steps * rule.step!);
    case 'one_of':
      return fc.constantFrom(...rule.values);
    case 'list_of':
      return fc.shuffledSubarray([...rule.values], { minLength: 1 });
    case 'yes_no':
      return fc.boolean();
    case 'controls': {
      const supply = fc.constantFrom('included', 'optional', 'none');
      return fc.record({ touchscreen: supply, voice: supply, mobile_app: supply });
    }
  }
}

const anyProduct = fc
  .record(
    Object.fromEntries(
      COLUMN_NAMES.map((column) => {
        const rule = COLUMNS[column];
        return [column, rule.required ? anyValue(rule) : fc.option(anyValue(rule), { nil: null })];
      }),
    ),
  )
  .map(({ price_from_aud: aud, price_includes: includes, ...values }) => {
    return { ...values, price: aud === null || includes === null ? null : { aud, includes } } as unknown as Product;
  });

it('the written reply reads back to the same products without problems', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyProduct, { selector: ({ id }) => id, maxLength: 3 }), (products) => {
      const reading = readReply(JSON.parse(writeReply(products, UPDATED)));
      expect(reading).toMatchObject({ ok: true, products, updated: UPDATED });
      // Any rows may share an item_group_id.
      expect(reading.ok && reading.problems.filter(({ column }) => column !== 'item_group_id')).toEqual([]);
    }),
  );
});

it('the written reply leaves out unknown values and writes lists as lists', () => {
  const read = readReply([
    { id: 'A', title: 'T', system_type: 'split', suits_areas: 'single_room', controls: 'voice:optional|mobile_app' },
    { id: 'B', title: 'T', system_type: 'split', controls: 'none', suits_small_outdoor_space: 'yes', phase: 1 },
  ]);
  expect(JSON.parse(writeReply(read.ok ? read.products : [], UPDATED))).toEqual({
    products: [
      {
        id: 'A',
        title: 'T',
        system_type: 'split',
        suits_areas: ['single_room'],
        controls: ['voice:optional', 'mobile_app'],
      },
      { id: 'B', title: 'T', system_type: 'split', suits_small_outdoor_space: true, controls: ['none'], phase: 1 },
    ],
    updated: UPDATED,
  });
});

it('the written reply writes an empty catalogue as an empty list', () => {
  expect(writeReply([], UPDATED)).toBe(`{"products":[],"updated":"${UPDATED}"}`);
});
