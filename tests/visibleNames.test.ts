import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_MESSAGES } from '../src/allMessages.ts';
import type { Messages } from '../src/words/words.ts';
import { piecesOf } from './piecesOf.ts';

/** The accessible name of each button with a text, and the texts it can have. */
const VISIBLE: Readonly<Record<string, readonly string[]>> = {
  'answers.changeName': ['answers.change'],
  'enquiry.readExtra': ['enquiry.readThis'],
  'match.chooseName': ['match.choose'],
  'match.compareName': ['match.compare'],
  'match.detailsName': ['match.details'],
  'paper.copyName': ['result.copy'],
  'paper.printName': ['result.printShort'],
  'quote.change': ['quote.changeShort'],
  'result.chooseName': ['result.choose'],
  'result.print': ['result.printShort', 'result.print'],
  'suggest.applyName': ['suggest.apply'],
  'way.seeName': ['way.see'],
};
/** Names of sections, pictures, fields and buttons without a text, or that take in the text itself. */
const WITHOUT_TEXT = piecesOf(`
  compare.removeName | compare.title | enquiry.copy | progress.name | quote.beside | result.more | start.title
  tooltip.open
`);

const LANGUAGES: Readonly<Record<string, Messages>> = {
  en: ALL_MESSAGES,
  ...Object.fromEntries(
    readdirSync('src/words/languages')
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, JSON.parse(readFileSync(`src/words/languages/${file}`, 'utf8'))]),
  ),
};
const PAIRS = Object.entries(VISIBLE).flatMap(([name, texts]) =>
  texts.flatMap((text) => Object.keys(LANGUAGES).map((language) => ({ language, name, text }))),
);

it.each(PAIRS)('in $language the accessible name $name holds the visible text $text', ({ language, name, text }) => {
  const messages = LANGUAGES[language] ?? {};
  expect(String(messages[name]).toLowerCase()).toContain(String(messages[text]).toLowerCase());
});

it('each accessible name that a screen writes is among them, or names something without a text', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'));
  const written = sources.flatMap((source) =>
    [...source.matchAll(/(?:aria-label|copyName|openLabel)=\{([^}]*)/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/ay\w*\([^'`]*['`]([\w.]+)|: '([\w.]+)'/g)].map(([, key, other]) => key ?? other ?? ''),
    ),
  );
  const known = [...Object.keys(VISIBLE), ...WITHOUT_TEXT];
  const names = Object.keys(ALL_MESSAGES).filter((key) => key.endsWith('Name'));
  expect([...written, ...names].filter((key) => !known.includes(key))).toEqual([]);
  expect(written.length).toBeGreaterThan(10);
});
