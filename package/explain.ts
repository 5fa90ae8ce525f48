import type { Product } from '../src/catalogue/product.ts';
import { differences } from '../src/matching/differences.ts';
import { GROUPS, type Group } from '../src/matching/groups.ts';
import { judge } from '../src/matching/judge.ts';
import { createMatcher } from '../src/matching/matcher.ts';
import { modelOfSize } from '../src/matching/models.ts';
import { VERDICTS, type Verdict } from '../src/matching/verdict.ts';
import type { Answers, CriterionId } from '../src/questionnaire/question.ts';
import { readAnswers } from '../src/questionnaire/readAnswers.ts';
import { type WordedReason, wordedReasons } from '../src/words/adviceText.ts';
import { reasonText } from '../src/words/reasonText.ts';
import { createWords, type Messages } from '../src/words/words.ts';

/** The verdict on a product for one answer, with its reason. */
export interface ExplainedAnswer {
  readonly question: CriterionId;
  readonly verdict: Verdict;
  /** A sentence for a visitor, such as "Runs up to 3 indoor units, which covers your 3 rooms." */
  readonly reason: string;
}

/** The reasons for a product's place in the result of `match`. */
export interface Explanation {
  /** The worst verdict of all reasons; `fits` if nothing is answered. */
  readonly verdict: Verdict;
  /** The group that `match` puts it in; null if it misses more than one must, so it isn't shown. */
  readonly group: Group | null;
  /** One for each answer that judges the product, in the order of the questions. */
  readonly reasons: readonly ExplainedAnswer[];
  /** Its noticeable advantages over every product in `beside`; empty if there are none. */
  readonly gain: readonly WordedReason[];
  /** Its disadvantages beside them. */
  readonly cost: readonly WordedReason[];
}

/**
 * Explains a product by a visitor's answers, like the selector.
 *
 * @param messages other words or another language for the reasons, in the element's format
 * @param beside other products to compare it with. Price and sound are only compared between systems of one kind and about one
 * size. Energy isn't compared, because it depends on the climate zone
 * @throws TypeError if the answers don't belong to the questions
 */
export function explain(
  product: Product,
  answers: Answers,
  messages: Messages = {},
  beside: readonly Product[] = [],
): Explanation {
  const read = readAnswers(answers);
  if (!read.ok) throw new TypeError(`explain: ${read.problems.join(' ')}`);
  const words = createWords(messages);
  const judged = judge(product, read.answers);
  const matches = createMatcher([product]).match(read.answers);
  const others = beside.map((other) => modelOfSize(other));
  const found = differences(others, modelOfSize(product), { answers: read.answers, zone: null });
  return {
    verdict: VERDICTS.findLast((verdict) => judged.some((one) => one.verdict === verdict)) ?? 'fits',
    group: GROUPS.find((group) => matches[group].total > 0) ?? null,
    reasons: judged.map((one) => ({ question: one.question, verdict: one.verdict, reason: reasonText(words, one) })),
    ...wordedReasons(words, found),
  };
}
