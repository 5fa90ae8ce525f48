import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exampleProducts } from '../tests/samples/exampleProducts.ts';
import { zipFolder } from './zipFolder.ts';

it('the downloaded folder has both replies at their addresses, the range in words, a page and the selector’s files', () => {
  const embed = { 'product-selector.js': strToU8('1') };
  const files = unzipSync(zipFolder(exampleProducts({ id: 'A' }), '2026-11-28T08:00:00.000Z', embed));
  const [init, products, range] = Object.values(files).map((bytes) => strFromU8(bytes));
  expect(Object.keys(files)).toEqual([
    'wp-json/product-selector/v2/init',
    'wp-json/product-selector/v2/products',
    'range.html',
    'selector.html',
    'embed/product-selector.js',
  ]);
  expect(range).toContain('<li>');
  expect(JSON.parse(init!)).toEqual({ nonce: 'static' });
  expect(JSON.parse(products!)).toMatchObject({ products: expect.any(Array), updated: '2026-11-28T08:00:00.000Z' });
});
