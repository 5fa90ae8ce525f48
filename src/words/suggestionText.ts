import type { Suggestion } from '../matching/suggest.ts';
import { MATCHES } from './english/matches.ts';
import { labelOf, titleOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** Which single change is meant, such as “How many rooms?” answered with “2 Rooms”. */
export function changeText(words: Words, { question, value, change }: Suggestion): string {
  const title = titleOf(words, question);
  return words.of(MATCHES)(`suggest.${change}`, { title, answer: labelOf(words, question, value) });
}

/** The change and what it would bring. */
export function suggestionText(words: Words, suggestion: Suggestion): string {
  return words.of(MATCHES)('suggest.line', { change: changeText(words, suggestion), count: suggestion.adds });
}
