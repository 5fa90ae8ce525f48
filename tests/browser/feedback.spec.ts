import type { Locator, Page } from '@playwright/test';
import { hostPage, LOADER } from './hostPage.ts';
import { saveVisit } from './savedVisit.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** Where something is in the window, from its upper to its lower edge. */
const placeOf = async (found: Locator) => {
  const box = await found.boundingBox();
  return { top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? 0) };
};

/** The drawn home, which is named after what is known of it. */
const home = (page: Page) => page.locator('product-selector').getByRole('img').first();

const active = (page: Page) =>
  page.locator('product-selector').evaluate((element) => {
    const focused = element.shadowRoot?.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? null;
  });

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`each step begins with the drawn home and the progress in view, ${width} × ${height}`, async ({
    page,
    selector,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await selector.start();
    for (const label of ['No', 'Townhouse', 'Multiple Rooms', 'Unsure']) {
      await selector.option(label).waitFor();
      expect((await placeOf(home(page))).top, label).toBeGreaterThanOrEqual(0);
      expect((await placeOf(page.getByRole('group').getByRole('heading'))).bottom, label).toBeLessThanOrEqual(height);
      await selector.answer(label);
    }
  });
}

test('the notice of cleared answers appears in view, with its Undo', async ({ page, selector }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await selector.start();
  for (const label of ['No', 'Townhouse', 'Multiple Rooms', 'Individual Room Zoning', '3 Rooms', 'Large Outdoor space'])
    await selector.answer(label);
  await selector.answer('Mobile App');
  await selector.chooseFirst();
  await selector.button(/^Change: Which areas/).click();
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

test('the focus stays nearby when the pressed button disappears', async ({ page, selector }) => {
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  await selector.untilWhole();
  await selector.compareFirstThree();
  const choices = page.getByRole('dialog').getByRole('button', { name: /^Choose / });
  const [, second, third] = await choices.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.slice(7)));
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await remove.click();
  expect(await active(page)).toBe('Compare systems');
  await remove.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await active(page)).toBe(`Compare ${second}`);
  await selector.button('Clear').click();
  expect(await active(page)).toBe(`Compare ${third}`);
});

test('a postcode shows nothing until it is complete, then its zone is announced', async ({ page, selector }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await selector.start();
  for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure']) {
    await page.clock.runFor(1000);
    await selector.answer(label);
  }
  await page.clock.runFor(1000);
  await selector.chooseFirst();
  // From here on only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.waitFor();
  const status = page.getByRole('status').filter({ hasText: /postcode/i });
  const before = await status.allTextContents();
  await field.pressSequentially('300');
  expect(await status.allTextContents()).toEqual(before);
  await field.pressSequentially('0');
  await page.clock.runFor(700);
  await expect(page.getByRole('status').filter({ hasText: 'Postcode 3000 is in the cold zone.' })).toHaveCount(1);
  await field.press('Backspace');
  await expect(page.getByText('Electricity price')).toBeVisible();
  await field.pressSequentially('2');
  await page.clock.runFor(700);
  await expect(page.getByText('Postcode 3002 is in the cold zone.')).toBeVisible();
});

test('a loaded list survives a background reload that fails', async ({ page, selector, expected }) => {
  expected.push(/Failed to load resource/, /Error fetching products/);
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  await selector.chooseFirst();
  await page.route('**/v2/products?**', (route) => route.fulfill({ status: 500, json: {} }));
  const answered = page.waitForResponse('**/v2/products?**');
  const logged = page.waitForEvent('console', (message) => /Error fetching products/.test(message.text()));
  await selector.button('Back').click();
  await Promise.all([answered, logged]);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText("couldn't load")).toHaveCount(0);
});

test('a second failure is announced too', async ({ page, selector, expected }) => {
  expected.push(/Failed to load resource/, /Error fetching products/);
  await page.route('**/v2/products?**', (route) => route.fulfill({ status: 500, json: {} }));
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  await selector.button('Try again').click();
  await expect(page.getByRole('status').filter({ hasText: "We still can't load" })).toHaveCount(1);
});

test('Back on the result leads to a list with the chosen system', async ({ page, selector }) => {
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  const group = page.getByRole('region', { name: 'Fits everything you asked for' });
  await group.getByRole('button', { name: /^Show all/ }).click();
  const last = group.getByRole('article').last();
  const title = (await last.getByRole('heading').first().textContent()) ?? '';
  await selector.openRow(title);
  await last.getByRole('button', { name: /^Choose/ }).click();
  await selector.heading('What to do next').waitFor();
  await selector.button('Back').click();
  // Beyond the first rows, and open.
  await expect(selector.row(title).getByRole('button', { name: /^Choose/ })).toBeVisible();
});

test('the comparison on a phone keeps the names of facts and systems in view, and Close', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveVisit(page);
  await page.goto('/');
  await selector.resumeMatches();
  await selector.compareFirstThree();
  const box = page.getByRole('region', { name: 'Compare systems' });
  await box.evaluate((node) => node.scrollTo(node.scrollWidth, node.scrollHeight / 2));
  const edge = await box.boundingBox();
  const names = await box.getByRole('rowheader').locator('span').all();
  for (const name of names) expect((await name.boundingBox())?.x).toBeGreaterThanOrEqual(edge?.x ?? 0);
  const titles = await box.getByRole('columnheader').locator('bdi:not(:empty)').all();
  for (const title of titles) expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(edge?.y ?? 0);
  await expect(selector.button('Close')).toBeInViewport();
});

test('new messages reword the error too, and the focus stays', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.button('Continue').click();
  await expect(page.getByText('Choose an option')).toBeVisible();
  await selector.button('Back').focus();
  await page.evaluate(() =>
    Object.assign(document.querySelector('product-selector') as object, {
      messages: { 'step.choose': 'Bitte wählen', 'step.back': 'Zurück' },
    }),
  );
  await expect(page.getByText('Bitte wählen')).toBeVisible();
  await expect(selector.button('Zurück')).toBeFocused();
});
