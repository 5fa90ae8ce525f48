import type { Suggestion } from '../matching/suggest.ts';
import type { Flow } from '../questionnaire/question.ts';
import { MATCHES } from './english/matches.ts';
import { labelOf, titleOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** Which single change is meant, such as “How many rooms?” answered with “2 Rooms”. */
export function changeText(words: Words, flow: Flow, { question, value, change }: Suggestion): string {
  const title = titleOf(words, flow, question);
  return words.of(MATCHES)(`suggest.${change}`, { title, answer: labelOf(words, flow, question, value) });
}

/** The change and what it would bring. */
export function suggestionText(words: Words, flow: Flow, suggestion: Suggestion): string {
  return words.of(MATCHES)('suggest.line', { change: changeText(words, flow, suggestion), count: suggestion.adds });
}
