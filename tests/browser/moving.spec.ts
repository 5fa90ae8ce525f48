import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { hostPage, LOADER } from './hostPage.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** Ways in which a page moves an element to another place of its own, each in one task. */
const MOVES: Readonly<Record<string, string>> = {
  'to another place': "document.querySelector('aside').append(element)",
  'into a shadow root': "document.querySelector('aside').attachShadow({ mode: 'open' }).append(element)",
  'into a slot of another element':
    "document.querySelector('aside').attachShadow({ mode: 'open' }).append(document.createElement('slot')); document.querySelector('aside').append(element)",
  'out of the page and in again': "element.remove(); document.querySelector('aside').append(element)",
  'through a fragment': "new DocumentFragment().append(element); document.querySelector('aside').append(element)",
  'together with its parent': "document.querySelector('aside').append(document.querySelector('main'))",
  'without a removal, if the browser supports that': "document.querySelector('aside').moveBefore?.(element, null) ?? 0",
};

const move = (page: Page, how: string) =>
  page.evaluate(`{ const element = document.querySelector('product-selector'); ${how}; }`);

for (const [name, how] of Object.entries(MOVES)) {
  test(`a selector moved ${name} keeps the visit, the place and the typed text`, async ({ page }) => {
    await hostPage(page, { head: LOADER, body: '<main><product-selector></product-selector></main><aside></aside>' });
    const asked: string[] = [];
    const selector = new Selector(page);
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2480');
    await selector.start();
    await selector.answer('Yes');
    await selector.option('Ducted').check();
    page.on('request', (request) => asked.push(request.url()));
    await move(page, how);
    await expect(selector.option('Ducted')).toBeChecked();
    await expect(page.locator('product-selector [lang]')).toHaveCount(1);
    await selector.button('Continue').click();
    await expect(selector.heading(/What kind of home/)).toBeFocused();
    await selector.button('Back').click();
    await selector.button('Back').click();
    await selector.button('Back').click();
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('2480');
    expect(asked.filter((address) => address.includes('/products'))).toEqual([]);
  });
}

test('a selector moved while loading continues to load', async ({ page }) => {
  const release = await hold(page, '**/wp-json/**');
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector><aside></aside>' });
  const selector = new Selector(page);
  await selector.start();
  await page.getByText('Loading…').waitFor();
  await move(page, MOVES['to another place'] as string);
  release();
  await selector.answer('Yes');
  await expect(selector.option('Ducted')).toBeVisible();
});

test('a selector that returns later starts again and offers to continue', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector><aside></aside>' });
  const selector = new Selector(page);
  await selector.start();
  await selector.answer('Yes');
  await page.evaluate(async () => {
    const element = document.querySelector('product-selector') as Element;
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelector('aside')?.append(element);
  });
  await selector.button('Continue where you left off').click();
  await expect(selector.option('Ducted')).toBeVisible();
});

test('a selector that replaces another offers to continue its visit', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<main><product-selector></product-selector></main>' });
  const selector = new Selector(page);
  for (let round = 0; round < 2; round += 1) {
    await selector.start();
    await selector.answer('Yes');
    await page.evaluate(() =>
      document.querySelector('main')?.replaceChildren(document.createElement('product-selector')),
    );
    await expect(selector.button('Continue where you left off')).toBeVisible();
  }
});
