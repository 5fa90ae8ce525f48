import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MIRRORED, PSEUDO } from '../../dev/pseudoMessages.ts';
import { readCatalogue } from '../../src/source/readCatalogue.ts';
import type { Messages } from '../../src/words/words.ts';
import { cutOff } from './cutOff.ts';
import { lookThrough } from './lookThrough.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';

/** Texts of the demo catalogue that stand outside sentences. */
const CATALOGUE = [
  ...new Set(
    readCatalogue('products.csv', readFileSync('catalogue/products.csv')).products.flatMap(
      ({ title, brand, model_number, indoor_model, outdoor_model, gems_registration_number, refrigerant }) => [
        title,
        brand,
        model_number,
        indoor_model,
        outdoor_model,
        gems_registration_number,
        refrigerant,
      ],
    ),
  ),
].filter((text) => text !== null);

/** Sentences in brackets, and their right-to-left twins. */
const LANGUAGES = { 'longer words': PSEUDO, 'right to left': MIRRORED } as const;

/** Rewords the current screen in both languages and back. One line for each text or control that is not whole, apart and translated. */
export async function findingsInPseudo(page: Page, selector: Selector): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [language, messages] of Object.entries<Messages>(LANGUAGES)) {
    await reword(page, messages);
    await expect(selector.shown).toHaveAttribute('lang', messages.lang ?? '');
    const { untranslated, glued, outside } = await lookThrough(selector.shown, CATALOGUE);
    found.push(...untranslated.map((text) => `${language}: not translated: ${text}`));
    found.push(...glued.map((text) => `${language}: glued: ${text}`));
    found.push(...outside.map((text) => `${language}: outside: ${text}`));
    found.push(...(await cutOff(page)).map((html) => `${language}: cut off: ${html}`));
    const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (width > room) found.push(`${language}: ${width} px wide`);
  }
  await reword(page, {});
  return found;
}

/** Gives the selector other words, and waits until the page has nothing left to do. */
async function reword(page: Page, messages: Messages): Promise<void> {
  await page.locator('product-selector').evaluate((element, given) => {
    Object.assign(element, { messages: given });
    return scheduler.postTask(() => {}, { priority: 'background' });
  }, messages);
}
