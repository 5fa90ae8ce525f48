import { Selector } from '../browser/selector.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

test.use({ siteOptions: { theme: 'classic', folder: '/shop' } });

test('in a classic theme and a separate folder, a visitor reaches the result from the block', async ({
  site,
  page,
}) => {
  await publish(site, RANGE);
  const block = '<!-- wp:product-selector/product-selector {"headingLevel":3,"accent":"#5b2a86"} /-->';
  await page.goto(await createPage(site, 'Guide', block));
  expect(new URL(page.url()).pathname).toMatch(/^\/shop\//);
  await expect(page.getByRole('heading', { level: 3, name: /Find the air conditioning/ })).toBeVisible();
  const selector = new Selector(page);
  await selector.reachResult();
  await expect(page.getByRole('heading', { name: 'Alpine Split' }).first()).toBeVisible();
});
