import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { PSEUDO } from '../dev/pseudoMessages.ts';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import { loadTranslation, translationFor } from '../src/app/translation.ts';
import { checkMessages } from '../src/words/checkMessages.ts';
import { readLanguageTag } from '../src/words/language.ts';
import type { Message, Messages } from '../src/words/words.ts';

const FOLDER = new URL('../src/words/languages/', import.meta.url);
const LANGUAGES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

/** Claims that no language may make, because nobody can keep them, such as "best", "guaranteed", "saves" or "the right size". */
const UNSAFE: Readonly<Record<string, RegExp>> = {
  de: /\b(?:beste[nrs]?|perfekt\w*|optimal\w*|ideal\w*|garantier\w*|spar\w*|sparsam\w*|umweltfreundlich\w*|klimafreundlich\w*|geräuschlos\w*|flüsterleise\w*|genehmigungsfrei\w*|richtige Größe)\b|\b(?:ohne|keine) Genehmigung/i,
};

/** "pt" of "pt-BR". */
const baseOf = (language: string): string => language.split('-')[0] ?? '';
const read = (language: string): Messages => JSON.parse(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8'));
const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

it('the pseudo-locale is a whole translation, and loads by its tag or a region of it', async () => {
  const { errors, missing, warnings } = checkMessages(ALL_MESSAGES, PSEUDO);
  expect({ errors, missing, warnings }).toEqual({ errors: [], missing: [], warnings: [] });
  const bundled = { './a/en-XA.json': async () => ({ default: PSEUDO }) };
  expect(await loadTranslation('en-xa', bundled)).toEqual(PSEUDO);
  expect(await loadTranslation('en-XA-x-own', bundled)).toEqual({ ...PSEUDO, lang: 'en-XA-x-own' });
});

it('the German draft for download has no unknown key or placeholder, and claims nothing that nobody can keep', () => {
  const draft: Messages = JSON.parse(readFileSync(new URL('../docs/messages-de.json', import.meta.url), 'utf8'));
  expect(checkMessages(ALL_MESSAGES, draft).errors).toEqual([]);
  expect(draft.lang).toBe('de');
  const texts = Object.values(draft).flatMap((message) => (message === undefined ? [] : textsOf(message)));
  expect(texts.filter((text) => UNSAFE.de!.test(text))).toEqual([]);
  expect('Die beste Anlage spart Strom').toMatch(UNSAFE.de!);
});

describe.each(LANGUAGES)('the translation “%s”', (language) => {
  const messages = read(language);
  const sentences = Object.entries(messages).filter(([key]) => key !== 'lang' && key !== 'dir') as [string, Message][];

  it('has every key and every placeholder of the English, and no other; a region may leave keys to its language', () => {
    const { missing, ...wrong } = checkMessages(ALL_MESSAGES, messages);
    expect(wrong).toEqual({ errors: [], warnings: [] });
    const hasBase = baseOf(language) !== language && LANGUAGES.includes(baseOf(language));
    if (!hasBase) expect(missing).toEqual([]);
  });

  it('has the plural forms of its language, and only those', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = sentences.filter(([key, message]) => {
      const isPlural = typeof ALL_MESSAGES[key] === 'object';
      return (
        isPlural !== (typeof message === 'object') || (isPlural && Object.keys(message).sort().join() !== forms.join())
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has the same lines in a text of several lines', () => {
    const lines = (message: Message) => textsOf(message)[0]!.split('\n').length;
    const wrong = sentences.filter(([key, message]) => lines(message) !== lines(ALL_MESSAGES[key]!));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('claims nothing that nobody can keep', () => {
    const unsafe = UNSAFE[baseOf(language)];
    expect(unsafe, `a list of unsafe claims in “${language}”`).toBeDefined();
    expect(sentences.filter(([, message]) => textsOf(message).some((text) => unsafe!.test(text)))).toEqual([]);
  });

  it('is named and loaded by its tag, with the formats of the whole tag', async () => {
    expect(readLanguageTag(messages.lang)).toBe(language);
    expect(await loadTranslation(language)).toMatchObject(messages);
    expect(await loadTranslation(`${language.toUpperCase()}-x-own`)).toMatchObject({
      ...messages,
      lang: `${language}-x-own`,
    });
  });
});

const file = (messages: Messages) => async () => ({ default: messages });
const pt = file({ lang: 'pt', 'landing.start': 'Iniciar', 'landing.resume': 'Continuar' });
const files = { './a/pt.json': pt, './a/pt-BR.json': file({ lang: 'pt-BR', 'landing.start': 'Começar' }) };

it('a region has its own file, by its full tag in any spelling, above the file of its language', async () => {
  const brazilian = { lang: 'pt-BR', 'landing.start': 'Começar', 'landing.resume': 'Continuar' };
  for (const tag of ['pt-BR', 'pt-br', 'PT-BR']) expect(await loadTranslation(tag, files)).toEqual(brazilian);
});

it('a region without a file has that of its language, and without either the English', async () => {
  expect(await loadTranslation('pt-PT', files)).toEqual({ ...(await pt()).default, lang: 'pt-PT' });
  expect(await loadTranslation('es-MX', files)).toBeNull();
  expect(await loadTranslation('pt', { './pt-BR.json': pt })).toBeNull();
  expect(await loadTranslation('pt-BR', { './pt-BR.json': pt })).toMatchObject({ lang: 'pt-BR' });
});

it.each(['xx', 'toString', 'not a tag!', 'den'])('there is no translation for “%s”', async (tag) => {
  expect(await loadTranslation(tag)).toBeNull();
});

it('a language that isn’t there says so once, unless the page brings its words', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await translationFor('fr', '{"lang": "fr"}')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  expect([await translationFor('fr', null), await translationFor('fr', null)]).toEqual([null, null]);
  expect(warn.mock.calls).toEqual([
    [
      'Product Selector: lang="fr" has no translation, so the words are English. The attribute or property messages brings any language.',
    ],
  ]);
});
