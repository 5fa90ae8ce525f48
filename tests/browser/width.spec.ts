import type { Page } from '@playwright/test';
import { BOXES, EMPTY, LANDING } from '../engines/boxes.mjs';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { expect, test } from './helpers/test.ts';

/** Boxes on a page 1200 px wide, with the width that they leave the element. */
const FIXED = [
  ['HERE', 1200],
  ['<div style="display:flex"><div style="flex:0 0 800px"></div>HERE</div>', 400],
  ['<div style="display:flex"><div style="flex:0 0 800px"></div><div>HERE</div></div>', 400],
  ['<div style="display:flex"><div style="flex:1">HERE</div><div style="flex:0 0 700px"></div></div>', 500],
  ['<div style="display:grid;grid-template-columns:950px 1fr"><i></i>HERE</div>', 250],
] as const;
const SHEET = '<link rel="stylesheet" href="/embed/landing.css">';

/** A box for each way to shrink; the others get their width by the same rules. */
const ONE_OF_EACH = ['a flex row', 'a grid with centred items', 'max-content', 'a table cell', 'a dialog'] as const;
const ALL = Object.keys(BOXES) as readonly (keyof typeof BOXES)[];
/** Room for the preferred width of 68em: 1088 px. */
const WIDE = { width: 1200, height: 800 };

/** Opens a page with these boxes below each other, each with the element and clear of the others. */
async function openBoxes(page: Page, boxes: readonly string[], element: string, head: string): Promise<void> {
  const sections = boxes.map((box) => `<section style="display:flow-root">${box.replace('HERE', element)}</section>`);
  await hostPage(page, { head, body: sections.join('') });
}

const untilStarted = (page: Page, boxes: readonly string[]): Promise<void> =>
  expect(page.locator('product-selector').getByText('Start', { exact: true })).toHaveCount(boxes.length);

/** In each box, the width of the element and that of the screen, or of the landing content, in it. */
const widths = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.locator('product-selector').evaluateAll((elements) =>
    elements.map((element) => {
      const shown = element.shadowRoot?.querySelector('[lang]') ?? element.firstElementChild;
      return [element, shown].map((one) => Math.round(one?.getBoundingClientRect().width ?? 0));
    }),
  );
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [kind, element, sheet, names] of [
  ['without landing.css', EMPTY, '', ALL],
  ['with landing.css and no content', EMPTY, SHEET, ONE_OF_EACH],
  ['with landing.css and landing content', LANDING, SHEET, ALL],
] as const) {
  test(`the element ${kind} has a width in each box that shrinks to its content, which its screen fills`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    const boxes = names.map((name) => BOXES[name]);
    await openBoxes(page, boxes, element, sheet + LOADER);
    await untilStarted(page, boxes);
    for (const [index, [width = 0, inner]] of (await widths(page)).entries()) {
      expect(width, names[index]).toBeGreaterThanOrEqual(320);
      expect(width, names[index]).toBeLessThanOrEqual(1088);
      expect(inner, names[index]).toBe(width);
    }
    expect(await overflow(page)).toBe(0);
  });
}

test('the landing content has the same width before the script as the selector after it', async ({ page }) => {
  for (const [width, names] of [
    [1200, ALL],
    [390, ONE_OF_EACH],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = names.map((name) => BOXES[name]);
    await openBoxes(page, boxes, LANDING, SHEET);
    const before = await widths(page);
    await page.addScriptTag({ type: 'module', url: '/embed/product-selector.js' });
    await untilStarted(page, boxes);
    const named = (all: typeof before) => Object.fromEntries(names.map((name, index) => [name, all[index]]));
    expect(named(await widths(page)), `at ${width} px`).toEqual(named(before));
    for (const [element, inner] of before) expect(inner).toBe(element);
  }
});

test('the element fills a block and shrinks beside content that cannot', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const [element, sheet] of [
    [EMPTY, ''],
    [LANDING, SHEET],
  ] as const) {
    const boxes = FIXED.map(([box]) => box);
    await openBoxes(page, boxes, element, `${sheet}${LOADER}<style>body { margin: 0 }</style>`);
    await untilStarted(page, boxes);
    expect(await widths(page)).toEqual(FIXED.map(([, width]) => [width, width]));
    expect(await overflow(page)).toBe(0);
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
