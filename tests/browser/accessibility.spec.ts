import type { Page } from '@playwright/test';
import { SAMPLE_ANSWERS } from '../../dev/screens.ts';
import {
  type Look,
  lookAtFailures,
  lookAtMatches,
  lookAtResult,
  lookAtStart,
  SAID_ON_FAILURES,
} from './helpers/everyScreen.ts';
import { bringPseudo, findingsInPseudo } from './helpers/findingsInPseudo.ts';
import { contrastFindings, findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import type { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilIdle } from './helpers/untilIdle.ts';

const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const;
const FORCED = { colorScheme: 'dark', forcedColors: 'active' } as const;
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

/**
 * Screens that differ from another one in their words only: axe checks them wide and light. The first and the last question have the
 * looks of all, and the result those of the one without a zone.
 */
const SIMILAR = /^(question: (?!what is known|controls)|result without)/;
/** The next screen of the walk has all of it: a list with a row open. */
const COVERED = 'matching systems';

async function lookAtListAndResult(page: Page, selector: Selector, look: Look): Promise<void> {
  await saveVisit(page, { answers: SAMPLE_ANSWERS, postcode: '3000' });
  await page.goto('/');
  await selector.resume();
  await lookAtMatches(page, selector, look);
  await lookAtResult(page, selector, look);
}

for (const [what, walk] of [
  ['question, state or explanation', lookAtStart],
  ['list, comparison or result', lookAtListAndResult],
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
    await bringPseudo(page);
    await page.setViewportSize(WIDE);
    await page.emulateMedia(LIGHT);
    await walk(page, selector, async (where) => {
      if (where === COVERED) return;
      const note = (how: string, findings: readonly string[]) =>
        byAxe.push(...findings.map((finding) => `${where}, ${how}: ${finding}`));
      note('1280 px, light', await findingsOfAxe(page));
      await page.setViewportSize(NARROW);
      if (!SIMILAR.test(where)) {
        await page.emulateMedia(DARK);
        await untilIdle(page);
        note('320 px, dark', await findingsOfAxe(page));
        await page.emulateMedia(FORCED);
        note('forced colours', await contrastFindings(page));
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
