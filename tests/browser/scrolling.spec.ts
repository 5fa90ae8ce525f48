import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

const SPACER = '<div style="height: 4000px"></div>';

test.use({ viewport: { width: 800, height: 600 } });

/** Records every scroll event on the page. */
async function watchScrolling(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const scrolled: string[] = [];
    Object.defineProperty(window, 'scrolled', { value: scrolled });
    addEventListener('scroll', (event) => scrolled.push((event.target as Node).nodeName), { capture: true });
  });
  return () =>
    page.evaluate(async () => {
      // Scroll events are dispatched with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { scrolled: string[] }).scrolled;
    });
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls the page until an element's top is this many pixels below the window's. */
const place = (page: Page, element: string, top: number) =>
  page.locator(element).evaluate((found, wanted) => {
    window.scrollBy(0, found.getBoundingClientRect().top - wanted);
  }, top);
/** The position of an element's top in the window. */
const topOf = (selector: Selector, heading: RegExp) =>
  selector.heading(heading).evaluate((found) => found.getBoundingClientRect().top);
// A mouse click would first scroll the button into view.
const press = (selector: Selector, button: string) => selector.button(button).dispatchEvent('click');
const QUESTION = /Do you already know/;

/** Goes back to the landing page, by *Back* of each step. */
async function toLanding(selector: Selector, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await press(selector, 'Back');
  await selector.button('Start').waitFor();
}

test('below 4,000 px of other content, a step scrolls no further than to its top', async ({ page }) => {
  const scrolled = await watchScrolling(page);
  await hostPage(page, { head: LOADER, body: `${SPACER}<product-selector></product-selector>${SPACER}` });
  const selector = new Selector(page);
  await selector.button('Start').waitFor();
  await test.step('loading scrolls nothing and takes no focus', async () => {
    expect(await scrolled()).toEqual([]);
    expect(await scrollY(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });
  for (const top of [60, 300]) {
    await test.step(`Start brings the first question from ${top} px below the window's top to it, and later steps scroll nothing`, async () => {
      await place(page, 'product-selector', top);
      await press(selector, 'Start');
      await expect(selector.heading(QUESTION)).toBeFocused();
      expect(Math.round((await selector.shown.boundingBox())?.y ?? -1)).toBe(0);
      const before = (await scrolled()).length;
      await place(page, 'product-selector', 20);
      const moved = await scrollY(page);
      await selector.option('No').dispatchEvent('click');
      await press(selector, 'Continue');
      await expect(selector.heading(/What kind of home/)).toBeFocused();
      expect([await scrollY(page), (await scrolled()).length]).toEqual([moved, before + 1]);
    });
    await toLanding(selector, 2);
  }
  for (const [where, top] of [
    ['above', -300],
    ['below', 590],
  ] as const) {
    await test.step(`a step with its heading ${where} the window scrolls to the top of the window, and no further`, async () => {
      await place(page, 'product-selector', top);
      await press(selector, 'Start');
      await expect(selector.heading(QUESTION)).toBeFocused();
      // With the home and the progress above it.
      const box = await selector.shown.locator('> :not(:empty)').first().boundingBox();
      expect(Math.round(box?.y ?? -1)).toBe(0);
      expect(await topOf(selector, QUESTION)).toBeLessThan(300);
    });
    await toLanding(selector, 1);
  }
});

test('a page scrolled to its end stays there while the selector above loads', async ({ page }) => {
  await hostPage(page, { body: `${SPACER}<main style="height: 900px"></main>${SPACER}` });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await scrollY(page);
  await page.evaluate(async () => {
    document.querySelector('main')?.append(document.createElement('product-selector'));
    await import('/embed/product-selector.js' as string);
  });
  await page.getByRole('button', { name: 'Start' }).waitFor();
  expect(await scrollY(page)).toBe(before);
});

const BOX = `<section aria-label="box" style="height: 300px; overflow: auto"><div style="height: 200px"></div>
  <product-selector></product-selector></section><section aria-label="plain"><product-selector></product-selector></section>${SPACER}`;
const boxTop = (page: Page) => page.getByRole('region', { name: 'box' }).evaluate((box) => box.scrollTop);

test('of two selectors, one of them in a box that scrolls, each scrolls only its own container', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: BOX });
  const boxed = new Selector(page, page.getByRole('region', { name: 'box' }));
  const plain = new Selector(page, page.getByRole('region', { name: 'plain' }));
  await boxed.button('Start').waitFor();
  await plain.button('Start').waitFor();
  await page.getByRole('region', { name: 'box' }).evaluate((box) => box.scrollTo(0, 150));
  await press(plain, 'Start');
  await expect(plain.heading(QUESTION)).toBeFocused();
  await expect(boxed.button('Start')).toBeVisible();
  expect(await boxTop(page)).toBe(150);
  await plain.option('Yes').dispatchEvent('click');
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await scrollY(page);
  await press(boxed, 'Start');
  await expect(boxed.heading(QUESTION)).toBeFocused();
  expect(await scrollY(page)).toBe(before);
  await expect(plain.option('Yes')).toBeChecked();
  await expect(boxed.option('Yes')).not.toBeChecked();
});

test('a heading outside its box, though inside the window, scrolls into view', async ({ page }) => {
  // The window shows space above and below the box, where a heading would be hidden.
  await hostPage(page, {
    head: LOADER,
    body: `<div style="height: 250px"></div><section aria-label="box" style="height: 100px; overflow: auto"><div style="height: 250px"></div>
      <product-selector></product-selector><div style="height: 900px"></div></section><div style="height: 2000px"></div>`,
  });
  const boxed = new Selector(page);
  const box = page.getByRole('region', { name: 'box' });
  for (const [where, top] of [
    ['above', 560],
    ['below', 0],
  ] as const) {
    await test.step(`a heading ${where} the box's edge`, async () => {
      await boxed.button('Start').waitFor();
      await box.evaluate((found, to) => found.scrollTo(0, to), top);
      await press(boxed, 'Start');
      await expect(boxed.heading(QUESTION)).toBeFocused();
      expect(await scrollY(page)).toBe(0);
      const boxEdge = await box.evaluate((found) => found.getBoundingClientRect().top);
      const heading = await topOf(boxed, QUESTION);
      expect(heading).toBeGreaterThanOrEqual(boxEdge);
      expect(heading).toBeLessThan(boxEdge + 100);
    });
    await press(boxed, 'Back');
  }
});
