import type { Page } from '@playwright/test';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { compareTexts, type Look, noteTexts } from './helpers/translator.ts';

/** Chooses every option of a question, the one to continue with last. */
async function answer(selector: Selector, look: Look, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    await selector.option(label).evaluate((input: HTMLElement) => input.click());
    await look(label);
  }
  await selector.press('Continue');
}

async function walk(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.start();
  await selector.option('No').waitFor();
  await look('first question');
  await selector.press('Continue');
  await page.getByText('Choose an option').waitFor();
  await look('without an answer');
  await answer(selector, look, 'Yes');
  await answer(selector, look, 'Ducted', 'Split', 'Ducted');
  await answer(selector, look, 'Apartment', 'House - Flat Roof', 'Townhouse', 'House - Pitched Roof');
  await answer(selector, look, 'Whole Home', 'Multiple Rooms');
  await answer(selector, look, 'Unsure', 'Individual Room Zoning');
  await answer(selector, look, '2 Rooms', 'Over 3 Rooms');
  await answer(selector, look, 'Small Outdoor space', 'Large Outdoor space');
  await answer(selector, look, 'Not Sure', 'Mobile App');
  await lookAtList(page, selector, look);
}

async function lookAtList(page: Page, selector: Selector, look: Look): Promise<void> {
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list');
  const room = page.getByRole('radio', { name: '20 to 40 m²' });
  if ((await room.count()) > 0) {
    await room.click();
    await page.getByText(/rules of thumb say/).waitFor();
    await look('list with a size');
  }
  const compare = page.getByRole('article').getByRole('button', { name: /^Compare /, pressed: false });
  if ((await compare.count()) > 1) {
    for (const _ of 'two')
      if ((await compare.count()) > 0) await compare.first().evaluate((one: HTMLElement) => one.click());
    await look('list with systems to compare');
    await selector.press('Compare now');
    await page.getByRole('dialog').getByRole('table').waitFor();
    await look('comparison');
    await page.keyboard.press('Escape');
  }
  await selector.change('Which areas do you want to heat and cool?');
  await selector.option('Whole Home').evaluate((input: HTMLElement) => input.click());
  await selector.button('Undo').waitFor();
  await look('a change that cleared an answer');
  await selector.press('Undo');
  await look('undone');
  await answer(selector, look, 'Whole Home');
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  await look('list after a change');
  const choose = page.getByRole('article').getByRole('button', { name: /^(Choose|Details of) / });
  if ((await choose.count()) === 0) return;
  await selector.chooseFirst();
  await selector.untilWhole();
  await page.locator('product-selector').evaluate(({ shadowRoot }) => {
    for (const box of shadowRoot?.querySelectorAll<HTMLElement>('details:not([open]) > summary') ?? []) box.click();
  });
  await page.getByText('A sheet to compare three quotes').waitFor();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await page
    .getByText(/cold (climate )?zone/)
    .first()
    .waitFor();
  await look('result');
  await selector.press('Back');
  await selector.untilWhole();
  await look('list again');
}

for (const count of [0, 1, 2, 3, 63]) {
  test(`a translated page follows each press, with a range of ${count}`, async ({ page, context, baseURL }) => {
    test.slow();
    const { products } = await (await page.request.get(`${baseURL}wp-json/product-selector/v2/products?t=1`)).json();
    const kinds = ['multi_split', 'split', 'ducted'];
    const few = kinds.map((kind) => products.find(({ system_type }: { system_type: string }) => system_type === kind));
    const range = count === 63 ? products : few.slice(0, count);
    expect(range).toHaveLength(count);
    await context.route('**/v2/products?**', (route) => route.fulfill({ json: { products: range } }));
    const selector = new Selector(page);
    await page.goto('/');
    const plain = noteTexts(page);
    await walk(page, selector, plain.look);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto('/');
    await selector.button('Start').waitFor();
    await walk(page, selector, compareTexts(page, plain.texts));
  });
}
