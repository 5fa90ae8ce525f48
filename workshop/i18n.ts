import { ENGLISH, type Speech } from '../sheets/speech/speech.ts';

/** The part of `wp.i18n` in use. */
type Translations = Omit<Speech, 'lang'>;

const translations = (): Translations => (globalThis as { wp?: { i18n?: Translations } }).wp?.i18n ?? ENGLISH;

export const __: Translations['__'] = (...given) => translations().__(...given);
export const _n: Translations['_n'] = (...given) => translations()._n(...given);
export const sprintf: Translations['sprintf'] = (...given) => translations().sprintf(...given);

/** The translation of a sentence from elsewhere in the product, such as one about a problem. */
export const translated = (text: string): string => __(text, 'product-selector');

/** The page's language for reports. */
export const speech = (): Speech => ({ ...translations(), lang: pageLanguage() });

/** The page's language; English if it is missing or unknown. */
export function pageLanguage(): string {
  const lang = globalThis.document?.documentElement.lang ?? '';
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en-AU';
  } catch {
    return 'en-AU';
  }
}
