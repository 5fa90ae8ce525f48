import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRange } from '../sheets/publish/readRange.ts';
import { readMapping } from '../sheets/read/readMapping.ts';
import { capturedOutput } from '../tests/capturedOutput.ts';
import { SHOP_ROWS, shopCsv } from '../tests/samples/shopCsv.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { runCommand } from './runCommand.ts';

const folder = folderForEach();

const at = (name: string) => join(folder.path, name);
const content = (name: string) => readFileSync(at(name), 'utf8');

/** Runs a command on files of the folder; file names in the output lose their folder. */
function run(...args: readonly string[]) {
  const { output, written } = capturedOutput({ folder: folder.path });
  const paths = args.map((arg) => (/^[\w-]+\.\w+$/.test(arg) ? at(arg) : arg));
  const code = runCommand(paths, output);
  const { out, error } = written;
  return { code, out, error };
}
const importShop = (...more: readonly string[]) => run('catalogue', 'import', 'shop.csv', '--out', 'out.csv', ...more);
/** The lines below a heading of the report. */
const below = (out: string, heading: string): readonly string[] =>
  `\n${out}`.split(`\n${heading}\n`)[1]?.split('\n\n')[0]?.split('\n') ?? [];
const putShop = (text = shopCsv(SHOP_ROWS)) => writeFileSync(at('shop.csv'), text);

it('catalogue import reports used, open and left-out columns, and writes the catalogue and the mapping', () => {
  putShop(shopCsv(SHOP_ROWS.map((row) => ({ ...row, categories: 'Wall' }))));
  const { code, out } = importShop('--mapping', 'map.json');
  expect(code).toBe(0);
  expect(out).toMatch(/^shop\.csv was read as a WooCommerce export: 7 rows\.\n/);
  expect(below(out, 'Columns used, by their headings and values')).toEqual([
    '  id: “SKU”, else “ID”',
    '  title: “Name”',
    '  description: “Short description”, else “Description”',
    '  brand: “Brands”',
    '  item_group_id: “Parent”',
    '  image_link: “Images”',
    '  availability: “In stock?” (“0” = out_of_stock, “1” = in_stock, “backorder” = backorder)',
    '  system_type: “Attribute: System type” (“Split system” = split, “Multi split system” = multi_split)',
    '  controls: “Attribute: Smart control” (“WiFi” = mobile_app, “App” = mobile_app, “Voice control” = voice)',
    '  cooling_capacity_kw: “Attribute: Cooling capacity (kW)” in kW',
  ]);
  expect(below(out, 'Open: nothing is read from these columns').slice(0, 2)).toEqual([
    '  “Length (cm)”: 33',
    '    Could be the depth of the outdoor unit.',
  ]);
  expect(below(out, 'Not used until you answer')[1]).toBe(
    '  Is “Regular price” the price for visitors, in Australian dollars with GST? A visitor will see Kestrel Wall - 2.5: $1,299 · Kestrel Wall - 3.5: $1,499 · -Kestrel Multi: $4,990. Regular price=price_from_aud',
  );
  expect(below(out, 'Rows left out')).toEqual([
    '  “Published” isn’t 1: 3 rows (6, 7, 8)',
    '  “Type” is variable or grouped: 1 row (2)',
  ]);
  expect(below(out, 'The file')).toEqual(['0 errors, 0 warnings.']);
  expect(below(out, 'Blanks that leave the most to check')[0]).toBe(
    '  Fill in `max_indoor_units` of 1 system: it leaves something to check on 800 answer paths.',
  );
  expect(below(out, 'The mapping')).toEqual([
    'map.json is written. The next run uses it and guesses nothing; with --answers, it also answers what is open.',
  ]);
  expect(out).toMatch(/\nout\.csv is written: 3 systems\.\n$/);
  expect(run('catalogue', 'check', 'out.csv').code).toBe(0);
  expect(JSON.parse(content('map.json'))).toMatchObject({ version: 1, from: 'woocommerce' });
});

it('catalogue import says why it leaves out a row whose cell is blank or one of several words', () => {
  writeFileSync(at('sheet.csv'), 'Code,Name,Kind\nA,Wall,split\nB,Duct,\nC,Heater,gas\n');
  const columns = { id: { from: ['Code'] }, title: { from: ['Name'] }, system_type: { from: ['Kind'] } };
  const only = [{ column: 'Kind', not: ['', 'gas'] }];
  writeFileSync(at('map.json'), JSON.stringify({ version: 1, from: 'sheet', columns, only }));
  const { out } = run('catalogue', 'import', 'sheet.csv', '--mapping', 'map.json', '--out', 'out.csv');
  expect(out).toContain('  “Kind” is blank or gas: 2 rows (3, 4)\n');
});

it('catalogue import counts the rows that are marked as discontinued', () => {
  writeFileSync(at('shop.csv'), 'Code,Name,Type,Status\nA,Alpha,split,Current\nB,Beta,split,Superseded by A\n');
  expect(importShop().out).toContain('  “Status” says that it isn’t sold any more: 1 row (3)\n');
});

it('catalogue import uses an existing mapping, and guesses nothing', () => {
  putShop();
  const columns = {
    id: { from: ['ID'] },
    title: { from: ['Name'] },
    system_type: { default: 'split' },
    price_from_aud: { from: ['Regular price'] },
    price_includes: { default: 'supply_only' },
  };
  const mapping = JSON.stringify({
    version: 1,
    from: 'woocommerce',
    only: [{ column: 'Type', is: ['variation'] }],
    columns,
  });
  writeFileSync(at('map.json'), mapping);
  const { code, out } = importShop('--mapping', 'map.json');
  expect(code).toBe(0);
  expect(content('out.csv')).toBe(
    'id,title,price_from_aud,price_includes,system_type\r\n11,Kestrel Wall - 2.5,1299,supply_only,split\r\n12,Kestrel Wall - 3.5,1499,supply_only,split\r\n41,Old - 1,,,split\r\n',
  );
  expect(content('map.json')).toBe(mapping);
  expect(out).toContain('Columns used, by the mapping\n');
});

it('catalogue import gives the same figures to a script', () => {
  putShop();
  const { code, out } = importShop('--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    from: 'woocommerce',
    guessed: true,
    mapping: null,
    systems: 3,
    errors: 0,
    leftOut: [
      { column: 'Published', is: ['1'], rows: [6, 7, 8] },
      { column: 'Type', not: ['variable', 'grouped'], rows: [2] },
    ],
    blanks: [
      { column: 'max_indoor_units' },
      { column: 'suits_small_outdoor_space' },
      { column: 'phase' },
      { column: 'controls' },
    ],
  });
});

it('catalogue import gives exit code 1 and the file to complete when a row cannot be used', () => {
  writeFileSync(at('shop.csv'), 'Code,Name,Type\nK1,Kestrel,split\n,No code,split\n');
  expect(importShop()).toMatchObject({ code: 1 });
  expect(content('out.csv')).toBe('id,title,system_type\r\nK1,Kestrel,split\r\n,No code,split\r\n');
});

it('catalogue import says once that a required column has no source', () => {
  writeFileSync(at('shop.csv'), 'Code,Name\nK1,Kestrel 25\nK2,Kestrel 35\n');
  const { code, out } = importShop();
  expect(code).toBe(1);
  expect(out).toContain('Nothing is mapped to system_type, which every system needs.');
  expect(out).toContain('1 error, 0 warnings.');
});

it.each([
  [
    'an unsound mapping',
    '{"version": 1, "from": "sheet", "columns": {"colour": {}}}',
    "map.json can't be used: columns has the unknown entry “colour”.",
  ],
  [
    'a mapping for another kind of file',
    '{"version": 1, "from": "merchant", "columns": {}}',
    'map.json is for merchant, not for woocommerce.',
  ],
  [
    'a mapping whose filter is not in the file',
    '{"version": 1, "from": "woocommerce", "columns": {"id": {"from": ["ID"]}, "title": {"from": ["Name"]}, "system_type": {"default": "split"}}, "only": [{"column": "Freigegeben", "is": ["1"]}]}',
    'The file has no column “Freigegeben”, which the mapping filters rows by.',
  ],
])('catalogue import refuses %s and writes nothing', (_, mapping, reason) => {
  putShop();
  writeFileSync(at('map.json'), mapping);
  const { code, error } = importShop('--mapping', 'map.json', '--from', 'woocommerce');
  expect(code).toBe(2);
  expect(error).toContain(reason);
  expect(existsSync(at('out.csv'))).toBe(false);
});

it('catalogue import keeps an existing file', () => {
  putShop();
  writeFileSync(at('out.csv'), 'mine');
  expect(importShop('--mapping', 'map.json')).toMatchObject({
    code: 2,
    error: expect.stringContaining('exists already'),
  });
  expect(content('out.csv')).toBe('mine');
  expect(existsSync(at('map.json'))).toBe(false);
});

it('catalogue import shows its usage, and the kinds of file', () => {
  expect(run('catalogue', 'import', 'shop.csv').error).toContain('Use: catalogue import FILE');
  putShop();
  expect(importShop('--from', 'shopify').error).toContain('Use --from sheet, woocommerce, merchant or auto.');
});

it('catalogue import names sales that have ended, besides those that hold', () => {
  writeFileSync(
    at('shop.csv'),
    'Code,Name,Type,RRP,Special,Special ends\nA,Alpha,split,1599,1399,2020-10-31\nB,Beta,split,1849,1699,2999-12-31\n',
  );
  const columns = {
    id: { from: ['Code'] },
    title: { from: ['Name'] },
    system_type: { from: ['Type'] },
    price_from_aud: { from: ['Special', 'RRP'] },
    price_includes: { default: 'supply_only' },
  };
  writeFileSync(at('map.json'), JSON.stringify({ version: 1, from: 'sheet', columns }));
  const { out } = importShop('--mapping', 'map.json');
  const days = 'Whole days count, as they are written: a time and a time zone aren’t read.';
  expect(out).toContain(`Prices with an end\n${days}\n  Row 3: 1699, to 31 December 2999\n`);
  expect(out).toContain('Sales that are over: the regular price counts\n  Row 2: 1399, to 31 October 2020\n');
  expect(
    JSON.parse(run('catalogue', 'import', 'shop.csv', '--mapping', 'map.json', '--json', '--out', 'b.csv').out),
  ).toMatchObject({ sales: [{ row: 3, price: '1699' }], ended: [{ row: 2, price: '1399' }] });
});

const importAnswered = (answers: Readonly<Record<string, string>>, ...more: readonly string[]) => {
  writeFileSync(at('answers.json'), JSON.stringify(answers));
  return importShop('--answers', 'answers.json', ...more);
};
const LIST =
  'Code,Name,What,Size W x H x D (mm),Sound power (dBA),Outdoor noise\nK25,Kestrel 2.5,Wall,780 x 540 x 290,58,47\nK35,Kestrel 3.5,Odd,800 x 550 x 290,60,49\nK50,Kestrel 5,Wall split,800 x 550 x 290,60,49\n';

it('catalogue import takes suggested answers with --yes, prints them, and leaves other questions open', () => {
  writeFileSync(at('shop.csv'), LIST);
  const { code, out } = importShop('--yes');
  expect(code).toBe(1);
  expect(out).toContain('Answers\n  What says which kind of system each row is? “What”: Wall · Odd · Wall split\n');
  expect(out).toContain(
    '  Is “Sound power (dBA)” the sound power of the outdoor unit, as on the energy label? It has 58 · 60. Yes\n',
  );
  expect(out).toContain('  What is “Odd” in “What”? system_type=Odd\n');
  expect(content('out.csv')).not.toContain('780');
});

it('catalogue import accepts answers about kinds, measures and rows, and writes them into the mapping', () => {
  writeFileSync(at('shop.csv'), LIST);
  const answers = {
    system_type: 'column:What',
    'system_type=Odd': 'other',
    'Size W x H x D (mm)=outdoor_width_mm+outdoor_height_mm+outdoor_depth_mm': 'yes',
    'Sound power (dBA)=outdoor_sound_power_dba': 'yes',
    'Outdoor noise=outdoor_sound_pressure_dba': 'yes',
  };
  const { code, error } = importAnswered(answers, '--mapping', 'map.json');
  expect([code, error]).toEqual([0, '']);
  expect(content('out.csv')).toContain('K25,Kestrel 2.5,split,wall_mounted,780,540,290,58,47');
  expect(content('out.csv')).not.toContain('K35');
  expect(JSON.parse(content('map.json')).only).toEqual([{ column: 'What', not: ['Odd'] }]);
});

it('catalogue import accepts “all are split” as an answer', () => {
  writeFileSync(at('shop.csv'), 'Code,Name\nK25,Kestrel 25\n');
  expect(importAnswered({ system_type: 'all:split' }).out).toContain(
    'What says which kind of system each row is? All are split systems',
  );
  expect(content('out.csv')).toBe('id,title,system_type\r\nK25,Kestrel 25,split\r\n');
});

it('catalogue import asks about the rows without a kind', () => {
  writeFileSync(at('shop.csv'), 'Code,Name,Type\nK25,Kestrel 25,split\nK35,Kestrel 35,split\nK71,Kestrel 71,\n');
  const [question] = JSON.parse(run('catalogue', 'import', 'shop.csv', '--out', 'a.csv', '--json').out).questions;
  expect(importAnswered({ [question.id]: 'all:ducted' }).out).toContain(
    'What are the rows (1) with nothing in “Type”? These rows are ducted systems',
  );
  expect(content('out.csv')).toContain('K71,Kestrel 71,ducted');
});

it('catalogue import reads a list of objects in JSON, and the headings from the row that a person names', () => {
  const file = (name: string, text: string, ...more: readonly string[]) => {
    writeFileSync(at(name), text);
    const { output, written } = capturedOutput();
    const args = ['catalogue', 'import', at(name), '--out', at(`${name}.csv`), ...more];
    return { code: runCommand(args, output), ...written };
  };
  const specs = [{ name: 'Cooling capacity', value: '2.5 kW' }];
  const products = [{ sku: 'K25', name: 'Kestrel', type: 'Split system', price: { original: 1 }, specs }];
  expect(file('list.json', JSON.stringify({ products })).code).toBe(0);
  expect(content('list.json.csv')).toBe('id,title,system_type,cooling_capacity_kw\r\nK25,Kestrel,split,2.5\r\n');
  expect(file('none.json', '{"a": 1}').error).toContain('The reply has no products. It has a.');
  const late = `${'x,y,z\n'.repeat(12)}Code,Name,Type\nK25,Kestrel,split\n`;
  expect(file('late.csv', late, '--header', '13').code).toBe(0);
  expect(file('bad.csv', late, '--header', 'two').error).toContain('--header two is no row.');
  expect(file('gone.csv', late, '--header', '99').error).toContain('Row 99 is blank, or there is no such row.');
});

const STOCK_LIST = [
  'Code,Name,Kind,Cooling kW,Colour,Pallet qty',
  'K25,Kestrel 2.5,split,2.5,White,12',
  'K35,Kestrel 3.5,split,3.5,Grey,9',
];
/** The columns that a check and a publication name as added since the mapping was kept. */
const added = () => {
  const { out } = run('catalogue', 'check', 'shop.csv', '--mapping', 'map.json', '--all');
  const kept = readMapping(content('map.json'));
  const range = {
    files: [{ name: 'shop.csv', bytes: readFileSync(at('shop.csv')) }],
    mapping: kept.ok ? kept.mapping : undefined,
    ...{ answers: {}, takesSuggestions: false, moment: { on: '2026-11-29' }, today: '2026-11-29' },
  };
  const problems = readRange(range).files.flatMap((file) => file.problems);
  const named = problems.flatMap(({ kind, value }) => (kind === 'column-added' ? [value] : []));
  expect(out.includes('The mapping doesn’t know')).toBe(named.length > 0);
  return named;
};

it('after an import only columns that were added since are new to the mapping, in a check and a publication', () => {
  putShop(STOCK_LIST.join('\n'));
  expect(importShop('--yes', '--mapping', 'map.json').code).toBe(0);
  expect(added()).toEqual([]);
  putShop(STOCK_LIST.map((line, at) => `${line},${['Bin', 'A4', 'B7'][at]}`).join('\n'));
  expect(added()).toEqual(['Bin']);
});

it('after an import of a shop with open questions, no column is new to the mapping', () => {
  putShop();
  importShop('--mapping', 'map.json');
  expect(added()).toEqual([]);
});

it('what an import left open, and what follows from it, can still be answered', () => {
  const prices = ['Sell,Special,Special ends', '1499,1299,2026-12-24', '1799,1599,2026-12-24'];
  putShop(STOCK_LIST.map((line, at) => `${line},${prices[at]}`).join('\n'));
  importShop('--mapping', 'map.json');
  expect(JSON.parse(content('map.json')).leaveOut).toEqual(['Colour', 'Pallet qty']);
  for (const answers of [{ 'Sell=price_from_aud': 'yes' }, { 'special=Special': 'yes' }])
    expect(importAnswered(answers, '--mapping', 'map.json', '--accept-changes').error).toBe('');
  expect(JSON.parse(content('map.json')).columns.price_from_aud.from).toEqual(['Special', 'Sell']);
});
