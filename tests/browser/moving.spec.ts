import type { Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** Ways in which a page moves an element to another place of its own, each in one task. */
const MOVES: Readonly<Record<string, string>> = {
  'to another place': 'aside.append(element)',
  'together with its parent': 'aside.append(element.parentElement)',
  'into a shadow root': "aside.attachShadow({ mode: 'open' }).append(element)",
  'into a slot of another element':
    "aside.attachShadow({ mode: 'open' }).append(document.createElement('slot')); aside.append(element)",
  'out of the page and in again': 'element.remove(); aside.append(element)',
  'through a fragment': 'new DocumentFragment().append(element); aside.append(element)',
  'without a removal, if the browser supports that': 'aside.moveBefore?.(element, null) ?? 0',
};

/** Moves the selector to a new place of the page. */
const move = (page: Page, how: string) =>
  page.locator('product-selector').evaluate((element, how) => {
    const aside = document.createElement('aside');
    document.body.append(aside);
    new Function('element', 'aside', how)(element, aside);
  }, how);

test('a visit survives any way in which the page moves, removes or replaces its selector', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<main><product-selector></product-selector></main>' });
  const selector = new Selector(page);
  await test.step('a selector keeps the visit, the place and the typed text, however the page moves it', async () => {
    const asked: string[] = [];
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2480');
    await selector.start();
    await selector.answer('Yes');
    await selector.option('Ducted').check();
    page.on('request', (request) => asked.push(request.url()));
    for (const [name, how] of Object.entries(MOVES)) {
      await move(page, how);
      await expect(selector.option('Ducted'), name).toBeChecked();
      await expect(page.locator('product-selector [lang]'), name).toHaveCount(1);
      await selector.button('Continue').click();
      await expect(selector.heading(/What kind of home/), name).toBeFocused();
      await selector.press('Back');
    }
    await selector.press('Back');
    await selector.press('Back');
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('2480');
    expect(asked.filter((address) => address.includes('/products'))).toEqual([]);
  });
  await test.step('a selector that returns later starts again and offers to continue', async () => {
    await selector.start();
    await selector.answer('Yes');
    await page.evaluate(async () => {
      const element = document.querySelector('product-selector') as Element;
      element.remove();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('main')?.append(element);
    });
    await selector.resume();
    await expect(selector.option('Ducted')).toBeVisible();
  });
  await test.step('a selector that replaces another offers to continue its visit', async () => {
    const replace = async () => {
      await page.evaluate(() =>
        document.querySelector('main')?.replaceChildren(document.createElement('product-selector')),
      );
      await expect(selector.button('Continue where you left off')).toBeVisible();
    };
    await replace();
    await selector.start();
    await selector.answer('Yes');
    await replace();
  });
});

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
