import type { Change, Suggestion } from '../matching/suggest.ts';
import { type Answers, chosenValues } from '../questionnaire/question.ts';
import { MATCHES } from './english/matches.ts';
import { labelOf } from './questionWords.ts';
import type { Words } from './words.ts';

/**
 * The changes, such as: Choose “2 Rooms” instead of “3 Rooms”.
 * @param answers the answers before the changes
 */
export function changeText(words: Words, answers: Answers, { changes }: Suggestion): string {
  // In a list, only the first one begins a sentence.
  const texts = changes.map((change, index) => {
    const text = oneChange(words, answers, change);
    return index === 0 ? text : `${text.charAt(0).toLocaleLowerCase(words.lang)}${text.slice(1)}`;
  });
  return words.list(texts);
}

function oneChange(words: Words, answers: Answers, { question, value, change }: Change): string {
  const say = words.of(MATCHES);
  const answer = labelOf(words, question, value);
  if (change === 'leave_out') return say('suggest.leave_out', { answer });
  if (question === 'Q7') return say('suggest.none');
  if (question === 'Q0' && value === 'No') return say('suggest.open');
  const before = words.list(chosenValues(answers, question).map((old) => labelOf(words, question, old)));
  return say('suggest.choose', { answer, before });
}

export function suggestionText(words: Words, answers: Answers, suggestion: Suggestion): string {
  const change = changeText(words, answers, suggestion);
  return words.of(MATCHES)('suggest.line', { change, count: suggestion.adds });
}
