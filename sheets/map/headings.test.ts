import { expect, it } from 'vitest';
import { importTable, openFile } from '../../tests/samples/readFile.ts';
import { type SampleSheet, workbook } from '../../tests/samples/workbook.ts';
import type { Table } from '../open/table.ts';
import { guessMapping } from './guessMapping.ts';
import { askAll } from './questions.ts';

type Rows = readonly (readonly string[])[];

const opened = (name: string, bytes: Uint8Array, sheet?: string): Table => {
  const file = openFile(name, bytes, { sheet });
  if (!file.ok) throw new Error(file.problem.reason);
  return file.source;
};
const fromText = (rows: Rows): Table =>
  opened('list.csv', new TextEncoder().encode(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')));
const fromWorkbook = (rows: Rows, more: Partial<SampleSheet> = {}): Table =>
  opened(
    'list.xlsx',
    workbook([
      {
        name: 'List',
        ...more,
        rows: rows.map((cells, row) =>
          cells.map((text, at) => {
            const place = `${String.fromCharCode(65 + at)}${row + 1}`;
            const isFigure = text !== '' && !Number.isNaN(Number(text));
            return {
              xml: isFigure
                ? `<c r="${place}"><v>${text}</v></c>`
                : `<c r="${place}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;')}</t></is></c>`,
            };
          }),
        ),
      },
    ]),
  );

/** Every catalogue column that is read from a source column, or suggested for it. */
function readFrom(table: Table) {
  const { columns, suggestions } = guessMapping(table);
  const names = (sources: typeof columns) =>
    Object.fromEntries(Object.entries(sources).map(([column, { from }]) => [column, from.join(' + ')]));
  return { used: names(columns), offered: names(suggestions) };
}

const PRODUCTS: Rows = [
  ['K25', 'Kestrel 25', 'Wall split'],
  ['K35', 'Kestrel 35', 'Wall split'],
  ['D10', 'Kestrel 100', 'Ducted'],
];
const NAMES = ['Code', 'Name', 'Type'];
const below = (...columns: readonly (readonly string[])[]): Rows =>
  PRODUCTS.map((product, row) => [...product, ...columns.map((cells) => cells[row] ?? '')]);

const TRADE = ['980', '1080', '4980'];
const RETAIL = ['1599', '1849', '7490'];
const TRADE_WORDS = [
  'Trade ex GST',
  'Dealer',
  'Cost',
  'Wholesale',
  'Your buy price',
  'Nett',
  'Net',
  'ex GST',
  'Installer',
];

/** Ways to mark one of two prices as not for visitors. */
const LAYOUTS: readonly [string, (word: string) => Table][] = [
  [
    'a group in text',
    (word) => fromText([['', '', '', word, 'Retail inc GST'], [...NAMES, 'Price', 'Price'], ...below(TRADE, RETAIL)]),
  ],
  [
    'a group in text that reaches over two columns',
    (word) =>
      fromText([
        ['', '', '', word, '', 'Retail'],
        [...NAMES, 'Stock', 'Price', 'Price'],
        ...below(['1', '2', '3'], TRADE, RETAIL),
      ]),
  ],
  [
    'the only group in text',
    (word) => fromText([['', '', '', word, '', ''], [...NAMES, 'Price', '', 'RRP'], ...below(TRADE, [], RETAIL)]),
  ],
  [
    'merged cells',
    (word) =>
      fromWorkbook(
        [
          ['', '', '', word, '', 'Retail'],
          [...NAMES, 'Price', 'Stock', 'Price'],
          ...below(TRADE, ['1', '2', '3'], RETAIL),
        ],
        { merges: ['D1:E1'] },
      ),
  ],
  [
    'cells merged over the price on the right',
    (word) =>
      fromWorkbook(
        [
          ['', '', '', word, '', 'Retail'],
          [...NAMES, 'Stock', 'Price', 'Price'],
          ...below(['1', '2', '3'], TRADE, RETAIL),
        ],
        { merges: ['D1:E1'] },
      ),
  ],
  [
    'groups in two rows',
    (word) =>
      fromText([
        ['', '', '', 'Pricing', ''],
        ['', '', '', word, 'Retail'],
        [...NAMES, 'Price', 'Price'],
        ...below(TRADE, RETAIL),
      ]),
  ],
  [
    'a row below the headings',
    (word) => fromText([[...NAMES, 'Price', 'Price'], ['', '', '', word, 'inc GST'], ...below(TRADE, RETAIL)]),
  ],
  [
    'headings above the names',
    (word) => fromText([[...NAMES, word, 'Retail'], ['', '', '', 'Price', 'Price'], ...below(TRADE, RETAIL)]),
  ],
  ['a word before', (word) => fromText([[...NAMES, `${word} price`, 'Retail price'], ...below(TRADE, RETAIL)])],
  ['a word after', (word) => fromText([[...NAMES, `Price – ${word}`, 'Price (RRP)'], ...below(TRADE, RETAIL)])],
  ['a word in brackets', (word) => fromText([[...NAMES, `Price (${word})`, 'RRP'], ...below(TRADE, RETAIL)])],
  ['the tab', (word) => fromWorkbook([[...NAMES, 'Price', 'RRP inc GST'], ...below(TRADE, RETAIL)], { name: word })],
  [
    'the title',
    (word) => fromText([[`Kestrel ${word} prices`], [], [...NAMES, 'Price', 'RRP inc GST'], ...below(TRADE, RETAIL)]),
  ],
  ['a section', (word) => fromText([[...NAMES, 'Price', 'RRP inc GST'], [`${word} prices`], ...below(TRADE, RETAIL)])],
  [
    'a note',
    (word) => fromText([[...NAMES, 'Price', 'RRP inc GST'], ...below(TRADE, RETAIL), [`All prices are ${word}`]]),
  ],
];

/** Each layout and each word; `npm run test:exhaustive` tries each word in each layout. */
const MARKED = LAYOUTS.flatMap(([layout, make], row) =>
  TRADE_WORDS.filter((_, at) => process.env.EXHAUSTIVE || at === row % TRADE_WORDS.length).map(
    (word) => [word, layout, make] as const,
  ),
);

it.each(MARKED)('a price marked “%s” by %s is neither read nor offered', (word, _, make) => {
  const table = make(word);
  const { used, offered } = readFrom(table);
  const at = (name: string | undefined): string | undefined =>
    name && table.rows[0]!.cells[table.columns.indexOf(name)];
  expect(table.rows.map(({ cells }) => cells[0])).toEqual(['K25', 'K35', 'D10']);
  expect([used.id, used.title, used.system_type]).toEqual(['Code', 'Name', 'Type']);
  expect([at(used.price_from_aud), at(offered.price_from_aud)]).not.toContain('980');
  expect(at(used.price_from_aud ?? offered.price_from_aud)).toBe('1599');
});

/** Groups under which “Cool” and “Heat” aren't capacities. */
const NO_CAPACITIES = [
  'Star rating',
  'Power input kW',
  'Running amps',
  'Maximum',
  'Min',
  'EER / COP',
  'At 46 °C',
  'kWh/yr',
  '★',
  'Sound dB(A)',
  'Pipes',
  'Derated',
  'A',
  '$',
  '%',
];

it.each(NO_CAPACITIES)('“Cool” and “Heat” below “%s” aren’t capacities, in any layout', (group) => {
  const values = below(['2.5', '3.5', '10'], ['3.2', '4', '11.2']);
  const tables = [
    fromText([['', '', '', group, ''], [...NAMES, 'Cool', 'Heat'], ...values]),
    fromText([['', '', '', 'Performance', ''], ['', '', '', group, ''], [...NAMES, 'Cool', 'Heat'], ...values]),
    fromWorkbook([['', '', '', group], [...NAMES, 'Cool', 'Heat'], ...values], { merges: ['D1:E1'] }),
    fromText([[...NAMES, 'Cool', 'Heat'], ['', '', '', group, group], ...values]),
    fromText([[...NAMES, `Cool ${group}`, `Heat ${group}`], ...values]),
  ];
  for (const table of tables) {
    const { used, offered } = readFrom(table);
    expect(table.rows).toHaveLength(3);
    expect([used.id, used.title]).toEqual(['Code', 'Name']);
    expect([used.cooling_capacity_kw, used.heating_capacity_kw, offered.cooling_capacity_kw]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
});

it('sections of a sheet give the kind of the systems below them', () => {
  const table = fromText([
    ['Code', 'Model name', 'kW cool', 'Price inc GST'],
    ['WALL SPLITS'],
    ['A1', 'Alpha 25', '2.5', '1599'],
    ['A2', 'Alpha 35', '3.5', '1849'],
    ['DUCTED'],
    ['D1', 'Delta 100', '10', '7490'],
    ['Prices with GST'],
  ]);
  expect(readFrom(table).used).toMatchObject({ system_type: 'Section', title: 'Model name', id: 'Code' });
  expect(table.rows.map(({ cells }) => cells.at(-1))).toEqual(['WALL SPLITS', 'WALL SPLITS', 'DUCTED']);
});

it('sections below other sections become separate columns, and brands are only offered', () => {
  const table = fromText([
    ['Code', 'Name', 'Type', 'Cool kW'],
    ['KESTREL'],
    ['Series one'],
    ['A1', 'Alpha 25', 'Wall split', '2.5'],
    ['Series two'],
    ['A2', 'Alpha 35', 'Wall split', '3.5'],
    ['NORDEN'],
    ['Series one'],
    ['N1', 'Nord 25', 'Wall split', '2.5'],
  ]);
  const { used, offered } = readFrom(table);
  expect([used.brand, offered.brand]).toEqual([undefined, 'Upper section']);
  expect(table.rows.map(({ cells }) => cells.slice(-2))).toEqual([
    ['KESTREL', 'Series one'],
    ['KESTREL', 'Series two'],
    ['NORDEN', 'Series one'],
  ]);
});

it('a single note makes no column, and neither does a section without rows', () => {
  const rows = below(['2.5', '3.5', '10'], ['1599', '1849', '7490']);
  const table = fromText([[...NAMES, 'Cool kW', 'RRP'], ['Stock in Sydney'], ...rows, ['Ask for delivery times']]);
  expect(table.columns).toEqual([...NAMES, 'Cool kW', 'RRP']);
});

it('repeated rows of groups, headings and units aren’t products', () => {
  const head: Rows = [
    ['', '', '', 'Capacity', '', 'Outdoor unit', '', ''],
    [...NAMES, 'Cool', 'Heat', 'W', 'H', 'D'],
    ['', '', '', 'kW', 'kW', 'mm', 'mm', 'mm'],
  ];
  const rows = below(
    ['2.5', '3.5', '10'],
    ['3.2', '4', '11.2'],
    ['780', '780', '940'],
    ['540', '540', '990'],
    ['290', '290', '340'],
  );
  const table = fromText([...head, ...rows, ...head, ...rows]);
  expect(table.rows).toHaveLength(6);
  expect(readFrom(table).used).toMatchObject({
    cooling_capacity_kw: 'Capacity – Cool (kW)',
    heating_capacity_kw: 'Capacity – Heat (kW)',
    outdoor_width_mm: 'Outdoor unit – W (mm)',
    outdoor_height_mm: 'Outdoor unit – H (mm)',
  });
});

it('tabs of one layout are one list, and their names give the kind or the brand', () => {
  const tab = (name: string, ...rows: Rows): SampleSheet => ({
    name,
    rows: [['Code', 'Name', 'Cool kW', 'RRP'], ...rows],
  });
  const read = (...tabs: readonly SampleSheet[]) => opened('list.xlsx', workbook(tabs), '*');
  const kinds = read(
    tab('Wall splits', ['A1', 'Alpha 25', '2.5', '1599']),
    tab('Ducted', ['D1', 'Delta 100', '10', '7490']),
  );
  expect(kinds.rows.map(({ cells }) => cells.at(-1))).toEqual(['Wall splits', 'Ducted']);
  expect(readFrom(kinds).used).toMatchObject({ system_type: 'Tab', price_from_aud: 'RRP' });
  const brands = read(
    tab('Kestrel', ['A1', 'Alpha 25', '2.5', '1599']),
    tab('Norden', ['N1', 'Nord 25', '2.5', '1490']),
  );
  expect(readFrom(brands).offered.brand).toBe('Tab');
  expect(guessMapping(brands).sheet).toBe('*');
});

it('the prices of tabs are not read if one of the tabs has trade prices', () => {
  const tab = (name: string, price: string): SampleSheet => ({
    name,
    rows: [
      [...NAMES, 'Price'],
      ['A1', 'Alpha 25', 'Wall split', price],
    ],
  });
  const table = opened('list.xlsx', workbook([tab('Retail', '1599'), tab('Trade', '980')]), '*');
  const { used, offered } = readFrom(table);
  expect([used.price_from_aud, offered.price_from_aud]).toEqual([undefined, undefined]);
});

it.each([
  ['Supply & install', 'supply_and_standard_install'],
  ['RRP installed', 'supply_and_standard_install'],
  ['Price incl. installation', 'supply_and_standard_install'],
  ['Supply only', 'supply_only'],
  ['Price (unit only)', 'supply_only'],
])('a price under “%s” says what it includes', (heading, includes) => {
  const table = fromText([[...NAMES, heading], ...below(RETAIL)]);
  const { columns } = guessMapping(table);
  expect([columns.price_from_aud?.from, columns.price_includes?.default]).toEqual([[heading], includes]);
});

it('a question asks about two prices that include different things, and neither is read', () => {
  const table = fromText([[...NAMES, 'Supply only', 'Supply & install'], ...below(RETAIL, ['2199', '2449', '11490'])]);
  expect(readFrom(table).used.price_from_aud).toBeUndefined();
  const question = [...askAll(table, guessMapping(table))].find(({ id }) => id === 'price_from_aud');
  expect(question?.choices.map(({ label }) => label)).toEqual([
    '“Supply only”: Kestrel 25: $1,599 · Kestrel 35: $1,849 · Kestrel 100: $7,490',
    '“Supply & install”: Kestrel 25: $2,199 · Kestrel 35: $2,449 · Kestrel 100: $11,490',
    'None of these',
  ]);
});

it('equal headings with different values are named by their letters, and a question asks about them', () => {
  const table = fromText([[...NAMES, 'Price', 'Price'], ...below(TRADE, RETAIL)]);
  expect(table.columns).toEqual([...NAMES, 'Price (column D)', 'Price (column E)']);
  const { used, offered } = readFrom(table);
  expect([used.price_from_aud, offered.price_from_aud]).toEqual([undefined, undefined]);
  const question = [...askAll(table, guessMapping(table))].find(({ id }) => id === 'price_from_aud');
  expect(question?.choices).toHaveLength(3);
  const same = fromText([[...NAMES, 'Price', 'Price'], ...below(RETAIL, RETAIL)]);
  expect(readFrom(same).used.price_from_aud).toBe('Price');
  const parts = fromText([[...NAMES, 'Gas Type', 'Gas type'], ...below(['R32', '', ''], ['', 'R410A', 'R32'])]);
  expect(parts.columns).toEqual([...NAMES, 'Gas Type', 'Gas type']);
});

it.each([
  ['Price', 'SRP', 'SRP'],
  ['Price', 'RRP', 'RRP'],
  ['Price', 'PRICE', undefined],
  ['Price', 'List price', undefined],
  ['Price', 'Retail price', 'Retail price'],
])('of two prices under “%s” and “%s”, none is read', (one, other, offered) => {
  const read = readFrom(fromText([[...NAMES, one, other], ...below(TRADE, RETAIL)]));
  expect([read.used.price_from_aud, read.offered.price_from_aud]).toEqual([undefined, offered]);
});

it('a special beside a price doesn’t lead to a question', () => {
  const table = fromText([[...NAMES, 'Price', 'Sale price'], ...below(RETAIL, ['1399', '1699', '6990'])]);
  expect(readFrom(table).used.price_from_aud).toBe('Price');
});

it('a column without a heading has no name but its letter', () => {
  const table = fromText([[...NAMES, 'RRP', ''], ...below(RETAIL, TRADE)]);
  expect(table.columns.slice(3)).toEqual(['RRP', 'Column E']);
  expect(readFrom(table).used.price_from_aud).toBe('RRP');
});

it('a question asks about a heading that is merged over two columns of figures', () => {
  for (const table of [
    fromWorkbook([[...NAMES, 'Price', ''], ...below(TRADE, RETAIL)], { merges: ['D1:E1'] }),
    fromWorkbook([[...NAMES, 'Price', ''], ['', '', '', '', ''], ...below(TRADE, RETAIL)], { merges: ['D1:E2'] }),
  ]) {
    const { used, offered } = readFrom(table);
    expect([used.price_from_aud, offered.price_from_aud]).toEqual([undefined, undefined]);
    expect(table.columns.slice(3)).toEqual(['Price (column D)', 'Price (column E)']);
  }
});

it('a hidden column is named in a warning, and never used without an answer', () => {
  const rows = [[...NAMES, 'Cool kW', 'RRP'], ...below(['2.5', '3.5', '10'], RETAIL)];
  const table = fromWorkbook(rows, { hiddenColumns: [4, 5] });
  const { used, offered } = readFrom(table);
  expect([used.cooling_capacity_kw, used.price_from_aud, offered.price_from_aud]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(table.problems).toMatchObject([{ kind: 'hidden-columns', facts: { names: '“Cool kW”, “RRP”' } }]);
  const twins = fromWorkbook([[...NAMES, 'Price', 'Price'], ...below(TRADE, RETAIL)], { hiddenColumns: [4] });
  expect(readFrom(twins)).toMatchObject({ offered: { price_from_aud: 'Price (column E)' } });
  expect(readFrom(twins).used.price_from_aud).toBeUndefined();
});

it('headings merged downwards, sideways or both ways belong to each of their columns', () => {
  const values = below(['2.5', '3.5', '10'], ['3.2', '4', '11.2'], ['Yes', 'No', 'Yes'], RETAIL);
  const head: Rows = [
    ['Model', '', 'Type', 'Capacity kW', '', 'Wi-Fi', 'RRP'],
    ['Code', 'Name', '', 'Cooling', 'Heating', '', ''],
  ];
  const merges = ['A1:B1', 'C1:C2', 'D1:E1', 'F1:F2', 'G1:G2'];
  const whole = [
    'Model – Code',
    'Model – Name',
    'Type',
    'Capacity kW – Cooling',
    'Capacity kW – Heating',
    'Wi-Fi',
    'RRP',
  ];
  for (const table of [
    fromWorkbook([...head, ...values], { merges }),
    fromWorkbook([...head, ...values]),
    fromText([...head, ...values]),
  ]) {
    expect(table.columns).toEqual(whole);
    expect(table.rows).toHaveLength(3);
    expect(readFrom(table).used).toMatchObject({
      id: 'Model – Code',
      title: 'Model – Name',
      system_type: 'Type',
      cooling_capacity_kw: 'Capacity kW – Cooling',
      price_from_aud: 'RRP',
    });
  }
  const both = fromWorkbook(
    [[...NAMES, 'Notes', ''], ['', '', '', '', ''], ...below(['a', 'b', 'c'], ['d', 'e', 'f'])],
    {
      merges: ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E2'],
    },
  );
  expect(both.columns).toEqual([...NAMES, 'Notes (column D)', 'Notes (column E)']);
});

it('an unrelated heading ends a group in text, and a question asks about one that may belong to it', () => {
  const sizes = [
    ['780', '780', '940'],
    ['540', '540', '990'],
    ['290', '290', '340'],
  ];
  const table = (group: string, last: string) =>
    fromText([['', '', '', group, '', '', ''], [...NAMES, 'W', 'H', 'D', last], ...below(...sizes, RETAIL)]);
  expect(readFrom(table('Carton', 'RRP'))).toMatchObject({ used: { price_from_aud: 'RRP' } });
  expect(readFrom(table('Carton', 'RRP')).used.outdoor_width_mm).toBeUndefined();
  const beside = readFrom(table('Outdoor unit', 'RRP'));
  expect(beside.used.outdoor_width_mm).toBe('Outdoor unit – W');
  expect([beside.used.price_from_aud, beside.offered.price_from_aud]).toEqual([undefined, 'Outdoor unit – RRP']);
  const unknown = readFrom(table('Adaptor', 'RRP'));
  expect([unknown.used.price_from_aud, unknown.offered.price_from_aud]).toEqual([undefined, undefined]);
});

it.each([
  'Price list,,,,,From 1 July 2026',
  'Kestrel Air,,,,,',
  'Phone:,1300 123 456,,,,',
  'Brand:,Kestrel,,Currency:,AUD,',
  'Kestrel Air,,,,Price list 2026,',
])('the line “%s” above the headings isn’t a group', (title) => {
  const rows = below(['2.5', '3.5', '10'], ['3.2', '4', '11.2'], RETAIL);
  const table = fromText([title.split(','), [...NAMES, 'Cool kW', 'Heat kW', 'RRP'], ...rows]);
  expect(table.columns).toEqual([...NAMES, 'Cool kW', 'Heat kW', 'RRP']);
});

it('an older mapping still works if one column has its words, and is refused if several have', () => {
  const rows = below(['2.5', '3.5', '10'], RETAIL);
  const mapping = {
    ...guessMapping(fromText([[...NAMES, 'Cool', 'RRP'], ...rows])),
    columns: {
      id: { from: ['Code'] },
      title: { from: ['Name'] },
      system_type: { from: ['Type'], words: { 'Wall split': 'split' } },
      cooling_capacity_kw: { from: ['Cool'], units: { Cool: 'kW' as const } },
    },
  };
  const grouped = fromText([['', '', '', 'Capacity', 'Price'], [...NAMES, 'Cool', 'RRP'], ...rows]);
  expect(importTable(grouped, mapping).products.map((product) => product.cooling_capacity_kw)).toEqual([2.5, 3.5, 10]);
  const several = fromText([
    ['', '', '', 'Capacity', 'Star rating'],
    [...NAMES, 'Cool', 'Cool'],
    ...below(['2.5', '3.5', '10'], ['4', '3', '2']),
  ]);
  expect(importTable(several, mapping).problems).toMatchObject([{ kind: 'column-gone' }]);
});

it('a sheet of 200 columns in groups is read like a small one', () => {
  const others = Array.from({ length: 196 }, (_, at) => `Test ${at % 7}`);
  const groups = others.map((_, at) => (at % 4 === 0 ? `Lab ${at}` : ''));
  const rows = below(['2.5', '3.5', '10']).map((row, at) => [...row, ...others.map((_, column) => `${at}${column}`)]);
  const table = fromText([['', '', '', 'Capacity', ...groups], [...NAMES, 'Cool kW', ...others], ...rows]);
  expect(table.columns).toHaveLength(200);
  expect(new Set(table.columns).size).toBe(200);
  expect(readFrom(table).used).toMatchObject({ id: 'Code', cooling_capacity_kw: 'Capacity – Cool kW' });
});

it('an unknown unit rules out a known heading', () => {
  for (const unit of ['kcal/h', 'tons', '%', '×1000', 'class']) {
    const table = fromText([
      [...NAMES, 'Cooling capacity', 'RRP'],
      ['', '', '', unit, ''],
      ...below(['2.5', '3.5', '10'], RETAIL),
    ]);
    const { used, offered } = readFrom(table);
    expect(table.rows).toHaveLength(3);
    expect([used.cooling_capacity_kw, offered.cooling_capacity_kw]).toEqual([undefined, undefined]);
    expect(used.price_from_aud).toBe('RRP');
  }
});

it('an unknown word above a heading leads to a question', () => {
  const table = fromText([
    ['', '', '', 'Derated', 'Kestrel'],
    [...NAMES, 'Cooling capacity (kW)', 'RRP'],
    ...below(['2.5', '3.5', '10'], RETAIL),
  ]);
  expect(readFrom(table)).toMatchObject({ offered: { cooling_capacity_kw: 'Derated – Cooling capacity (kW)' } });
  expect(readFrom(table).used.cooling_capacity_kw).toBeUndefined();
});

it('a merged group ends with its cells', () => {
  const rows = [
    ['', '', '', 'Trade ex GST'],
    [...NAMES, 'Price', 'Stock', 'RRP'],
    ...below(TRADE, ['1', '2', '3'], RETAIL),
  ];
  expect(readFrom(fromWorkbook(rows, { merges: ['D1:E1'] })).used.price_from_aud).toBe('RRP');
  expect(readFrom(fromText(rows)).used.price_from_aud).toBeUndefined();
});

it('cells merged over rows of a tab count for each of these rows', () => {
  const tab = (name: string): SampleSheet => ({
    name,
    merges: ['C2:C3'],
    rows: [
      [...NAMES, 'RRP'],
      [`${name}1`, 'Alpha 25', 'Wall split', '1599'],
      [`${name}2`, 'Alpha 35', '', '1849'],
    ],
  });
  const table = opened('list.xlsx', workbook([tab('A'), tab('B')]), '*');
  expect(table.rows.map(({ cells }) => cells[2])).toEqual(Array.from({ length: 4 }, () => 'Wall split'));
});

it('a column that is hidden in one of several tabs is hidden in their list', () => {
  const tab = (name: string, hiddenColumns: readonly number[]): SampleSheet => ({
    name,
    hiddenColumns,
    rows: [
      [...NAMES, 'RRP'],
      ['A1', 'Alpha 25', 'Wall split', '1599'],
    ],
  });
  const table = opened('list.xlsx', workbook([tab('One', []), tab('Two', [4])]), '*');
  expect(readFrom(table).used.price_from_aud).toBeUndefined();
});

it('a cell merged over several rows counts for each of them', () => {
  const table = fromWorkbook(
    [
      ['Code', 'Name', 'Brand', 'Type', 'Cool kW'],
      ['A1', 'Alpha 25', 'Kestrel', 'Wall split', '2.5'],
      ['A2', 'Alpha 35', '', '', '3.5'],
      ['A3', 'Alpha 50', '', '', '5'],
      ['B1', 'Beta 25', '', '', '2.5'],
    ],
    { merges: ['C2:C4', 'D2:D999999'] },
  );
  expect(table.rows.map(({ cells }) => cells.slice(2, 4))).toEqual([
    ['Kestrel', 'Wall split'],
    ['Kestrel', 'Wall split'],
    ['Kestrel', 'Wall split'],
    ['', 'Wall split'],
  ]);
});

it('what stands above a blank row, or is merged over nearly all columns, is a title', () => {
  const rows = below(['2.5', '3.5', '10'], RETAIL);
  const heads = [...NAMES, 'Cool kW', 'RRP'];
  expect(fromText([['', 'Kestrel', '', 'Range', ''], [], heads, ...rows]).columns).toEqual(heads);
  const banner = [
    ['', 'KESTREL AIR PTY LTD', '', '', ''],
    ['Model', '', '', 'Size', 'Price'],
  ];
  const table = fromWorkbook([...banner, heads, ...rows], { merges: ['B1:E1', 'A2:C2'] });
  expect(table.columns).toEqual(['Model – Code', 'Model – Name', 'Model – Type', 'Size – Cool kW', 'Price – RRP']);
  expect(readFrom(table).used).toMatchObject({ cooling_capacity_kw: 'Size – Cool kW', price_from_aud: 'Price – RRP' });
});

it('a letter means what its group is about', () => {
  const head = [
    ['', '', '', 'Capacity (kW)', '', 'Outdoor unit (mm)', ''],
    [...NAMES, 'H', 'C', 'H', 'W'],
  ];
  const rows = below(['3.2', '4', '11.2'], ['2.5', '3.5', '10'], ['540', '540', '990'], ['780', '780', '940']);
  expect(readFrom(fromText([...head, ...rows])).used).toMatchObject({
    heating_capacity_kw: 'Capacity (kW) – H',
    cooling_capacity_kw: 'Capacity (kW) – C',
    outdoor_height_mm: 'Outdoor unit (mm) – H',
    outdoor_width_mm: 'Outdoor unit (mm) – W',
  });
  expect(readFrom(fromText([[...NAMES, 'Condenser W (mm)'], ...below(['780', '780', '940'])])).used).toMatchObject({
    outdoor_width_mm: 'Condenser W (mm)',
  });
});

it('a unit of another measure in a heading rules a meaning out', () => {
  for (const heading of ['Cool (mm)', 'Cooling (in)', 'Cooling capacity (m)', 'Cooling cm', 'Cooling (L/s)']) {
    const { used, offered } = readFrom(fromText([[...NAMES, heading], ...below(['6.35', '6.35', '9.52'])]));
    expect([heading, used.cooling_capacity_kw, offered.cooling_capacity_kw]).toEqual([heading, undefined, undefined]);
  }
});

it('beside a length, the width of an outdoor unit is its depth, and both are asked about', () => {
  const sizes = [
    ['290', '290', '340'],
    ['780', '780', '940'],
    ['540', '540', '990'],
  ];
  const heads = [...NAMES, 'ODU width mm', 'ODU length mm', 'ODU height mm'];
  expect(readFrom(fromText([heads, ...below(...sizes)]))).toMatchObject({
    used: { outdoor_height_mm: 'ODU height mm' },
    offered: { outdoor_width_mm: 'ODU length mm', outdoor_depth_mm: 'ODU width mm' },
  });
  const inOne = fromText([[...NAMES, 'Outdoor unit L x W x H (mm)'], ...below(['780 x 290 x 540', '', ''])]);
  const ids = [...askAll(inOne, guessMapping(inOne))].map(({ id }) => id);
  expect(ids).toContain('Outdoor unit L x W x H (mm)=outdoor_width_mm+outdoor_height_mm+outdoor_depth_mm');
});

it('the words of a row come before those of its section', () => {
  const heads = ['Code', 'Name', 'kW cooling', 'RRP'];
  const sections = fromText([
    heads,
    ['DUCTED', '', '', ''],
    ['D100', 'Emu ducted 10', '10', '4990'],
    ['D60', 'Emu low profile ducted 6', '6', '3990'],
    ['D72', 'Emu bulkhead slim 7.2', '7.2', '4190'],
  ]);
  const kinds = (table: Table) =>
    importTable(table, guessMapping(table)).products.map(({ id, system_type }) => [id, system_type]);
  expect(kinds(sections)).toEqual([
    ['D100', 'ducted'],
    ['D60', 'slim_ducted'],
    ['D72', 'slim_ducted'],
  ]);
  const narrow = fromText([
    heads.slice(0, 3),
    ['DUCTED', '', ''],
    ['D100', 'Emu 10', '10'],
    ['D72', 'Emu slim 7.2', '7'],
  ]);
  expect(kinds(narrow)).toEqual([
    ['D100', 'ducted'],
    ['D72', 'slim_ducted'],
  ]);
  const styled = fromText([
    ['Code', 'Name', 'Style', 'RRP'],
    ['CASSETTES & FLOOR', '', '', ''],
    ['C71', 'Emu 7.1', 'Cassette', '3490'],
    ['F35', 'Emu 3.5', 'Floor console', '2290'],
    ['ACCESSORIES', '', '', ''],
    ['B1', 'Emu Wi-Fi', '', '149'],
  ]);
  expect(
    importTable(styled, guessMapping(styled)).products.map(({ id, indoor_unit_style }) => [id, indoor_unit_style]),
  ).toEqual([
    ['C71', 'cassette'],
    ['F35', 'floor_console'],
  ]);
});

it('a question asks about hidden rows, and the answer stays valid when none is hidden any more', () => {
  const rows = [[...NAMES, 'Cool kW'], ...below(['2.5', '3.5', '10'])];
  const table = fromWorkbook(rows, { hiddenRows: [3] });
  const answers = askAll(table, guessMapping(table));
  let next = answers.next();
  while (!next.done) next = answers.next(next.value.id === 'on_sale=State of the row' ? 'current' : undefined);
  expect(importTable(table, next.value).products.map(({ id }) => id)).toEqual(['K25', 'D10']);
  expect(importTable(fromWorkbook(rows), next.value).products).toHaveLength(3);
  expect(importTable(table, guessMapping(table)).products).toHaveLength(3);
});

it('the lower of two rows of headings is found although the upper one has more known headings', () => {
  const table = fromText([
    ['Model', '', 'Capacity', '', 'Outdoor unit', '', '', 'Type', 'Price'],
    ['No.', 'Name', 'C', 'Ht', 'W', 'H', 'D', '', 'RRP'],
    ['K25', 'Kestrel 25', '2.5', '3.2', '780', '540', '290', 'Wall split', '1599'],
    ['K35', 'Kestrel 35', '3.5', '4', '790', '545', '295', 'Wall split', '1849'],
  ]);
  expect(table.rows).toHaveLength(2);
  expect(readFrom(table).used).toMatchObject({
    title: 'Model – Name',
    system_type: 'Type',
    outdoor_height_mm: 'Outdoor unit – H',
    price_from_aud: 'Price – RRP',
  });
});
