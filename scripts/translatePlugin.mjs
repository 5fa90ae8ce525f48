/** Writes the German that the WordPress plugin keeps for sites that used it, in WordPress's two formats, one for PHP and one for scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import { collectTexts } from './makePot.mjs';

const FOLDER = 'wordpress/german';
const DOMAIN = 'product-selector';
/** The scripts by their place in the plugin, under the names that WordPress gives them. */
const HANDLES = {
  'admin/admin.js': 'product-selector-admin',
  'block/editor.js': 'product-selector-product-selector-editor-script',
};
/** Valid for all languages so far. */
const PLURAL = 'nplurals=2; plural=(n != 1);';

/**
 * Every draft in wordpress/german: one file for each locale, with our texts as keys. Texts with a plural have both
 * forms.
 *
 * @returns {Record<string, Record<string, string | string[]>>} by locale
 */
export function readTranslations() {
  const files = readdirSync(FOLDER).map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]);
  return Object.fromEntries(files.map(([file, texts]) => [file.replace('.json', ''), texts]));
}

/** @returns {Record<string, string>} the contents of the plugin's files in `german`, by name. WordPress says a text that the draft lacks in English */
export function translatePlugin() {
  const texts = [...collectTexts()];
  return Object.assign(
    {},
    ...Object.entries(readTranslations()).map(([locale, translations]) => {
      /** @param {(place: string) => boolean} isIn */
      const of = (isIn) =>
        texts
          .filter(([text, { places }]) => translations[text] !== undefined && places.some(isIn))
          .map(([text, { plural }]) => ({ text, plural, said: [translations[text] ?? []].flat() }));
      const php = of((place) => !(place in HANDLES));
      return {
        [`${DOMAIN}-${locale}.l10n.php`]: asPhp(php),
        ...Object.fromEntries(
          Object.entries(HANDLES).map(([script, handle]) => [
            `${DOMAIN}-${locale}-${handle}.json`,
            asJson(
              of((place) => place === script),
              locale,
            ),
          ]),
        ),
      };
    }),
  );
}

/** @typedef {{ text: string, plural: string | null, said: string[] }} Translation */

/** @param {readonly Translation[]} translations */
function asPhp(translations) {
  // In this format, both forms are one text with a null byte between them.
  const lines = translations.map(
    ({ text, plural, said }) => `${inPhp(plural === null ? [text] : [text, plural])}=>${inPhp(said)}`,
  );
  return `<?php\nreturn array('domain'=>'${DOMAIN}','plural-forms'=>'${PLURAL}','messages'=>array(\n${lines.join(',\n')}\n));\n`;
}

/** @param {readonly string[]} forms */
const inPhp = (forms) => forms.map((form) => `'${form.replace(/[\\']/g, '\\$&')}'`).join('."\\0".');

/** @param {readonly Translation[]} translations @param {string} lang */
function asJson(translations, lang) {
  const messages = Object.fromEntries(translations.map(({ text, said }) => [text, said]));
  const head = { domain: 'messages', lang, 'plural-forms': PLURAL };
  return JSON.stringify({ domain: 'messages', locale_data: { messages: { '': head, ...messages } } });
}
