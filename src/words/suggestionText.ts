import type { Suggestion } from '../matching/suggest.ts';
import { MATCHES } from './english/matches.ts';
import { labelOf, titleOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** One change, such as: Change “How many rooms?” to “2 Rooms”. */
export function changeText(words: Words, { question, value, change }: Suggestion): string {
  const title = titleOf(words, question);
  return words.of(MATCHES)(`suggest.${change}`, { title, answer: labelOf(words, question, value) });
}

/** The change and its effect. */
export function suggestionText(words: Words, suggestion: Suggestion): string {
  return words.of(MATCHES)('suggest.line', { change: changeText(words, suggestion), count: suggestion.adds });
}
