import { type Answers, chosenValues, QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { labelOf } from '../../src/words/questionWords.ts';
import type { Words } from '../../src/words/words.ts';

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
