import type { Locator, Page } from '@playwright/test';
import { hostPage, LOADER } from './hostPage.ts';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** A phone on its side, the smallest phone, tablet and laptop. */
const WINDOWS = ['844x390', '320x568', '768x1024', '1280x720'] as const;
/** The longest answer path, with an option of each question. */
const LONGEST = ['Yes', 'Ducted', 'House - Flat Roof', 'Multiple Rooms', 'Unsure', '3 Rooms', 'Small Outdoor space'];

const sized = (page: Page, size: string): Promise<void> => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return page.setViewportSize({ width, height });
};
const home = (page: Page): Locator => page.locator('product-selector').getByRole('img').first();

/** The place of an element in the window, without scrolling to it. */
async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element has no box');
  return { ...found, bottom: found.y + found.height };
}

/** Is each corner of an element in the window, with nothing over it? */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return [left + 8, right - 8].every((x) =>
      [top + 8, bottom - 8].every((y) => node.contains(root.elementFromPoint(x, y))),
    );
  });

/** Looks at every question of the longest answer path, as it appears. */
async function atEveryQuestion(selector: Selector, look: (question: string) => Promise<void>): Promise<void> {
  await selector.start();
  for (const label of [...LONGEST, 'Mobile App']) {
    await selector.option(label).waitFor();
    await look(`the question with ${label}`);
    if (label !== 'Mobile App') await selector.answer(label);
  }
}

for (const size of WINDOWS) {
  test(`Continue and an option are in a window of ${size} at every question, without scrolling`, async ({
    page,
    selector,
  }) => {
    await sized(page, size);
    const header = '<header style="block-size: 240px">A header of the page</header>';
    await hostPage(page, { head: LOADER, body: `${header}<product-selector></product-selector>` });
    await atEveryQuestion(selector, async (question) => {
      expect(await isUncovered(selector.button('Continue')), question).toBe(true);
      const first = page.getByRole('radio').or(page.getByRole('checkbox')).first();
      expect(await isUncovered(first), question).toBe(true);
    });
  });
}

test('the drawing is at least 200 px tall on a phone, and the first option is in the first screenful', async ({
  page,
  selector,
}) => {
  await sized(page, '390x844');
  await page.goto('/');
  await atEveryQuestion(selector, async (question) => {
    const drawing = await box(home(page));
    expect(drawing.height, question).toBeGreaterThanOrEqual(200);
    expect(drawing.y, question).toBeGreaterThanOrEqual(0);
    const bar = await box(selector.button('Continue'));
    const text = page.locator('product-selector').getByRole('group').locator('label').first();
    expect((await box(text)).bottom, question).toBeLessThan(bar.y);
  });
});

test('the drawing takes two fifths of a wide panel, grows with it, and stays in view beside long content', async ({
  page,
  selector,
}) => {
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
  const widths: number[] = [];
  for (const width of [1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    if (widths.length === 0) await selector.start();
    await selector.option('Yes').waitFor();
    const drawing = await box(home(page));
    const panel = await box(page.locator('product-selector'));
    expect(drawing.width / panel.width, `${width}`).toBeGreaterThan(0.36);
    expect(drawing.width / panel.width, `${width}`).toBeLessThan(0.44);
    widths.push(drawing.width);
  }
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths.at(-1)).toBeGreaterThan(700);

  await sized(page, '1280x420');
  for (const label of LONGEST.slice(0, 2)) await selector.answer(label);
  await selector.option('Apartment').focus();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(home(page)).toBeInViewport({ ratio: 0.99 });
});

test('options stand side by side where there is room, and below each other on a phone', async ({ page, selector }) => {
  await sized(page, '1280x720');
  await page.goto('/');
  await selector.start();
  const tops = async (...labels: string[]) =>
    new Set(await Promise.all(labels.map(async (label) => Math.round((await box(selector.option(label))).y)))).size;
  expect(await tops('Yes', 'No')).toBe(1);
  await selector.answer('No');
  expect(await tops('House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment')).toBe(2);
  await selector.answer('Townhouse');
  expect(await tops('Whole Home', 'Multiple Rooms', 'Single Room')).toBe(1);
  await sized(page, '390x844');
  expect(await tops('Whole Home', 'Multiple Rooms', 'Single Room')).toBe(3);
});

test('Continue stays in the page from question to question', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  const button = await selector.button('Continue').elementHandle();
  await selector.answer('No');
  await selector.option('Townhouse').waitFor();
  expect(await button?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.getByRole('heading', { name: 'What kind of home is it?' })).toBeFocused();
});

test('the footer shows how many systems fit, between Back and Continue', async ({ page, selector }) => {
  for (const size of ['320x568', '1280x720']) {
    await sized(page, size);
    await page.goto('/');
    await selector.start();
    await selector.option('No').check();
    const count = page.getByText(/^\d+ systems fit$/);
    await expect(count).toBeVisible();
    const [back, shown, next] = [
      await box(selector.button('Back')),
      await box(count),
      await box(selector.button('Continue')),
    ];
    expect(back.x + back.width).toBeLessThanOrEqual(shown.x);
    expect(shown.x + shown.width).toBeLessThanOrEqual(next.x);
    expect(shown.height).toBeLessThanOrEqual(next.height);
    // A screen reader hears the whole sentence, once.
    await expect(page.getByRole('status').filter({ hasText: /systems fit/ })).toHaveCount(1);
    await expect(count).toHaveAttribute('aria-hidden', 'true');
  }
});

for (const [where, size] of [
  ['a 300 px embed', '300x600'],
  ['a phone', '390x844'],
  ['a laptop', '1280x560'],
] as const) {
  test(`the keyboard's focus is never behind the footer in ${where}`, async ({ page, selector }) => {
    await sized(page, size);
    await hostPage(page, { head: LOADER, body: '<product-selector></product-selector>' });
    await selector.start();
    await selector.answer('No');
    await expect(selector.heading('What kind of home')).toBeFocused();
    // Arrow keys reach the radios that Tab passes by.
    const keys = [
      'Tab',
      'Space',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'Tab',
      'Tab',
      'Shift+Tab',
      'Shift+Tab',
      'ArrowUp',
    ];
    for (const key of keys) {
      await page.keyboard.press(key);
      expect(await isUncovered(page.locator('product-selector :focus')), key).toBe(true);
    }
    await expect(selector.option('Townhouse')).toBeFocused();
  });
}

test('at 400% zoom the footer leaves the window to the options', async ({ page, selector }) => {
  await sized(page, '320x256');
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.option('Townhouse').focus();
  expect(await isUncovered(selector.option('Townhouse'))).toBe(true);
  expect((await box(selector.button('Continue'))).y).toBeGreaterThan(256);
});
