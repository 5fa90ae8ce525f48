import { expect, it } from 'vitest';
import { piecesOf } from '../../tests/piecesOf.ts';
import { answering, importTable, tableOf, tableOfLines } from '../../tests/samples/readFile.ts';
import { type SampleSheet, workbook } from '../../tests/samples/workbook.ts';
import type { Table } from '../open/table.ts';
import { guessMapping } from './guessMapping.ts';
import { askAll } from './questions.ts';

type Rows = readonly (readonly string[])[];

const allTabs = (...tabs: readonly SampleSheet[]) => tableOf('list.xlsx', workbook(tabs), { sheet: '*' });
const fromText = (rows: Rows): Table => tableOfLines(...rows.map((row) => row.map((cell) => `"${cell}"`).join(',')));
const cellOf = (text: string, at: number, row: number) => {
  const place = `${String.fromCharCode(65 + at)}${row + 1}`;
  if (text !== '' && !Number.isNaN(Number(text))) return { xml: `<c r="${place}"><v>${text}</v></c>` };
  return { xml: `<c r="${place}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;')}</t></is></c>` };
};
const fromWorkbook = (rows: Rows, more: Partial<SampleSheet> = {}): Table => {
  const cells = rows.map((row, number) => row.map((text, at) => cellOf(text, at, number)));
  return tableOf('list.xlsx', workbook([{ name: 'List', ...more, rows: cells }]));
};

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
const COOL = ['2.5', '3.5', '10'];
const HEAT = ['3.2', '4', '11.2'];
const STOCK = ['1', '2', '3'];
const [WIDTH, HEIGHT, DEPTH] = [
  ['780', '780', '940'],
  ['540', '540', '990'],
  ['290', '290', '340'],
] as const;
/** A row of headings, and one of groups above it. */
const head = (...more: readonly string[]) => [...NAMES, ...more];
const group = (...more: readonly string[]) => ['', '', '', ...more];
const TRADE_WORDS = piecesOf(
  'Trade ex GST | Dealer | Cost | Wholesale | Your buy price | Nett | Net | ex GST | Installer',
);

const PRICES = below(TRADE, RETAIL);
/** Ways to mark one of two prices as not for visitors. */
const LAYOUTS: Readonly<Record<string, (word: string) => Table>> = {
  'a group in text': (word) => fromText([group(word, 'Retail inc GST'), head('Price', 'Price'), ...PRICES]),
  'a group in text that reaches over two columns': (word) =>
    fromText([group(word, '', 'Retail'), head('Stock', 'Price', 'Price'), ...below(STOCK, TRADE, RETAIL)]),
  'the only group in text': (word) =>
    fromText([group(word, '', ''), head('Price', '', 'RRP'), ...below(TRADE, [], RETAIL)]),
  'merged cells': (word) =>
    fromWorkbook([group(word, '', 'Retail'), head('Price', 'Stock', 'Price'), ...below(TRADE, STOCK, RETAIL)], {
      merges: ['D1:E1'],
    }),
  'cells merged over the price on the right': (word) =>
    fromWorkbook([group(word, '', 'Retail'), head('Stock', 'Price', 'Price'), ...below(STOCK, TRADE, RETAIL)], {
      merges: ['D1:E1'],
    }),
  'groups in two rows': (word) =>
    fromText([group('Pricing', ''), group(word, 'Retail'), head('Price', 'Price'), ...PRICES]),
  'a row below the headings': (word) => fromText([head('Price', 'Price'), group(word, 'inc GST'), ...PRICES]),
  'headings above the names': (word) => fromText([head(word, 'Retail'), group('Price', 'Price'), ...PRICES]),
  'a word before': (word) => fromText([head(`${word} price`, 'Retail price'), ...PRICES]),
  'a word after': (word) => fromText([head(`Price – ${word}`, 'Price (RRP)'), ...PRICES]),
  'a word in brackets': (word) => fromText([head(`Price (${word})`, 'RRP'), ...PRICES]),
  'the tab': (word) => fromWorkbook([head('Price', 'RRP inc GST'), ...PRICES], { name: word }),
  'the title': (word) => fromText([[`Kestrel ${word} prices`], [], head('Price', 'RRP inc GST'), ...PRICES]),
  'a section': (word) => fromText([head('Price', 'RRP inc GST'), [`${word} prices`], ...PRICES]),
  'a note': (word) => fromText([head('Price', 'RRP inc GST'), ...PRICES, [`All prices are ${word}`]]),
};

/** Each layout and each word; `npm run test:exhaustive` tries each word in each layout. */
const MARKED = Object.entries(LAYOUTS).flatMap(([layout, make], row) =>
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
const NO_CAPACITIES = piecesOf(`
  Star rating | Power input kW | Running amps | Maximum | Min | EER / COP | At 46 °C | kWh/yr | ★ | Sound dB(A)
  Pipes | Derated | A | $ | %`);

it.each(NO_CAPACITIES)('“Cool” and “Heat” below “%s” aren’t capacities, in any layout', (above) => {
  const values = below(COOL, HEAT);
  const tables = [
    fromText([group(above, ''), head('Cool', 'Heat'), ...values]),
    fromText([group('Performance', ''), group(above, ''), head('Cool', 'Heat'), ...values]),
    fromWorkbook([group(above), head('Cool', 'Heat'), ...values], { merges: ['D1:E1'] }),
    fromText([head('Cool', 'Heat'), group(above, above), ...values]),
    fromText([head(`Cool ${above}`, `Heat ${above}`), ...values]),
  ];
  for (const table of tables) {
    const { used, offered } = readFrom(table);
    expect(table.rows).toHaveLength(3);
    expect([used.id, used.title]).toEqual(['Code', 'Name']);
    for (const kw of [used.cooling_capacity_kw, used.heating_capacity_kw, offered.cooling_capacity_kw])
      expect(kw).toBeUndefined();
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
  const rows = below(COOL, ['1599', '1849', '7490']);
  const table = fromText([head('Cool kW', 'RRP'), ['Stock in Sydney'], ...rows, ['Ask for delivery times']]);
  expect(table.columns).toEqual(head('Cool kW', 'RRP'));
});

it('repeated rows of groups, headings and units aren’t products', () => {
  const heads: Rows = [
    group('Capacity', '', 'Outdoor unit', '', ''),
    head('Cool', 'Heat', 'W', 'H', 'D'),
    group('kW', 'kW', 'mm', 'mm', 'mm'),
  ];
  const rows = below(COOL, HEAT, WIDTH, HEIGHT, DEPTH);
  const table = fromText([...heads, ...rows, ...heads, ...rows]);
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
  const kinds = allTabs(
    tab('Wall splits', ['A1', 'Alpha 25', '2.5', '1599']),
    tab('Ducted', ['D1', 'Delta 100', '10', '7490']),
  );
  expect(kinds.rows.map(({ cells }) => cells.at(-1))).toEqual(['Wall splits', 'Ducted']);
  expect(readFrom(kinds).used).toMatchObject({ system_type: 'Tab', price_from_aud: 'RRP' });
  const brands = allTabs(
    tab('Kestrel', ['A1', 'Alpha 25', '2.5', '1599']),
    tab('Norden', ['N1', 'Nord 25', '2.5', '1490']),
  );
  expect(readFrom(brands).offered.brand).toBe('Tab');
  expect(guessMapping(brands).sheet).toBe('*');
});

it('the prices of tabs are not read if one of the tabs has trade prices', () => {
  const tab = (name: string, price: string): SampleSheet => ({
    name,
    rows: [head('Price'), ['A1', 'Alpha 25', 'Wall split', price]],
  });
  const table = allTabs(tab('Retail', '1599'), tab('Trade', '980'));
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
  const table = fromText([head(heading), ...below(RETAIL)]);
  const { columns } = guessMapping(table);
  expect([columns.price_from_aud?.from, columns.price_includes?.default]).toEqual([[heading], includes]);
});

it('a question asks about two prices that include different things, and neither is read', () => {
  const table = fromText([head('Supply only', 'Supply & install'), ...below(RETAIL, ['2199', '2449', '11490'])]);
  expect(readFrom(table).used.price_from_aud).toBeUndefined();
  const question = [...askAll(table, guessMapping(table))].find(({ id }) => id === 'price_from_aud');
  expect(question?.choices.map(({ label }) => label)).toEqual([
    '“Supply only”: Kestrel 25: $1,599 · Kestrel 35: $1,849 · Kestrel 100: $7,490',
    '“Supply & install”: Kestrel 25: $2,199 · Kestrel 35: $2,449 · Kestrel 100: $11,490',
    'None of these',
  ]);
});

it('equal headings with different values are named by their letters, and a question asks about them', () => {
  const table = fromText([head('Price', 'Price'), ...below(TRADE, RETAIL)]);
  expect(table.columns).toEqual(head('Price (column D)', 'Price (column E)'));
  const { used, offered } = readFrom(table);
  expect([used.price_from_aud, offered.price_from_aud]).toEqual([undefined, undefined]);
  const question = [...askAll(table, guessMapping(table))].find(({ id }) => id === 'price_from_aud');
  expect(question?.choices).toHaveLength(3);
  const same = fromText([head('Price', 'Price'), ...below(RETAIL, RETAIL)]);
  expect(readFrom(same).used.price_from_aud).toBe('Price');
  const parts = fromText([head('Gas Type', 'Gas type'), ...below(['R32', '', ''], ['', 'R410A', 'R32'])]);
  expect(parts.columns).toEqual(head('Gas Type', 'Gas type'));
});

it.each([
  ['Price', 'SRP', 'SRP'],
  ['Price', 'RRP', 'RRP'],
  ['Price', 'PRICE', undefined],
  ['Price', 'List price', undefined],
  ['Price', 'Retail price', 'Retail price'],
])('of two prices under “%s” and “%s”, none is read', (one, other, offered) => {
  const read = readFrom(fromText([head(one, other), ...below(TRADE, RETAIL)]));
  expect([read.used.price_from_aud, read.offered.price_from_aud]).toEqual([undefined, offered]);
});

it('a special beside a price doesn’t lead to a question', () => {
  const table = fromText([head('Price', 'Sale price'), ...below(RETAIL, ['1399', '1699', '6990'])]);
  expect(readFrom(table).used.price_from_aud).toBe('Price');
});

it('a column without a heading has no name but its letter', () => {
  const table = fromText([head('RRP', ''), ...below(RETAIL, TRADE)]);
  expect(table.columns.slice(3)).toEqual(['RRP', 'Column E']);
  expect(readFrom(table).used.price_from_aud).toBe('RRP');
});

it('a question asks about a heading that is merged over two columns of figures', () => {
  for (const table of [
    fromWorkbook([head('Price', ''), ...below(TRADE, RETAIL)], { merges: ['D1:E1'] }),
    fromWorkbook([head('Price', ''), group('', ''), ...below(TRADE, RETAIL)], { merges: ['D1:E2'] }),
  ]) {
    const { used, offered } = readFrom(table);
    expect([used.price_from_aud, offered.price_from_aud]).toEqual([undefined, undefined]);
    expect(table.columns.slice(3)).toEqual(['Price (column D)', 'Price (column E)']);
  }
});

it('a hidden column is named in a warning, and never used without an answer', () => {
  const rows = [head('Cool kW', 'RRP'), ...below(COOL, RETAIL)];
  const table = fromWorkbook(rows, { hiddenColumns: [4, 5] });
  const { used, offered } = readFrom(table);
  for (const column of [used.cooling_capacity_kw, used.price_from_aud, offered.price_from_aud])
    expect(column).toBeUndefined();
  expect(table.problems).toMatchObject([{ kind: 'hidden-columns', facts: { names: '“Cool kW”, “RRP”' } }]);
  const twins = fromWorkbook([head('Price', 'Price'), ...below(TRADE, RETAIL)], { hiddenColumns: [4] });
  expect(readFrom(twins)).toMatchObject({ offered: { price_from_aud: 'Price (column E)' } });
  expect(readFrom(twins).used.price_from_aud).toBeUndefined();
});

it('headings merged downwards, sideways or both ways belong to each of their columns', () => {
  const values = below(COOL, HEAT, ['Yes', 'No', 'Yes'], RETAIL);
  const heads: Rows = [
    ['Model', '', 'Type', 'Capacity kW', '', 'Wi-Fi', 'RRP'],
    ['Code', 'Name', '', 'Cooling', 'Heating', '', ''],
  ];
  const merges = ['A1:B1', 'C1:C2', 'D1:E1', 'F1:F2', 'G1:G2'];
  const whole = piecesOf(
    'Model – Code | Model – Name | Type | Capacity kW – Cooling | Capacity kW – Heating | Wi-Fi | RRP',
  );
  for (const table of [
    fromWorkbook([...heads, ...values], { merges }),
    fromWorkbook([...heads, ...values]),
    fromText([...heads, ...values]),
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
  const rows = [head('Notes', ''), group('', ''), ...below(['a', 'b', 'c'], ['d', 'e', 'f'])];
  const both = fromWorkbook(rows, { merges: ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E2'] });
  expect(both.columns).toEqual(head('Notes (column D)', 'Notes (column E)'));
});

it('an unrelated heading ends a group in text, and a question asks about one that may belong to it', () => {
  const table = (name: string) =>
    fromText([group(name, '', '', ''), head('W', 'H', 'D', 'RRP'), ...below(WIDTH, HEIGHT, DEPTH, RETAIL)]);
  expect(readFrom(table('Carton'))).toMatchObject({ used: { price_from_aud: 'RRP' } });
  expect(readFrom(table('Carton')).used.outdoor_width_mm).toBeUndefined();
  const beside = readFrom(table('Outdoor unit'));
  expect(beside.used.outdoor_width_mm).toBe('Outdoor unit – W');
  expect([beside.used.price_from_aud, beside.offered.price_from_aud]).toEqual([undefined, 'Outdoor unit – RRP']);
  const unknown = readFrom(table('Adaptor'));
  expect([unknown.used.price_from_aud, unknown.offered.price_from_aud]).toEqual([undefined, undefined]);
});

it.each([
  'Price list,,,,,From 1 July 2026',
  'Kestrel Air,,,,,',
  'Phone:,1300 123 456,,,,',
  'Brand:,Kestrel,,Currency:,AUD,',
  'Kestrel Air,,,,Price list 2026,',
])('the line “%s” above the headings isn’t a group', (title) => {
  const rows = below(COOL, HEAT, RETAIL);
  const table = fromText([title.split(','), head('Cool kW', 'Heat kW', 'RRP'), ...rows]);
  expect(table.columns).toEqual(head('Cool kW', 'Heat kW', 'RRP'));
});

it('an older mapping still works if one column has its words, and is refused if several have', () => {
  const rows = below(COOL, RETAIL);
  const mapping = {
    ...guessMapping(fromText([head('Cool', 'RRP'), ...rows])),
    columns: {
      id: { from: ['Code'] },
      title: { from: ['Name'] },
      system_type: { from: ['Type'], words: { 'Wall split': 'split' } },
      cooling_capacity_kw: { from: ['Cool'], units: { Cool: 'kW' as const } },
    },
  };
  const grouped = fromText([group('Capacity', 'Price'), head('Cool', 'RRP'), ...rows]);
  expect(importTable(grouped, mapping).products.map((product) => product.cooling_capacity_kw)).toEqual([2.5, 3.5, 10]);
  const several = fromText([group('Capacity', 'Star rating'), head('Cool', 'Cool'), ...below(COOL, ['4', '3', '2'])]);
  expect(importTable(several, mapping).problems).toMatchObject([{ kind: 'column-gone' }]);
});

it('a sheet of 200 columns in groups is read like a small one', () => {
  const others = Array.from({ length: 196 }, (_, at) => `Test ${at % 7}`);
  const groups = others.map((_, at) => (at % 4 === 0 ? `Lab ${at}` : ''));
  const rows = below(COOL).map((row, at) => [...row, ...others.map((_, column) => `${at}${column}`)]);
  const table = fromText([group('Capacity', ...groups), head('Cool kW', ...others), ...rows]);
  expect(table.columns).toHaveLength(200);
  expect(new Set(table.columns).size).toBe(200);
  expect(readFrom(table).used).toMatchObject({ id: 'Code', cooling_capacity_kw: 'Capacity – Cool kW' });
});

it('an unknown unit rules out a known heading', () => {
  for (const unit of ['kcal/h', 'tons', '%', '×1000', 'class']) {
    const table = fromText([head('Cooling capacity', 'RRP'), group(unit, ''), ...below(COOL, RETAIL)]);
    const { used, offered } = readFrom(table);
    expect(table.rows).toHaveLength(3);
    expect([used.cooling_capacity_kw, offered.cooling_capacity_kw]).toEqual([undefined, undefined]);
    expect(used.price_from_aud).toBe('RRP');
  }
});

it('an unknown word above a heading leads to a question', () => {
  const table = fromText([group('Derated', 'Kestrel'), head('Cooling capacity (kW)', 'RRP'), ...below(COOL, RETAIL)]);
  expect(readFrom(table)).toMatchObject({ offered: { cooling_capacity_kw: 'Derated – Cooling capacity (kW)' } });
  expect(readFrom(table).used.cooling_capacity_kw).toBeUndefined();
});

it('a merged group ends with its cells', () => {
  const rows = [group('Trade ex GST'), head('Price', 'Stock', 'RRP'), ...below(TRADE, STOCK, RETAIL)];
  expect(readFrom(fromWorkbook(rows, { merges: ['D1:E1'] })).used.price_from_aud).toBe('RRP');
  expect(readFrom(fromText(rows)).used.price_from_aud).toBeUndefined();
});

it('cells merged over rows of a tab count for each of these rows', () => {
  const tab = (name: string): SampleSheet => ({
    name,
    merges: ['C2:C3'],
    rows: [head('RRP'), [`${name}1`, 'Alpha 25', 'Wall split', '1599'], [`${name}2`, 'Alpha 35', '', '1849']],
  });
  const table = allTabs(tab('A'), tab('B'));
  expect(table.rows.map(({ cells }) => cells[2])).toEqual(Array.from({ length: 4 }, () => 'Wall split'));
});

it('a column that is hidden in one of several tabs is hidden in their list', () => {
  const tab = (name: string, hiddenColumns: readonly number[]): SampleSheet => ({
    name,
    hiddenColumns,
    rows: [head('RRP'), ['A1', 'Alpha 25', 'Wall split', '1599']],
  });
  const table = allTabs(tab('One', []), tab('Two', [4]));
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
  const rows = below(COOL, RETAIL);
  const heads = head('Cool kW', 'RRP');
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
  const heads = [group('Capacity (kW)', '', 'Outdoor unit (mm)', ''), head('H', 'C', 'H', 'W')];
  const rows = below(HEAT, COOL, HEIGHT, WIDTH);
  expect(readFrom(fromText([...heads, ...rows])).used).toMatchObject({
    heating_capacity_kw: 'Capacity (kW) – H',
    cooling_capacity_kw: 'Capacity (kW) – C',
    outdoor_height_mm: 'Outdoor unit (mm) – H',
    outdoor_width_mm: 'Outdoor unit (mm) – W',
  });
  expect(readFrom(fromText([head('Condenser W (mm)'), ...below(WIDTH)])).used).toMatchObject({
    outdoor_width_mm: 'Condenser W (mm)',
  });
});

it('a unit of another measure in a heading rules a meaning out', () => {
  for (const heading of ['Cool (mm)', 'Cooling (in)', 'Cooling capacity (m)', 'Cooling cm', 'Cooling (L/s)']) {
    const { used, offered } = readFrom(fromText([head(heading), ...below(['6.35', '6.35', '9.52'])]));
    expect([heading, used.cooling_capacity_kw, offered.cooling_capacity_kw]).toEqual([heading, undefined, undefined]);
  }
});

it('beside a length, the width of an outdoor unit is its depth, and both are asked about', () => {
  const heads = head('ODU width mm', 'ODU length mm', 'ODU height mm');
  expect(readFrom(fromText([heads, ...below(DEPTH, WIDTH, HEIGHT)]))).toMatchObject({
    used: { outdoor_height_mm: 'ODU height mm' },
    offered: { outdoor_width_mm: 'ODU length mm', outdoor_depth_mm: 'ODU width mm' },
  });
  const inOne = fromText([head('Outdoor unit L x W x H (mm)'), ...below(['780 x 290 x 540', '', ''])]);
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
  const rows = [head('Cool kW'), ...below(COOL)];
  const table = fromWorkbook(rows, { hiddenRows: [3] });
  const { mapping } = answering(table, ({ id }) => (id === 'on_sale=State of the row' ? 'current' : undefined));
  expect(importTable(table, mapping).products.map(({ id }) => id)).toEqual(['K25', 'D10']);
  expect(importTable(fromWorkbook(rows), mapping).products).toHaveLength(3);
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
