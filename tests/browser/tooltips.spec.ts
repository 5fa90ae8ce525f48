import type { Page } from '@playwright/test';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** From *Start* to the question about the kind of system. */
async function toSystems(page: Page, selector: Selector): Promise<void> {
  await page.goto('/');
  await selector.start();
  await selector.answer('Yes');
}

const PICTURES = '**/embed/*.svg';

test('an explanation opens from a button beside the option, has a name, and returns the focus', async ({
  page,
  selector,
}) => {
  await toSystems(page, selector);
  const opener = selector.button('More about Ducted');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How a ducted system works' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'How a ducted system works' })).toBeFocused();
  // No trap: Tab comes by everything in it, and Escape leads out.
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // Reading it is no answer.
  await expect(selector.option('Ducted')).not.toBeChecked();
});

test('a click outside the dialog closes it, and a click inside does not', async ({ page, selector }) => {
  await toSystems(page, selector);
  await selector.button('More about Ducted').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('One indoor unit').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
});

test('several pictures change by button, arrow key and swipe, and stop at both ends', async ({ page, selector }) => {
  await toSystems(page, selector);
  await selector.button('More about Ducted').click();
  const dialog = page.getByRole('dialog');
  const position = dialog.getByRole('status');
  const source = () => dialog.getByRole('img').getAttribute('src');
  await expect(position).toHaveText('Picture 1 of 3');
  const first = await source();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(position).toHaveText('Picture 2 of 3');
  expect(await source()).not.toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Picture 3 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Picture 3 of 3');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');

  const box = await dialog.getByRole('img').boundingBox();
  if (!box) throw new Error('The picture has no box');
  const swipe = async (by: number) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(120);
  await expect(position).toHaveText('Picture 2 of 3');
  await swipe(12);
  await expect(position).toHaveText('Picture 2 of 3');
  await swipe(-120);
  await expect(position).toHaveText('Picture 3 of 3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText('Picture 1 of 3');
});

test('with right-to-left words, arrows and swipes are reversed', async ({ page, selector }) => {
  await toSystems(page, selector);
  await page.evaluate(() => {
    Object.assign(document.querySelector('product-selector') as object, { messages: { dir: 'rtl' } });
  });
  // Marks that show nothing keep the label's own direction.
  await selector.button(/^More about .Ducted.$/).click();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Picture 2 of 3');
});

test('each picture has its own words below it, and fills the dialog', async ({ page, selector }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await toSystems(page, selector);
  const seen: string[] = [];
  for (const label of ['Ducted', 'Split']) {
    await selector.button(`More about ${label}`).click();
    const dialog = page.getByRole('dialog');
    const next = dialog.getByRole('button', { name: 'Next picture' });
    for (let at = 1; ; at += 1) {
      await expect(dialog.getByRole('status')).toContainText(`Picture ${at} of`);
      seen.push((await dialog.getByRole('paragraph').allTextContents()).join(' '));
      const [picture, whole] = [await dialog.getByRole('img').boundingBox(), await dialog.boundingBox()];
      expect(picture?.width).toBeGreaterThan(550);
      expect(picture?.width).toBeGreaterThan(0.9 * (whole?.width ?? 0));
      expect((picture?.y ?? 0) - (whole?.y ?? 0)).toBeLessThan(80);
      if ((await next.getAttribute('aria-disabled')) === 'true') break;
      await next.click();
    }
    await page.keyboard.press('Escape');
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});

test('a description without a line for each picture stands below every picture', async ({ page, selector }) => {
  await toSystems(page, selector);
  await page.evaluate(() => {
    const messages = { 'Q1.Split.tooltip.description': 'One or more units indoors.' };
    Object.assign(document.querySelector('product-selector') as object, { messages });
  });
  await selector.button('More about Split').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('One or more units indoors.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 2');
  await expect(dialog.getByText('One or more units indoors.')).toBeVisible();
});

test('numbers in a picture have labels', async ({ page, selector }) => {
  await toSystems(page, selector);
  await selector.answer('Ducted');
  await selector.button('More about House - Flat Roof').click();
  const dialog = page.getByRole('dialog', { name: 'House with a flat roof' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Shallow space above the ceiling']);
  await expect(dialog.getByRole('img', { name: 'Flat roof with a shallow gap above the ceiling' })).toBeVisible();
});

test('a picture loads when it is first shown and not before', async ({ page, selector }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    // The landing page has a picture of its own.
    if (/(?<!\/home-[\w-]+)\.svg$/.test(request.url())) fetched.push(request.url());
  });
  await toSystems(page, selector);
  expect(fetched).toEqual([]);
  await selector.button('More about Ducted').click();
  await expect.poll(() => fetched.length).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => fetched.length).toBe(2);
});

test('the description replaces a picture that fails to load', async ({ page, selector, expected }) => {
  expected.push(/Failed to load resource/);
  await page.route(PICTURES, (route) => route.abort());
  await toSystems(page, selector);
  await selector.button('More about Ducted').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ducted system: indoor unit, ceiling vents, outdoor unit')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await expect(dialog.getByText('One indoor unit (1) is hidden')).toBeVisible();
});
