import type { Page } from '@playwright/test';
import { BOXES, EMPTY, LANDING } from '../engines/boxes.mjs';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const SHEET = '<link rel="stylesheet" href="/embed/landing.css">';
/** A box of each way to shrink: the others have a width by the same rules. */
const ONE_OF_EACH = ['a flex row', 'a grid with centred items', 'max-content', 'a table cell', 'a dialog'];
/** Room for the preferred width of 68em: 1088 px. */
const WIDE = { width: 1200, height: 800 };

const widthOf = (page: Page): Promise<number> =>
  page.locator('product-selector').evaluate((element) => Math.round(element.getBoundingClientRect().width));
/** The width of the screen, or of the landing content, inside the element. */
const innerWidth = (page: Page): Promise<number> =>
  page.locator('product-selector').evaluate(({ shadowRoot, firstElementChild }) => {
    const shown = shadowRoot?.querySelector('[lang]') ?? firstElementChild;
    return Math.round(shown?.getBoundingClientRect().width ?? 0);
  });
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [kind, element, sheet, names] of [
  ['with landing.css and landing content', LANDING, SHEET, Object.keys(BOXES)],
  ['without landing.css', EMPTY, '', Object.keys(BOXES)],
  ['with landing.css and no content', EMPTY, SHEET, ONE_OF_EACH],
] as const) {
  test(`the element ${kind} has a width in each box that shrinks to its content`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    for (const name of names) {
      const box = BOXES[name as keyof typeof BOXES];
      await hostPage(page, { head: sheet + LOADER, body: box.replace('@', element) });
      await new Selector(page).button('Start').waitFor();
      const width = await widthOf(page);
      expect(width, name).toBeGreaterThanOrEqual(320);
      expect(width, name).toBeLessThanOrEqual(1088);
      expect(await innerWidth(page), name).toBe(width);
      expect(await overflow(page), name).toBe(0);
    }
  });
}

test('the landing content has the same width before the script as the selector after it', async ({ page }) => {
  for (const [width, names] of [
    [1200, Object.keys(BOXES)],
    [390, ONE_OF_EACH],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of names) {
      const box = BOXES[name as keyof typeof BOXES];
      await hostPage(page, { head: SHEET, body: box.replace('@', LANDING) });
      const before = await widthOf(page);
      expect(await innerWidth(page), name).toBe(before);
      await page.addScriptTag({ type: 'module', url: '/embed/product-selector.js' });
      await new Selector(page).button('Start').waitFor();
      expect(await widthOf(page), `${name} at ${width} px`).toBe(before);
    }
  }
});

test('the element fills a block and shrinks beside content that cannot', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const [box, width] of [
    ['@', 1200],
    ['<div style="display:flex"><div style="flex:0 0 800px"></div>@</div>', 400],
    ['<div style="display:flex"><div style="flex:0 0 800px"></div><div>@</div></div>', 400],
    ['<div style="display:flex"><div style="flex:1">@</div><div style="flex:0 0 700px"></div></div>', 500],
    ['<div style="display:grid;grid-template-columns:950px 1fr"><i></i>@</div>', 250],
  ] as const) {
    for (const element of [EMPTY, LANDING]) {
      await hostPage(page, {
        head: `${element === LANDING ? SHEET : ''}${LOADER}<style>body { margin: 0 }</style>`,
        body: box.replace('@', element),
      });
      await new Selector(page).button('Start').waitFor();
      expect(await widthOf(page), box).toBe(width);
      expect(await innerWidth(page), box).toBe(width);
      expect(await overflow(page), box).toBe(0);
    }
  }
});

test('a page whose layout leaves the element no width gets one line, and a hidden element none', async ({
  page,
  expected,
}) => {
  expected.push(/is 0 px wide/);
  const line = page.waitForEvent('console', (message) => message.text().includes('is 0 px wide'));
  await hostPage(page, {
    head: LOADER,
    body: `<div style="display:none">${EMPTY}</div><div style="width:0">${EMPTY}</div>`,
  });
  expect((await line).text()).toMatch(/^Product Selector: <product-selector> is 0 px wide/);
  await expect.poll(() => page.locator('product-selector [lang]').count()).toBe(2);
});
