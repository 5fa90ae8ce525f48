import { expect, test } from './helpers/test.ts';

test('the next question is drawn while the visitor reads, and nobody finds it before it is asked', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await selector.start();
  const ahead = page.locator('.step.ahead');
  const heading = (name: RegExp) => selector.heading(name);
  await selector.option('Yes').check();
  await expect(ahead).toContainText('Which type of system');
  await selector.option('No').check();
  await expect(ahead).toContainText('What kind of home');
  await test.step('it is not on screen, on paper or among what assistive technology finds', async () => {
    await expect(heading(/kind of home/)).toHaveCount(0);
    await expect(ahead).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(ahead).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('product-selector').ariaSnapshot()).not.toContain('kind of home');
    expect((await ahead.boundingBox())?.height).toBe(0);
  });
  await test.step('no key reaches it', async () => {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await ahead.evaluate((step) => step.contains((step.getRootNode() as ShadowRoot).activeElement))).toBe(
        false,
      );
    }
  });
  await test.step('Continue shows the same elements, with the focus on the heading', async () => {
    await ahead.evaluate((step) => Object.assign(step, { isKept: true }));
    await selector.button('Continue').click();
    await expect(heading(/kind of home/)).toBeFocused();
    await expect(ahead).toHaveCount(0);
    expect(await page.locator('.step').evaluate((step) => 'isKept' in step)).toBe(true);
  });
});

test('the list is drawn behind the last question, and shows the last answer', async ({ page, selector }) => {
  await page.goto('/');
  await selector.start();
  for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space']) await selector.answer(label);
  await selector.option('Not Sure').check();
  const list = page.locator('.screen');
  await expect(page.locator('article').first()).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(selector.heading('Systems for your home')).toHaveCount(0);
  await selector.option('Voice Control').check();
  await selector.button('Continue').click();
  await expect(selector.heading('Systems for your home')).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(list).toContainText('Voice Control');
});
