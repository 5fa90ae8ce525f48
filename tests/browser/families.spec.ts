import type { Locator } from '@playwright/test';
import { openList, plain, rowTitles, SPLIT } from './openList.ts';
import { expect, test } from './test.ts';

/** A size of the wall split, which fits unless a test says otherwise. */
const wall = (kw: number, facts: object = {}) => ({
  ...SPLIT,
  ...{ id: `wall-${kw}`, item_group_id: 'WALL', title: `Wall Split ${kw.toFixed(1)} kW`, cooling_capacity_kw: kw },
  ...facts,
});
const SMALL = { suits_areas: 'whole_home', price_from_aud: 1990, price_includes: 'supply_only' };
const BEST = { priority: 1, outdoor_sound_power_dba: 60, price_from_aud: 2990, price_includes: 'supply_only' };
const LARGE = { priority: 2, outdoor_sound_power_dba: 66, price_from_aud: 3990, price_includes: 'supply_only' };
const FAMILY = [wall(7.1, LARGE), wall(2.5, SMALL), wall(5, BEST)];

const sizesOf = (row: Locator) => row.getByRole('group', { name: 'Size' });
const sizeNames = async (row: Locator) =>
  (
    await sizesOf(row)
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? ''))
  ).map(plain);

test('a family is one row, named by how its titles begin, with the size that fits best', async ({ page, selector }) => {
  await openList(page, selector, FAMILY);
  expect(await rowTitles(page)).toEqual(['Wall Split']);
  expect(plain(await selector.row('Wall Split').textContent())).toContain('Split · 5.0 kW · one of 3 sizes');
  await expect(page.getByText('2 systems fit everything you asked for.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' })).toHaveCount(0);
});

test('an open family offers its sizes as radios with a verdict each, and says who confirms the size', async ({
  page,
  selector,
}) => {
  await openList(page, selector, FAMILY);
  const row = await selector.openRow('Wall Split');
  expect(await sizeNames(row)).toEqual(['2.5 kW', '5.0 kW', '7.1 kW']);
  await expect(row.getByRole('radio', { name: '5.0 kW', exact: true })).toBeChecked();
  await expect(sizesOf(row)).toHaveAccessibleDescription('Your installer confirms the size.');
  await expect(row.getByRole('radio', { name: '5.0 kW' })).toHaveAccessibleDescription('Suits your answers');
  await expect(row.getByRole('radio', { name: '2.5 kW' })).toHaveAccessibleDescription("Doesn't fit");
  await expect(row.getByText(/^2\.5.kW: Not recommended for a single room\.$/)).toBeVisible();
  await expect(row.getByText(/^5\.0.kW; our systems of this type go from 2\.5.kW to 7\.1.kW\.$/)).toBeVisible();
});

test('another size changes the figures, the reasons and what is chosen', async ({ page, selector }) => {
  await openList(page, selector, FAMILY);
  const row = await selector.openRow('Wall Split');
  const has = async (size: string, price: string, sound: RegExp | null) => {
    await row.getByRole('radio', { name: `${size} kW`, exact: true }).check();
    await expect(row.getByText(`From ${price}`, { exact: true })).toBeVisible();
    // On the row, and among the figures of the open one.
    if (sound) await expect(row.getByRole('definition').filter({ hasText: sound })).toHaveCount(2);
    await expect(row.getByRole('button', { name: /^Choose / })).toHaveAccessibleName(`Choose Wall Split ${size} kW`);
    await expect(row.getByRole('button', { name: /^Compare / })).toHaveAccessibleName(`Compare Wall Split ${size} kW`);
  };
  const misfit = row.getByText('Not recommended for a single room.', { exact: true });
  await has('7.1', '$3,990', /66.dB\(A\) sound power/);
  await expect(misfit).toHaveCount(0);
  await has('2.5', '$1,990', null);
  await expect(row.getByText(/sound power/)).toHaveCount(0);
  // On the row, and under its heading.
  await expect(misfit).toHaveCount(2);
  await row.getByRole('button', { name: 'Choose Wall Split 2.5 kW' }).click();
  await expect(selector.heading('Wall Split 2.5 kW').first()).toBeFocused();
  await selector.button('Back').click();
  await expect(selector.row('Wall Split').getByRole('radio', { name: '2.5 kW', exact: true })).toBeChecked();
});

test('sizes of the same kW, or of none, are named by their titles', async ({ page, selector }) => {
  await openList(page, selector, [
    wall(5, BEST),
    wall(5, { id: 'three', title: 'Wall Split 5.0 kW three-phase' }),
    wall(7.1),
    wall(9, { id: 'xl', title: 'Wall Split XL', cooling_capacity_kw: '' }),
  ]);
  const row = await selector.openRow('Wall Split');
  const names = ['Wall Split 5.0 kW three-phase', 'Wall Split 5.0 kW', '7.1 kW', 'Wall Split XL'];
  expect(await sizeNames(row)).toEqual(names);
});

test('a heating-only capacity names a size too', async ({ page, selector }) => {
  await openList(page, selector, [wall(5), wall(6, { cooling_capacity_kw: '', heating_capacity_kw: 6 })]);
  expect(await sizeNames(await selector.openRow('Wall Split'))).toEqual(['5.0 kW', '6.0 kW']);
});

test('a family of 60 sizes shows them all within a phone', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const sizes = Array.from({ length: 60 }, (_, index) => wall((20 + index) / 10));
  await openList(page, selector, sizes);
  const row = await selector.openRow('Wall Split');
  await expect(row.getByText(/one of 60 sizes/)).toBeVisible();
  const radios = row.getByRole('radio');
  await expect(radios).toHaveCount(60);
  await radios.last().check();
  await expect(selector.button('Choose Wall Split 7.9 kW')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a system alone keeps its own title, and has no choice of size', async ({ page, selector }) => {
  await openList(page, selector, [wall(5, { item_group_id: null })]);
  const row = await selector.openRow('Wall Split 5.0 kW');
  await expect(row).toContainText(/^Wall Split 5\.0.kWSplit · 5\.0.kW/);
  await expect(row.getByText(/one of/)).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('a group id keeps types apart and other brands together', async ({ page, selector, expected }) => {
  expected.push(/item_group_id/);
  await openList(page, selector, [
    wall(5, { brand: 'Kestrel', priority: 1 }),
    wall(7.1, { brand: 'Wattlebird' }),
    wall(8, { title: 'Multi 8.0 kW', system_type: 'multi_split', suits_areas: 'single_room', priority: 9 }),
  ]);
  expect(await rowTitles(page)).toEqual(['Wall Split', 'Multi 8.0 kW']);
  expect(await sizeNames(await selector.openRow('Wall Split'))).toEqual(['5.0 kW', '7.1 kW']);
});

test('families whose titles have no common beginning are named by their best size', async ({ page, selector }) => {
  await openList(page, selector, [wall(5, { title: 'Breeze 50', priority: 1 }), wall(7.1, { title: 'Gale 71' })]);
  expect(await rowTitles(page)).toEqual(['Breeze 50']);
});

test('the keyboard alone opens a row, picks a size and chooses it', async ({ page, selector }) => {
  await openList(page, selector, FAMILY);
  await selector.button('Details of Wall Split').focus();
  await page.keyboard.press('Enter');
  await expect(selector.button('Details of Wall Split')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '5.0 kW', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '7.1 kW', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(selector.button('Choose Wall Split 7.1 kW')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(selector.heading('Wall Split 7.1 kW').first()).toBeFocused();
});
