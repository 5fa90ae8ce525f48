import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

/** The first, one that has more and a quieter one; then two rows. */
const SYSTEMS = [
  { title: 'Alpha', price_from_aud: 1990, outdoor_sound_power_dba: 66, warranty_years: 5 },
  { title: 'Beta', price_from_aud: 2990, outdoor_sound_power_dba: 65, warranty_years: 7 },
  { title: 'Gamma', price_from_aud: 3990, outdoor_sound_power_dba: 50, warranty_years: 5 },
  { title: 'Delta', price_from_aud: 4990, outdoor_sound_power_dba: 66, warranty_years: 5 },
  { title: 'Epsilon', price_from_aud: 5990, outdoor_sound_power_dba: 66, warranty_years: 5 },
].map((system) => ({ ...SPLIT, id: system.title, cooling_capacity_kw: 5, price_includes: 'supply_only', ...system }));

test('one system comes first, large, with two beside it, which never overlap, and no row on a phone', async ({
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
    expect(gamma.width).toBeGreaterThan(0);
    expect(gamma.y >= beta.y + beta.height || gamma.x >= beta.x + beta.width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const rows = page.getByRole('button', { name: /^Details of / }).filter({ visible: true });
    await expect(rows).toHaveCount(width < 640 ? 0 : 2);
  }
});
