import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** An apartment that wants what the demo range does not have: touchscreen, ducted, little outdoor space. */
async function answerWithoutMatch(selector: Selector): Promise<void> {
  await selector.start();
  await selector.answer('Yes');
  await selector.answer('Ducted');
  await selector.answer('Apartment');
  await selector.answer('Whole Home');
  await selector.answer('Individual Temperature Control');
  await selector.answer('Small Outdoor space');
  await selector.answer('Touchscreen');
  await expect(selector.heading('Systems for your home')).toBeFocused();
}

test('a visitor without a full match sees the closest systems, what each answer did, and changes that help', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await answerWithoutMatch(selector);
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What your answers did' })).toContainText(/Ruled out \d+; \d+ left/);
  await expect(page.getByRole('region', { name: 'Change one thing, see more' })).toContainText(/more systems? fits?/);
});

test('a suggestion does what it promised, and one click undoes it exactly', async ({ page, selector }) => {
  await page.goto('/');
  await answerWithoutMatch(selector);
  const region = page.getByRole('region', { name: 'Change one thing, see more' });
  const first = region.getByRole('listitem').first();
  const promised = Number(/(\d+) more systems?/.exec((await first.textContent()) ?? '')?.[1]);
  await first.getByRole('button', { name: /^Try this/ }).click();
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toContainText(`${promised} system`);
  await expect(selector.heading('Systems for your home')).toBeFocused();
  await selector.button('Undo').click();
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toHaveCount(0);
  await expect(region.getByRole('listitem').first()).toContainText(`${promised} more system`);
  await expect(selector.heading('Systems for your home')).toBeFocused();
});
