import { type Answers, chosenValues, QUESTION_IDS } from '../questionnaire/question.ts';
import { labelOf } from './questionWords.ts';
import type { Words } from './words.ts';

/** An answer path by its labels: "No · Townhouse · Touchscreen + Voice Control". */
export function answerPathText(words: Words, answers: Answers): string {
  return QUESTION_IDS.filter((question) => answers[question] !== undefined)
    .map((question) =>
      chosenValues(answers, question)
        .map((value) => labelOf(words, question, value))
        .join(' + '),
    )
    .join(' · ');
}
