import type { Page } from '@playwright/test';
import { findingsOfAxe } from './findingsOfAxe.ts';
import { hostPage, LOADER } from './hostPage.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

const CORRECTED = /Product Selector: the page's colours were corrected/;

/** Opens a page that sets these tokens; gives the lines that a correction has said so far. */
async function openThemed(page: Page, css: string, head = ''): Promise<{ selector: Selector; lines: string[] }> {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (CORRECTED.test(message.text())) lines.push(message.text());
  });
  await page.route('**/theme.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await hostPage(page, {
    head: `${head}<link rel="stylesheet" href="/theme.css">${LOADER}`,
    body: '<product-selector></product-selector>',
  });
  const selector = new Selector(page);
  await selector.button('Start').waitFor();
  await selector.untilColorsAreWatched();
  return { selector, lines };
}

const used = (page: Page, token: string) =>
  new Selector(page).shown.evaluate((root, name) => getComputedStyle(root).getPropertyValue(`--_${name}`), token);

const contrastProblems = (page: Page) => findingsOfAxe(page, { rules: ['color-contrast'] });

for (const [name, css] of [
  [
    'a pale accent and pale text',
    'product-selector { --ps-accent: #ffd400; --ps-ink: lightgrey; --ps-soft-ink: #ddd }',
  ],
  ['text too similar to the accent', 'product-selector { --ps-accent: oklch(0.5 0.1 200); --ps-on-accent: teal }'],
  ['a dark paper and nothing else', 'product-selector { --ps-paper: #102030 }'],
  ['a tint that swallows the text', 'product-selector { --ps-tint: #14213d; --ps-warning: #fff0e0; --ps-line: white }'],
] as const) {
  test(`${name}: everything stays readable, and one line explains the correction`, async ({ page, expected }) => {
    expected.push(CORRECTED);
    const { selector, lines } = await openThemed(page, css);
    const found = [...(await contrastProblems(page))];
    await selector.start();
    await selector.option('No').check();
    found.push(...(await contrastProblems(page)));
    for (const label of ['No', 'Townhouse', 'Single Room', 'Small Outdoor space', 'Mobile App']) {
      await selector.answer(label);
    }
    await selector.heading('Systems for your home').waitFor();
    found.push(...(await contrastProblems(page)));
    expect(found).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /--ps-[\w-]+ #\w{6} on --ps-[\w-]+ #\w{6} has \d+\.\d\d : 1 and needs (4\.5|3) : 1, --ps-/,
    );
  });
}

test('readable colours of the page are used unchanged, and nothing is logged', async ({ page }) => {
  const { lines } = await openThemed(
    page,
    'product-selector { --brand: #5b2a86; --ps-accent: var(--brand); --ps-paper: hsl(40 30% 98%) }',
  );
  expect(await used(page, 'accent')).toBe('#5b2a86');
  expect(await new Selector(page).shown.getAttribute('style')).toBeNull();
  expect(lines).toEqual([]);
});

test('an invalid colour is reported, and the default is used', async ({ page, expected }) => {
  expected.push(CORRECTED);
  const { lines } = await openThemed(page, 'product-selector { --ps-ink: banana }');
  expect(lines).toEqual([expect.stringContaining('--ps-ink isn’t a colour, so ours is used')]);
  expect(await used(page, 'ink')).toBe('#14213d');
});

test('later changes of the page’s colours apply, and so does changing them back', async ({ page, expected }) => {
  expected.push(CORRECTED);
  const { lines } = await openThemed(page, '.faint { --ps-ink: #eeeeee }');
  const element = page.locator('product-selector');
  await element.evaluate((node) => node.classList.add('faint'));
  await expect.poll(() => used(page, 'ink')).not.toBe('#eeeeee');
  expect(lines).toHaveLength(1);
  await element.evaluate((node) => node.classList.remove('faint'));
  await expect.poll(() => new Selector(page).shown.getAttribute('style')).toBe('');
  await element.evaluate((node) => node.classList.add('faint'));
  await expect.poll(() => lines.length).toBe(2);
});

test('the visitor’s scheme applies on a page that supports both', async ({ page, expected }) => {
  expected.push(CORRECTED);
  const { lines } = await openThemed(page, ':root { color-scheme: light dark } product-selector { --ps-ink: #14213d }');
  expect(lines).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => lines.length).toBe(1);
  expect(await contrastProblems(page)).toEqual([]);
});

test('is light on a page without a scheme, and follows a later change', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { lines } = await openThemed(page, '.dark { color-scheme: dark }');
  const root = new Selector(page).shown;
  await expect(root).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  await expect(root).toHaveCSS('background-color', 'rgb(16, 21, 31)');
  expect(await contrastProblems(page)).toEqual([]);
  expect(lines).toEqual([]);
});

test('a transparent paper is judged against the page in the current scheme', async ({ page, expected }) => {
  expected.push(CORRECTED);
  await page.emulateMedia({ colorScheme: 'dark' });
  const { lines } = await openThemed(page, 'product-selector { --ps-paper: transparent }');
  expect(lines).toEqual([]);
  await page.locator('html').evaluate((html) => html.setAttribute('style', 'color-scheme: dark; --ps-ink: #14213d'));
  await expect.poll(() => lines.length).toBe(1);
});

test('works under a strict policy, and leaves nothing when the element is removed', async ({ page, expected }) => {
  expected.push(CORRECTED);
  const { lines } = await openThemed(
    page,
    'product-selector { --ps-ink: #cccccc }',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
  );
  expect(lines).toHaveLength(1);
  const left = await page.evaluate(async () => {
    const element = document.querySelector('product-selector') as HTMLElement;
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element.shadowRoot?.childElementCount;
  });
  expect(left).toBe(0);
});

test('forced colours are never corrected', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { lines } = await openThemed(page, 'product-selector { --ps-ink: #cccccc }');
  expect(lines).toEqual([]);
});
