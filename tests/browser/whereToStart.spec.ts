import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

/** The first, a cheaper one and a quieter one. */
const SYSTEMS = [
  { title: 'Alpha', price_from_aud: 2990, outdoor_sound_power_dba: 65, warranty_years: 7, priority: 1 },
  { title: 'Beta', price_from_aud: 1990, outdoor_sound_power_dba: 66, priority: 2 },
  { title: 'Gamma', price_from_aud: 3990, outdoor_sound_power_dba: 50, priority: 3 },
].map((system) => ({
  ...SPLIT,
  id: system.title,
  cooling_capacity_kw: 5,
  price_includes: 'supply_only',
  warranty_years: 5,
  ...system,
}));

test('one system comes first, large, with one of its size beside it on a phone and two where there is room', async ({
  page,
  selector,
}) => {
  await openList(page, selector, SYSTEMS, {});
  const start = page.getByRole('region', { name: "Where we'd start" });
  const box = async (title: string) => {
    const found = await start.getByRole('article', { name: title, includeHidden: true }).boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [alpha, beta, gamma] = [await box('Alpha'), await box('Beta'), await box('Gamma')];
    expect(alpha.y + alpha.height, `${width} px`).toBeLessThanOrEqual(beta.y);
    expect(alpha.width).toBeGreaterThanOrEqual(beta.width);
    const isPhone = width < 480;
    expect(gamma.width > 0).toBe(!isPhone);
    if (!isPhone) expect(gamma.y >= beta.y + beta.height || gamma.x >= beta.x + beta.width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the comparison of the first and an alternative says who should take which', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS, {});
  const start = page.getByRole('region', { name: "Where we'd start" });
  for (const title of ['Alpha', 'Beta']) await start.getByRole('button', { name: `Compare ${title}` }).click();
  await selector.button('Compare now').click();
  const dialog = page.getByRole('dialog', { name: 'Compare systems' });
  await expect(dialog.getByText('Costs $1,000 less', { exact: false })).toBeVisible();
});

test('a room’s size decides the size of every model, and says where the nearest is small for it', async ({
  page,
  selector,
}) => {
  const size = (kw: number) => ({
    ...SPLIT,
    id: `wall-${kw}`,
    item_group_id: 'WALL',
    title: `Wall Split ${kw.toFixed(1)} kW`,
    cooling_capacity_kw: kw,
    price_from_aud: kw * 500,
    price_includes: 'supply_only',
    priority: 1,
  });
  const mini = { ...size(2), id: 'mini', item_group_id: null, title: 'Mini', priority: 2 };
  await openList(page, selector, [size(2.5), size(5), mini], {});
  const card = page.getByRole('region', { name: "Where we'd start" }).getByRole('article').first();
  const note = 'Small for a room this big, by the rules of thumb.';
  for (const found of [card, selector.row('Wall Split')]) await expect(found).toContainText('$1,250 to $2,500');
  await expect(page.getByText(note)).toHaveCount(0);
  await page.getByRole('radio', { name: '20 to 40 m²' }).click();
  for (const found of [card, selector.row('Wall Split')]) await expect(found).toContainText('From $2,500');
  await expect(selector.row('Mini')).toContainText(note);
  await expect(page.getByText('2 models fit.')).toBeVisible();

  await page.getByRole('button', { name: 'Change: How big is the room?' }).click();
  await page.getByRole('radio', { name: 'Bigger' }).click();
  await expect(page.getByText('Each of these is small for a room this big')).toHaveCount(1);
  await expect(page.getByText(note, { exact: true })).toHaveCount(0);
  await expect(card).toContainText('Its size is closer to what you need than that of the Mini');
});
