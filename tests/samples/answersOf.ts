import type { Answers } from '../../src/questionnaire/question.ts';
import { OWN_FLOW } from '../../src/questionnaire/questionSet.ts';

/** The answers in a line, such as 'No, Townhouse, Single Room'; each belongs to the question that offers it. */
export function answersOf(line: string): Answers {
  const said = line.split(', ');
  const answers = OWN_FLOW.order.flatMap((id) => {
    const question = OWN_FLOW.questions[id];
    const values = said.filter((value) => question?.options.some((option) => option.value === value));
    return values.length > 0 ? [[id, question?.isMultiple ? values : values[0]] as const] : [];
  });
  if (answers.flatMap(([, value]) => value).length < said.length) throw new Error(`Not all are answers: ${line}`);
  return Object.fromEntries(answers);
}
