import type { Suggestion } from '../matching/suggest.ts';
import type { Flow } from '../questionnaire/question.ts';
import { labelOf } from '../questionnaire/questionSet.ts';
import { counted } from './figures.ts';

/** Which single change is meant, such as “How many rooms?” answered with “2 Rooms”. */
export function changeText(flow: Flow, { question, value, change }: Suggestion): string {
  const label = labelOf(question, value);
  const title = flow.questions[question]?.title;
  return change === 'choose' ? `“${title}” answered with “${label}”` : `“${title}” without “${label}”`;
}

/** The change and what it would bring. */
export function suggestionText(flow: Flow, suggestion: Suggestion): string {
  return `${changeText(flow, suggestion)}: ${counted(suggestion.adds, 'more system')} would fit everything`;
}
