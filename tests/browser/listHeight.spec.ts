import type { Page } from '@playwright/test';
import { answersOf } from '../samples/answersOf.ts';
import { replaceVisit, saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The answer paths through the demo catalogue with the tallest lists. */
const JOURNEYS: Readonly<Record<string, Answers>> = {
  'the tallest on a wide screen': answersOf(
    'No, Townhouse, Multiple Rooms, Individual Room Zoning, 3 Rooms, Small Outdoor space, Mobile App',
  ),
  'the tallest on a phone': answersOf(
    'Yes, Ducted, House - Pitched Roof, Multiple Rooms, Individual Room Zoning, 2 Rooms, Large Outdoor space, Voice Control, Mobile App',
  ),
  'the tallest with suggestions': answersOf(
    'No, House - Flat Roof, Whole Home, Individual Temperature Control, Small Outdoor space, Touchscreen, Voice Control, Mobile App',
  ),
};

const WINDOWS = [
  { width: 1280, height: 800, most: 3.5 },
  { width: 390, height: 844, most: 3.4 },
] as const;

/** The names of the buttons that look like the one that starts a visit. */
async function primaryButtons(page: Page, look: string): Promise<string[]> {
  const buttons = await page.locator('product-selector').getByRole('button').all();
  const names = buttons.map((button) =>
    button.evaluate(
      (node, primary) =>
        getComputedStyle(node).backgroundColor === primary ? (node.ariaLabel ?? node.textContent ?? '') : null,
      look,
    ),
  );
  return (await Promise.all(names)).filter((name) => name !== null);
}

test('the list is short before anything is opened, with one primary button, where to start', async ({
  page,
  selector,
}) => {
  for (const [name, answers] of Object.entries(JOURNEYS)) {
    await test.step(name, async () => {
      const save = page.url() === 'about:blank' ? saveVisit : replaceVisit;
      await save(page, { answers, postcode: '3000' });
      await page.goto('/');
      const primary = await selector
        .button('Continue where you left off')
        .evaluate((button) => getComputedStyle(button).backgroundColor);
      await selector.resume();
      await selector.untilWhole();
      for (const { width, height, most } of WINDOWS) {
        await page.setViewportSize({ width, height });
        const box = await page.locator('product-selector').boundingBox();
        expect((box?.height ?? Number.NaN) / height, `${width} × ${height}`).toBeLessThanOrEqual(most);
      }
      const choose = await page
        .locator('product-selector')
        .getByRole('button', { name: /^Choose / })
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
      expect(await primaryButtons(page, primary)).toEqual(choose.slice(0, 1));
    });
  }
});
