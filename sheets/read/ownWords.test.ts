import { expect, it } from 'vitest';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import { lettersOf } from '../../src/catalogue/findWord.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { readCsv } from '../../tests/samples/readFile.ts';
import { VALUE_WORDS } from '../recognise/vocabulary.ts';

const read = (column: string, cell: string) =>
  readCsv(
    `id,title,system_type${column === 'system_type' ? '' : `,${column}`}\nA,A,${column === 'system_type' ? '' : 'split,'}"${cell}"\n`,
  );

it.each([
  ['controls', 'WiFi', { mobile_app: 'included', voice: 'none', touchscreen: 'none' }, 'mobile_app'],
  [
    'controls',
    'App|voice:optional',
    { mobile_app: 'included', voice: 'optional', touchscreen: 'none' },
    'mobile_app|voice:optional',
  ],
  [
    'controls',
    'Wi-Fi (optional), touchscreen',
    { mobile_app: 'optional', voice: 'none', touchscreen: 'included' },
    'mobile_app:optional|touchscreen',
  ],
  ['system_type', 'split system', 'split', 'split'],
  ['indoor_unit_style', 'High wall', 'wall_mounted', 'wall_mounted'],
  ['zone_control', 'No', 'none', 'none'],
])('words with the same meaning as ours are read in %s: %s', (column, cell, value, ours) => {
  const { products, problems } = read(column, cell);
  expect(products[0]).toMatchObject({ [column]: value });
  expect(problems).toMatchObject([{ severity: 'warning', row: 2, column, reason: `“${cell}” was read as ${ours}.` }]);
});

it('words with the same meaning as ours are read in price_includes: Supply & install', () => {
  const { products } = readCsv('id,title,system_type,price_from_aud,price_includes\nA,A,split,999,Supply & install\n');
  expect(products[0]).toMatchObject({ price: { includes: 'supply_and_standard_install' } });
});

it('words with the same meaning as ours aren’t our own words, and mean one of them', () => {
  for (const [column, words] of Object.entries(VALUE_WORDS)) {
    const rule = COLUMNS[column as Column];
    const own = 'values' in rule ? rule.values.map(String) : [];
    for (const [ours, said] of Object.entries(words)) {
      for (const word of said.split('|')) expect(own.map(lettersOf)).not.toContain(lettersOf(word));
      expect([...own, 'none']).toContain(ours);
    }
  }
});

it('our own words get no warning', () => {
  expect(read('controls', 'mobile_app|voice').problems).toEqual([]);
});

it('several measures in one cell get advice', () => {
  expect(read('outdoor_width_mm', '840 x 880 x 330').problems[0]?.suggestion).toBe(
    'Put width, height and depth into one column each.',
  );
});
