import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

/** The closest, the cheapest and the quietest. */
const SYSTEMS = [
  { title: 'Alpha', price_from_aud: 2990, outdoor_sound_power_dba: 65, priority: 1 },
  { title: 'Beta', price_from_aud: 1990, outdoor_sound_power_dba: 66, priority: 2 },
  { title: 'Gamma', price_from_aud: 3990, outdoor_sound_power_dba: 50, priority: 3 },
  { title: 'Delta', price_from_aud: 4990, outdoor_sound_power_dba: 64, priority: 4 },
].map((system) => ({ ...SPLIT, id: system.title, ...system, price_includes: 'supply_only' }));

test('on a phone, starting points stand side by side, each in reach of a press, a swipe and the keyboard', async ({
  page,
  selector,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, selector, SYSTEMS, {});
  const points = page.getByRole('region', { name: 'Three to start from' });
  const choose = (title: string) => points.getByRole('button', { name: `Choose ${title}` });
  const next = selector.button('Show the next one');
  await choose('Alpha').scrollIntoViewIfNeeded();
  // Part of the next one shows.
  await expect(points.getByRole('article', { name: 'Beta' })).toBeInViewport();
  await expect(choose('Beta')).not.toBeInViewport({ ratio: 1 });
  for (const title of ['Beta', 'Gamma', 'Alpha']) {
    await next.click();
    await expect(choose(title)).toBeInViewport({ ratio: 1 });
  }
  await expect(choose('Gamma')).not.toBeInViewport();
  await choose('Gamma').focus();
  await expect(choose('Gamma')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
