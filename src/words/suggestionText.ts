import type { Change, Suggestion } from '../matching/suggest.ts';
import { MATCHES } from './english/matches.ts';
import { labelOf, titleOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** The changes, such as: Change “How many rooms?” to “2 Rooms”. */
export function changeText(words: Words, { changes }: Suggestion): string {
  // In a list, only the first one begins a sentence.
  const texts = changes.map((change, index) => {
    const text = oneChange(words, change);
    return index === 0 ? text : `${text.charAt(0).toLocaleLowerCase(words.lang)}${text.slice(1)}`;
  });
  return words.list(texts);
}

function oneChange(words: Words, { question, value, change }: Change): string {
  if (question === 'Q7' && change === 'choose') return words.of(MATCHES)('suggest.none');
  const title = titleOf(words, question);
  return words.of(MATCHES)(`suggest.${change}`, { title, answer: labelOf(words, question, value) });
}

/** The changes and their effect. */
export function suggestionText(words: Words, suggestion: Suggestion): string {
  return words.of(MATCHES)('suggest.line', { change: changeText(words, suggestion), count: suggestion.adds });
}
