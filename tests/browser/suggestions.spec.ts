import type { Page } from '@playwright/test';
import { saveVisit } from './savedVisit.ts';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** An apartment that wants what the demo range does not have: touchscreen, ducted, little outdoor space. */
async function toNoMatch(page: Page, selector: Selector): Promise<void> {
  const answers = {
    ...{ Q0: 'Yes', Q1: 'Ducted', Q2: 'Apartment', Q3: 'Whole Home', Q4: 'Individual Temperature Control' },
    ...{ Q6: 'Small Outdoor space', Q7: ['Touchscreen'] },
  };
  await saveVisit(page, { answers });
  await page.goto('/');
  await selector.resume();
  await expect(selector.heading('Systems for your home')).toBeFocused();
}

test('a visitor without a full match sees the closest systems, the effect of each answer, and changes that help', async ({
  page,
  selector,
}) => {
  await toNoMatch(page, selector);
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What your answers did' })).toContainText(/Ruled out \d+; \d+ left/);
  await expect(page.getByRole('region', { name: 'Change one thing, see more' })).toContainText(/more systems? fits?/);
});

test('a suggestion does what it promises, and one click undoes it exactly', async ({ page, selector }) => {
  await toNoMatch(page, selector);
  const region = page.getByRole('region', { name: 'Change one thing, see more' });
  const first = region.getByRole('listitem').first();
  const promised = Number(/(\d+) more systems?/.exec((await first.textContent()) ?? '')?.[1]);
  await first.getByRole('button', { name: /^Try this/ }).click();
  const fitting = page.getByText(new RegExp(`^${promised} systems? fits? everything you asked for`));
  await expect(fitting).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toBeVisible();
  await expect(selector.heading('Systems for your home')).toBeFocused();
  await selector.button('Undo').click();
  await expect(fitting).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toHaveCount(0);
  await expect(region.getByRole('listitem').first()).toContainText(`${promised} more system`);
  await expect(selector.heading('Systems for your home')).toBeFocused();
});
