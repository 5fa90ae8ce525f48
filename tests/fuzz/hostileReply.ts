import fc from 'fast-check';
import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { piecesOf } from '../piecesOf.ts';
import { hostileAddress, hostileText, hostileTextOfAnyLength, INHERITED } from './hostileText.ts';

/** A valid product, which must come through unchanged whatever else is in the reply. */
export const TAME_ROW = {
  id: 'tame 7.1',
  title: 'Tame system',
  system_type: 'split',
  suits_areas: ['single_room'],
  phase: 1,
  controls: ['voice', 'mobile_app:optional'],
  cooling_capacity_kw: 7.1,
} as const;

/** Numbers at and beyond every limit, as JSON writes them. */
const FIGURES = [
  '0 -0 1 3 0.5 1.5 7.1 10 100 300 301 900 901 3000 60 200000 50000 -1 -1000000 1000000 1e6 1e308 -1e308 1e999 -1e999',
  '5e-324 0.1 2.2250738585072014e-308 9007199254740993 4294967296 2147483648 1E2 100000000000000000000',
]
  .join(' ')
  .split(' ');

/** Text that looks like numbers. */
const NEARLY_NUMBERS = [
  ...piecesOf(`
    7.1 | 7,1 | 1,234 | $2,990 | 7.1 kW | １２ | ٣ | NaN | Infinity | -Infinity | 0x10 | 1e3 | 1e999 | --7 | 7.1.2
    1_000 | - | . | ∞ | ½ | 1e-400 | null | +7
  `),
  '7.1\u00a0kW',
  ' 7 ',
  '',
  '7\u202ekW',
  '9'.repeat(400),
];

const text = (from: fc.Arbitrary<string>): fc.Arbitrary<string> => from.map((value) => JSON.stringify(value));

/** Ways that people and spreadsheets write "unknown". */
const NOTHING_KNOWN = ['n/a', 'TBC', 'POA', '-', '–', '?', '#N/A', '#REF!', '#DIV/0!'];

/** JSON of any shape, built as text, so keys may repeat and `__proto__` is an ordinary key. */
const anything: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false', '""', '[]', '{}'),
    fc.constantFrom(...FIGURES),
    text(hostileText),
    fc.array(tie('any'), { maxLength: 4 }).map((items) => `[${items.join()}]`),
    fc
      .array(fc.tuple(text(fc.oneof(fc.constantFrom(...INHERITED), hostileText)), tie('any')), { maxLength: 4 })
      .map((entries) => `{${entries.map(([key, value]) => `${key}:${value}`).join()}}`),
  ),
})).any;

const deep = fc.integer({ min: 50, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`);
const long = fc
  .tuple(fc.constantFrom('0', '"voice"', '"x"', 'null', '[]'), fc.constantFrom(3, 51, 5000))
  .map(([item, times]) => `[${Array(times).fill(item).join()}]`);

const number = fc.oneof(fc.constantFrom(...FIGURES), fc.double({ noNaN: true, noDefaultInfinity: true }).map(String));

/** Values for a column: mostly valid ones and near misses. */
function cellOf(column: (typeof COLUMN_NAMES)[number]): fc.Arbitrary<string> {
  const rule = COLUMNS[column];
  const odd = [
    { weight: 2, arbitrary: anything },
    { weight: 1, arbitrary: text(fc.constantFrom(...NOTHING_KNOWN)) },
    { weight: 1, arbitrary: fc.oneof({ weight: 20, arbitrary: long }, deep) },
  ];
  switch (rule.kind) {
    case 'text':
      return fc.oneof(
        { weight: 16, arbitrary: text(hostileTextOfAnyLength) },
        { weight: 2, arbitrary: number },
        ...odd,
      );
    case 'url':
      return fc.oneof({ weight: 16, arbitrary: text(hostileAddress) }, ...odd);
    case 'postcodes':
      return fc.oneof(
        {
          weight: 16,
          arbitrary: text(fc.constantFrom('2000', '2000-2249, 2555', '800|0820–0850', '2249-2000', '20xx')),
        },
        { weight: 2, arbitrary: number },
        ...odd,
      );
    case 'number': {
      const good = fc
        .integer({ min: Math.ceil(rule.min), max: Math.floor(rule.max) })
        .map((value) => String(rule.step === 0.5 ? value / 2 : value));
      const written = text(fc.constantFrom(...NEARLY_NUMBERS));
      return fc.oneof(
        { weight: 16, arbitrary: good },
        { weight: 3, arbitrary: number },
        { weight: 2, arbitrary: written },
        ...odd,
      );
    }
    case 'yes_no':
      return fc.oneof({ weight: 16, arbitrary: fc.constantFrom('true', 'false', '"yes"', '"NO"', '1') }, ...odd);
    default: {
      const words = [...rule.values.map(String), ...(rule.kind === 'controls' ? ['none', 'voice:optional'] : [])];
      const word = text(
        fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: hostileText }),
      );
      const list = fc.uniqueArray(word, { maxLength: 4 }).map((items) => `[${items.join()}]`);
      const joined = fc
        .uniqueArray(fc.constantFrom(...words), { maxLength: 4 })
        .map((items) => JSON.stringify(items.join('|')));
      const good = rule.kind === 'one_of' ? word : fc.oneof(list, joined);
      return fc.oneof({ weight: 20, arbitrary: good }, ...odd);
    }
  }
}

const cells = new Map(COLUMN_NAMES.map((column) => [column, cellOf(column)] as const));
const systemType = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('"split"', '"multi_split"', '"ducted"', '"slim_ducted"') },
  { weight: 1, arbitrary: cells.get('system_type')! },
);
const anyCell = fc
  .constantFrom(...COLUMN_NAMES)
  .chain((column) => fc.tuple(fc.constant(JSON.stringify(column)), cells.get(column)!));
const strangeCell = fc.tuple(text(fc.oneof(fc.constantFrom(...INHERITED), hostileText)), anything);

/** A mostly usable row. Later cells may repeat a key, which JSON allows. */
const row: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: text(hostileText) }, { weight: 1, arbitrary: fc.nat(99).map((id) => `"P${id}"`) }),
    text(hostileTextOfAnyLength),
    systemType,
    fc.array(fc.oneof({ weight: 25, arbitrary: anyCell }, { weight: 1, arbitrary: strangeCell }), { maxLength: 14 }),
  )
  .map(([id, title, type, others]) => {
    const entries = [['"id"', id], ['"title"', title], ['"system_type"', type], ...others];
    return `{${entries.map(([key, value]) => `${key}:${value}`).join()}}`;
  });

const rows = fc.array(fc.oneof({ weight: 25, arbitrary: row }, { weight: 1, arbitrary: anything }), {
  maxLength: 12,
  size: 'max',
});

/** Text around the rows of a reply. */
const around: readonly ((list: string) => string)[] = [
  (list) => `{"products":${list},"updated":"2026-03-01T09:30:00Z"}`,
  (list) => list,
  (list) => `{"__proto__":{"products":[]},"products":${list},"updated":{"constructor":1}}`,
  (list) => `{"products":[],"products":${list},"updated":"${'9'.repeat(90)}"}`,
];

/**
 * A products reply from a broken or hostile provider. One valid row is among the others, and shows whether a bad row
 * damages its neighbours.
 */
export const hostileReply: fc.Arbitrary<string> = fc
  .tuple(rows, fc.nat(10), fc.constantFrom(...around))
  .map(([items, place, put]) => put(`[${items.toSpliced(place, 0, JSON.stringify(TAME_ROW)).join()}]`));
