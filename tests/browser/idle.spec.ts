import { expect, test } from './test.ts';

/** Does everything that can be asked of it in a townhouse with ducts. */
const ALONE = {
  id: 'a',
  title: 'Alpha',
  system_type: 'slim_ducted',
  indoor_height_mm: 250,
  phase: 1,
  suits_small_outdoor_space: true,
  zone_control: 'individual_temperature',
  controls: ['touchscreen', 'voice', 'mobile_app'],
};
const SAME = /The same systems fit whatever you answer here/;

test('a question that changes nothing says so, and what is skipped is called not asked', async ({ page, selector }) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [ALONE] }));
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  await expect(selector.button('Skip to the systems')).toHaveCount(0);
  for (const label of ['Ducted', 'Townhouse', 'Whole Home']) await selector.answer(label);
  await expect(page.getByRole('group')).toHaveAccessibleDescription(/No answer from here on changes the systems/);
  await selector.button('Skip to the systems').click();
  await expect(selector.heading('Systems for your home')).toBeFocused();
  await expect(page.getByText(/^Not asked/)).toHaveCount(3);
  await selector.openRow('Alpha');
  await selector.button('Choose Alpha').click();
  await selector.heading('What to do next').waitFor();
  await expect(page.getByRole('definition').filter({ hasText: /^Not asked/ })).not.toHaveCount(0);
  await selector.button('Back').click();
  await selector.button('Change: How would you like to control different rooms?').click();
  await selector.answer('Day / Night Zoning');
  await expect(page.getByRole('heading', { name: 'How much space is there for the outdoor unit?' })).toBeVisible();
});

test('a question that could change the order only says that the same systems fit', async ({ page, selector }) => {
  const other = { ...ALONE, id: 'b', title: 'Beta', controls: ['touchscreen', 'voice', 'mobile_app:optional'] };
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: [{ ...other, priority: 1 }, ALONE] }));
  await page.goto('/');
  await selector.start();
  const answers = ['Yes', 'Ducted', 'Townhouse', 'Whole Home', 'Individual Temperature Control', 'Small Outdoor space'];
  for (const label of answers) await selector.answer(label);
  await expect(page.getByRole('group')).toHaveAccessibleDescription(SAME);
  await expect(selector.button('Skip to the systems')).toHaveCount(0);
});
