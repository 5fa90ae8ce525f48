import type { Page } from '@playwright/test';
import { contrastFindings } from './helpers/findingsOfAxe.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const CORRECTED = /Product Selector: the page's colours were corrected/;
const LINE = /--ps-[\w-]+ #\w{6} on --ps-[\w-]+ #\w{6} has \d+\.\d\d : 1 and needs (4\.5|3) : 1, --ps-/;
/** Colours of a page that would leave the selector unreadable. */
const HARD = [
  [
    'a pale accent and pale text',
    'product-selector { --ps-accent: #ffd400; --ps-ink: lightgrey; --ps-soft-ink: #ddd }',
  ],
  ['text too similar to the accent', 'product-selector { --ps-accent: oklch(0.5 0.1 200); --ps-on-accent: teal }'],
  ['a dark paper and nothing else', 'product-selector { --ps-paper: #102030 }'],
  ['a tint that swallows the text', 'product-selector { --ps-tint: #14213d; --ps-warning: #fff0e0; --ps-line: white }'],
] as const;

/** Opens a page that sets these tokens; returns the lines logged about corrections so far. */
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

/** Replaces the colours that the page has set so far. */
async function recolor(page: Page, css: string, lines: string[]): Promise<void> {
  lines.length = 0;
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.querySelector('link')?.remove();
    document.adoptedStyleSheets = [sheet];
  }, css);
}

test('everything stays readable in any colours of the page, and one line explains each correction', async ({
  page,
  expected,
}) => {
  expected.push(CORRECTED);
  // The screen that the build has written is watched on a page with colours of its own.
  const { selector, lines } = await openThemed(page, 'product-selector { --ps-accent: #5b2a86 }');
  const lookInAll = async (where: string) => {
    for (const [name, css] of HARD) {
      await test.step(`${where}: ${name}`, async () => {
        await recolor(page, css, lines);
        await expect.poll(() => lines).toEqual([expect.stringMatching(LINE)]);
        expect(await contrastFindings(page)).toEqual([]);
      });
    }
  };
  await lookInAll('the landing page');
  await selector.start();
  await selector.option('No').check();
  await lookInAll('a question');
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Small Outdoor space', 'Mobile App');
  await selector.heading('Systems for your home').waitFor();
  await test.step('the line is not repeated in a visit', () => expect(lines).toHaveLength(1));
  await lookInAll('the list');
});

test('the selector follows the page’s colours and scheme', async ({ page, expected }) => {
  expected.push(CORRECTED);
  const { selector, lines } = await openThemed(
    page,
    'product-selector { --brand: #5b2a86; --ps-accent: var(--brand); --ps-paper: hsl(40 30% 98%) }',
  );
  const element = page.locator('product-selector');
  const html = page.locator('html');
  await test.step('readable colours of the page are used unchanged, and nothing is logged', async () => {
    expect(await used(page, 'accent')).toBe('#5b2a86');
    expect(await selector.shown.getAttribute('style')).toBeNull();
    expect(lines).toEqual([]);
  });
  await test.step('an invalid colour is reported, and the default is used', async () => {
    await recolor(page, 'product-selector { --ps-ink: banana }', lines);
    await expect.poll(() => lines).toEqual([expect.stringContaining('--ps-ink isn’t a colour, so ours is used')]);
    expect(await used(page, 'ink')).toBe('#14213d');
  });
  await test.step('later changes apply, and so does changing them back', async () => {
    await recolor(page, '.faint { --ps-ink: #eeeeee }', lines);
    await expect(selector.shown).toHaveAttribute('style', '');
    await element.evaluate((node) => node.classList.add('faint'));
    await expect.poll(() => used(page, 'ink')).not.toBe('#eeeeee');
    expect(lines).toHaveLength(1);
    await element.evaluate((node) => node.classList.remove('faint'));
    await expect(selector.shown).toHaveAttribute('style', '');
    await element.evaluate((node) => node.classList.add('faint'));
    await expect.poll(() => used(page, 'ink')).not.toBe('#eeeeee');
    expect(lines).toHaveLength(1);
  });
  await test.step('the visitor’s scheme applies on a page that supports both', async () => {
    await recolor(page, ':root { color-scheme: light dark } product-selector { --ps-ink: #14213d }', lines);
    await expect(selector.shown).toHaveAttribute('style', '');
    expect(lines).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => lines.length).toBe(1);
    expect(await contrastFindings(page)).toEqual([]);
  });
  await test.step('it is light on a page without a scheme, and follows a later change', async () => {
    await recolor(page, '.dark { color-scheme: dark }', lines);
    await expect(selector.shown).toHaveCSS('background-color', 'rgb(251, 250, 247)');
    await html.evaluate((root) => root.classList.add('dark'));
    await expect(selector.shown).toHaveCSS('background-color', 'rgb(16, 21, 31)');
    expect(await contrastFindings(page)).toEqual([]);
    expect(lines).toEqual([]);
    await html.evaluate((root) => root.classList.remove('dark'));
  });
  await test.step('forced colours are never corrected', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await recolor(page, 'product-selector { --ps-ink: #cccccc }', lines);
    // A selector that starts in forced colours checks immediately.
    await element.evaluate((node) => node.replaceWith(document.createElement('product-selector')));
    await selector.button('Start').waitFor();
    await selector.untilColorsAreWatched();
    expect(lines).toEqual([]);
  });
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
  const element = await page.locator('product-selector').elementHandle();
  await element?.evaluate((removed) => removed.remove());
  // An element stops a quarter of a second after its removal, in case the page only moves it.
  await expect.poll(() => element?.evaluate(({ shadowRoot }) => shadowRoot?.childElementCount)).toBe(0);
});
