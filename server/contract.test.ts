import { describe, it } from 'vitest';
import { readCatalogue } from '../src/catalogue/readCatalogue.ts';
import { createApp } from './app/createApp.ts';
import { preparePages } from './app/preparePages.ts';
import { prepareProducts } from './app/prepareProducts.ts';
import { contract } from './contract.ts';
import { exampleCsv } from './exampleCsv.ts';

const { products } = readCatalogue('products.csv', new TextEncoder().encode(exampleCsv('A-1', 'A-2')));
const current = await prepareProducts(products, '2026-01-02T03:04:05.000Z');
const pages = await preparePages('', { frameAncestors: ["'self'"] });
const app = createApp({ catalogue: { current }, files: new Map(), pages });

describe('the standalone provider keeps the contract', () => {
  it.each(contract)('$name', async ({ method, path, headers, expect }) => {
    await expect(await app.fetch(new Request(`http://localhost${path}`, { method, headers: headers ?? {} })));
  });
});
