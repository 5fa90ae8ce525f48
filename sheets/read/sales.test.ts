import { expect, it } from 'vitest';
import { importTable, tableOf } from '../../tests/samples/readFile.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import type { Mapping } from './mapping.ts';

const COLUMNS = {
  id: { from: ['SKU'] },
  title: { from: ['Name'] },
  system_type: { from: [], default: 'split' },
  price_includes: { from: [], default: 'supply_only' },
};
const SHOP: Mapping = {
  version: 1,
  from: 'woocommerce',
  only: [],
  suggestions: {},
  columns: { ...COLUMNS, price_from_aud: { from: ['Sale price', 'Regular price'] } },
  // An earlier version wrote it like this.
  leaveOut: ['Type', 'Published', 'Date sale price starts', 'Date sale price ends'],
};
/** A mapping of a sheet whose prices are in these columns. */
const sheetWith = (from: readonly string[]): Mapping => ({
  ...{ ...SHOP, from: 'sheet', leaveOut: [], columns: { ...COLUMNS, price_from_aud: { from } } },
});
const shop = (starts: string, ends: string, sale = '2499') =>
  tableOf(
    'shop.csv',
    'ID,Type,SKU,Name,Published,Date sale price starts,Date sale price ends,Sale price,Regular price\n' +
      `1,simple,A,Split A,1,${starts},${ends},${sale},2799\n`,
  );
const priceOn = (source: ReturnType<typeof tableOf>, on: string, mapping = SHOP) => {
  const { products, problems, sales } = importTable(source, mapping, { on });
  return { price: products[0]?.price?.aud, problems: problems.map(({ reason }) => reason), sales };
};

it.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-01 00:00:00', '2026-11-30 00:00:00'],
  ['2026-11-01T00:00:00', '2026-11-30 23:59:59'],
  ['30/11/2026', ''],
  ['1 Nov 2026', '30 Nov 2026'],
])('a price of a sale holds from %j to the end of %j', (starts, ends) => {
  const source = shop(starts, ends);
  const isLate = starts.startsWith('30');
  expect(priceOn(source, isLate ? '2026-11-29' : '2026-10-31').price).toBe(2799);
  expect(priceOn(source, isLate ? '2026-11-30' : '2026-11-01').price).toBe(2499);
  expect(priceOn(source, '2026-11-30').price).toBe(2499);
  if (ends !== '') expect(priceOn(source, '2026-12-01').price).toBe(2799);
});

it('a price of a sale is named with its end while it holds', () => {
  const source = shop('2026-11-01', '2026-11-30');
  expect(priceOn(source, '2026-10-01').sales).toEqual([]);
  expect(priceOn(source, '2026-11-07').sales).toEqual([{ row: 2, price: '2499', ends: '2026-11-30' }]);
  expect(priceOn(source, '2026-12-01').sales).toEqual([]);
});

it('a price of a sale holds without dates, and is over if the time isn’t given', () => {
  expect(priceOn(shop('', ''), '2026-11-07')).toMatchObject({ price: 2499, sales: [] });
  const { products } = importTable(shop('', '2999-01-01'), SHOP);
  expect(products[0]?.price?.aud).toBe(2799);
});

it('a price of a sale is the regular price if there is no sale, even if only the sale price is mapped', () => {
  const only = { ...SHOP, columns: { ...SHOP.columns, price_from_aud: { from: ['Sale price'] } } };
  expect(priceOn(shop('', '', ''), '2026-11-07', only).price).toBe(2799);
  expect(priceOn(shop('', '2026-11-30'), '2026-12-24', only).price).toBe(2799);
});

it.each([
  ['2026-11-30', '2026-11-01', 'The sale ends before it begins (2026-11-30 to 2026-11-01)'],
  ['next week', '2026-11-30', "The dates of the sale (next week to 2026-11-30) can't be read"],
  ['', '2026-02-31', "The dates of the sale (2026-02-31) can't be read"],
  ['', '03/04/2027', 'The dates of the sale (03/04/2027) could mean two days'],
])(
  'a price of a sale is never taken if it is from %j to %j; the row and the true reason are named',
  (starts, ends, why) => {
    const { price, problems } = priceOn(shop(starts, ends), '2026-11-07');
    expect(price).toBe(2799);
    expect(problems).toContain(`${why}, so the regular price counts.`);
  },
);

it('a price of a sale in a feed has its period in one field, with the zone', () => {
  const feed = (period: string) =>
    tableOf(
      'feed.xml',
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><g:title>Split A</g:title>
        <g:price>2799.00 AUD</g:price><g:sale_price>2499.00 AUD</g:sale_price>
        <g:sale_price_effective_date>${period}</g:sale_price_effective_date></item></channel></rss>`,
    );
  const mapping: Mapping = {
    ...SHOP,
    from: 'merchant',
    leaveOut: [],
    columns: { ...COLUMNS, id: { from: ['id'] }, title: { from: ['title'] }, price_from_aud: { from: ['sale_price'] } },
  };
  for (const period of ['2026-11-01T00:00+11:00/2026-11-30T23:59+1100', '2026-11-01/2026-11-30']) {
    expect(priceOn(feed(period), '2026-10-31', mapping).price).toBe(2799);
    expect(priceOn(feed(period), '2026-11-30', mapping).price).toBe(2499);
    expect(priceOn(feed(period), '2026-12-01', mapping).price).toBe(2799);
  }
  expect(priceOn(feed('2026-11-01'), '2026-11-07', mapping).price).toBe(2799);
});

it.each([
  [46356, false],
  [44894, true],
])('a price of a sale in a workbook may have its date as day %d', (ends, date1904) => {
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const cell = { xml: `<c s="1"><v>${ends}</v></c>` };
  const rows = [
    ['SKU', 'Name', 'Sale price', 'Price', 'Sale ends'],
    ['A', 'Split A', '2499', '2799', cell],
  ];
  const table = tableOf('a.xlsx', workbook([{ name: 'Prices', rows }], { styles, date1904 }));
  const mapped = sheetWith(['Sale price']);
  expect(priceOn(table, '2026-11-30', mapped).price).toBe(2499);
  expect(priceOn(table, '2026-12-01', mapped).price).toBe(2799);
});

it('a price of a sale in a sheet has its dates in columns that name the sale', () => {
  const sheet = tableOf(
    'a.csv',
    'SKU,Name,Sale price,Price,Sale ends,Saleable product\nA,Split A,2499,2799,30/11/2026,yes\n',
  );
  const mapping = sheetWith(['Sale price', 'Price']);
  expect(priceOn(sheet, '2026-11-30', mapping).price).toBe(2499);
  expect(priceOn(sheet, '2026-12-01', mapping).price).toBe(2799);
});

const WITH_SPECIAL = sheetWith(['Special', 'RRP']);
/** The prices of a sheet with specials, by row. */
const specials = (headings: string, rows: readonly string[], on = '2026-11-26') => {
  const sheet = tableOf('a.csv', [`SKU,Name,RRP,${headings}`, ...rows].join('\n'));
  const { products, problems, ended } = importTable(sheet, WITH_SPECIAL, { on });
  const warnings = problems.map(({ reason }) => reason);
  return { prices: products.map(({ price }) => price?.aud ?? null), ended, warnings };
};

it.each([
  'Special,Special ends',
  'Special,Ends',
  'Special,Valid until',
  'Special,To',
  'Special,Expiry',
  'Special,Promo end date',
])('a price of a sale is over after the date under “%s”, and is named', (headings) => {
  const { prices, ended, warnings } = specials(headings, [
    'A,Split A,1599,1399,31/10/2026',
    'B,Split B,1849,1699,31/12/2026',
    'C,Split C,2399,,',
  ]);
  expect(prices).toEqual([1599, 1699, 2399]);
  expect(ended).toEqual([{ row: 2, price: '1399', ends: '2026-10-31' }]);
  expect(warnings).toEqual([]);
});

it.each(['Date', 'Valid'])(
  'a price of a sale isn’t used if “%s” beside it has dates of nobody knows what',
  (heading) => {
    const { prices, warnings } = specials(`Special,${heading}`, [
      'A,Split A,1599,1399,31/12/2026',
      'B,Split B,1849,1699,',
    ]);
    expect(prices).toEqual([1599, 1849]);
    expect(warnings).toEqual([`“${heading}” may say when “Special” ends, so no price is read from “Special”.`]);
  },
);

it('a price of a sale holds beside dates about something else', () => {
  const { prices, warnings } = specials('Special,Date added', ['A,Split A,1599,1399,31/12/2025']);
  expect([prices, warnings]).toEqual([[1399], []]);
});

it.each([
  '01/11/2026 – 05/12/2026',
  '2026-11-01 to 2026-12-05',
  '1 Nov - 5 Dec 2026',
  '1st November 2026 to 5th December 2026',
  'until 5 Dec 2026',
])('a price of a sale has both dates in one cell, as %j', (period) => {
  const rows = [`A,Split A,1599,1399,${period}`, 'B,Split B,1849,1699,15/10/2026 – 30/10/2026'];
  const at = (on: string) => specials('Special,Special dates', rows, on).prices[0];
  expect([at('2026-12-05'), at('2026-12-06')]).toEqual([1399, 1599]);
  if (!period.startsWith('until')) expect(at('2026-10-31')).toBe(1599);
});

it('a price of a sale has its day first, or its month first, if another date in the columns shows it', () => {
  const rows = (other: string) => [
    'A,Split A,1599,1399,01/11/2026,05/12/2026',
    `B,Split B,1849,1699,${other},31/12/2026`,
  ];
  const headings = 'Special,Special from,Special to';
  expect(specials(headings, rows('15/09/2026'))).toMatchObject({ prices: [1399, 1699], warnings: [] });
  const american = ['A,Split A,1599,1399,11/01/2026,12/05/2026', 'B,Split B,1849,1699,09/15/2026,12/31/2026'];
  expect(specials(headings, american)).toMatchObject({ prices: [1399, 1699], warnings: [] });
  const { prices, warnings } = specials(headings, [...rows('09/15/2026')]);
  expect([prices[0], warnings.length > 0]).toEqual([1599, true]);
});
