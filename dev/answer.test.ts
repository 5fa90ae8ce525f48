import { expect, it } from 'vitest';
import { answer, type Development, isAnswered, readOptions } from './answer.ts';
import { FAULTS } from './faults.ts';
import { galleryPage, SCREENS } from './gallery.ts';

const read = readOptions([], {});
if (read.kind !== 'run') throw new Error('No options are enough.');
const warned: string[] = [];
const development: Development = {
  project: process.cwd(),
  options: read.options,
  transform: async (_, html) => html,
  warn: (line) => warned.push(line),
};
const ask = (path: string) => answer(new Request(`http://localhost${path}`), development);
const products = (fault = '') => ask(`${fault}/wp-json/product-selector/v2/products?t=1`);

it('the development server replies like the embedded provider', async () => {
  expect((await (await products())!.json()).products).toHaveLength(63);
  expect(await (await ask('/wp-json/product-selector/v2/init'))!.json()).toEqual({ nonce: expect.any(String) });
  expect(await (await ask('/'))!.text()).toContain('src="/src/entry.ts"');
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

it('a catalogue that cannot be used is said, and the page stays', async () => {
  const bad = { ...development, options: { ...read.options, catalogue: 'package.json' } };
  const reply = await answer(new Request('http://localhost/wp-json/product-selector/v2/products'), bad);
  expect(reply!.status).toBe(503);
  expect(warned.join()).toContain('package.json');
  expect((await answer(new Request('http://localhost/'), bad))!.status).toBe(200);
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
  expect(['/', '/gallery', '/wp-json/x', '/src/entry.ts', '/@vite/client'].map(isAnswered)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
