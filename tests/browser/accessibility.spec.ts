import { ANSWERS } from '../../dev/gallery.ts';
import { lookAtFailures, lookAtMatches, lookAtResult, lookAtStart, SAID_ON_FAILURES } from './everyScreen.ts';
import { findingsInPseudo } from './findingsInPseudo.ts';
import { findingsOfAxe } from './findingsOfAxe.ts';
import { saveVisit } from './savedVisit.ts';
import { expect, test } from './test.ts';
import { untilIdle } from './untilIdle.ts';

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const;
const FORCED = { colorScheme: 'dark', forcedColors: 'active' } as const;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

/**
 * Screens that differ from another one in their words only, and are checked once. The first and the last question have the looks of
 * all, and an open row and the result those of the rest.
 */
const SIMILAR = /^(question: (?!what is known|controls)|matching systems|result without)/;

type Walk = typeof lookAtMatches;

/** Begins a walk at the matching systems. */
const fromTheList =
  (walk: Walk): Walk =>
  async (page, selector, look) => {
    await saveVisit(page, { answers: ANSWERS, postcode: '3000' });
    await page.goto('/');
    await selector.resume();
    await walk(page, selector, look);
  };

for (const [what, walk] of [
  ['question, state or explanation', lookAtStart],
  ['list or comparison', fromTheList(lookAtMatches)],
  ['result', fromTheList(lookAtResult)],
  ['failure', lookAtFailures],
] as const) {
  test(`axe finds nothing on any ${what}, 320 and 1280 px wide, with contrast in every theme; longer and right-to-left words are whole`, async ({
    page,
    selector,
    expected,
  }) => {
    test.slow();
    expected.push(...SAID_ON_FAILURES);
    const byAxe: string[] = [];
    const inPseudo: string[] = [];
    await page.setViewportSize(WIDE);
    await page.emulateMedia(LIGHT);
    await walk(page, selector, async (where) => {
      const note = (how: string, findings: readonly string[]) =>
        byAxe.push(...findings.map((finding) => `${where}, ${how}: ${finding}`));
      note('1280 px, light', await findingsOfAxe(page));
      await page.setViewportSize(NARROW);
      if (!SIMILAR.test(where)) {
        await page.emulateMedia(DARK);
        await untilIdle(page);
        note('320 px, dark', await findingsOfAxe(page));
        await page.emulateMedia(FORCED);
        note('forced colours', await findingsOfAxe(page, { rules: ['color-contrast'] }));
        await page.emulateMedia(LIGHT);
      }
      inPseudo.push(...(await findingsInPseudo(page, selector)).map((finding) => `${where}, ${finding}`));
      await page.setViewportSize(WIDE);
      await untilIdle(page);
    });
    expect.soft(byAxe).toEqual([]);
    expect(inPseudo).toEqual([]);
  });
}
