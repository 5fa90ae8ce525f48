import { createProviderApp, type ProviderApp, type ProviderAppOptions } from '../../server/app/createApp.ts';
import { pagePolicy } from '../../server/app/pagePolicy.ts';
import { prepareProducts } from '../../server/app/prepareProducts.ts';
import { compressors } from '../../server/publish/compressors.ts';
import { exampleCsv } from '../samples/exampleCsv.ts';
import { readFile } from '../samples/readFile.ts';

/** A provider with two systems. */
export async function exampleApp(some: Partial<ProviderAppOptions> = {}): Promise<ProviderApp> {
  const { products } = readFile('products.csv', new TextEncoder().encode(exampleCsv('A-1', 'A-2')));
  const current = await prepareProducts(products, '2026-01-02T03:04:05.000Z', compressors(5));
  const policy = await pagePolicy('<title>Demo</title>', ["'self'"]);
  return createProviderApp({ catalogue: { current }, files: new Map(), policy, ...some });
}
