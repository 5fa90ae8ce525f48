import { expect, it } from 'vitest';
import { guessMapping } from '../../sheets/map/guessMapping.ts';
import { openTable } from '../../sheets/open/openTable.ts';
import { writeMapping } from '../../sheets/read/readMapping.ts';
import { importedFile } from '../../workshop/openFile.ts';
import { isOfShop, shopNews } from './shopNews.ts';

const HEADINGS =
  'ID,Type,SKU,Name,Published,Regular price (incl. GST),Sale price (incl. GST),Date sale price starts,Date sale price ends,In stock?,Permalink,Categories,Images,Parent';
const row = (id: string, price: string, more: { name?: string; stock?: string } = {}): string =>
  `${id.length},simple,${id},${more.name ?? `Split ${id}`},1,${price},,,,${more.stock ?? '1'},https://shop.example/${id},Split systems,,`;
const file = (...rows: readonly string[]): File => new File([[HEADINGS, ...rows].join('\n')], 'WooCommerce.csv');

const BEFORE = [row('A', '1639'), row('BB', '2199')];

/** The range that this shop publishes, with the mapping that the page suggests. */
async function published(...rows: readonly string[]) {
  const bytes = new Uint8Array(await file(...rows).arrayBuffer());
  const opened = openTable(bytes, { name: 'WooCommerce.csv' });
  if (!opened.ok) throw new Error(opened.problem.kind);
  const guessed = guessMapping(opened.table);
  const mapping = {
    ...guessed,
    columns: {
      ...guessed.columns,
      system_type: { from: [], default: 'split' },
      price_includes: { from: [], default: 'supply_only' },
    },
  };
  const { products } = importedFile({ name: 'WooCommerce.csv', source: opened.table, mapping });
  return { products, isFirst: false, mapping: writeMapping(mapping), limit: 1e6, limitedBy: 'selector' };
}

it('a price, the stock and a link that follow the shop are no news', async () => {
  const range = await published(...BEFORE);
  expect(isOfShop(range)).toBe(true);
  expect(range.products[0]).toMatchObject({ id: 'A', price: { aud: 1639 }, link: 'https://shop.example/A' });
  expect(await shopNews(file(row('A', '1700', { stock: '0' }), row('BB', '2199')), range)).toBeNull();
});

it('a name, a new system and one that is gone are news, and a price mistyped by a digit is held', async () => {
  const range = await published(...BEFORE);
  const shop = file(row('A', '16390', { name: 'Quiet split' }), row('CCC', '990'));
  expect(await shopNews(shop, range)).toMatchObject({
    added: [{ id: 'CCC' }],
    gone: [{ id: 'BB' }],
    changed: [{ id: 'A', cells: [{ column: 'title', after: 'Quiet split' }, { column: 'price_from_aud' }] }],
    prices: [{ id: 'A', before: 1639, after: 16390 }],
  });
});

it('a shop that the mapping no longer fits is news too', async () => {
  const range = await published(...BEFORE);
  const other = new File(['Code,What\nA,Split\n'], 'WooCommerce.csv');
  expect(await shopNews(other, range)).toBe('unreadable');
});

it('a range of another file isn’t the shop’s', async () => {
  const range = await published(...BEFORE);
  expect(isOfShop({ ...range, mapping: range.mapping.replaceAll('(incl. GST)', '') })).toBe(false);
});
