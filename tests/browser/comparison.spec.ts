import type { Locator, Page } from '@playwright/test';
import { openList, SPLIT } from './helpers/openList.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const TITLES = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const PRICED = { price_from_aud: 4000, price_includes: 'supply_only' };

/** Four systems, all of them open. */
async function openRows(page: Page, selector: Selector, others: readonly object[] = []): Promise<void> {
  const products = TITLES.map((title, index) => ({
    ...SPLIT,
    id: title,
    title,
    cooling_capacity_kw: index === 0 ? 5 : 2.5,
    priority: index,
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

const scrollToEnd = (box: Locator) =>
  box.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));

test('up to three systems stand side by side, and the way leads back to the list', async ({ page, selector }) => {
  await openRows(page, selector);
  // Where to start and in its group.
  const compare = (title: string) => page.getByRole('button', { name: `Compare ${title}`, exact: true }).first();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await test.step('three can be compared, and no more', async () => {
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
  });
  await test.step('up to three systems stand side by side, differences first', async () => {
    await selector.button('Compare now').click();
    await expect(dialog.getByRole('heading', { name: 'Compare systems' })).toBeFocused();
    await expect(dialog.getByRole('columnheader')).toHaveText([/^Alpha/, /^Beta/, /^Gamma/]);
    const rows = await dialog.getByRole('rowheader').allInnerTexts();
    expect(rows.indexOf('What differs')).toBe(0);
    expect(rows.indexOf('Cooling')).toBeLessThan(rows.indexOf('The same for all'));
    expect(rows.indexOf('Type and position')).toBeGreaterThan(rows.indexOf('The same for all'));
    await expect(cellsOf(dialog, 'Cooling')).toHaveText([/5\.0.kW/, /2\.5.kW/, /2\.5.kW/]);
    // Said once for all.
    await expect(cellsOf(dialog, 'Type and position')).toHaveText(['Split, indoor unit on the wall']);
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
    await dialog.getByRole('button', { name: 'Remove Beta' }).click();
    await expect(dialog).toBeHidden();
    await expect(compare('Beta')).toBeFocused();
    await selector.button('Clear').click();
    await expect(compare('Alpha')).toBeFocused();
    await expect(page.getByText(/to compare/)).toHaveCount(0);
  });
  await test.step('a system can be chosen from the comparison too', async () => {
    for (const title of ['Alpha', 'Beta']) await compare(title).click();
    await selector.button('Compare now').click();
    await dialog.getByRole('button', { name: 'Choose Beta' }).click();
    await expect(selector.heading('Beta')).toBeFocused();
  });
});

test('the comparison of three systems fits every window', async ({ page, selector }) => {
  const { dialog, box } = await openComparison(page, selector, 3, [PRICED]);
  const toTop = () => box.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  const price = dialog.getByRole('cell').filter({ hasText: 'From $4,000' });
  const chooses = dialog.getByRole('table').getByRole('button', { name: /^Choose / });
  await test.step('in a wide window the systems stay above their figures', async () => {
    await scrollToEnd(box);
    const top = await boxOf(box);
    for (const part of [
      dialog.getByRole('columnheader', { name: 'Alpha' }).getByText('Alpha'),
      dialog.getByRole('button', { name: 'Choose Alpha' }),
      dialog.getByRole('button', { name: 'Remove Alpha' }),
    ]) {
      const { y, height } = await boxOf(part);
      expect(y).toBeGreaterThanOrEqual(top.y);
      // Most of the box is for the figures.
      expect(y + height).toBeLessThan(top.y + top.height / 2);
    }
    await expect(dialog.getByRole('cell').last()).toBeInViewport();
  });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await test.step(`at ${width} px all three are in sight, in the head and below each fact`, async () => {
      await page.setViewportSize({ width, height });
      await toTop();
      // The first line of facts is in sight, so the head covers little.
      for (const choose of await chooses.all()) await expect(choose).toBeInViewport({ ratio: 1 });
      const [first, last] = [await boxOf(chooses.first()), await boxOf(chooses.last())];
      expect(last.y + last.height - first.y).toBeLessThan(height / 3);
      const prices = await price.locator('xpath=..').getByRole('cell').all();
      const lines = await Promise.all(prices.map(boxOf));
      expect(lines.map(({ x }) => x)).toEqual(Array(3).fill(lines[0]?.x));
      expect(lines.map(({ y }) => y)).toEqual([...new Set(lines.map(({ y }) => y))].sort((a, b) => a - b));
      for (const [index, cell] of prices.entries()) {
        const name = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
        expect(name).toContain(TITLES[index]);
      }
      await scrollToEnd(box);
      // The head is far above, so they can be chosen here too.
      for (const title of TITLES.slice(0, 3)) {
        await expect(dialog.getByRole('button', { name: `Choose ${title}` }).last()).toBeInViewport({ ratio: 1 });
      }
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
  await test.step('at 400 % zoom, nothing sticks and everything can be scrolled to', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
    // *Choose* stands between its system's name and the next one.
    const tops = async (parts: Locator) => (await Promise.all((await parts.all()).map(boxOf))).map(({ y }) => y);
    const pairs = [await tops(dialog.getByRole('columnheader')), await tops(chooses)];
    const inOrder = TITLES.slice(0, 3).flatMap((_, index) => pairs.map((of) => of[index] ?? 0));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    const last = dialog.getByRole('cell').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(chooses.first()).not.toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('systems of other sizes can be compared in sizes that are alike', async ({ page, selector }) => {
  const sizes = [
    ['A', 'Alpha', 5],
    ['B', 'Beta', 2.5],
    ['B', 'Beta', 5],
  ] as const;
  await openList(
    page,
    selector,
    sizes.map(([group, title, kw], index) => ({
      ...SPLIT,
      id: `${title} ${kw}`,
      item_group_id: group,
      title: `${title} ${kw} kW`,
      cooling_capacity_kw: kw,
      priority: index,
      outdoor_sound_power_dba: 60 - index * 5,
    })),
  );
  for (const title of ['Alpha 5 kW', 'Beta 2.5 kW']) {
    await page
      .getByRole('button', { name: `Compare ${title}` })
      .first()
      .click();
  }
  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await expect(dialog.getByRole('columnheader')).toHaveText([/^Alpha 5.kW/, /^Beta 2\.5.kW/]);
  await expect(dialog.getByText(/^Price and sound depend on type and size/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Compare sizes near 5\.0.kW$/ }).click();
  await expect(dialog.getByRole('columnheader')).toHaveText([/^Alpha/, /^Beta/]);
  await expect(dialog.getByRole('heading', { name: 'Compare systems' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Beta if neighbours live close by: 10.dB\(A\) quieter outdoors\.$/,
  ]);
  await expect(dialog.getByText(/^Price and sound depend/)).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Choose Beta 5/ }).click();
  await expect(selector.heading(/^Beta 5/)).toBeFocused();
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
    const room = (await boxOf(box)).height;
    await scrollToEnd(box);
    const choose = await boxOf(dialog.getByRole('button', { name: /^Choose / }).first());
    expect(choose.y + choose.height - (await boxOf(box)).y).toBeLessThan(room / 2);
    for (const header of await dialog.getByRole('columnheader').all()) {
      expect(await header.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await test.step('three of them', look);
  await test.step('two of them, whose parts that differ come first', async () => {
    await dialog
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await expect(dialog.getByRole('columnheader')).toHaveText([/^…AAAA/, /^…BBBB/]);
    await look();
  });
});

test('a title of one long word stays inside the conclusion and inside *Instead*', async ({ page, selector }) => {
  const word = 'Klimaanlage'.repeat(18);
  await openList(
    page,
    selector,
    [word, 'Beta'].map((title, index) => ({
      ...SPLIT,
      id: title,
      title,
      cooling_capacity_kw: 5,
      priority: index,
      price_from_aud: 123_456 - index * 50_000,
      price_includes: 'supply_only',
      outdoor_sound_power_dba: 50 + index * 10,
    })),
    {},
  );
  const start = page.getByRole('region', { name: "Where we'd start" });
  for (const title of [word, 'Beta']) await start.getByRole('button', { name: `Compare ${title}` }).click();
  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await page.setViewportSize({ width: 320, height: 640 });
  const ends = await dialog
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(end).toBeLessThan(320);
  await dialog.getByRole('button', { name: 'Choose Beta' }).last().click();
  const instead = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Compare with Klima/ }) });
  await expect(instead).toBeVisible();
  const { x, width } = await boxOf(instead);
  expect(x + width).toBeLessThan(320);
});
