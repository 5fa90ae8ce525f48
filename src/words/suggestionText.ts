import type { Change, Suggestion } from '../matching/suggest.ts';
import { MATCHES } from './english/matches.ts';
import { labelOf, titleOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** The changes, such as: Change “How many rooms?” to “2 Rooms”. */
export function changeText(words: Words, { changes }: Suggestion): string {
  return words.list(changes.map((change) => oneChange(words, change)));
}

function oneChange(words: Words, { question, value, change }: Change): string {
  const title = titleOf(words, question);
  return words.of(MATCHES)(`suggest.${change}`, { title, answer: labelOf(words, question, value) });
}

/** The changes and their effect. */
export function suggestionText(words: Words, suggestion: Suggestion): string {
  return words.of(MATCHES)('suggest.line', { change: changeText(words, suggestion), count: suggestion.adds });
}
