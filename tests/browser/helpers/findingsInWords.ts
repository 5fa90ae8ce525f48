import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OFFERED } from '../../../dev/faults.ts';
import { MIRRORED, PSEUDO } from '../../../dev/pseudoMessages.ts';
import { readFile } from '../../samples/readFile.ts';
import { lookThrough } from './lookThrough.ts';
import type { Selector } from './selector.ts';
import { expect } from './test.ts';
import { untilIdle } from './untilIdle.ts';

/** Texts of the demo catalogue outside sentences, and texts of a provider that takes enquiries. */
const PROVIDERS = [
  ...Object.values(OFFERED),
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

/** Adds both languages to each page that opens from now on, so that they are sent once. */
export const bringPseudo = (page: Page): Promise<unknown> =>
  page.addInitScript((languages) => Object.assign(window, { languages }), LANGUAGES);

/** Rewords the current screen. One line for each text or control that is not in the window, apart and translated. */
export async function findingsInWords(page: Page, selector: Selector, language: Language): Promise<readonly string[]> {
  const { lang } = LANGUAGES[language];
  await page.locator('product-selector').evaluate((element, language) => {
    const { languages } = window as unknown as { languages: typeof LANGUAGES };
    Object.assign(element, { messages: languages[language] });
  }, language);
  await expect(selector.shown).toHaveAttribute('lang', lang!);
  await untilIdle(page);
  const { untranslated, glued, outside } = await lookThrough(selector.shown, PROVIDERS);
  return [
    ...untranslated.map((text) => `not translated: ${text}`),
    ...glued.map((text) => `glued: ${text}`),
    ...outside.map((text) => `outside: ${text}`),
  ];
}
