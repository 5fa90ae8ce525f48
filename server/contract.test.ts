import { afterAll, describe, it } from 'vitest';
import { readCatalogue } from '../src/catalogue/readCatalogue.ts';
import { createApp } from './app.ts';
import { contract } from './contract.ts';
import { exampleCsv } from './exampleCsv.ts';
import { prepareReply } from './prepareReply.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder();
const { products } = readCatalogue('products.csv', new TextEncoder().encode(exampleCsv('A-1', 'A-2')));
const current = prepareReply(products, '2026-01-02T03:04:05.000Z');
const app = createApp({ catalogue: { current }, embedFolder: folder.path, demoPage: '' });
afterAll(folder.remove);

describe('the standalone provider keeps the contract', () => {
  it.each(contract)('$name', async ({ method, path, headers, expect }) => {
    await expect(await app.request(path, { method, headers: headers ?? {} }));
  });
});
