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

const ORDER: readonly ReasonKind[] = ['misses', 'extra', 'partly', 'unknown'];
const MAX_LINES = 3;

/**
 * The reasons on a closed row: the one that sets the system apart, everything it misses, and others while there is room.
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
  const against = ORDER.flatMap((kind) => judged.filter((other) => other.kind === kind));
  const misses = against.filter(({ kind }) => kind === 'misses').length;
  const rest = against.slice(0, Math.max(misses, MAX_LINES - lead.length));
  return [...lead, ...rest].map(({ kind, judgement }) => ({ kind, text: reasonText(words, judgement) }));
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

/** Whether the provider installs a system at the visitor's postcode; nothing where that is unknown. */
export function installLines(words: Words, product: Product, postcode: string): readonly ReasonLine[] {
  const serves = servesPostcode(product.service_postcodes, postcode);
  if (serves === null) return [];
  const say = words.of(PRODUCT);
  return [{ kind: serves ? 'fits' : 'unknown', text: say(serves ? 'install.yes' : 'install.no', { postcode }) }];
}
