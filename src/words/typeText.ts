import type { Product, SystemKind } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { judge } from '../matching/judge.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { Answers } from '../questionnaire/question.ts';
import { TYPES } from './english/types.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/**
 * The reason why only one kind of system fits, in a sentence: the shortfall of the other kind's best system. Null if it isn't certain.
 * @param shown the kind that fits
 */
export function whyNot(words: Words, shown: SystemKind, products: readonly Product[], answers: Answers): string | null {
  const other = shown === 'split' ? 'ducted' : 'split';
  const say = words.of(TYPES);
  const others = products.filter((product) => isDucted(product) === (other === 'ducted'));
  if (others.length === 0) return say(`choose.none.${other}`);
  const missed = others.map((product) => judge(product, answers).filter(({ verdict }) => verdict === 'misses'));
  // A must counts more than any wishes.
  const weight = (of: readonly Judgement[]): number => sumOf(of, ({ kind }) => (kind === 'must' ? 10 : 1));
  const [fewest] = missed.toSorted((a, b) => weight(a) - weight(b));
  const reason = fewest?.find(({ kind }) => kind === 'must') ?? fewest?.[0];
  return reason ? say(`choose.why.${other}`, { reason: reasonText(words, reason) }) : null;
}
