import type { Product } from '../catalogue/product.ts';
import { type ReasonCounts, reasonKey } from '../matching/commonReasons.ts';
import { judge } from '../matching/judge.ts';
import { servesPostcode } from '../matching/servesPostcode.ts';
import type { Judgement } from '../matching/verdict.ts';
import type { Answers } from '../questionnaire/question.ts';
import { PRODUCT } from './english/product.ts';
import { type ReasonKind, reasonKind, relevant } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** A reason in words, with its kind. */
export interface ReasonLine {
  readonly kind: ReasonKind;
  readonly text: string;
}

const AGAINST: readonly ReasonKind[] = ['misses', 'unknown'];
const BESIDES: readonly ReasonKind[] = ['partly', 'extra'];
const MAX_LINES = 2;

/**
 * The reasons on a closed row: everything it misses, what is open, then the one that sets the system apart, and others, while
 * there is room.
 * @param counts the reasons for the systems around it; the rarest one sets it apart, unless all of them share it
 * @param rows the number of systems around it
 */
export function rowLines(
  words: Words,
  product: Product,
  answers: Answers,
  counts: ReasonCounts,
  rows: number,
): readonly ReasonLine[] {
  const judged = relevant(judge(product, answers)).map((judgement) => ({ kind: reasonKind(judgement), judgement }));
  const countOf = ({ judgement }: (typeof judged)[number]): number => counts.get(reasonKey(judgement)) ?? 0;
  const lead = judged
    .filter((line) => line.kind === 'fits' && (rows === 1 || countOf(line) < rows))
    .sort((a, b) => countOf(a) - countOf(b))
    .slice(0, 1);
  const of = (kinds: readonly ReasonKind[]) => kinds.flatMap((kind) => judged.filter((other) => other.kind === kind));
  return [...of(AGAINST), ...lead, ...of(BESIDES)]
    .filter(({ kind }, index) => kind === 'misses' || index < MAX_LINES)
    .map(({ kind, judgement }) => ({ kind, text: reasonText(words, judgement) }));
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
  if (servesPostcode(product.service_postcodes, postcode) !== false) return [];
  return [{ kind: 'unknown', text: words.of(PRODUCT)('install.no', { postcode }) }];
}
