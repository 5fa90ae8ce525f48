import { readFileSync } from 'node:fs';
import {
  createProviderApp,
  DEMO as DEMO_FILE,
  type ProviderApp,
  type ProviderAppOptions,
} from '../../server/app/createApp.ts';
import { pagePolicy } from '../../server/app/pagePolicy.ts';
import { PRODUCTS_REPLY, prepareFile, type StoredFile } from '../../server/app/prepareFile.ts';
import { type PreparedProducts, prepareProducts } from '../../server/app/prepareProducts.ts';
import { demoPage } from '../../server/demoPage.ts';
import { piecesOf } from '../piecesOf.ts';

export const INIT = '/wp-json/product-selector/v2/init';
export const PRODUCTS = '/wp-json/product-selector/v2/products';
const DEMO_HTML = new URL('../../server/demo.html', import.meta.url);
export const DEMO = demoPage(readFileSync(DEMO_HTML, 'utf8'), '', { file: null, systems: 2, range: '' });
const FILES = piecesOf(`
  product-selector.js | product-selector.js.map | product-selector.css | product-selector-Bx7_k-9Q.js
  chunks/matches-AbCd1234.js | chunks/matches-AbCd1234.js.map | style-AbCd1234.css | house-AbCd1234.svg
  manifest.json
`);

/** The provider of the running test file, without systems and with files of the element. */
export let app: ProviderApp;
export let options: ProviderAppOptions;
export let catalogue: { current: PreparedProducts };

/** Call it before all tests of a file. */
export async function openApp(): Promise<void> {
  const contents = FILES.map((path) => [`/embed/${path}`, `content of ${path}`] as const);
  const prepared = [...contents, [DEMO_FILE, DEMO] as const, ['range.html', '<ul></ul>'] as const].map(
    ([address, text]) => prepareFile(address, new TextEncoder().encode(text), {}),
  );
  const files: ReadonlyMap<string, StoredFile> = new Map((await Promise.all(prepared)).flat());
  catalogue = { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') };
  options = { catalogue, files, policy: await pagePolicy(DEMO, ["'self'"]) };
  app = createProviderApp(options);
}

export async function ask(path: string, init?: RequestInit, by = app): Promise<Response> {
  return by.fetch(new Request(`http://localhost${path}`, init));
}

/** The uncompressed form. */
export function plain({ files }: PreparedProducts) {
  return files[PRODUCTS_REPLY]!;
}
