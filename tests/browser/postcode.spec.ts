import { openList, SPLIT } from './helpers/openList.ts';
import { expect, test } from './helpers/test.ts';

test('the postcode answers beside its field, on Enter, after a pause and on leaving it', async ({ page, selector }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Postcode' });
  const reply = page.locator('.field').getByRole('status');
  await field.fill('4870');
  await field.press('Enter');
  await expect(reply).toHaveText("✓ 4870 is in the hot climate zone. You'll see energy figures for it.");
  await expect(field).toBeFocused();
  await expect(reply).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveAccessibleDescription(/✓ 4870/);
  await field.fill('0000');
  await expect(reply).toHaveText("We don't know postcode 0000. Check it, or leave it blank.");
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('0000');
  await field.fill('48');
  await selector.button('Start').focus();
  await expect(reply).toHaveText('A postcode has four digits, such as 3000. Check it, or leave it blank.');
  await expect(field).toHaveValue('48');
  await field.fill('');
  await expect(reply).toBeEmpty();
});

test('a long list asks for the postcode where it is sorted, and shows the figures of its zone and stars to sort by', async ({
  page,
  selector,
}) => {
  const systems = Array.from({ length: 9 }, (_, index) => ({
    ...SPLIT,
    id: `s${index}`,
    title: `System ${index}`,
    cooling_capacity_kw: 2 + index / 2,
    stars_cool_cold: 1 + index / 2,
  }));
  await openList(page, selector, systems, {});
  await page.getByText('Sort and filter:').click();
  await page.getByText('Enter your postcode to see energy figures').click();
  const stars = page.getByText(/stars for.cooling$/).filter({ visible: true });
  await expect(stars).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.fill('3000');
  await field.press('Enter');
  await expect(page.getByText("✓ 3000 is in the cold climate zone. You'll see energy figures for it.")).toBeVisible();
  await expect(stars.first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'Cooling stars' })).toHaveCount(1);
  await expect(field).toBeFocused();
});
