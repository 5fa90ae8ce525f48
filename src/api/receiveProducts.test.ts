import { expect, it, vi } from 'vitest';
import { readProducts } from './receiveProducts.ts';
import { ReplyError } from './request.ts';

const URL = 'https://provider.example/shop/wp-json/product-selector/v2/products?t=1234';
const row = (id: string, more: object = {}) => ({ id, title: `Split ${id}`, system_type: 'split', ...more });

/** The first of December on the device. */
const NOW = new Date(2026, 11, 1).getTime();

async function read(text: string) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const warnings = (): readonly string[] => log.warn.mock.calls.map(([line]) => line);
  try {
    return { list: await readProducts({ url: URL, text }, log, NOW), error: null, warnings };
  } catch (error) {
    return { list: null, error, warnings };
  }
}

const readRows = (rows: readonly unknown[]) => read(JSON.stringify({ products: rows, updated: '2026-03-01' }));

it('a reply gives its usable rows, and the console names the others', async () => {
  const { list, warnings } = await readRows([row('A'), row('B', { system_type: 'toaster' }), row('C')]);
  expect(list).toMatchObject({ products: [{ id: 'A' }, { id: 'C' }], updated: '2026-03-01' });
  expect(warnings()).toEqual([expect.stringMatching(/^Product Selector: products reply, row 2, column `system_type`/)]);
});

it('a reply gives the price that holds on the device’s day', async () => {
  const price = { price_from_aud: 2399, price_includes: 'supply_only' };
  const sale = (from: string) => ({ ...price, sales: [{ price_from_aud: 1999, from, to: null }] });
  const { list } = await readRows([row('A', sale('2026-12-01')), row('B', sale('2026-12-02')), row('C', price)]);
  expect(list?.products.map((product) => product.price?.aud)).toEqual([1999, 2399, 2399]);
});

it('the console names twenty problems of a reply one by one, and counts the rest', async () => {
  const { warnings } = await readRows([row('A'), ...Array(25).fill(7)]);
  expect(warnings()).toHaveLength(21);
  expect(warnings().at(-1)).toBe('Product Selector: products reply: 5 more like these');
});

it('a reply without a usable row fails and names every row; an empty list is no failure', async () => {
  const { error, warnings } = await readRows([{ error: 'database gone' }, 7]);
  expect(String(error)).toContain('none of its rows can be used');
  expect(new Set(warnings().map((line) => /row \d/.exec(line)?.[0]))).toEqual(new Set(['row 1', 'row 2']));
  expect(await readRows([])).toMatchObject({ list: { products: [] }, error: null });
});

it.each([
  ['{"products":[', /the reply is not JSON/],
  ['{"code":"x"}', /The reply has no products\. It has code/],
  [JSON.stringify(Array.from({ length: 5001 }, () => 0)), /There are 5,001 systems; the limit is 5,000/],
])('a reply fails with the address and the reason: %.20s', async (text, reason) => {
  const { error } = await read(text);
  expect(error).toBeInstanceOf(ReplyError);
  expect(String(error)).toMatch(reason);
  expect(String(error)).toContain(URL);
});

it('a reply with a million rows fails before one is read', async () => {
  const { error, warnings } = await read(`[${Array(1_000_000).fill('{"id":7}').join()}]`);
  expect(String(error)).toContain('There are 1,000,000 systems; the limit is 5,000.');
  expect(warnings()).toEqual([]);
});
