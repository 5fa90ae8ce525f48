import type { Locator, Page } from '@playwright/test';
import { openList, plain, SPLIT } from './openList.ts';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

const TITLES = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const PRICED = { price_from_aud: 4000, price_includes: 'supply_only' };
const SIZED = { outdoor_width_mm: 800, outdoor_height_mm: 550, outdoor_depth_mm: 285 };
const RATED = { stars_cool_cold: 2.5, stars_heat_cold: 4, kwh_cool_cold: 100, kwh_heat_cold: 900 };
const QUIET = { outdoor_sound_power_dba: 60 };

/** Four systems, all of them open. */
async function openRows(page: Page, selector: Selector, others: readonly object[] = []): Promise<void> {
  const products = TITLES.map((title, index) => ({
    ...SPLIT,
    ...{ id: title, title, cooling_capacity_kw: index === 0 ? 5 : 2.5, priority: index },
    ...others[index],
  }));
  // One that nearly fits: where three fit there are no starting points with buttons of the same names.
  await openList(
    page,
    selector,
    products.map((product, index) => (index === 3 ? { ...product, suits_areas: 'whole_home' } : product)),
  );
  for (const { title } of products) await selector.openRow(title);
}

/** Opens the comparison of the first systems. */
async function openComparison(page: Page, selector: Selector, count: number, others: readonly object[] = []) {
  await openRows(page, selector, others);
  const compare = page.getByRole('button', { name: /^Compare (?!now)/, pressed: false });
  for (let index = 0; index < count; index += 1) await compare.first().click();
  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await dialog.waitFor();
  return { dialog, box: dialog.getByRole('region', { name: 'Compare systems' }) };
}

/** The cells of a fact by its name. */
const cellsOf = (dialog: Locator, name: string) =>
  dialog
    .getByRole('row')
    .filter({ has: dialog.page().getByRole('rowheader', { name, exact: true }) })
    .locator('xpath=following-sibling::tr[1]')
    .getByRole('cell');

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The systems whose names are wholly in the box. */
async function shownTitles(box: Locator): Promise<string[]> {
  const { x, width } = await boxOf(box);
  const shown: string[] = [];
  for (const header of await box.getByRole('columnheader').all()) {
    const place = await boxOf(header);
    if (place.x >= x - 1 && place.x + place.width <= x + width + 1)
      shown.push(plain(await header.textContent()).trim());
  }
  return shown;
}

const scrollToEnd = (box: Locator) =>
  box.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));

test('up to three systems stand side by side, differences first', async ({ page, selector }) => {
  await openRows(page, selector);
  const compare = (title: string) => page.getByRole('button', { name: `Compare ${title}`, exact: true });
  await compare('Alpha').click();
  await expect(compare('Alpha')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: '1 system to compare. Add one or two more.' })).toHaveCount(
    1,
  );
  await expect(selector.button('Compare now')).toHaveCount(0);
  await compare('Beta').click();
  await compare('Gamma').click();
  await expect(compare('Delta')).toHaveAttribute('aria-disabled', 'true');
  await compare('Delta').click({ force: true });
  await expect(page.getByRole('status').filter({ hasText: '3 systems to compare. Remove one' })).toHaveCount(1);

  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await expect(dialog.getByRole('heading', { name: 'Compare systems' })).toBeFocused();
  await expect(dialog.getByRole('columnheader')).toHaveText([/^Alpha/, /^Beta/, /^Gamma/]);
  const rows = await dialog.getByRole('rowheader').allInnerTexts();
  expect(rows.indexOf('What differs')).toBe(0);
  expect(rows.indexOf('Cooling')).toBeLessThan(rows.indexOf('The same for all'));
  expect(rows.indexOf('Type and position')).toBeGreaterThan(rows.indexOf('The same for all'));
  await expect(cellsOf(dialog, 'Cooling')).toHaveText([/5.kW/, /2\.5.kW/, /2\.5.kW/]);
  // Said once for all.
  await expect(cellsOf(dialog, 'Type and position')).toHaveText(['Split, indoor unit on the wall']);

  await dialog.getByRole('button', { name: 'Remove Gamma' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(dialog.getByRole('heading', { name: 'Compare systems' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove Beta' }).click();
  await expect(dialog).toBeHidden();
  await expect(compare('Beta')).toBeFocused();
  await selector.button('Clear').click();
  await expect(compare('Alpha')).toBeFocused();
  await expect(page.getByText(/to compare/)).toHaveCount(0);
});

test('a system can be chosen from the comparison too', async ({ page, selector }) => {
  const { dialog } = await openComparison(page, selector, 2);
  await dialog.getByRole('button', { name: 'Choose Beta' }).click();
  await expect(selector.heading('Beta')).toBeFocused();
});

test('Escape and Close lead back to the list, where they left it', async ({ page, selector }) => {
  const { dialog } = await openComparison(page, selector, 2);
  await page.keyboard.press('Escape');
  await expect(selector.button('Compare now')).toBeFocused();
  await selector.button('Compare now').click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(selector.button('Compare now')).toBeFocused();
});

test('figures come first, with bars on one scale from 0; unknown figures say so', async ({ page, selector }) => {
  const { dialog } = await openComparison(page, selector, 3, [
    { ...PRICED, ...SIZED, ...RATED, ...QUIET, cooling_capacity_kw: 2.5, warranty_years: 5 },
    { ...PRICED, price_from_aud: 3000, outdoor_sound_power_dba: 64 },
  ]);
  const names = (await dialog.getByRole('rowheader').allInnerTexts()).map(plain);
  expect(names.slice(1, 8)).toEqual([
    'Price supply only',
    'Outdoor sound power',
    'Cooling, Cold zone',
    'Heating, Cold zone',
    'Running cost a year at 33 c/kWh',
    'Outdoor unit, width × height × depth',
    'Warranty',
  ]);
  await expect(cellsOf(dialog, 'Price supply only')).toHaveText([
    'From $4,000$1,000 more than the lowest',
    'From $3,000',
    'Ask for a price',
  ]);
  await expect(cellsOf(dialog, 'Outdoor sound power')).toHaveText([
    /^60.dB\(A\)$/,
    /^64.dB\(A\)4.dB\(A\) louder than the quietest$/,
    'not known',
  ]);
  await expect(cellsOf(dialog, 'Cooling, Cold zone')).toHaveText(['2.5 stars', 'not known', 'not known']);
  await expect(cellsOf(dialog, 'Outdoor unit, width × height × depth')).toHaveText([
    /800 × 550 × 285.mm/,
    'not known',
    'not known',
  ]);
  const bars = cellsOf(dialog, 'Price supply only').getByRole('meter', { includeHidden: true });
  await expect(bars).toHaveCount(2);
  expect(await bars.evaluateAll((all) => all.map((bar) => (bar as HTMLMeterElement).value))).toEqual([1, 0.75]);
  const [first, second] = await Promise.all([boxOf(bars.first()), boxOf(bars.last())]);
  expect([second.width, second.y]).toEqual([first.width, first.y]);
  // The figure is the text; the bar is decoration.
  await expect(dialog.getByRole('meter')).toHaveCount(0);
});

test('prices that include different things have no bars', async ({ page, selector }) => {
  const { dialog } = await openComparison(page, selector, 2, [
    PRICED,
    { ...PRICED, price_includes: 'supply_and_standard_install' },
  ]);
  await expect(cellsOf(dialog, 'Price')).toHaveText([
    'From $4,000supply only',
    'From $4,000with standard installation',
  ]);
  await expect(cellsOf(dialog, 'Price').getByRole('meter', { includeHidden: true })).toHaveCount(0);
});

test('only another value or verdict counts as a difference, not other words for it', async ({ page, selector }) => {
  const { dialog } = await openComparison(page, selector, 2, [{ suits_home_types: '' }]);
  const rows = await dialog.getByRole('rowheader').allInnerTexts();
  expect(rows.indexOf('What kind of home is it?')).toBeGreaterThan(rows.indexOf('The same for all'));
  await expect(cellsOf(dialog, 'What kind of home is it?')).toHaveText('Fits');
});

test('the systems stay above their figures in every window', async ({ page, selector }) => {
  const { dialog, box } = await openComparison(page, selector, 3, [PRICED]);
  for (const [width, height, count] of [
    [1280, 720, 3],
    [390, 844, 2],
    [320, 568, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await box.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(() => shownTitles(box)).toEqual(TITLES.slice(0, count));
    await scrollToEnd(box);
    const top = await boxOf(box);
    for (const part of [
      dialog.getByRole('columnheader', { name: 'Alpha' }).getByText('Alpha'),
      dialog.getByRole('button', { name: 'Choose Alpha' }),
      dialog.getByRole('button', { name: 'Remove Alpha' }),
    ]) {
      const { y, height: tall } = await boxOf(part);
      expect(y).toBeGreaterThanOrEqual(top.y);
      // Most of the box is for the figures.
      expect(y + tall).toBeLessThan(top.y + top.height / 2);
    }
    await expect(dialog.getByRole('cell').filter({ hasText: 'From $4,000' }).first()).toBeVisible();
    await expect(dialog.getByRole('cell').last()).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone, the third system is one press or one swipe away', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dialog, box } = await openComparison(page, selector, 3, [PRICED]);
  await expect(dialog.getByRole('cell', { name: 'From $4,000' }).first().getByText('From $4,000')).toBeInViewport();
  const third = dialog.getByRole('button', { name: 'Show Gamma' });
  await third.click();
  await expect.poll(() => shownTitles(box)).toEqual(['Beta', 'Gamma']);
  await dialog.getByRole('button', { name: 'Show Alpha' }).click();
  await expect.poll(() => shownTitles(box)).toEqual(['Alpha', 'Beta']);
  // A short swipe snaps to whole systems.
  await box.evaluate((element) => element.scrollBy({ left: 100 }));
  await expect.poll(() => shownTitles(box)).toEqual(['Beta', 'Gamma']);
  await expect(dialog.getByRole('button', { name: 'Show Alpha' })).toBeVisible();
  // By keyboard: the focus brings its system into view.
  await dialog.getByRole('button', { name: 'Choose Alpha' }).focus();
  await expect.poll(() => shownTitles(box)).toEqual(['Alpha', 'Beta']);
  await dialog.getByRole('button', { name: 'Remove Beta' }).click();
  await expect.poll(() => shownTitles(box)).toEqual(['Alpha', 'Gamma']);
  await expect(third).toHaveCount(0);
});

test('on a phone from right to left, the third system is one press away', async ({ page, selector }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dialog, box } = await openComparison(page, selector, 3);
  await page.evaluate(() =>
    Object.assign(document.querySelector('product-selector') as object, { messages: { dir: 'rtl' } }),
  );
  await expect(dialog.locator('xpath=ancestor-or-self::*[@dir="rtl"]').first()).toBeVisible();
  // From right to left, marks around a title keep its own direction.
  await dialog.getByRole('button', { name: /^Show \W?Gamma\W?$/ }).click();
  await expect.poll(() => shownTitles(box)).toEqual(['Beta', 'Gamma']);
});

test('at 400 % zoom, nothing sticks and everything can be scrolled to', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { dialog, box } = await openComparison(page, selector, 3);
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
  const last = dialog.getByRole('cell').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Choose Alpha' })).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the part of a title that differs comes first, then the part that all share', async ({ page, selector }) => {
  const { dialog } = await openComparison(page, selector, 2, [
    { title: 'Wattlebird Slim Ducted 5 kW' },
    { title: 'Wattlebird Slim Ducted 7.1 kW' },
  ]);
  const shared = 'Wattlebird Slim Ducted';
  await expect(dialog.getByRole('columnheader')).toHaveText([`5\u00a0kW ${shared}`, `7.1\u00a0kW ${shared}`]);
});

const HOSTILE = [
  { title: `${'Unit'.repeat(49)}AAAA` },
  { title: `${'Unit'.repeat(49)}BBBB` },
  { title: 'مكيف سبليت جداري بتقنية الانفرتر عالي الكفاءة للتبريد والتدفئة '.repeat(3).trim() },
];
for (const count of [2, 3])
  test(`${count} long titles without spaces or from right to left leave room for the figures`, async ({
    page,
    selector,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const { dialog, box } = await openComparison(page, selector, count, HOSTILE);
    const room = (await boxOf(box)).height;
    await scrollToEnd(box);
    const choose = await boxOf(dialog.getByRole('button', { name: /^Choose / }).first());
    expect(choose.y + choose.height - (await boxOf(box)).y).toBeLessThan(room / 2);
    for (const header of await dialog.getByRole('columnheader').all()) {
      expect(await header.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    }
    if (count === 2) await expect(dialog.getByRole('columnheader')).toHaveText([/^…AAAA/, /^…BBBB/]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
