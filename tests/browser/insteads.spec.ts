import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

const SIZE = { cooling_capacity_kw: 5, controls: 'voice', price_includes: 'supply_only' };
const SYSTEMS = [
  { ...SPLIT, ...SIZE, id: 'a', title: 'Alpha', price_from_aud: 2990, outdoor_sound_power_dba: 65, priority: 1 },
  { ...SPLIT, ...SIZE, id: 'b', title: 'Beta', price_from_aud: 3990, outdoor_sound_power_dba: 60, priority: 2 },
  { ...SPLIT, ...SIZE, id: 'c', title: 'Gamma', price_from_aud: 1990, outdoor_sound_power_dba: 65, priority: 3 },
];

test('a system to consider instead opens the comparison of the two, on the result', async ({ page, selector }) => {
  await openList(page, selector, SYSTEMS);
  const row = await selector.openRow('Alpha');
  await row.getByRole('button', { name: 'Choose Alpha' }).click();
  await expect(selector.heading('Alpha').first()).toBeFocused();
  const instead = (name: RegExp) => page.getByRole('listitem').getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  await test.step('each says what it gains and gives up', async () => {
    await selector.heading('Figures').click();
    await expect(selector.heading('Or consider')).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Compare with/ }) }),
    ).toHaveText([/^GammaCosts \$1,000 less\.Compare/, /^BetaIs 5.dB\(A\) quieter outdoors\. \$1,000 more\.Compare/]);
  });
  await test.step('Escape leads back to it, and nothing is on the shortlist', async () => {
    await instead(/Beta$/).click();
    await expect(dialog.getByRole('columnheader')).toHaveText(['Alpha', 'Beta']);
    await expect(dialog.getByRole('button', { name: /Remove/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(instead(/Beta$/)).toBeFocused();
  });
  await test.step('the other can be chosen there', async () => {
    await instead(/Beta$/).click();
    await dialog.getByRole('button', { name: 'Choose Beta' }).click();
    await expect(selector.heading('Beta').first()).toBeFocused();
    await expect(dialog).toHaveCount(0);
  });
});
