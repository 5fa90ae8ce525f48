import type { Locator, Page } from '@playwright/test';
import { brokenWords } from './helpers/brokenWords.ts';
import { cutOff } from './helpers/cutOff.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { setTextSize } from './helpers/textSize.ts';

const TITLES = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const PRICED = { price_from_aud: 4000, price_includes: 'supply_only' };

/** Four systems, all with open rows. */
async function openRows(page: Page, selector: Selector, others: readonly object[] = []): Promise<void> {
  const products = TITLES.map((title, index) => ({
    ...SPLIT,
    id: title,
    title,
    cooling_capacity_kw: index === 0 ? 5 : 2.5,
    priority: index,
    ...others[index],
  }));
  // One that nearly fits: with three that fit, no starting point has buttons of the same names.
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
  for (const index of TITLES.keys()) {
    const { title = TITLES[index] }: { readonly title?: string } = { ...others[index] };
    if (index < count)
      await page
        .getByRole('article', { name: title ?? '', exact: true })
        .getByRole('button', { name: /^Compare / })
        .click();
  }
  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await dialog.waitFor();
  return { dialog, box: dialog.getByRole('region', { name: 'Compare systems' }) };
}

/** The cells of a fact by its name. */
const cellsOf = (dialog: Locator, name: string | RegExp) =>
  dialog
    .getByRole('row')
    .filter({ has: dialog.page().getByRole('rowheader', { name, exact: true }) })
    .locator('xpath=following-sibling::tr[1]')
    .getByRole('cell');

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const scrollToEnd = (box: Locator) =>
  box.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));

test('up to three systems stand side by side, and the way leads back to the list', async ({ page, selector }) => {
  await openRows(page, selector, [{ warranty_years: 5 }]);
  // The button may be both in the starting point and in the group.
  const compare = (title: string) => page.getByRole('button', { name: `Compare ${title}`, exact: true }).first();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await test.step('three can be compared, and no more', async () => {
    await compare('Alpha').click();
    await expect(compare('Alpha')).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('status').filter({ hasText: '1 chosen. Press Compare on another, or open its Details.' }),
    ).toHaveCount(1);
    await expect(selector.button('Compare now')).toHaveCount(0);
    await compare('Beta').click();
    await compare('Gamma').click();
    await expect(compare('Delta')).toHaveAttribute('aria-disabled', 'true');
    await compare('Delta').click({ force: true });
    await expect(page.getByRole('status').filter({ hasText: '3 chosen (the most you can).' })).toHaveCount(1);
  });
  await test.step('up to three systems stand side by side, what decides first', async () => {
    await selector.button('Compare now').click();
    await expect(dialog.getByRole('heading', { name: 'Compare systems' })).toBeFocused();
    await expect(dialog.getByRole('columnheader')).toHaveText(['Alpha', 'Beta', 'Gamma']);
    await expect(cellsOf(dialog, 'Size')).toHaveText([/5\.0.kW/, /2\.5.kW/, /2\.5.kW/]);
  });
  await test.step('Escape and Close lead back to the list, where they left it', async () => {
    await page.keyboard.press('Escape');
    await expect(selector.button('Compare now')).toBeFocused();
    await selector.button('Compare now').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(selector.button('Compare now')).toBeFocused();
  });
  await test.step('the focus stays nearby when the pressed button disappears', async () => {
    await selector.button('Compare now').click();
    await dialog.getByRole('button', { name: 'Remove Gamma' }).click();
    await expect(dialog.getByRole('columnheader')).toHaveCount(2);
    await expect(dialog.getByRole('heading', { name: 'Compare systems' })).toBeFocused();
    await selector.press('Remove Beta');
    await expect(dialog).toBeHidden();
    await expect(compare('Beta')).toBeFocused();
    await selector.button('Clear').click();
    await expect(compare('Alpha')).toBeFocused();
    await expect(page.getByText(/ chosen/)).toHaveCount(0);
  });
  await test.step('a system can be chosen from the comparison too', async () => {
    for (const title of ['Alpha', 'Beta']) await compare(title).click();
    await selector.button('Compare now').click();
    await dialog.getByRole('button', { name: 'Choose Beta' }).click();
    await expect(selector.heading('Beta')).toBeFocused();
  });
});

const FULL = TITLES.map((title, index) => ({
  ...PRICED,
  title: `Wattlebird ${title} Wall Split`,
  price_from_aud: 4000 - index * 500,
  outdoor_sound_power_dba: 60 - index * 4,
  outdoor_width_mm: 800,
  outdoor_height_mm: 550,
  outdoor_depth_mm: 285,
  warranty_years: 5 + 2 * index,
}));

test('the comparison of three systems fits every window', async ({ page, selector }) => {
  const { dialog, box } = await openComparison(page, selector, 3, FULL);
  const heads = dialog.getByRole('columnheader');
  const chooses = dialog.getByRole('button', { name: /^Choose / });
  const boxesOf = async (parts: Locator) => Promise.all((await parts.all()).map(boxOf));
  for (const [width, height] of [
    [1280, 800],
    [768, 900],
    [390, 844],
    [320, 568],
  ] as const) {
    await test.step(`at ${width} px all three stand side by side, below their names and above *Choose*`, async () => {
      await page.setViewportSize({ width, height });
      await box.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(heads).toHaveText(['Alpha', 'Beta', 'Gamma']);
      const [names, prices, buttons] = [
        await boxesOf(heads),
        await boxesOf(cellsOf(dialog, /^Price/)),
        await boxesOf(chooses),
      ];
      const lefts = (boxes: typeof names) => boxes.map(({ x }) => Math.round(x));
      expect(lefts(prices)).toEqual(lefts(names));
      expect(lefts(buttons)).toEqual(lefts(names));
      expect(new Set(prices.map(({ y }) => y)).size).toBe(1);
      // Nothing is wider than the window, and most of it is for the figures.
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const [head, foot] = [names[0]?.height ?? 0, buttons[0]?.height ?? 0];
      expect(head + foot).toBeLessThan(height / 4);
      await scrollToEnd(box);
      await expect(heads.first()).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    });
  }
  await test.step('at 390 px everything that decides takes at most 1,500 px, and *Choose* is in reach from the start', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await box.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    for (const choose of await chooses.all()) await expect(choose).toBeInViewport({ ratio: 1 });
    expect(await box.evaluate((element) => element.scrollHeight)).toBeLessThan(1500 - 80);
    // A row only has values: its systems are named once, above.
    await expect(dialog.getByRole('table').getByText('Alpha')).toHaveCount(1);
    for (const part of [...(await chooses.all()), ...(await dialog.getByRole('button', { name: /^Remove / }).all())]) {
      const { width, height } = await boxOf(part);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step('on a page with CSS zoom the dialog is no larger than the window', async () => {
    for (const width of [1000, 600]) {
      await page.setViewportSize({ width, height: 700 });
      for (const zoom of ['1.1', '2']) {
        await page.evaluate((zoom) => document.body.style.setProperty('zoom', zoom), zoom);
        await expect(dialog, `zoom ${zoom} at ${width} px`).toBeInViewport({ ratio: 0.99 });
      }
    }
    await page.evaluate(() => document.body.style.removeProperty('zoom'));
  });
  await test.step('at 400 % zoom, nothing sticks and everything can be scrolled to', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
    await chooses.last().scrollIntoViewIfNeeded();
    await expect(chooses.last()).toBeInViewport();
    await expect(heads.first()).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await test.step('at 200 % text the columns scroll sideways in their box, and the names of rows stay', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await setTextSize(page, 32);
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await box.focus();
    await expect(box).toBeFocused();
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect(dialog.getByText('Outdoor noise').first()).toBeInViewport({ ratio: 0.9 });
    // A box scrolls by whole pixels, and a column may end within one.
    await expect(heads.last()).toBeInViewport({ ratio: 0.99 });
    await dialog.getByRole('button', { name: /^The same in all/ }).click();
    const { broken, looked } = await brokenWords(page);
    expect(looked).toBeGreaterThan(0);
    expect([broken, await cutOff(page)]).toEqual([[], []]);
  });
});

const HOSTILE = [
  { title: `${'Unit'.repeat(49)}AAAA` },
  { title: `${'Unit'.repeat(49)}BBBB` },
  { title: 'مكيف سبليت جداري بتقنية الانفرتر عالي الكفاءة للتبريد والتدفئة '.repeat(3).trim() },
];

test('long titles without spaces or from right to left leave room for the figures', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { dialog, box } = await openComparison(page, selector, 3, HOSTILE);
  const look = async () => {
    const room = await boxOf(box);
    await scrollToEnd(box);
    const head = await boxOf(dialog.getByRole('columnheader').first());
    expect(head.height).toBeLessThan(room.height / 2);
    for (const header of await dialog.getByRole('columnheader').all()) {
      expect(await header.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await test.step('three of them', look);
  await test.step('two of them', async () => {
    await dialog
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await expect(dialog.getByRole('columnheader')).toHaveCount(2);
    await look();
  });
});
