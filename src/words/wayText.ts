import { type Answers, chosenValues, type Flow } from '../questionnaire/question.ts';
import { labelOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** A way through the questions by the labels that were chosen: "No · Townhouse · Touchscreen + Voice Control". */
export function wayText(words: Words, flow: Flow, answers: Answers): string {
  return flow.order
    .filter((question) => answers[question] !== undefined)
    .map((question) =>
      chosenValues(answers, question)
        .map((value) => labelOf(words, flow, question, value))
        .join(' + '),
    )
    .join(' · ');
}
