import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DOC_FILES } from '../frameworks/document.mjs';
import { openSite, serveFiles } from '../frameworks/sitePage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const NO_ADDRESS = /rest-url="null" is not an http or https address; host is used instead/;
const LOST = /messages="\[object Object\]": the page wrote an object into the attribute/;

/** Opens these files as a separate site. */
const open = async (page: Page, files: ReadonlyMap<string, Buffer | string>): Promise<string[]> =>
  openSite(page, await serveFiles(page, files));

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
    [
      'product-selector matched',
      {
        ...{ answers, all: number, wish: number, close: number, rest: number },
        ...{ models: number, catch: number, might: number, by: 'visitor' },
      },
    ],
    ['product-selector chosen', { system, systems: [system], way: 'split', answers }],
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
  // A mistake in the page's words is named once somebody shows interest; both texts load on demand, in no order.
  await page
    .getByRole('button', { name: 'Off we go', exact: true })
    .or(page.getByRole('button', { name: 'Start', exact: true }))
    .hover();
  await expect.poll(() => lines.toSorted()).toEqual([LOST, NO_ADDRESS].map((line) => expect.stringMatching(line)));
  await page.evaluate(() => Object.assign(customElements.get('product-selector') as object, { version: '0.0.1' }));
  await page.addScriptTag({ type: 'module', url: 'https://provider.example/embed/product-selector.js?ver=2' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  await expect.poll(() => lines[2]).toContain(`this script has version ${version}`);
  expect(lines[2]).toContain('version 0.0.1 is already in use');
});
