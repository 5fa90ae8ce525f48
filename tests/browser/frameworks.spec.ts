import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type InlineConfig } from 'vite';
import { DOC_FILES } from '../frameworks/document.mjs';
import { writeFiles } from '../frameworks/frameworkProject.ts';
import { expectStart, filesIn, openSite, serveFiles } from '../frameworks/sitePage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** The packages that the document installs. */
const PACKAGES = ['react', 'react-dom', 'vue', 'svelte', 'vite', '@vitejs/plugin-vue', '@sveltejs/vite-plugin-svelte'];
const NO_ADDRESS = /rest-url="null" is not an http or https address; host is used instead/;
const LOST = /messages="\[object Object\]": the page wrote an object into the attribute/;

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'frameworks-'));
  const link = (name: string, target: string) => {
    const at = join(folder, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(resolve(target), at);
  };
  for (const name of PACKAGES) link(name, join('node_modules', name));
  // The files of the package, as `npm pack` writes them.
  const own = join(folder, 'node_modules/product-selector');
  mkdirSync(own);
  cpSync('package.json', join(own, 'package.json'));
  for (const part of ['embed', 'package']) cpSync(join('dist', part), join(own, 'dist', part), { recursive: true });
  writeFiles(folder, DOC_FILES);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Builds one framework's page, as `npx vite build` does in its folder, and returns the files for the browser by address. */
async function built(name: string, options: InlineConfig['build'] = {}): Promise<ReadonlyMap<string, Buffer>> {
  const root = join(folder, name);
  const own = `${name}/vite.config.js`;
  const configFile = DOC_FILES.has(own) && join(folder, own);
  // Neither changes what a page does, and both take time.
  const quick = { minify: false, reportCompressedSize: false };
  await build({ configFile, root, logLevel: 'error', build: { emptyOutDir: true, ...quick, ...options } });
  return filesIn(join(root, 'dist'));
}

/** Opens these files as a separate site. */
const open = async (page: Page, files: ReadonlyMap<string, Buffer | string>): Promise<string[]> =>
  openSite(page, await serveFiles(page, files));

for (const [title, name] of [
  ['Vue 3', 'vue'],
  ['Svelte 5', 'svelte'],
] as const) {
  test(`${title}: the lines of docs/frameworks.md make a page with its own words and events`, async ({ page }) => {
    await expectStart(page, await open(page, await built(name)));
  });
}

test('React 19, in strict mode and from a server: the lines of docs/frameworks.md make pages with their words and events', async ({
  page,
}) => {
  await built('react', { ssr: 'server.jsx' });
  const { render } = await import(pathToFileURL(join(folder, 'react/dist/server.mjs')).href);
  const html = DOC_FILES.get('react/index.html') ?? '';
  const hydrated = html
    .replace('<div id="root"></div>', `<div id="root">${render()}</div>`)
    .replace('main.jsx', 'client.jsx');
  writeFileSync(join(folder, 'react/served.html'), hydrated);
  const input = ['index', 'served'].map((file) => join(folder, `react/${file}.html`));
  const files = await built('react', { rolldownOptions: { input } });

  await test.step('in strict mode', async () => {
    await expectStart(page, await open(page, files));
  });

  await test.step('from a server, it hydrates', async () => {
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'wait' });
    await expectStart(page, await open(page, new Map([...files, ['index.html', files.get('served.html') ?? '']])));
  });
});

test('a plain page hears every event of a visit, also if its script is there twice and a listener fails', async ({
  page,
  expected,
}) => {
  expected.push(/a listener of the page failed/);
  await page.addInitScript(() => {
    window.print = () => {};
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of ['onNextPage', 'answered', 'matched', 'chosen', 'printed']) {
      document.addEventListener(name === 'onNextPage' ? name : `selector-${name}`, (event) => {
        const { target, detail } = event as CustomEvent;
        heard.push([`${(target as Element).localName} ${name}`, structuredClone(detail)]);
        if (typeof detail === 'object') detail.answers = { Q2: 'Castle' };
        throw new Error('a listener of the page failed');
      });
    }
  });
  const html = DOC_FILES.get('html/index.html') ?? '';
  const loader = html.match(/<script type="module".*<\/script>/)?.[0] ?? 'no script';
  const twice = html.replace('</body>', `${loader.replace('.js"', '.js?ver=2"')}</body>`);
  const lines = await open(page, new Map([['index.html', twice]]));
  await page.getByRole('button', { name: 'Off we go', exact: true }).waitFor();
  const selector = new Selector(page);
  await page.clock.fastForward(1000);
  await page.getByRole('button', { name: 'Off we go', exact: true }).click();
  const choices = ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'];
  await selector.answerAll(...choices);
  await selector.chooseFirst();
  await page.getByRole('button', { name: 'Print or save as PDF', exact: true }).click();
  await expect.poll(() => page.evaluate('heard.at(-1)[0]')).toBe('product-selector printed');
  const heard = (await page.evaluate('heard')) as [string, Record<string, unknown>][];
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };
  const answered = Object.entries(answers).map(([question, answer], index) => [
    'product-selector answered',
    { question, answer, answers: Object.fromEntries(Object.entries(answers).slice(0, index + 1)) },
  ]);
  const number = expect.any(Number);
  const system = heard.at(-1)?.[1].system;
  expect(system).toMatch(/\w/);
  expect(heard).toEqual([
    ['product-selector onNextPage', 'onboarding'],
    ...answered,
    ['product-selector matched', { answers, all: number, wish: number, close: number, rest: number }],
    ['product-selector chosen', { system, answers }],
    ['product-selector printed', { system, answers }],
  ]);
  expect(lines.filter((line) => line === 'started')).toHaveLength(1);
});

test('a script of another version names both; each attribute that a framework wrote without a text is named once', async ({
  page,
  expected,
}) => {
  expected.push(LOST, NO_ADDRESS, /already in use/);
  const html = (DOC_FILES.get('html/index.html') ?? '').replace(
    '<product-selector',
    '<product-selector messages="[object Object]" rest-url="null" action-url="undefined" heading-level="true"',
  );
  const lines = await open(page, new Map([['index.html', html]]));
  // Both texts load on demand, in no order.
  await expect.poll(() => lines.toSorted()).toEqual([LOST, NO_ADDRESS].map((line) => expect.stringMatching(line)));
  await page.evaluate(() => Object.assign(customElements.get('product-selector') as object, { version: '0.0.1' }));
  await page.addScriptTag({ type: 'module', url: 'https://provider.example/embed/product-selector.js?ver=2' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  await expect.poll(() => lines[2]).toContain(`this script has version ${version}`);
  expect(lines[2]).toContain('version 0.0.1 is already in use');
});
