import { type Messages, readLanguageTag } from '../words/words.ts';

/** The translations that come with the selector, by language. Each is a separate file. All are drafts, unreviewed. */
const TRANSLATIONS: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>> = {
  de: () => import('../words/languages/de.json'),
};

/**
 * The bundled translation for the attribute `lang`, such as "de" or "de-AT"; null if there is none. The whole tag sets the
 * formats. `src/words/languages` has the files, and `messages check` checks them.
 */
export async function loadTranslation(given: string): Promise<Messages | null> {
  const lang = readLanguageTag(given);
  const load = new Map(Object.entries(TRANSLATIONS)).get(lang?.split('-')[0] ?? '');
  return lang && load ? { ...(await load()).default, lang } : null;
}
