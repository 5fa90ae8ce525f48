import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { exampleCsv } from '../../tests/samples/exampleCsv.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { publish } from './publish.ts';
import type { PublishRequest } from './publishRequest.ts';

const folder = folderForEach();
const NOW = new Date('2026-11-28T12:00:00').getTime();
const V2 = 'wp-json/product-selector/v2';
const MANY = ['A-1', 'A-2', 'A-3', 'A-4'];

const at = (path: string) => join(folder.path, path);
const sheet = (content: string | Uint8Array, name = 'range.csv') => {
  writeFileSync(at(name), content);
  return at(name);
};
const priced = (...prices: number[]) =>
  [
    'id,title,system_type,price_from_aud,price_includes',
    ...prices.map((price, place) => `P-${place},Split ${place},split,${price},supply_only`),
    '',
  ].join('\n');

function run(more: Partial<PublishRequest> = {}, content?: string) {
  if (content !== undefined) sheet(content);
  return publish({ files: [at('range.csv')], to: at('out'), ...more }, NOW);
}

const bytes = (name: string) => readFileSync(at(`out/${V2}/${name}`));
const reply = (name: string) => JSON.parse(bytes(name).toString('utf8'));
const ids = () => (reply('products').products as { id: string }[]).map(({ id }) => id);

it('a range is published as two replies, each with its compressed forms, readable for all', async () => {
  const result = await run(
    { installation: sheet(JSON.stringify(PRICE_LIST), 'prices.json') },
    exampleCsv('A-1', 'A-2'),
  );
  expect(result).toMatchObject({ state: 'published', systems: 2, changes: null, reason: null, command: null });
  expect(result.files).toEqual([
    ...['init', 'products'].flatMap((name) => ['', '.br', '.gz'].map((ending) => `${V2}/${name}${ending}`)),
    'range.html',
  ]);
  expect(readFileSync(at('out/range.html'), 'utf8')).toMatch(/^<details class="product-selector-range">.*<\/details>$/);
  expect(reply('init')).toEqual({ nonce: 'static', installation: PRICE_LIST });
  expect(ids()).toEqual(['A-1', 'A-2']);
  expect(reply('products').updated).toBe(new Date(Math.floor(statSync(at('range.csv')).mtimeMs)).toISOString());
  for (const name of ['init', 'products']) {
    expect(brotliDecompressSync(bytes(`${name}.br`))).toEqual(bytes(name));
    expect(gunzipSync(bytes(`${name}.gz`))).toEqual(bytes(name));
    expect(statSync(at(`out/${V2}/${name}`)).mode & 0o777).toBe(0o644);
  }
});

it('a range says which columns its mapping doesn’t know, once it was added to the list', async () => {
  const columns = { id: { from: ['SKU'] }, title: { from: ['Name'] }, system_type: { from: [], default: 'split' } };
  const kept = { version: 1, from: 'sheet', only: [], suggestions: {}, columns, leaveOut: ['Shelf'] };
  const mapping = sheet(JSON.stringify(kept), 'map.json');
  expect(await run({ mapping }, 'SKU,Name,Shelf\nA,Split A,7\n')).toMatchObject({ state: 'published', warnings: 0 });
  const more = await run({ mapping }, 'SKU,Name,Shelf,availability\nA,Split A,7,out_of_stock\n');
  expect(more.problems).toMatchObject([{ kind: 'column-added', severity: 'warning', value: 'availability' }]);
});

it('a range in words that is turned off is gone, and back with the next publication', async () => {
  await run({}, exampleCsv('A-1'));
  const off = await run({ range: 'off' });
  expect([off.state, off.files.includes('range.html')]).toEqual(['published', false]);
  expect(readdirSync(at('out'))).not.toContain('range.html');
  expect((await run({ range: 'off' })).state).toBe('unchanged');
  expect((await run({})).files).toContain('range.html');
});

it('the same files again change no byte and no time', async () => {
  await run({}, exampleCsv('A-1'));
  const times = () => ['init', 'products'].map((name) => statSync(at(`out/${V2}/${name}`)).mtimeMs);
  const before = [times(), readdirSync(at('out/.published'))];
  expect(await run()).toMatchObject({ state: 'unchanged', files: [], systems: 1 });
  expect([times(), readdirSync(at('out/.published'))]).toEqual(before);
});

it('two that publish the same at once both succeed', async () => {
  sheet(exampleCsv('A-1'));
  const states = (await Promise.all([run(), run()])).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['published', 'unchanged']);
});

it('a folder holds no path of this machine and no name of a file', async () => {
  await run({}, exampleCsv('A-1'));
  const all = readdirSync(at('out'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of all) {
    expect(readFileSync(join(parentPath, name), 'latin1')).not.toMatch(/range\.csv|\/tmp\//);
  }
});

const ASKS: readonly (readonly [string, string, string, string])[] = [
  ['bad-rows', exampleCsv(...MANY), `${exampleCsv(...MANY)}A-9,SECRET,,,,teapot,,\n`, "1 row can't be used"],
  ['fewer-systems', exampleCsv(...MANY), exampleCsv('A-1'), 'it has 1 of 4 systems'],
  ['other-prices', priced(1000, 2000), priced(100, 2000), '1 of 2 prices moves by more than half'],
];

it.each(ASKS)('a range that asks %s is published by its answer or with yes only', async (id, first, second, reason) => {
  await run({}, first);
  const asks = await run({}, second);
  expect(asks).toMatchObject({ state: 'asks', files: [], reason });
  expect(asks.questions.map((question) => question.id)).toEqual([id]);
  expect(asks.command).toBe(`product-selector publish ${at('range.csv')} --to ${at('out')} --yes`);
  expect(await run({ pressed: { [id]: 'stop' } })).toMatchObject({ state: 'refused', command: null });
  const [answer] = asks.questions[0]!.choices;
  const answers = sheet(JSON.stringify({ [id]: answer!.value }), 'answers.json');
  expect(await run({ answers })).toMatchObject({ state: 'published', answered: [{ id, value: answer!.value }] });
  // What somebody has published asks nothing more.
  expect(await run()).toMatchObject({ state: 'unchanged', questions: [] });
  await run({ yes: true }, first);
  expect(await run({ yes: true }, second)).toMatchObject({ state: 'published' });
});

it('the changes are counted and said in one line', async () => {
  await run({}, priced(1000, 2000, 3000));
  const { changes, summary } = await run({}, priced(1100, 2000, 3000, 4000));
  expect(changes).toMatchObject({ added: 1, gone: 0, dearer: 1, cheaper: 0 });
  expect(summary).toBe('1 added (“Split 3”), 1 price up. Largest: “Split 0” $1,000 to $1,100.');
});

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['nothing in it can be used', 'id,title\n', /range\.csv/],
  ['it has example rows', exampleCsv('EXAMPLE-1'), /example rows/],
  ['it has too many systems', exampleCsv(...Array.from({ length: 5001 }, (_, row) => `A-${row}`)), /5,001 systems/],
];

it.each(REFUSED)('a file is refused even with yes when %s, and the folder stays', async (_, content, reason) => {
  await run({}, exampleCsv('A-1'));
  const result = await run({ yes: true }, content);
  expect(result).toMatchObject({ state: 'refused', files: [], reason: expect.stringMatching(reason), command: null });
  expect(ids()).toEqual(['A-1']);
});

it('several files make one range, and an id in two of them is a double row', async () => {
  const files = [sheet(exampleCsv('A-1', 'A-2'), 'a.csv'), sheet(exampleCsv('B-1', 'A-2'), 'b.csv')];
  const asks = await run({ files });
  expect(asks.questions.map(({ id }) => id)).toEqual(['bad-rows']);
  const [double] = asks.problems;
  expect(double).toMatchObject({ file: files[1], row: 3, kind: 'repeated-id' });
  expect(double!.reason).toContain(`Row 3 of ${files[0]}`);
  expect(await run({ files, yes: true })).toMatchObject({ state: 'published' });
  expect(ids()).toEqual(['A-1', 'A-2', 'B-1']);
  expect(new Set(asks.report.map(({ id }) => id)).size).toBe(asks.report.length);
});

it('all files are too many systems together', async () => {
  const rows = (letter: string) => exampleCsv(...Array.from({ length: 2600 }, (_, row) => `${letter}-${row}`));
  const files = [sheet(rows('A'), 'a.csv'), sheet(rows('B'), 'b.csv')];
  expect(await run({ files })).toMatchObject({ state: 'refused', reason: expect.stringContaining('5,200 systems') });
});

it('a sheet with columns of its own is read by its headings, and an open column stops nothing', async () => {
  const result = await run({}, 'Code;Model name;Type;Quietness\nX-1;Wall unit 2.5;Split system;whisper\n');
  expect(result).toMatchObject({ state: 'published', systems: 1 });
  expect(result.report.map(({ id }) => id)).toContain('source');
});

it('a workbook with two catalogues asks which sheet, with a command for the answer', async () => {
  const rows = (id: string) => [
    ['id', 'title', 'system_type'],
    [id, 'Wall split', 'split'],
  ];
  const sheets = ['One', 'Two'].map((name, place) => ({ name, rows: rows(['A-1', 'B-1'][place]!) }));
  sheet(workbook(sheets));
  const asks = await run();
  expect(asks).toMatchObject({ state: 'asks', questions: [{ id: 'sheet' }] });
  expect(asks.command).toContain('--answers answers.json');
  expect(await run({ pressed: { sheet: 'Two' } })).toMatchObject({ state: 'published' });
  expect(ids()).toEqual(['B-1']);
});

it('a price list with a problem is refused, or the published one stays where that is wanted', async () => {
  const installation = sheet(JSON.stringify(PRICE_LIST), 'prices.json');
  await run({ installation }, exampleCsv('A-1'));
  sheet(JSON.stringify(PRICE_LIST).replace('205', '"POA"'), 'prices.json');
  const refused = await run({ installation, yes: true }, exampleCsv('A-1', 'A-2'));
  expect(refused).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/prices\.json, extras\[0\]\.price: “POA”/),
  });
  const kept = await run({ installation, keepsPrices: 'if-bad' });
  expect(kept).toMatchObject({ state: 'published', pricesKept: expect.stringContaining('“POA”') });
  expect(reply('init')).toEqual({ nonce: 'static', installation: PRICE_LIST });
  await run({ installation, keepsPrices: 'if-bad', to: at('other') });
  expect(JSON.parse(readFileSync(at(`other/${V2}/init`), 'utf8'))).toEqual({ nonce: 'static' });
});

it('the published installation prices go only by an answer or with yes, and the report says so', async () => {
  const installation = sheet(JSON.stringify(PRICE_LIST), 'prices.json');
  await run({ installation }, exampleCsv('A-1'));
  const asks = await run();
  expect(asks).toMatchObject({
    state: 'asks',
    reason: 'it has no installation prices, and the published range has them',
    command: `product-selector publish ${at('range.csv')} --to ${at('out')} --yes`,
    summary: expect.stringMatching(/^The published installation prices go, .* add --installation/),
  });
  expect(asks.questions.map(({ id }) => id)).toEqual(['no-installation-prices']);
  const said = asks.report.flatMap(({ text }) => text).join(' ');
  expect(said).toContain('The published installation prices go, because no price list is given.');
  expect(said).not.toContain('Nothing changes');
  expect(reply('init').installation).toEqual(PRICE_LIST);
  expect(await run({ pressed: { 'no-installation-prices': 'stop' } })).toMatchObject({ state: 'refused' });
  expect(await run({ keepsPrices: 'if-none' })).toMatchObject({ state: 'unchanged' });
  expect(await run({ yes: true })).toMatchObject({ state: 'published' });
  expect(reply('init')).toEqual({ nonce: 'static' });
  expect(await run()).toMatchObject({ state: 'unchanged', questions: [] });
});

it('new and changed installation prices are in the report, and ask nothing', async () => {
  const said = ({ report }: Awaited<ReturnType<typeof run>>) =>
    report.find(({ id }) => id === 'installation-prices')?.text;
  const prices = (text: string) => ({ installation: sheet(text, 'prices.json') });
  expect(said(await run({}, exampleCsv('A-1')))).toBeUndefined();
  expect(said(await run(prices(JSON.stringify(PRICE_LIST))))).toEqual(['The range has installation prices now.']);
  const changed = await run(prices(JSON.stringify(PRICE_LIST).replace('205', '206')));
  expect([changed.state, said(changed)]).toEqual(['published', ['The installation prices change.']]);
});

it.each<[string, Partial<PublishRequest>, RegExp]>([
  ['a file that isn’t there', { files: ['/nowhere/range.csv'] }, /does not exist/],
  ['a mapping that isn’t there', { mapping: '/nowhere/map.json' }, /does not exist/],
  ['an answer that no question offers', { pressed: { 'bad-rows': 'maybe' } }, /Put leave-out or stop/],
  ['a folder that can’t be made', { to: '/dev/null/out' }, /can't be written: a file is where a folder should be/],
])('publishing with %s can’t be carried out', async (_, more, reason) => {
  await expect(run(more, exampleCsv('A-1'))).rejects.toThrow(reason);
});

it('the element’s files are copied without source maps, and only where they changed', async () => {
  const embed = at('embed');
  mkdirSync(join(embed, 'chunks'), { recursive: true });
  for (const name of ['product-selector.js', 'product-selector.js.map', 'chunks/list-AbCd1234.js']) {
    writeFileSync(join(embed, name), name);
  }
  const { files } = await run({ embed }, exampleCsv('A-1'));
  expect(files.filter((file) => file.startsWith('embed/'))).toEqual([
    'embed/chunks/list-AbCd1234.js',
    'embed/product-selector.js',
  ]);
  expect(await run({ embed })).toMatchObject({ state: 'unchanged' });
  writeFileSync(join(embed, 'product-selector.js'), 'new');
  expect(await run({ embed })).toMatchObject({ state: 'published', files: ['embed/product-selector.js'] });
});

it('a sale is published with its days beside the regular price, and one that is over isn’t', async () => {
  const rows = [
    'SKU,Name,Price,Sale price,Sale starts,Sale ends',
    'A,Split A,2399,1999,01/12/2026,31/12/2026',
    'B,Split B,2399,1999,01/10/2026,27/11/2026',
    'C,Split C,2399,1999,15/11/2026,28/11/2026',
    'D,Split D,2399,,,',
    '',
  ];
  const columns = {
    id: { from: ['SKU'] },
    title: { from: ['Name'] },
    system_type: { from: [], default: 'split' },
    price_includes: { from: [], default: 'supply_only' },
    price_from_aud: { from: ['Sale price', 'Price'] },
  };
  const mapping = sheet(JSON.stringify({ version: 1, from: 'sheet', only: [], suggestions: {}, columns }), 'map.json');
  expect(await run({ mapping }, rows.join('\n'))).toMatchObject({ state: 'published', systems: 4 });
  const products = reply('products').products as { price_from_aud: number; sales?: unknown }[];
  expect(products.map(({ price_from_aud, sales }) => [price_from_aud, sales])).toEqual([
    [2399, [{ price_from_aud: 1999, from: '2026-12-01', to: '2026-12-31' }]],
    [2399, undefined],
    [2399, [{ price_from_aud: 1999, from: '2026-11-15', to: '2026-11-28' }]],
    [2399, undefined],
  ]);
});

it('a column’s open question is listed with the command that takes an answer, and needs none to be published', async () => {
  const rows = ['A,Split A,Split System', 'B,Split B,Split System', 'C,Split C,Split System', 'D,Split D,Designer'];
  const asks = await run({}, ['Model,Product name,System type', ...rows, ''].join('\n'));
  expect(asks).toMatchObject({ state: 'asks', systems: 3 });
  expect(asks.questions.map(({ id }) => id)).toEqual(['bad-rows', 'system_type=Designer']);
  expect(asks.command).toBe(`product-selector publish ${at('range.csv')} --to ${at('out')} --yes`);
  const [text] = asks.report.find(({ id }) => id === 'questions')!.text;
  expect(text).toContain(`publish ${at('range.csv')} --to ${at('out')} --answers answers.json`);
  expect(await run({ yes: true })).toMatchObject({ state: 'published', systems: 3 });
});
