import { expect, test } from './helpers/test.ts';

test('an explanation of an option opens, shows its pictures and closes', async ({ page, selector }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // A picture that is shown again may come from a cache or not.
  const fetched = new Set<string>();
  page.on('request', (request) => {
    // The landing page has its own picture.
    if (/\/picture-(?!home)/.test(request.url())) fetched.add(request.url());
  });
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
  const opener = selector.button('More about Ducted');
  const dialog = page.getByRole('dialog');
  const position = dialog.getByRole('status');
  const picture = dialog.getByRole('img');
  const nextPicture = dialog.getByRole('button', { name: 'Next picture' });

  await test.step('it opens from a button beside the option, has a name, and returns the focus', async () => {
    await opener.focus();
    // The pictures only load when one is first shown.
    expect(fetched.size).toBe(0);
    await page.keyboard.press('Enter');
    const explanation = page.getByRole('dialog', { name: 'How a ducted system works' });
    await expect(explanation).toBeVisible();
    await expect(explanation.getByRole('heading', { name: 'How a ducted system works' })).toBeFocused();
    await expect.poll(() => fetched.size).toBe(1);
    await expect(picture.locator('path').first()).toBeVisible();
    // No trap: Tab reaches everything in the dialog, and Escape closes it.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    // Reading it doesn't answer the question.
    await expect(selector.option('Ducted')).not.toBeChecked();
  });

  await test.step('a click outside the dialog closes it, and a click inside does not', async () => {
    await opener.click();
    // A press by a script isn't the first of two quick ones.
    await dialog.getByText('One indoor unit').evaluate((text: HTMLElement) => text.click());
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
  });

  await test.step('several pictures change by their buttons, and stop at both ends', async () => {
    await opener.click();
    const source = () => picture.getAttribute('aria-label');
    await expect(position).toHaveText('Picture 1 of 3');
    const first = await source();
    expect(fetched.size).toBe(1);
    await nextPicture.click();
    await expect(position).toHaveText('Picture 2 of 3');
    expect(await source()).not.toBe(first);
    // By key, because a second press at one place within half a second is a double press.
    await nextPicture.press('Enter');
    await expect(position).toHaveText('Picture 3 of 3');
    await expect(nextPicture).toHaveAttribute('aria-disabled', 'true');
    // One key twice within half a second is a double press.
    for (const key of ['Enter', 'Space', 'Enter'])
      await page.getByRole('button', { name: 'Previous picture' }).press(key);
    await expect(position).toHaveText('Picture 1 of 3');
    await page.keyboard.press('Escape');
  });

  await test.step('each picture has its own words below it, and fills the dialog', async () => {
    const seen: string[] = [];
    for (const label of ['Ducted', 'Split']) {
      await selector.button(`More about ${label}`).click();
      for (let at = 1; ; at += 1) {
        await expect(position).toContainText(`Picture ${at} of`);
        seen.push((await dialog.getByRole('paragraph').allTextContents()).join(' '));
        const [shown, whole] = [await picture.boundingBox(), await dialog.boundingBox()];
        expect(shown?.width).toBeGreaterThan(550);
        expect(shown?.width).toBeGreaterThan(0.9 * (whole?.width ?? 0));
        expect((shown?.y ?? 0) - (whole?.y ?? 0)).toBeLessThan(80);
        if ((await nextPicture.getAttribute('aria-disabled')) === 'true') break;
        await nextPicture.evaluate((button: HTMLElement) => button.click());
      }
      await page.keyboard.press('Escape');
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  await test.step('numbers in a picture have labels', async () => {
    await selector.answer('Ducted');
    await selector.button('More about House - Flat Roof').click();
    const roof = page.getByRole('dialog', { name: 'House with a flat roof' });
    await expect(roof.getByRole('listitem')).toHaveText(['Shallow space above the ceiling']);
    await expect(roof.getByRole('img', { name: 'Flat roof with a shallow gap above the ceiling' })).toBeVisible();
    await page.keyboard.press('Escape');
    await selector.button('Back').click();
  });
});
