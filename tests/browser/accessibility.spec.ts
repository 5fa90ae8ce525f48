import { lookAtEverything, lookAtFailures, SAID_ON_FAILURES } from './everyScreen.ts';
import { findingsOfAxe } from './findingsOfAxe.ts';
import { expect, test } from './test.ts';

/** Colours depend on the theme and on no width, so that only contrast is looked at again, once for each theme. */
const OTHER_THEMES = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;
const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;

for (const [width, themes] of [
  [320, {}],
  [1280, OTHER_THEMES],
] as const) {
  for (const [what, walk] of [
    ['screen, state or dialog', lookAtEverything],
    ['failure', lookAtFailures],
  ] as const) {
    const inThemes = width === 1280 ? ', and enough contrast in every theme' : '';
    test(`axe finds nothing on any ${what}, ${width} px wide${inThemes}`, async ({ page, selector, expected }) => {
      test.slow();
      expected.push(...SAID_ON_FAILURES);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia(LIGHT);
      const found: string[] = [];
      await walk(page, selector, async (where) => {
        const light = await findingsOfAxe(page);
        found.push(...light.map((finding) => `${where}: ${finding}`));
        for (const [theme, media] of Object.entries(themes)) {
          await page.emulateMedia(media);
          const contrast = await findingsOfAxe(page, { rules: ['color-contrast'] });
          found.push(...contrast.map((finding) => `${where}, ${theme}: ${finding}`));
        }
        await page.emulateMedia(LIGHT);
      });
      expect(found).toEqual([]);
    });
  }
}
