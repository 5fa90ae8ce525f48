import { brokenWords } from './helpers/brokenWords.ts';
import { FIRST, openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

/** A family of 60 sizes; the best one is in the middle. */
const SIZES = Array.from({ length: 60 }, (_, index) => {
  const kw = (20 + index) / 10;
  return {
    ...SPLIT,
    id: `wall-${kw}`,
    item_group_id: 'WALL',
    title: `Wall Split ${kw.toFixed(1)} kW`,
    cooling_capacity_kw: kw,
    priority: kw === 5 ? 1 : 2,
  };
});

/** It has a price, and sizes for a bedroom and a living room as well. */
const AHEAD = [2.5, 4].map((kw) => ({
  ...FIRST,
  id: `first-${kw}`,
  item_group_id: 'FIRST',
  title: `First ${kw.toFixed(1)} kW`,
  cooling_capacity_kw: kw,
}));

test('a family of 60 sizes fits a phone, and the keyboard alone chooses one', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openList(page, selector, [...AHEAD, ...SIZES.map((size) => ({ ...size, priority: size.priority + 1 }))]);
  const row = selector.row('Wall Split');
  await test.step('the keyboard alone opens the row and picks a size', async () => {
    await selector.button('Details of Wall Split').focus();
    await page.keyboard.press('Enter');
    await expect(selector.button('Details of Wall Split')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '2.0 kW', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: '2.1 kW', exact: true })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(selector.button('Choose Wall Split 2.1 kW')).toBeFocused();
  });
  await test.step('all sizes are shown within the phone', async () => {
    const radios = row.getByRole('radio');
    await expect(radios).toHaveCount(60);
    await radios.last().check();
    await expect(selector.button('Choose Wall Split 7.9 kW')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
  await test.step('the keyboard chooses it', async () => {
    await page.keyboard.press('Tab');
    await expect(selector.button('Choose Wall Split 7.9 kW')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(selector.heading('Wall Split 7.9 kW').first()).toBeFocused();
  });
});

test('the size of a large outdoor unit breaks in no place of a phone', async ({ page, selector }) => {
  const large = { outdoor_width_mm: 1050, outdoor_height_mm: 1338, outdoor_depth_mm: 330 };
  const size = page.getByText(/^1050.×.1338.×.330.mm/).filter({ visible: true });
  const lookAtPhones = async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(size).toBeVisible();
      expect((await brokenWords(page)).broken, `${width} px`).toEqual([]);
    }
  };
  await openList(
    page,
    selector,
    [1, 2, 3].map((id) => ({ ...SPLIT, ...large, id, title: `System ${id}` })),
  );
  await selector.openNextRow();
  await lookAtPhones();
  await selector.chooseFirst();
  await selector.button('All figures').click();
  await lookAtPhones();
});
