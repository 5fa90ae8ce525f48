import { MATCHES } from '../../src/words/english/matches.ts';
import { createWords, type Words } from '../../src/words/words.ts';
import { type Speech, translateOf } from '../speech/speech.ts';

/** The words that visitors see for answers and for changes to them, in the report's language. */
export function visitorWords(speech: Speech): Words {
  const translated = translateOf(speech);
  const say = (key: 'suggest.none' | 'suggest.choose' | 'suggest.open' | 'suggest.leave_out') => ({
    [key]: translated(MATCHES[key]),
  });
  const { one, other } = MATCHES['suggest.line'];
  const words = createWords({
    lang: speech.lang,
    ...say('suggest.none'),
    ...say('suggest.choose'),
    ...say('suggest.open'),
    ...say('suggest.leave_out'),
    'suggest.line': { one: translated(one), other: translated(other) },
  });
  return { ...words, text: (_, english) => translated(english) };
}
