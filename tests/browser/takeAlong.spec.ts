import type { Page } from '@playwright/test';
import { saveVisit } from './savedVisit.ts';
import { expect, test } from './test.ts';

interface Along extends HTMLElement {
  readonly visitCode: string | null;
  restore(code: unknown): Promise<boolean>;
}

const PRODUCTS = ['a', 'b'].map((id) => ({ id, title: `System ${id}`, system_type: 'split' }));
const codeOf = (page: Page) =>
  page.locator('product-selector').evaluate(async (element) => {
    await customElements.whenDefined('product-selector');
    return (element as Along).visitCode;
  });
const restore = (page: Page, code: unknown) =>
  page.locator('product-selector').evaluate(async (element, given) => {
    await customElements.whenDefined('product-selector');
    return (element as Along).restore(given);
  }, code);

test.beforeEach(async ({ page }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: PRODUCTS }));
});

test('a link brings answers and system to another tab, and replaces nothing until Look', async ({
  page,
  selector,
  context,
}) => {
  await saveVisit(page, { place: '/result', chosen: 'b', postcode: '2000' });
  await page.goto('/');
  expect(await codeOf(page)).toBeNull();
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('selector-code', (event) => resolve((event as CustomEvent).detail)),
      ),
  );
  await selector.resume();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const code = await codeOf(page);
  expect(code).toMatch(/^[0-9a-z.]{20,40}$/);
  expect(await heard).toMatch(/^[0-9a-z.]{20,40}$/);
  const link = page.getByText(`#product-selector=${code}`);
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const other = await context.newPage();
  await other.route('**/v2/products?**', (route) => route.fulfill({ json: PRODUCTS }));
  await other.goto((await link.textContent()) ?? '');
  await expect(other.getByText('This link has 5 answers.')).toBeVisible();
  expect(await codeOf(other)).toBeNull();
  await other.getByRole('button', { name: 'Look' }).click();
  await expect(other.getByRole('heading', { name: 'System b' })).toBeVisible();
  await expect(other.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(other.getByText('This link has 5 answers.')).toHaveCount(0);
});

test('anything but a code is a plain no, and Start afresh keeps the own visit', async ({ page, selector }) => {
  await saveVisit(page);
  await page.goto('/');
  for (const given of ['', 'x', null, { a: 1 }, '9'.repeat(1000)]) expect(await restore(page, given)).toBe(false);
  await expect(page.getByText('A visit from a link')).toHaveCount(0);
  // Made with a chosen system and a range that are gone.
  expect(await restore(page, 'm10001qjbdl36yd1lsp149bfjl')).toBe(true);
  await expect(page.getByText('it replaces your own answers')).toBeVisible();
  await selector.button('Start afresh').click();
  await expect(page.getByText('A visit from a link')).toHaveCount(0);
  await expect(selector.button('Continue where you left off')).toBeVisible();
  expect(await restore(page, 'm10001qjbdl36yd1lsp149bfjl')).toBe(true);
  await selector.button('Look').click();
  await expect(page.getByText('The chosen system is no longer in our range.')).toBeVisible();
  await selector.button('Close').click();
  await expect(selector.heading('Systems for your home')).toBeVisible();
});
