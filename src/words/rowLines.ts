import type { Product } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import { servesPostcode } from '../matching/servesPostcode.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { Answers } from '../questionnaire/question.ts';
import { PRODUCT } from './english/product.ts';
import type { ReasonKind } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** A reason in words, with its kind. */
export interface ReasonLine {
  readonly kind: ReasonKind;
  readonly text: string;
}

/** Everything that a system misses, or leaves to check. */
export function openLines(words: Words, product: Product, answers: Answers): readonly ReasonLine[] {
  return openJudgements(product, answers).map((judgement) => ({
    kind: judgement.verdict,
    text: reasonText(words, judgement),
  }));
}

/** How a size suits the answers: it fits, has something to check, misses only extras, or doesn't fit. */
export function sizeVerdict(product: Product, answers: Answers): 'fits' | 'unknown' | 'wish' | 'misses' {
  const open = openJudgements(product, answers);
  const missed = open.filter(({ verdict }) => verdict === 'misses');
  if (missed.length > 0) return missed.every(({ kind }) => kind === 'wish') ? 'wish' : 'misses';
  return open.length > 0 ? 'unknown' : 'fits';
}

function openJudgements(product: Product, answers: Answers): readonly Judgement[] {
  return judge(product, answers).filter(({ verdict }) => verdict === 'misses' || verdict === 'unknown');
}

/** Says that the provider may not install a system at the visitor's postcode; nothing where it does, or that is unknown. */
export function installLines(words: Words, product: Product, postcode: string): readonly ReasonLine[] {
  if (servesPostcode(product.service_postcodes, postcode)) return [];
  return [{ kind: 'unknown', text: words.of(PRODUCT)('install.no', { postcode }) }];
}
