import { type App, type AppOptions, createApp } from '../../server/app/createApp.ts';
import { pagePolicy } from '../../server/app/pagePolicy.ts';
import { prepareProducts } from '../../server/app/prepareProducts.ts';
import { compressors } from '../../server/compressors.ts';
import { readCatalogue } from '../../src/source/readCatalogue.ts';
import { exampleCsv } from '../samples/exampleCsv.ts';

/** A provider with two systems. */
export async function exampleApp(some: Partial<AppOptions> = {}): Promise<App> {
  const { products } = readCatalogue('products.csv', new TextEncoder().encode(exampleCsv('A-1', 'A-2')));
  const current = await prepareProducts(products, '2026-01-02T03:04:05.000Z', compressors(5));
  const policy = await pagePolicy('<title>Demo</title>', ["'self'"]);
  return createApp({ catalogue: { current }, files: new Map(), policy, ...some });
}
