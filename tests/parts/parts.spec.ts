import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Selector } from '../browser/helpers/selector.ts';
import { expect, test } from '../browser/helpers/test.ts';
import { CopyOfSelector, PART_NAMES } from '../copyOfSelector.ts';

/** The selector, whose parts a test removes. */
let copy: CopyOfSelector;

test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  copy = new CopyOfSelector();
});
test.afterEach(() => copy.restore());
test.afterAll(() => copy.remove());

/** The page loads the copy's files instead of the real ones, and no longer preloads those. */
async function serveCopy(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<link rel="modulepreload"[^>]*>/g, '') });
  });
  await page.route('**/embed/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = `${copy.path}/dist${pathname}`;
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' });
    await route.fulfill({ body: readFileSync(file), contentType: typeOf(pathname) });
  });
}

const typeOf = (pathname: string): string =>
  pathname.endsWith('.js') ? 'text/javascript' : pathname.endsWith('.css') ? 'text/css' : 'application/octet-stream';

/** Questions, list, result, reload and *Start again*; an error on the console fails the test. */
async function walk(page: Page, selector: Selector): Promise<void> {
  await page.goto('/');
  await selector.reachResult();
  await selector.untilWhole();
  await page.reload();
  await selector.resume();
  await selector.heading('What to do next').waitFor();
  await selector.untilWhole();
  await selector.press('Start again');
  await selector.button('Start').waitFor();
}

for (const without of [...PART_NAMES.map((part) => [part]), PART_NAMES]) {
  const name = without.length === 1 ? without[0] : 'any part';
  test(`a visitor reaches the result without ${name}`, async ({ page, selector }) => {
    copy.drop(without);
    expect(copy.run('vite', 'build', '--logLevel', 'warn')).toBe('');
    await serveCopy(page);
    await walk(page, selector);
  });
}

test('the tests of the core pass without any part', () => {
  test.setTimeout(600_000);
  copy.drop(PART_NAMES);
  expect(copy.run('vitest', 'run', '--project', 'node', '--project', 'dom', 'src')).toBe('');
});
