import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exampleProducts } from '../tests/samples/exampleProducts.ts';
import { zipFolder } from './zipFolder.ts';

it('the downloaded folder has both replies at their addresses', () => {
  const files = unzipSync(zipFolder(exampleProducts(), '2026-11-28T08:00:00.000Z'));
  expect(Object.keys(files)).toEqual(['wp-json/product-selector/v2/init', 'wp-json/product-selector/v2/products']);
  const [init, products] = Object.values(files).map((bytes) => JSON.parse(strFromU8(bytes)));
  expect(init).toEqual({ nonce: 'static' });
  expect(products).toMatchObject({ products: expect.any(Array), updated: '2026-11-28T08:00:00.000Z' });
});
