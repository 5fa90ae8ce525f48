import AxeBuilder from '@axe-core/playwright';
import { lookAtEverything, lookAtFailures } from './everyScreen.ts';
import { expect, test } from './test.ts';

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
          expected.push(
            /Failed to load resource/,
            /Error fetching products/,
            /range as of/,
            /dynamically imported module/,
          );
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
