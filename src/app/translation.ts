import { givenMessages } from '../words/givenMessages.ts';
import { readLanguageTag } from '../words/language.ts';
import type { Messages } from '../words/words.ts';

type Load = () => Promise<{ readonly default: Messages }>;

/** The bundled translations, each a separate file named by its language tag. */
const FILES = import.meta.glob<{ readonly default: Messages }>('../words/languages/*.json');

/**
 * The bundled translation for the attribute `lang`, such as "de", "de-AT" or "pt-BR"; null if there is none. A region's
 * file wins over its language's file, which fills the gaps. The whole tag sets the formats.
 */
export async function loadTranslation(
  given: string,
  files: Readonly<Record<string, Load>> = FILES,
): Promise<Messages | null> {
  const lang = readLanguageTag(given);
  if (lang === null) return null;
  const subtags = lang.split('-');
  // "pt", then "pt-BR".
  const tags = subtags.map((_, index) => subtags.slice(0, index + 1).join('-'));
  const named = new Map(Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]));
  const found = await Promise.all(tags.flatMap((tag) => named.get(tag)?.() ?? []));
  if (found.length === 0) return null;
  return Object.assign({}, ...found.map(({ default: messages }) => messages), { lang });
}

/** Languages already reported on the page's console. */
const said = new Set<string>();

/**
 * The same for a page's selector. A missing language is reported once, unless the page has messages in its own language.
 * @param messages the page's own, unchecked
 */
export async function translationFor(lang: string, messages: unknown): Promise<Messages | null> {
  const found = await loadTranslation(lang);
  if (!found && !givenMessages(messages).lang && !said.has(lang)) {
    console.warn(
      `Product Selector: lang="${lang}" has no translation, so the words are English. The attribute or property messages brings any language.`,
    );
    said.add(lang);
  }
  return found;
}
