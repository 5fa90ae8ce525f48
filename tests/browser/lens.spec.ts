import { openList, SPLIT } from './openList.ts';
import { expect, test } from './test.ts';

const price = (aud: number) => ({ price_from_aud: aud, price_includes: 'supply_only' });
const SIZE = { cooling_capacity_kw: 5, controls: 'voice' };
const SYSTEMS = [
  { ...SPLIT, ...SIZE, id: 'a', title: 'Alpha', ...price(2990), outdoor_sound_power_dba: 65, priority: 1 },
  { ...SPLIT, ...SIZE, id: 'b', title: 'Beta', ...price(3990), outdoor_sound_power_dba: 60, priority: 2 },
  { ...SPLIT, ...SIZE, id: 'c', title: 'Gamma', ...price(1990), outdoor_sound_power_dba: 65, priority: 3 },
];
const QUIETER = /^Like this, but quieter outdoors: 1 system$/;
const LENS = 'Like Alpha, but quieter outdoors';

test('a look at systems like one of them, but better, leads there and back', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('Price');
  await selector.openRow('Alpha');
  await selector.openRow('Gamma');
  const list = async () => (await page.locator('product-selector').ariaSnapshot()).replaceAll(' [active]', '');
  const before = await list();
  const look = () => selector.row('Alpha').getByRole('button', { name: QUIETER }).click();
  await test.step('pressing one shows both systems and how they differ; one press leads back to the row', async () => {
    await look();
    await expect(selector.heading(LENS)).toBeFocused();
    await expect(selector.heading('Systems for your home')).toHaveCount(0);
    await expect(page.getByRole('article', { name: 'Alpha' })).toContainText(/^You came from/);
    const better = page.getByRole('article', { name: 'Beta' });
    await expect(better).toContainText(/^5.dB\(A\) quieter outdoors/);
    await expect(better).toContainText('Also $1,000 more.');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(selector.button('Back')).toHaveCount(0);
    await selector.button('Back to all systems').click();
    await expect(selector.heading('Systems for your home')).toBeVisible();
    await expect(selector.button('Details of Alpha')).toBeFocused();
    await expect(selector.button('Details of Alpha')).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('the list is as it was after a look, its answers and order too', async () => {
    await expect(sort).toHaveValue('price');
    expect(await list()).toBe(before);
  });
  await test.step('a system can be compared and chosen there, and Back from it leads back there', async () => {
    await look();
    for (const title of ['Alpha', 'Beta']) await selector.button(`Compare ${title}`).click();
    await selector.button('Compare now').click();
    await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveText(['Alpha', 'Beta']);
    await page.keyboard.press('Escape');
    await selector.button('Choose Beta').click();
    await expect(selector.heading('Beta').first()).toBeFocused();
    await selector.button('Back').click();
    await expect(selector.heading(LENS)).toBeVisible();
    await selector.button('Back to all systems').click();
    await expect(selector.heading('Systems for your home')).toBeVisible();
  });
});

test('a reload brings the look back, as long as the catalogue has its systems', async ({ page, selector }) => {
  // Beyond the first rows of its group.
  const later = SYSTEMS.map((system) => ({ ...system, priority: system.priority + 10 }));
  const first = ['x', 'y', 'z'].map((id, index) => ({ ...SPLIT, id, title: `First ${id}`, priority: index }));
  await openList(page, selector, [...first, ...later]);
  await selector.button('Show all 6').click();
  await selector.openRow('Alpha');
  await selector.button(QUIETER).click();
  await selector.heading(LENS).waitFor();
  await test.step('a reload brings it back, and the way to the row behind it', async () => {
    await page.reload();
    await selector.resume();
    await expect(selector.heading(LENS)).toBeVisible();
    await selector.button('Back to all systems').click();
    await expect(selector.button('Details of Alpha')).toBeFocused();
  });
  await test.step('systems that have left the catalogue since are explained, above the whole list', async () => {
    await selector.button(QUIETER).click();
    await selector.heading(LENS).waitFor();
    await page.route('**/v2/products?**', (route) => route.fulfill({ json: [SYSTEMS[0], SYSTEMS[2]] }));
    await page.reload();
    await selector.resume();
    await expect(selector.heading('Systems for your home')).toBeVisible();
    const sentence = 'Our range has changed, and none of our systems is listed like that now.';
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(selector.button('Back to all systems')).toHaveCount(0);
    for (const title of ['Alpha', 'Gamma']) await expect(selector.button(`Details of ${title}`)).toBeVisible();
  });
});
