import { expect, test } from './test.ts';

/** Systems that fit whoever looks for one room in a townhouse. */
function systems(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `S${String(index).padStart(5, '0')}`,
    title: `System ${index}`,
    system_type: 'split',
  }));
}

test('of five thousand matching systems a dozen are shown, and a dozen more for each time they are asked for', async ({
  page,
  selector,
}) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: systems(5000) }));
  await page.goto('/');
  await selector.answerForSingleRoom();
  await expect(page.getByText('5,000 systems fit everything you asked for.')).toBeVisible();
  for (const shown of [12, 24, 36]) {
    await expect(page.getByRole('article')).toHaveCount(shown);
    await selector.button(/^Show 12 more of 5,?000$/).click();
    // On from the first of the new ones.
    await expect(page.getByRole('article').nth(shown).getByRole('heading').first()).toBeFocused();
  }
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('article')).toHaveCount(48);
});
