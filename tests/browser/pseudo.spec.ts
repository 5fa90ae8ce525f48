import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MIRRORED, PSEUDO } from '../../dev/pseudoMessages.ts';
import { readCatalogue } from '../../src/source/readCatalogue.ts';
import type { Messages } from '../../src/words/words.ts';
import { cutOff } from './cutOff.ts';
import { lookAtEverything, lookAtFailures, SAID_ON_FAILURES } from './everyScreen.ts';
import { lookThrough } from './lookThrough.ts';
import { expect, test } from './test.ts';
import { untilIdle } from './untilIdle.ts';

/** Texts of the demo catalogue that stand outside sentences. */
const CATALOGUE = readCatalogue('products.csv', readFileSync('catalogue/products.csv')).products.flatMap(
  ({ title, brand, model_number, indoor_model, outdoor_model, gems_registration_number, refrigerant }) =>
    [title, brand, model_number, indoor_model, outdoor_model, gems_registration_number, refrigerant].filter(
      (text) => text !== null,
    ),
);

async function reword(page: Page, messages: Messages): Promise<void> {
  await page.locator('product-selector').evaluate((element, given) => {
    Object.assign(element, { messages: given });
  }, messages);
  await untilIdle(page);
}

/** Sentences in brackets, and their right-to-left twins. */
const LANGUAGES = { 'longer words': PSEUDO, 'right to left': MIRRORED } as const;

for (const [what, walk] of [
  ['every screen, state and dialog', lookAtEverything],
  ['every failure', lookAtFailures],
] as const) {
  test(`longer words, and words from right to left, are whole, apart and complete on ${what}, 320 px wide`, async ({
    page,
    selector,
    expected,
  }) => {
    test.slow();
    expected.push(...SAID_ON_FAILURES);
    await page.setViewportSize({ width: 320, height: 640 });
    const found: string[] = [];
    await walk(page, selector, async (screen) => {
      for (const [language, messages] of Object.entries<Messages>(LANGUAGES)) {
        const where = `${screen}, ${language}`;
        await reword(page, messages);
        await expect(selector.shown).toHaveAttribute('lang', messages.lang ?? '');
        const { untranslated, glued, outside } = await lookThrough(selector.shown, CATALOGUE);
        found.push(...untranslated.map((text) => `${where}: not translated: ${text}`));
        found.push(...glued.map((text) => `${where}: glued: ${text}`));
        found.push(...outside.map((text) => `${where}: outside: ${text}`));
        found.push(...(await cutOff(page)).map((html) => `${where}: cut off: ${html}`));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) found.push(`${where}: ${width} px wide`);
      }
      await reword(page, {});
    });
    expect(found).toEqual([]);
  });
}
