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
 * The verdict of one criterion on chosen values of its question. The values must be ones that the question offers,
 * which `settle` has seen to before answers get here.
 */
export function judgeValues(product: Product, question: CriterionId, values: readonly string[]): Judged {
  // The table pairs each question with its own values; seen through a variable key that pairing is lost to the compiler.
  const criterion = CRITERIA[question] as Criterion<string>;
  return criterion(product, values);
}

/** Every verdict on a product with its reason, one for each answered question that judges, in the questions' order. */
export function judge(product: Product, answers: Answers): readonly Judgement[] {
  return CRITERION_IDS.flatMap((question) => {
    const values = chosenValues(answers, question);
    if (values.length === 0) return [];
    return [{ question, kind: QUESTION_KINDS[question], ...judgeValues(product, question, values) }];
  });
}
