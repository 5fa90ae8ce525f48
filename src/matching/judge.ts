import type { Product } from '../catalogue/product.ts';
import {
  type Answers,
  CRITERION_IDS,
  type CriterionId,
  chosenValues,
  QUESTION_KINDS,
} from '../questionnaire/question.ts';
import { CRITERIA } from './criteria.ts';
import type { Criterion, Judged, Judgement } from './verdict.ts';

/**
 * The verdict of one criterion on chosen values. The question must offer the values; `settle` ensures it.
 * @param answers the others
 */
export function judgeValues(
  product: Product,
  question: CriterionId,
  values: readonly string[],
  answers: Answers = {},
): Judged {
  // The table pairs each question with its values, but the compiler can't follow the pairing through a variable key.
  const criterion = CRITERIA[question] as Criterion<string>;
  return criterion(product, values, answers);
}

/**
 * Every verdict on a product with its reason: one for each answered question that judges, in the order of the
 * questions.
 */
export function judge(product: Product, answers: Answers): readonly Judgement[] {
  return CRITERION_IDS.flatMap((question) => {
    const values = chosenValues(answers, question);
    if (values.length === 0) return [];
    return [{ question, kind: QUESTION_KINDS[question], ...judgeValues(product, question, values, answers) }];
  });
}
