import type { Page } from '@playwright/test';
import { replaceVisit, saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The answer paths through the demo catalogue with the tallest lists. */
const JOURNEYS: Readonly<Record<string, Answers>> = {
  'the tallest on a wide screen': {
    Q0: 'No',
    Q2: 'Townhouse',
    Q3: 'Multiple Rooms',
    Q4: 'Individual Room Zoning',
    Q5: '3 Rooms',
    Q6: 'Small Outdoor space',
    Q7: ['Mobile App'],
  },
  'the tallest on a phone': {
    Q0: 'Yes',
    Q1: 'Ducted',
    Q2: 'House - Pitched Roof',
    Q3: 'Multiple Rooms',
    Q4: 'Individual Room Zoning',
    Q5: '2 Rooms',
    Q6: 'Large Outdoor space',
    Q7: ['Voice Control', 'Mobile App'],
  },
  'the tallest with suggestions': {
    Q0: 'No',
    Q2: 'House - Flat Roof',
    Q3: 'Whole Home',
    Q4: 'Individual Temperature Control',
    Q6: 'Small Outdoor space',
    Q7: ['Touchscreen', 'Voice Control', 'Mobile App'],
  },
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
