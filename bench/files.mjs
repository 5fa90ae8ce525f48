/**
 * Measures the processor time to read and check 5,000 systems in each format:
 *
 *   npm run bench:files
 *
 * Our own columns are checked as `catalogue check` does; a shop export and feeds are opened, guessed and imported. The
 * command fails if the first run of a format takes 2 s or more.
 */
import { importSource } from '../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { median } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

/** @type {typeof import('../src/files/write/writeCsv.ts')} */
const { csvText, writeCells } = await importSource('src/files/write/writeCsv.ts');
const { readCatalogue } = await importSource('src/files/read/readCatalogue.ts');
const { openTable } = await importSource('src/files/open/openTable.ts');
const { guessMapping } = await importSource('src/files/map/guessMapping.ts');
const { readTable } = await importSource('src/files/read/readTable.ts');
const { workbook } = await importSource('tests/samples/workbook.ts');
const { shopCsv } = await importSource('tests/samples/shopCsv.ts');

const SYSTEMS = 5000;
const RUNS = 5;
const MAX_MS = 2000;
/** Facts that a shop's export or a feed may have. */
const FACTS = /** @type {const} */ ([
  ['system_type', 'System type'],
  ['cooling_capacity_kw', 'Cooling capacity (kW)'],
  ['heating_capacity_kw', 'Heating capacity (kW)'],
  ['refrigerant', 'Refrigerant'],
  ['warranty_years', 'Warranty'],
]);

const products = drawCatalogue(SYSTEMS);
const cells = products.map(writeCells);
const names = Object.keys(cells[0] ?? {});
const rows = [names, ...cells.map((row) => names.map((name) => row[name] ?? ''))];
const facts = cells.map((row) => FACTS.map(([column, name]) => /** @type {const} */ ([name, row[column] ?? ''])));
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const FEED_HEAD = ['id', 'title', 'brand', 'link', 'price', 'availability', 'product_detail'];
/** @param {Readonly<Record<string, string>>} row */
const fieldsOf = (row) => [row.id, row.title, row.brand, row.link, `${row.price_from_aud || 1999} AUD`, 'in_stock'];

function tsvFeed() {
  const lines = cells.map((row, at) => {
    const details = (facts[at] ?? []).filter(([, value]) => value).map(([name, value]) => `Technical:${name}:${value}`);
    return [...fieldsOf(row), details.join(',')];
  });
  return csvText(
    [FEED_HEAD, ...lines].map((line) => line.map((cell) => cell ?? '')),
    '\t',
  );
}

function xmlFeed() {
  const items = cells.map((row, at) => {
    const fields = fieldsOf(row).map(
      (value, index) => `<g:${FEED_HEAD[index]}>${escaped(value ?? '')}</g:${FEED_HEAD[index]}>`,
    );
    const details = (facts[at] ?? []).map(
      ([name, value]) =>
        `<g:product_detail><g:section_name>Technical</g:section_name><g:attribute_name>${escaped(name)}</g:attribute_name><g:attribute_value>${escaped(value)}</g:attribute_value></g:product_detail>`,
    );
    return `<item>${[...fields, ...details].join('\n')}</item>`;
  });
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('\n')}</channel></rss>`;
}

const shop = cells.map((row, at) => ({
  id: String(at + 1),
  type: 'simple',
  sku: row.id ?? '',
  name: row.title ?? '',
  published: '1',
  stock: '1',
  price: row.price_from_aud ?? '',
  brands: row.brand ?? '',
  attributes: facts[at] ?? [],
}));

const check = (/** @type {string} */ file) => (/** @type {Uint8Array} */ bytes) =>
  readCatalogue(bytes, { name: file }).products;
const bring = (/** @type {string} */ file) => (/** @type {Uint8Array} */ bytes) => {
  const opened = openTable(bytes, { name: file });
  if (!opened.ok) throw new Error(opened.problem.kind);
  return readTable(opened.table, guessMapping(opened.table)).products;
};
/** @type {readonly [string, string | Uint8Array, (bytes: Uint8Array) => readonly unknown[]][]} */
const FORMATS = [
  ['.csv', csvText(rows), check('a.csv')],
  ['.tsv', csvText(rows, '\t'), check('a.tsv')],
  ['.xlsx', workbook([{ name: 'Systems', rows }]), check('a.xlsx')],
  ['.json', replyOf(products), check('a.json')],
  ['WooCommerce export', shopCsv(shop), bring('shop.csv')],
  ['Merchant feed, tabs', tsvFeed(), bring('feed.tsv')],
  ['Merchant feed, XML', xmlFeed(), bring('feed.xml')],
];

/** Processor time of one run in ms. @param {() => readonly unknown[]} run */
function cpu(run) {
  const before = process.cpuUsage();
  const { length } = run();
  const { user, system } = process.cpuUsage(before);
  if (length !== SYSTEMS) throw new Error(`${length} systems were read, not ${SYSTEMS}.`);
  return (user + system) / 1000;
}

let isSlow = false;
const lines = FORMATS.map(([name, content, read]) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const first = cpu(() => read(bytes));
  const usual = median(Array.from({ length: RUNS }, () => cpu(() => read(bytes))));
  isSlow ||= first >= MAX_MS;
  return [name, `${(bytes.length / 1e6).toFixed(1)} MB`, `${Math.round(first)} ms`, `${Math.round(usual)} ms`];
});
record('files', {
  command: 'npm run bench:files',
  conditions: [
    `The first run includes compiling; the goal is less than ${MAX_MS / 1000} s. The other figure is the median of ${RUNS} more.`,
  ],
  tables: [table(['', 'size', 'first run', 'later runs'], lines)],
});
if (isSlow) process.exitCode = 1;
