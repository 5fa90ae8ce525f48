import type { Page } from '@playwright/test';
import { openList, rowTitles, SPLIT } from './helpers/openList.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** Eleven families: two brands, two types, and two that only nearly fit. */
const SYSTEMS = Array.from({ length: 11 }, (_, index) => {
  const isMulti = index % 4 === 3;
  const own = isMulti ? { system_type: 'multi_split', suits_areas: 'single_room' } : {};
  const misfit = index >= 9 ? { suits_areas: 'whole_home' } : {};
  const brand = index % 2 === 0 ? 'Kestrel' : 'Wattlebird';
  return { ...SPLIT, ...own, ...misfit, id: `s${index}`, title: `System ${index}`, brand, priority: index + 1 };
});

const field = (page: Page, name: 'Brand' | 'Type') => page.getByRole('combobox', { name, exact: true });
const groups = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('button', { name: /^Details of /, includeHidden: true }) });
const groupNames = async (page: Page) =>
  (await groups(page).evaluateAll((found) => found.map((group) => group.ariaLabelledByElements?.[0]?.textContent)))
    // The whole list is a region too.
    .filter((name) => name !== 'Systems for your home');

/** Every row: those of a folded group too. */
async function showAll(selector: Selector): Promise<void> {
  const fold = selector.at.locator('details:not([open]) > summary').filter({ hasText: 'Close, with one catch' });
  if ((await fold.count()) > 0) await fold.evaluate((line: HTMLElement) => line.click());
  const more = selector.button(/^Show all \d/);
  for (let left = await more.count(); left > 0; left -= 1) {
    await more.first().evaluate((button: HTMLElement) => button.click());
    await expect(more).toHaveCount(left - 1);
  }
}

test('a list of more than eight models can be sorted and narrowed', async ({ page, selector }) => {
  const alike = SYSTEMS.map((system) => ({ ...system, brand: 'Kestrel' }));
  const renamed = SYSTEMS.map((system) => ({ ...system, brand: system.brand.replace('Kestrel', 'Magpie') }));
  const reloadWith = async (products: readonly object[]) => {
    await page.route('**/v2/products?**', (route) => route.fulfill({ json: products }));
    await page.reload();
    await selector.resumeMatches();
  };
  const line = page.getByText('Sort and filter');
  await openList(page, selector, SYSTEMS.slice(0, 8));
  await test.step('eight models are a list to read, more can be narrowed', async () => {
    await expect(line).toHaveCount(0);
    await reloadWith(SYSTEMS);
    await line.press('Enter');
    await expect(field(page, 'Brand').getByRole('option')).toHaveText(['All', 'Kestrel', 'Wattlebird']);
    await expect(field(page, 'Type').getByRole('option')).toHaveText(['All', 'Split', 'Multi-split']);
  });
  await test.step('narrowing keeps the groups in their order, and says how many are left', async () => {
    const order = ['Fits everything you asked for', 'Close, with one catch'];
    expect(await groupNames(page)).toEqual(order);
    await field(page, 'Brand').selectOption('Wattlebird');
    await expect(page.getByRole('status').filter({ hasText: 'Showing 5 of 11 models.' })).toHaveCount(1);
    expect(await groupNames(page)).toEqual(order);
    await showAll(selector);
    expect(await rowTitles(page)).toEqual([1, 3, 5, 7, 9].map((index) => `System ${index}`));
    await field(page, 'Type').selectOption('Multi-split');
    await showAll(selector);
    expect(await rowTitles(page)).toEqual(['System 3', 'System 7']);
    expect(await groupNames(page)).toEqual(order.slice(0, 1));
    for (const name of ['Brand', 'Type'] as const) await field(page, name).selectOption('All');
    await expect(page.getByText('of 11 models.')).toHaveCount(0);
    await showAll(selector);
    await expect(page.getByRole('button', { name: /^Details of / })).toHaveCount(11);
    expect(await groupNames(page)).toEqual(order);
  });
  await test.step('a reload keeps the narrowed list, unless the catalogue no longer has what it was narrowed to', async () => {
    await field(page, 'Brand').selectOption('Kestrel');
    await reloadWith(SYSTEMS);
    await expect(field(page, 'Brand')).toHaveValue('Kestrel');
    await expect(page.getByText('Showing 6 of 11 models.')).toBeVisible();
    await reloadWith(renamed);
    await line.press('Enter');
    await expect(field(page, 'Brand')).toHaveValue('');
    await expect(page.getByText(/^Showing/)).toHaveCount(0);
  });
  await test.step('the fields begin folded into a line that says what is set, unless something is', async () => {
    await reloadWith(SYSTEMS);
    await field(page, 'Brand').selectOption('All');
    await reloadWith(SYSTEMS);
    await expect(line).toHaveText('Sort and filter: Closest match');
    await expect(field(page, 'Brand')).toBeHidden();
    await line.press('Enter');
    await field(page, 'Brand').selectOption('Kestrel');
    await expect(line).toHaveText('Sort and filter: Closest match · Kestrel');
    await reloadWith(SYSTEMS);
    await expect(field(page, 'Brand')).toBeVisible();
    await field(page, 'Brand').selectOption('All');
    await expect(field(page, 'Brand')).toBeVisible();
  });
  await test.step('a brand or type that all share is not offered', async () => {
    await reloadWith(alike);
    await line.press('Enter');
    await expect(field(page, 'Type')).toBeVisible();
    await expect(field(page, 'Brand')).toHaveCount(0);
  });
});
