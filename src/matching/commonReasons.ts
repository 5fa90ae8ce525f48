import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { chosenValues } from '../questionnaire/question.ts';
import { judge, judgeValues } from './judge.ts';
import type { Judgement } from './verdict.ts';

/** The reasons that speak for every one of these systems in the same words. Empty for a single system. */
export function commonReasons(products: readonly Product[], answers: Answers): readonly Judgement[] {
  const [first, ...others] = products;
  if (!first || others.length === 0) return [];
  return judge(first, answers).filter(({ question, verdict, reason }) => {
    const same = JSON.stringify(reason);
    const values = chosenValues(answers, question);
    return (
      verdict === 'fits' &&
      others.every((other) => {
        const judged = judgeValues(other, question, values);
        return judged.verdict === 'fits' && JSON.stringify(judged.reason) === same;
      })
    );
  });
}
