import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const BANNER = `<style>body { margin: 0 } #banner { position: fixed; inset: auto 0 0; block-size: 140px; background: black; z-index: 9 }</style>
  <div id="banner">We use cookies.</div>`;

/** True if a press at the middle of *Continue* would reach it. */
const isClear = (page: Page) =>
  new Selector(page).button('Continue').evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2] as const;
    return (button.getRootNode() as ShadowRoot).elementFromPoint(...at) === button && y + height <= innerHeight;
  });

test.use({ viewport: { width: 390, height: 740 } });

test('a banner at the bottom of the window never covers Continue for good, and its room goes with it', async ({
  page,
}) => {
  await hostPage(page, {
    head: LOADER,
    body: '<header style="block-size: 60px">Shop</header><product-selector></product-selector>',
  });
  const selector = new Selector(page);
  await selector.start();
  await selector.option('Yes').check();
  // It appears late, as banners do.
  await page.evaluate((banner) => document.body.insertAdjacentHTML('beforeend', banner), BANNER);
  await test.step('scrolled to the end', async () => {
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 99_999));
        return isClear(page);
      })
      .toBe(true);
  });
  await test.step('focused', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await selector.button('Continue').focus();
    await expect.poll(() => isClear(page)).toBe(true);
  });
  await test.step('closed', async () => {
    await page.evaluate(() => document.querySelector('#banner')?.remove());
    await page.evaluate(() => scrollTo(0, 1));
    await expect(page.locator('product-selector .root')).toHaveCSS('margin-block-end', '0px');
  });
});

test('a page with enough below the selector gets no more room', async ({ page }) => {
  await hostPage(page, {
    head: LOADER,
    body: `<product-selector></product-selector><footer style="block-size: 500px">ABN</footer>${BANNER}`,
  });
  const selector = new Selector(page);
  await selector.start();
  await selector.option('Yes').check();
  await selector.button('Continue').focus();
  await expect.poll(() => isClear(page)).toBe(true);
  await expect(page.locator('product-selector .root')).toHaveCSS('margin-block-end', '0px');
});
