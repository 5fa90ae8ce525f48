import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test('no screen has a finding of axe', async ({ page, selector }) => {
        const found: string[] = [];
        const look = async (where: string) => {
          const { violations, passes } = await new AxeBuilder({ page }).include('product-selector').analyze();
          expect(passes.length).toBeGreaterThan(5);
          found.push(
            ...violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map((node) => node.html).join(', ')}`),
          );
        };
        await page.goto('/');
        await selector.button('Start').waitFor();
        await look('landing');
        await selector.start();
        await selector.button('Continue').click();
        await expect(page.getByText('Choose an option')).toBeVisible();
        await look('question without an answer');
        await selector.answer('Yes');
        await selector.button('More about: Ducted').click();
        await look('explanation');
        await page.keyboard.press('Escape');
        await selector.answer('Ducted');
        await selector.answer('Apartment');
        await selector.answer('Whole Home');
        await selector.answer('Individual Temperature Control');
        await selector.answer('Small Outdoor space');
        await selector.option('Touchscreen').check();
        await look('multiple choice');
        await selector.button('Continue').click();
        await selector.heading('Systems for your home').waitFor();
        await look('matching systems');
        await selector.chooseFirst();
        await look('result');
        expect(found).toEqual([]);
      });
    });
  }
}
