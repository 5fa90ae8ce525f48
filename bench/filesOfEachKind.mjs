/** 5,000 systems as a file of each kind that the catalogue commands read. */
import { importSource } from '../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from './drawCatalogue.mjs';

/** @type {typeof import('../sheets/write/writeCsv.ts')} */
const { csvText, writeCells } = await importSource('sheets/write/writeCsv.ts');
const { workbook } = await importSource('tests/samples/workbook.ts');
const { shopCsv } = await importSource('tests/samples/shopCsv.ts');

export const SYSTEMS = 5000;
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

/** @type {readonly (readonly [kind: string, name: string, content: string | Uint8Array])[]} */
export const FILES = [
  ['.csv', 'a.csv', csvText(rows)],
  ['.tsv', 'a.tsv', csvText(rows, '\t')],
  ['.xlsx', 'a.xlsx', workbook([{ name: 'Systems', rows }])],
  ['.json', 'a.json', replyOf(products)],
  ['WooCommerce export', 'shop.csv', shopCsv(shop)],
  ['Merchant feed, tabs', 'feed.tsv', tsvFeed()],
  ['Merchant feed, XML', 'feed.xml', xmlFeed()],
];
