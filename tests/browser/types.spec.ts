import { answersOf } from '../samples/answersOf.ts';
import { openList, SPLIT } from './helpers/openList.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

const TWO_ROOMS = answersOf('No, House - Pitched Roof, Multiple Rooms, Unsure, 2 Rooms, Large Outdoor space, None');
const SPLITS = 'A split in each room';

test('the way whose models are shown is told to the page, and kept over a reload', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const types: unknown[] = [];
    Object.assign(window, { types });
    addEventListener('selector-type', (event) => types.push((event as CustomEvent).detail));
  });
  const types = () => page.evaluate(() => (window as unknown as { types: unknown[] }).types);
  await saveVisit(page, { answers: TWO_ROOMS });
  await page.goto('/');
  await selector.resume();
  const ways = page.getByRole('region', { name: 'Ways to do the job' });
  await expect(ways.getByRole('article')).toHaveCount(3);
  await selector.button(`See these: ${SPLITS}`).click();
  await expect(selector.heading(SPLITS)).toBeFocused();
  await expect(ways).toHaveCount(0);
  await expect(page.getByRole('region', { name: "Where we'd start" })).toBeVisible();
  expect(await types()).toEqual([{ way: 'splits', type: 'split' }]);
  await page.reload();
  await selector.resume();
  await expect(selector.heading(SPLITS)).toBeVisible();
  await selector.button('Other ways').click();
  await expect(ways.getByRole('heading', { name: SPLITS })).toBeFocused();
  expect((await types()).at(-1)).toEqual({ way: null, type: null });
  await test.step('a page can turn them off', async () => {
    await page.locator('product-selector').evaluate((element) => element.setAttribute('ways', 'off'));
    await expect(ways).toHaveCount(0);
    await expect(page.getByRole('region', { name: "Where we'd start" })).toBeVisible();
  });
});

test('on a phone, the first way is whole on the first screen, the list is short, and the foot says what it may cost', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveVisit(page, { answers: TWO_ROOMS });
  await page.goto('/');
  await selector.resume();
  await selector.untilWhole();
  const first = page.getByRole('article', { name: SPLITS });
  const { y, height } = (await first.boundingBox()) ?? { y: 0, height: 0 };
  const name = await first.getByRole('heading').boundingBox();
  expect(name?.y).toBeLessThan(500);
  expect(y + height).toBeLessThan(844);
  const whole = await page.locator('product-selector').boundingBox();
  expect(whole?.height).toBeLessThanOrEqual(1700);
  await expect(
    page.getByRole('status').filter({ hasText: /^So far: \$[\d,]+ to \$[\d,]+ installed · \d+ models fit/ }),
  ).toBeVisible();
});

test('the list shows two rows at first on a phone and five where there is room, and the focus goes to the next row', async ({
  page,
  selector,
}) => {
  const many = Array.from({ length: 9 }, (_, index) => ({
    ...SPLIT,
    id: `s${index}`,
    title: `System ${index}`,
    price_from_aud: 1000 * (index + 1),
    price_includes: 'supply_only',
  }));
  await openList(page, selector, many, {});
  const details = page.getByRole('button', { name: /^Details of / });
  await expect(details.filter({ visible: true })).toHaveCount(5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(details.filter({ visible: true })).toHaveCount(2);
  await selector.button('Show all 8').click();
  await expect(details.filter({ visible: true })).toHaveCount(8);
  await expect(details.nth(2)).toBeFocused();
});
