import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { MIRRORED, PSEUDO } from '../../../dev/pseudoMessages.ts';
import type { Messages } from '../../../src/words/words.ts';
import { readFile } from '../../samples/readFile.ts';
import { cutOff } from './cutOff.ts';
import { lookThrough } from './lookThrough.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';

/** Texts of the demo catalogue that stand outside sentences. */
const CATALOGUE = [
  ...new Set(
    readFile('products.csv', readFileSync('catalogue/products.csv')).products.flatMap(
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

export type Language = keyof typeof LANGUAGES;

/** Brings both languages into each page that opens from now on, so that they are sent once. */
export const bringPseudo = (page: Page): Promise<unknown> =>
  page.addInitScript((languages) => Object.assign(window, { languages }), LANGUAGES);

/** Rewords the current screen in both languages and back. One line for each text or control that is not whole, apart and translated. */
export async function findingsInPseudo(page: Page, selector: Selector): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [language, { lang }] of Object.entries(LANGUAGES) as [Language, Messages][]) {
    expect(await reword(page, language, lang)).toBe(lang);
    const { untranslated, glued, outside } = await lookThrough(selector.shown, CATALOGUE);
    found.push(...untranslated.map((text) => `${language}: not translated: ${text}`));
    found.push(...glued.map((text) => `${language}: glued: ${text}`));
    found.push(...outside.map((text) => `${language}: outside: ${text}`));
    found.push(...(await cutOff(page)).map((html) => `${language}: cut off: ${html}`));
  }
  expect(await reword(page, null, 'en-AU')).toBe('en-AU');
  return found;
}

/** Gives the selector other words, waits until the page has nothing left to do, and returns the language that is shown. */
export function reword(page: Page, language: Language | null, lang: string | undefined): Promise<string | undefined> {
  return page.locator('product-selector').evaluate(
    async (element, [language, lang]) => {
      const { languages } = window as unknown as { languages: typeof LANGUAGES };
      Object.assign(element, { messages: language === null ? {} : languages[language] });
      const shown = () => element.shadowRoot?.querySelector<HTMLElement>('[lang]')?.lang;
      // The new words may take more than one render.
      for (let turn = 0; turn === 0 || (turn < 100 && shown() !== lang); turn += 1) {
        await scheduler.postTask(() => {}, { priority: 'background' });
      }
      return shown();
    },
    [language, lang] as const,
  );
}
