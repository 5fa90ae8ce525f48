import { expect, it } from 'vitest';
import { importTable, tableOfLines } from '../../tests/samples/readFile.ts';
import { guessMapping } from '../map/guessMapping.ts';
import { foreignMoney } from '../open/foreignMoney.ts';
import type { Mapping } from './mapping.ts';

const priced = (from: string): Mapping => ({
  version: 1,
  from: 'sheet',
  only: [],
  leaveOut: [],
  suggestions: {},
  columns: {
    id: { from: ['SKU'] },
    title: { from: ['Name'] },
    system_type: { from: [], default: 'split' },
    price_includes: { from: [], default: 'supply_only' },
    price_from_aud: { from: [from] },
  },
});
const prices = (source: ReturnType<typeof tableOfLines>, mapping: Mapping) => {
  const { products, problems } = importTable(source, mapping);
  return { prices: products.map(({ price }) => price?.aud ?? null), problems };
};

it.each(['€ 2499', '2499 EUR', '£2,499', 'US$2499', '2499 NZD', '₹ 2499', '2499 руб.', 'R$ 2499', '2499 kr', '¥2499'])(
  'a price such as %j is never read as dollars',
  (cell) => {
    const sheet = tableOfLines('SKU,Name,Price', `A,Split A,"${cell}"`);
    expect(prices(sheet, priced('Price')).prices).toEqual([null]);
    expect(guessMapping(sheet).columns.price_from_aud).toBeUndefined();
  },
);

it.each(['$2,499', 'A$2499', '2499 AUD', 'AU$ 2499', '2499'])('a price such as %j is read as dollars', (cell) => {
  expect(prices(tableOfLines('SKU,Name,Price', `A,Split A,"${cell}"`), priced('Price')).prices).toEqual([2499]);
});

it('a price is blank if a column gives it a foreign currency; the row is named, and nothing is guessed', () => {
  const sheet = tableOfLines(
    'SKU,Name,Price,Currency',
    'A,Split A,2499,AUD',
    'B,Split B,2499,NZD',
    'C,Split C,1499,eur',
    'D,Split D,1299,',
  );
  const read = prices(sheet, priced('Price'));
  expect(read.prices).toEqual([2499, null, null, 1299]);
  expect(
    read.problems.filter(({ column }) => column === 'price_from_aud').map(({ row, reason }) => [row, reason]),
  ).toEqual([
    [3, "The price is in “NZD”, so it isn't read as dollars."],
    [4, "The price is in “eur”, so it isn't read as dollars."],
  ]);
  const { columns, suggestions } = guessMapping(sheet);
  expect([columns.price_from_aud, suggestions.price_from_aud]).toEqual([undefined, undefined]);
});

it.each(['Price (EUR)', 'Price USD', 'Preis €'])('a price is not read from a column named %j', (heading) => {
  const { prices: read, problems } = prices(tableOfLines(`SKU,Name,${heading}`, 'A,Split A,2499'), priced(heading));
  expect(read).toEqual([null]);
  expect(problems.map(({ reason }) => reason)).toContainEqual(expect.stringMatching(/ is in .*, so no price is read/));
});

it.each(['List price ex GST', 'Price excl. GST', 'Price +GST', 'Trade (excluding tax)', 'Price plus GST'])(
  'a price from a column named %j gets a warning',
  (heading) => {
    const { prices: read, problems } = prices(tableOfLines(`SKU,Name,${heading}`, 'A,Split A,2499'), priced(heading));
    expect(read).toEqual([2499]);
    expect(problems.map(({ severity, reason }) => `${severity}: ${reason}`)).toContain(
      `warning: “${heading}” is mapped to price_from_aud, which visitors read as a price with GST.`,
    );
  },
);

it.each(['Price inc GST', 'RRP', 'Price (incl. GST)'])('a price from a column named %j gets no warning', (heading) => {
  expect(prices(tableOfLines(`SKU,Name,${heading}`, 'A,Split A,2499'), priced(heading)).problems).toEqual([]);
});

const shop = 'ID,Type,SKU,Name,Published,In stock?';

it('a column that the mapping names and the file lost refuses a sheet', () => {
  const { products, problems, csv } = importTable(tableOfLines('SKU,Name,Preis', 'A,Split A,1'), priced('Price'));
  expect([products, csv]).toEqual([[], null]);
  expect(problems[0]).toMatchObject({
    severity: 'error',
    reason: 'The file has no column “Price”, which the mapping needs for price_from_aud.',
  });
});

it('a column that the mapping names and the file lost is blank in a shop’s export, with a warning', () => {
  const { products, problems } = importTable(tableOfLines(shop, '1,simple,A,Split A,1,1'), {
    ...priced('Regular price'),
    from: 'woocommerce',
  });
  expect(products.map(({ price }) => price?.aud ?? null)).toEqual([null]);
  expect(problems[0]).toMatchObject({
    severity: 'warning',
    reason: 'The file has no column “Regular price”, so price_from_aud stays unknown.',
  });
});

it('a column that the mapping names and the file lost refuses a sheet even if others can replace it', () => {
  const mapping = priced('Price');
  const both = { ...mapping, columns: { ...mapping.columns, price_from_aud: { from: ['Special', 'Price'] } } };
  const { products, problems, csv } = importTable(tableOfLines('SKU,Name,Price', 'A,Split A,2499'), both);
  expect([products, csv]).toEqual([[], null]);
  expect(problems.map(({ severity, reason }) => [severity, reason])).toEqual([
    ['error', 'The file has no column “Special”, which the mapping needs for price_from_aud.'],
  ]);
});

it('a column that the mapping names and the file lost is named in a shop’s export if others replace it', () => {
  const mapping = priced('Regular price');
  const columns = { ...mapping.columns, price_from_aud: { from: ['Sale price', 'Regular price'] } };
  const { products, problems } = importTable(tableOfLines(`${shop},Regular price`, '1,simple,A,Split A,1,1,2499'), {
    ...mapping,
    from: 'woocommerce',
    columns,
  });
  expect(products.map(({ price }) => price?.aud ?? null)).toEqual([2499]);
  expect(problems.map(({ severity, kind }) => [severity, kind])).toEqual([['warning', 'column-in-part']]);
});

it.each(['kW', 'Cooling (W)', 'Product range', '5 ft', 'km', 'trs'])('%j doesn’t name a currency', (text) => {
  expect(foreignMoney(text)).toBeNull();
});
