import { MATCHES } from '../../src/words/english/matches.ts';
import { createWords, type Words } from '../../src/words/words.ts';
import { pageLanguage, translated } from './i18n.ts';

const { one, other } = MATCHES['suggest.line'];

/** The words that visitors see for answers and for changes to them, in the page's language. */
export function pageWords(): Words {
  const say = (key: 'suggest.none' | 'suggest.choose' | 'suggest.open' | 'suggest.leave_out') => ({
    [key]: translated(MATCHES[key]),
  });
  const words = createWords({
    lang: pageLanguage(),
    ...say('suggest.none'),
    ...say('suggest.choose'),
    ...say('suggest.open'),
    ...say('suggest.leave_out'),
    'suggest.line': { one: translated(one), other: translated(other) },
  });
  return { ...words, text: (_, english) => translated(english) };
}
