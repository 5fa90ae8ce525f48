import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findingsOfAxe } from '../browser/helpers/findingsOfAxe.ts';
import { messyWorkbook } from '../samples/messyWorkbook.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const ADDRESS = 'wp-admin/options-general.php?page=product-selector';

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
const columnFor = (page: Page, name: string) => page.getByRole('combobox', { name: `Our column for “${name}”` });
const use = (page: Page) => page.getByRole('button', { name: 'Use this mapping' });
const published = (page: Page) => page.getByText('Published. Visitors now get the new catalogue');
const products = async (page: Page) => {
  const reply = await page.request.get('wp-json/product-selector/v2/products');
  return ((await reply.json()) as { products: Record<string, unknown>[] }).products;
};
const empty = (site: Site) =>
  site.php('global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}product_selector_versions");');

/** The page fits phones, tablets and computers. WRITE_DOCS=1 also updates its picture in the documentation. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
  if (process.env.WRITE_DOCS) {
    const clip = { x: 160, y: 570, width: 940, height: 900 };
    await page.setViewportSize({ width: 1100, height: 1000 });
    // The bar sticks to the top of the window.
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: 'docs/pictures/wordpress-mapping.png', fullPage: true, clip });
  }
}

async function answer(admin: Page, question: RegExp, value: string): Promise<void> {
  await admin.getByRole('combobox', { name: question }).selectOption(value);
  await admin.getByRole('button', { name: question }).click();
}

test('a messy workbook is matched and published once; the next one needs no questions', async ({ site, admin }) => {
  await empty(site);
  await admin.goto(ADDRESS);
  await choose(admin, 'range.xlsx', messyWorkbook());
  await expect(admin.getByRole('heading', { name: 'What do your columns mean?' })).toBeFocused();
  await expect(columnFor(admin, 'Item code')).toHaveValue('id');
  await expect(use(admin)).toBeEnabled();
  await expectToFit(admin);
  await columnFor(admin, 'Noise').selectOption('outdoor_sound_power_dba');
  await admin.getByRole('button', { name: 'Yes, it is WiFi' }).click();
  await answer(admin, /What do the prices include/, 'supply_only');
  expect(await findingsOfAxe(admin, '#product-selector-admin')).toEqual([]);
  await use(admin).press('Enter');
  await expect(admin.getByText('range.xlsx is ready: 12 systems.').first()).toBeAttached();
  await admin.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(published(admin)).toBeVisible();
  expect(await products(admin)).toHaveLength(12);

  await admin.reload();
  await choose(admin, 'next.xlsx', messyWorkbook('Kestrel New'));
  await expect(admin.getByText('Your columns were read as in the published catalogue.')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  const download = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Download the mapping' }).click();
  const mapping = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(mapping).toMatchObject({ version: 1, from: 'sheet', columns: { id: { from: ['Item code'] } } });
});
