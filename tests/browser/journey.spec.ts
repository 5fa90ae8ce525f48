import { expect, test } from './test.ts';

test('the shortest answer path, for a single room, ends at a result with reasons', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  await selector.answer('No');
  await selector.answer('House - Pitched Roof');
  await selector.answer('Single Room');
  await selector.answer('Large Outdoor space');
  await selector.answer('Not Sure');
  await expect(selector.heading('Systems for your home')).toBeFocused();
  const first = page.getByRole('region', { name: 'Three to start from' }).getByRole('article').first();
  const choose = first.getByRole('button', { name: /^Choose / });
  const title = ((await choose.getAttribute('aria-label')) ?? '').replace('Choose ', '');
  await choose.click();
  await expect(selector.heading(title).first()).toBeFocused();
  await expect(selector.heading('Why it fits')).toBeVisible();
  await expect(selector.heading('To check')).toBeVisible();
  await expect(page.getByText('Approval from the owners corporation, before you buy.')).toHaveCount(0);
  await expect(selector.button('Change: What kind of home is it?')).toBeVisible();
});
