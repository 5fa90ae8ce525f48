import { type Answers, chosenValues, QUESTION_IDS } from '../../src/questionnaire/question.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import { translated } from './i18n.ts';

/** "Apartment, Single Room, Large Outdoor space" */
export function answersText(answers: Answers): string {
  return QUESTION_IDS.flatMap((id) => {
    const { options } = questionOf(id);
    return chosenValues(answers, id).map((chosen) =>
      translated(options.find(({ value }) => value === chosen)?.label ?? chosen),
    );
  }).join(', ');
}
