import type { Locator, Page } from '@playwright/test';
import { expect, test } from './helpers/test.ts';

/** Presses twice by pointer at one place, with a pause between the presses. */
async function pressTwice(page: Page, target: Locator, pause = 0): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  const press = () => Promise.all([page.mouse.down(), page.mouse.up()]);
  // A double press is sent as one, so that its presses stay together on a busy machine.
  if (pause === 0) return void (await Promise.all([press(), press()]));
  await press();
  // The test is about the pause between two presses.
  await page.waitForTimeout(pause);
  await press();
}

test.use({ realTime: true });

test('a double press counts once on every button, and shows no error', async ({ page, selector }) => {
  await page.goto('/');
  await test.step('Start neither chooses an option nor continues', async () => {
    await pressTwice(page, selector.button('Start'));
    await expect(selector.heading('Do you already know')).toBeVisible();
    await expect(page.locator('product-selector input:checked')).toHaveCount(0);
  });
  await test.step('Continue', async () => {
    await selector.option('No').check();
    await pressTwice(page, selector.button('Continue'));
    await expect(selector.heading('What kind of home')).toBeVisible();
    await expect(page.getByText('Choose an option')).toHaveCount(0);
    await selector.answer('Townhouse');
    await selector.answer('Single Room');
  });
  await test.step('Back', async () => {
    await pressTwice(page, selector.button('Back'));
    await expect(selector.heading('Which areas')).toBeVisible();
  });
  await test.step('an explanation stays open', async () => {
    await pressTwice(page, selector.button('More about Single Room'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a checkbox stays checked', async () => {
    await selector.answer('Single Room');
    await selector.answer('Large Outdoor space');
    await pressTwice(page, page.getByText('Voice Control', { exact: true }));
    await expect(selector.option('Voice Control')).toBeChecked();
    await pressTwice(page, selector.option('Mobile App'));
    await expect(selector.option('Mobile App')).toBeChecked();
  });
  await selector.button('Continue').click();
  await selector.heading('How big is the room?').waitFor();
  await selector.press('Continue');
  await selector.heading('Systems for your home').waitFor();
  await selector.untilWhole();
  const compare = page
    .getByRole('article')
    .getByRole('button', { name: /^Compare / })
    .first();
  await test.step('a toggle', async () => {
    await pressTwice(page, compare);
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a fold', async () => {
    const fold = page.locator('product-selector details:not([open]) > summary').filter({ visible: true }).first();
    const box = page.locator('product-selector details').filter({ hasText: (await fold.textContent()) ?? '' });
    await pressTwice(page, fold);
    await expect(box.first()).toHaveAttribute('open');
  });
});

test('a held or doubled key counts once; different keys and places count, and presses further apart', async ({
  page,
  selector,
}) => {
  await page.goto('/');
  await test.step('Space chooses and Enter continues', async () => {
    await selector.button('Start').click();
    for (const label of ['No', 'Townhouse', 'Single Room']) {
      await selector.option(label).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    }
    await expect(selector.heading('How much space')).toBeVisible();
  });
  await test.step('options and Continue, one after the other', async () => {
    await selector.option('Large Outdoor space').check();
    await selector.button('Continue').click();
    await selector.answer('Not Sure');
    await selector.untilWhole();
  });
  const compare = page
    .getByRole('article')
    .getByRole('button', { name: /^Compare / })
    .first();
  await test.step('a held space bar', async () => {
    await compare.focus();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await compare.evaluate((button: HTMLElement) => button.click());
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('a held Enter', async () => {
    await compare.focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a doubled Enter', async () => {
    await expect(compare).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('presses further apart', async () => {
    await pressTwice(page, compare, 800);
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await selector.button('Back').click();
    await selector.heading('How big is the room?').waitFor();
    await selector.press('Back');
    await selector.heading('Which smart controls').waitFor();
    await pressTwice(page, selector.button('Back'), 800);
    await expect(selector.heading('Which areas')).toBeVisible();
  });
});
