import type { Locator, Page } from '@playwright/test';
import { answersOf } from '../samples/answersOf.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** The upper and lower edge of an element in the window. */
const placeOf = async (found: Locator) => {
  const box = await found.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
};

/** The drawing of the home; its name is its description. */
const home = (page: Page) => page.locator('product-selector').getByRole('img').first();

test('the notice of cleared answers appears in view, with its Undo', async ({ page, selector }) => {
  const answers = answersOf(
    'No, Townhouse, Multiple Rooms, Individual Room Zoning, 3 Rooms, Large Outdoor space, Mobile App',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await saveVisit(page, { answers });
  await page.goto('/');
  await selector.resume();
  await selector.change('Which areas do you want to heat and cool?');
  await selector.option('Single Room').check();
  const notice = await placeOf(selector.button('Undo').locator('..'));
  const bar = await placeOf(selector.button('Continue').locator('..'));
  expect(notice.top).toBeGreaterThanOrEqual(0);
  expect(notice.bottom).toBeLessThanOrEqual(bar.top);
  await selector.button('Undo').click();
  await expect(selector.option('Multiple Rooms')).toBeChecked();
});

test('a sticky header of the page does not cover the top of a step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await hostPage(page, {
    head: `<style>header { position: sticky; top: 0; z-index: 5; height: 80px; background: #ddd } body { margin: 0 }</style>${LOADER}`,
    body: '<header>Shop</header><product-selector></product-selector><p style="height: 900px">Below</p>',
  });
  const selector = new Selector(page);
  await selector.start();
  await selector.option('No').check();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await selector.button('Continue').click();
  await expect(selector.heading('What kind of home')).toBeFocused();
  expect((await placeOf(home(page))).top).toBeGreaterThanOrEqual(80);
});

test('Back on the result leads to a list with the chosen system, even if the catalogue fails to load again', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to load resource/, /Error fetching products/);
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  const group = page.getByRole('region', { name: 'These fit' });
  const last = group.getByRole('article').last();
  const title = (await last.getByRole('heading').first().textContent()) ?? '';
  await selector.openRow(title);
  await last.getByRole('button', { name: /^Choose/ }).click();
  await selector.heading('What to do next').waitFor();
  await page.route('**/v2/products?**', (route) => route.fulfill({ status: 500, json: {} }));
  const answered = page.waitForResponse('**/v2/products?**');
  const logged = page.waitForEvent('console', (message) => /Error fetching products/.test(message.text()));
  await selector.button('Back').click();
  await test.step('the chosen system is open, beyond the first rows', async () => {
    await expect(selector.row(title).getByRole('button', { name: /^Choose/ })).toBeVisible();
  });
  await test.step('a loaded list survives a background reload that fails', async () => {
    await Promise.all([answered, logged]);
    await expect(selector.row(title).getByRole('button', { name: /^Choose/ })).toBeVisible();
    await expect(page.getByText("couldn't load")).toHaveCount(0);
  });
});
