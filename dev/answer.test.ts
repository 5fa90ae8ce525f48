import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import type { Provider } from '../server/openProvider.ts';
import { readOptions } from '../server/readOptions.ts';
import { PRICE_LIST } from '../tests/samples/priceList.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { answerStep, isStepAnswered, openSources } from './answer.ts';
import { FAULTS } from './faults.ts';
import { galleryPage } from './gallery.ts';
import { SCREENS } from './screens.ts';

const project = process.cwd();
const transform = async (_: string, html: string) => html;

const opened: Provider[] = [];
afterAll(() => Promise.all(opened.map(({ stop }) => stop())));

async function open(...args: readonly string[]) {
  const read = readOptions(args, {});
  const provider = read.kind === 'run' ? await openSources(read.options, project) : null;
  if (!provider) throw new Error(`The provider didn't start: ${JSON.stringify(read)}`);
  opened.push(provider);
  return provider;
}

const provider = await open();
const ask = (path: string) => answerStep(new Request(`http://localhost${path}`), { project, provider, transform });
const products = (fault = '') => ask(`${fault}/wp-json/product-selector/v2/products?t=1`);

it('the development server replies like the embedded provider', async () => {
  expect((await (await products())!.json()).products).toHaveLength(63);
  expect(await (await ask('/wp-json/product-selector/v2/init'))!.json()).toMatchObject({ nonce: expect.any(String) });
  expect(await (await ask('/'))!.text()).toContain('src="/src/entry.ts"');
});

it('the provider gives the installation prices of its own file, which belong to no other catalogue', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const [catalogue, table] = [join(folder.path, 'range.csv'), join(folder.path, 'prices.json')];
  writeFileSync(catalogue, 'id,title,system_type\nA,Split A,split');
  writeFileSync(table, JSON.stringify({ ...PRICE_LIST, valid_until: '2099-06-30' }));
  utimesSync(table, 0, 0);
  const initOf = async (...args: readonly string[]) => {
    const { app } = await open('--catalogue', catalogue, ...args);
    return (await app.fetch(new Request('http://localhost/wp-json/product-selector/v2/init'))).json();
  };
  expect(await initOf()).toEqual({ nonce: expect.any(String) });
  expect(await initOf('--installation', table)).toMatchObject({ installation: { extras: PRICE_LIST.extras } });
});

it('each fault fails in its own way', async () => {
  expect((await products('/fault/products%20500'))!.status).toBe(500);
  expect(await (await products('/fault/one%20system'))!.json()).toHaveLength(1);
  expect(await products('/fault/no%20connection')).toBeNull();
  expect((await ask('/fault/products%20500/wp-json/product-selector/v2/init'))!.status).toBe(200);
  const enquiries = '/fault/takes%20enquiries/wp-json/product-selector/v2';
  expect(await (await ask(`${enquiries}/init`))!.json()).toHaveProperty('enquiry.notice.short');
  expect(await (await ask(`${enquiries}/enquiries`))!.json()).toHaveProperty('reference');
  expect((await products('/fault/toString'))!.status).toBe(404);
});

it('the development server takes a mapping and enquiries as the embedded provider does', async () => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  const sheet = `${folder.path}/sheet.csv`;
  writeFileSync(sheet, 'Code,Name\nA-1,Wall split\n');
  const mapping = `${folder.path}/mapping.json`;
  const columns = { id: { from: ['Code'] }, title: { from: ['Name'] }, system_type: { default: 'split' } };
  writeFileSync(mapping, JSON.stringify({ version: 1, from: 'sheet', columns }));
  const own = await open('--catalogue', sheet, '--mapping', mapping, '--enquiries', `${folder.path}/enquiries.db`);
  onTestFinished(() => own.stop());
  const call = async (path: string, init?: RequestInit) =>
    (await answerStep(new Request(`http://localhost/wp-json/product-selector/v2/${path}`, init), {
      project,
      transform,
      provider: own,
    }))!;
  expect((await (await call('products?t=1')).json()).products).toMatchObject([{ id: 'A-1', title: 'Wall split' }]);
  expect(await (await call('init')).json()).toHaveProperty('enquiry.fields');
  // The body arrives too: the reply names what is missing in it.
  const sent = await call('enquiries', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect(sent.status).toBe(400);
});

it('the gallery shows every screen with the settings of its address', () => {
  const page = galleryPage(new URLSearchParams({ language: 'mirrored', theme: '<script>', fault: 'products 500' }));
  for (const name of Object.keys(SCREENS)) expect(page).toContain(`title="${name}"`);
  expect(page).toContain('language=mirrored&amp;theme=light&amp;width=320&amp;fault=products+500&amp;screen=landing"');
  expect(page).not.toContain('<script>');
});

it('every fault of a screen is one that the server knows', () => {
  const named = Object.values(SCREENS).flatMap(({ fault }) => fault ?? []);
  expect(named.filter((fault) => !Object.hasOwn(FAULTS, fault))).toEqual([]);
});

it('source files are left to Vite', () => {
  expect(['/', '/gallery', '/wp-json/x', '/src/entry.ts', '/@vite/client'].map(isStepAnswered)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
