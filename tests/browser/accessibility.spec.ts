import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** Looks at what is shown with every rule of axe; findings are gathered, so that one run names them all. */
type Look = (where: string) => Promise<void>;

/** Every screen, state and dialog that a visitor can meet. */
async function lookAtEverything(page: Page, selector: Selector, look: Look): Promise<void> {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await look('landing');
  await page.getByLabel('Postcode').fill('30_00');
  await look('a postcode that is none');
  await selector.start();
  await selector.button('Continue').click();
  await expect(page.getByText('Choose an option')).toBeVisible();
  await look('question without an answer');
  await selector.answer('Yes');
  await selector.button('More about: Ducted').click();
  await look('explanation with several pictures');
  await page.keyboard.press('Escape');
  for (const label of ['Split', 'Apartment', 'Single Room']) await selector.answer(label);
  for (const _ of ['Q3', 'Q2', 'Q1']) await selector.button('Back').click();
  await selector.option('Ducted').check();
  await expect(selector.button('Undo')).toBeVisible();
  await look('a change that cleared an answer');
  for (const label of ['Ducted', 'Apartment', 'Whole Home', 'Individual Temperature Control', 'Small Outdoor space']) {
    await selector.answer(label);
  }
  await selector.option('Touchscreen').check();
  await look('multiple choice');
  await selector.button('Continue').click();
  await selector.heading('Systems for your home').waitFor();
  await look('matching systems with suggestions');
  for (const place of [0, 1, 2])
    await page
      .getByRole('button', { name: /^Compare / })
      .nth(place)
      .click();
  await look('three systems to compare');
  await selector.button('Compare now').click();
  await look('comparison');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Sound outdoors');
  await look('sorted systems');
  await selector.chooseFirst();
  await look('result');
  await page.getByLabel('Postcode').fill('3000');
  await page.getByRole('img', { name: /^Use in a year/ }).waitFor();
  await look('result with energy');
  await page.evaluate(() => {
    const element = document.querySelector('product-selector') as HTMLElement & { navigate(to: string): Promise<void> };
    return element.navigate('/nowhere');
  });
  await selector.heading('Not Found').waitFor();
  await look('not found');
}

/** States that need a provider that fails. */
async function lookAtFailures(page: Page, selector: Selector, look: Look): Promise<void> {
  await page.route('**/v2/products?**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/');
  await selector.answerForSingleRoom();
  await look('products that could not be loaded');
  await page.route('**/embed/ResultRoute-*.js', (route) => route.abort());
  await page.evaluate(() => {
    const element = document.querySelector('product-selector') as HTMLElement & { navigate(to: string): Promise<void> };
    void element.navigate('/result');
  });
  // The page reloads once; then the screen fails for good.
  await selector.button('Start').waitFor();
  await page.evaluate(() => {
    const element = document.querySelector('product-selector') as HTMLElement & { navigate(to: string): Promise<void> };
    void element.navigate('/result');
  });
  await selector.button('Show Error').click();
  await look('a screen that failed');
}

const THEMES = [
  { name: 'light', media: { colorScheme: 'light' } },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

for (const { name, media } of THEMES) {
  for (const width of [320, 1280]) {
    test.describe(`${name}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 800 } });

      for (const [what, walk] of [
        ['screen, state or dialog', lookAtEverything],
        ['failure', lookAtFailures],
      ] as const) {
        test(`no ${what} has a finding of axe`, async ({ page, selector, expected }) => {
          test.slow();
          expected.push(/Failed to load resource/, /Error fetching products/, /dynamically imported module/);
          await page.emulateMedia(media);
          const found: string[] = [];
          await walk(page, selector, async (where) => {
            const { violations, passes } = await new AxeBuilder({ page }).include('product-selector').analyze();
            expect(passes.length).toBeGreaterThan(5);
            found.push(
              ...violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.html).join(', ')}`),
            );
          });
          expect(found).toEqual([]);
        });
      }
    });
  }
}
