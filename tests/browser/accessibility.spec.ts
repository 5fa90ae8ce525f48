import { lookAtEverything, lookAtFailures, SAID_ON_FAILURES } from './everyScreen.ts';
import { findingsOfAxe } from './findingsOfAxe.ts';
import { expect, test } from './test.ts';
import { untilIdle } from './untilIdle.ts';

/** Colours depend on the theme and on no width, so that only contrast is looked at again, once for each theme. */
const OTHER_THEMES = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;
const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 800 };

/** Questions that differ in their words only. Their looks are those of the first and the last one. */
const SIMILAR = /^question: (?!what is known|controls)/;

for (const [what, walk] of [
  ['screen, state or dialog', lookAtEverything],
  ['failure', lookAtFailures],
] as const) {
  test(`axe finds nothing on any ${what}, 320 and 1280 px wide, and enough contrast in every theme`, async ({
    page,
    selector,
    expected,
  }) => {
    test.slow();
    expected.push(...SAID_ON_FAILURES);
    await page.setViewportSize(WIDE);
    await page.emulateMedia(LIGHT);
    const found: string[] = [];
    await walk(page, selector, async (where) => {
      const light = await findingsOfAxe(page);
      found.push(...light.map((finding) => `${where}: ${finding}`));
      if (SIMILAR.test(where)) return;
      for (const [theme, media] of Object.entries(OTHER_THEMES)) {
        await page.emulateMedia(media);
        const contrast = await findingsOfAxe(page, { rules: ['color-contrast'] });
        found.push(...contrast.map((finding) => `${where}, ${theme}: ${finding}`));
      }
      await page.emulateMedia(LIGHT);
      await page.setViewportSize(NARROW);
      await untilIdle(page);
      const narrow = await findingsOfAxe(page);
      found.push(...narrow.map((finding) => `${where}, ${NARROW.width} px wide: ${finding}`));
      await page.setViewportSize(WIDE);
      await untilIdle(page);
    });
    expect(found).toEqual([]);
  });
}
