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

test('the list asks for the postcode in one line, and shows the figures of its zone beside the field', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.answerForSingleRoom();
  await page.getByText('Enter your postcode to see energy figures').click();
  const field = page.getByRole('textbox', { name: 'Postcode' });
  await field.fill('3000');
  await field.press('Enter');
  await expect(page.getByText("✓ 3000 is in the cold climate zone. You'll see energy figures for it.")).toBeVisible();
  await expect(page.getByText(/^Label figures for the cold climate zone/i)).toBeVisible();
  await expect(field).toBeFocused();
});
