import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mapping } from './mapping.ts';
import { readMapping, writeMapping } from './readMapping.ts';

const MAPPING: Mapping = {
  version: 1,
  from: 'woocommerce',
  sheet: 'Range',
  decimal: ',',
  only: [{ column: 'Published', is: ['1'] }],
  columns: {
    id: { from: ['SKU', 'ID'] },
    controls: { from: ['Smart'], words: { WiFi: 'mobile_app' } },
    price_includes: { from: [], default: 'supply_only' },
    outdoor_width_mm: { from: ['Size'], part: 1, unit: 'cm' },
    description: { from: ['Text'], html: true },
  },
  leaveOut: ['Tax class'],
  suggestions: { outdoor_depth_mm: { from: ['Length (cm)'], unit: 'cm' } },
};

const withColumns = (columns: unknown) => JSON.stringify({ version: 1, from: 'sheet', columns });

it('a mapping is read as it was written', () => {
  expect(readMapping(writeMapping(MAPPING))).toEqual({ ok: true, mapping: MAPPING });
});

it('a mapping needs only a version, a kind of file and columns', () => {
  expect(readMapping(withColumns({ id: { from: ['Code'] } }))).toMatchObject({ ok: true });
});

it.each([
  ['not JSON', '{', "It isn't JSON"],
  ['a list', '[]', "the mapping isn't an object."],
  ['another version', '{"version": 2}', 'version is “2”; this program reads 1.'],
  ['no kind of file', '{"version": 1}', 'from is'],
  ['an unknown entry', '{"version": 1, "colums": {}}', 'the mapping has the unknown entry “colums”.'],
  ['an unknown column', withColumns({ colour: { from: ['X'] } }), 'columns has the unknown entry “colour”.'],
  ['no source', withColumns({ id: {} }), 'columns, id has neither “from” nor “default”.'],
  [
    'a wrong unit',
    withColumns({ outdoor_width_mm: { from: ['W'], unit: 'kW' } }),
    'columns, outdoor_width_mm, unit is “kW”.',
  ],
  [
    'a unit for text',
    withColumns({ id: { from: ['W'], unit: 'cm' } }),
    "columns, id has a unit, but id can't be converted.",
  ],
  ['a wrong part', withColumns({ id: { from: ['W'], part: 4 } }), 'columns, id, part is “4”.'],
  [
    'a wrong word',
    withColumns({ phase: { from: ['W'], words: { one: 'uno' } } }),
    "columns, phase, words, “one”: “uno” isn't 1 or 3.",
  ],
  [
    'a wrong default',
    withColumns({ price_includes: { default: 'everything' } }),
    "columns, price_includes, default: “everything” isn't something a price includes.",
  ],
  ['a number for text', withColumns({ id: { from: [1] } }), "columns, id, from has an entry that isn't text."],
  [
    'a filter of nothing',
    '{"version": 1, "from": "sheet", "columns": {}, "only": [{"column": "A"}]}',
    'only, entry 1 has neither “is” nor “not”.',
  ],
])('a mapping with %s is refused with the place', (_, text, expected) => {
  const read = readMapping(text);
  expect(read.ok ? null : read.reason).toContain(expected);
});

it('a mapping never throws, whatever the text', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readMapping(text).ok === 'boolean'));
  fc.assert(
    fc.property(
      fc.object({ key: fc.constantFrom('version', 'from', 'columns', 'only', 'id', '__proto__') }),
      (value) => {
        const text = JSON.stringify({ version: 1, from: 'sheet', ...value });
        return typeof readMapping(text).ok === 'boolean';
      },
    ),
  );
});
