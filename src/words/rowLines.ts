import type { Product } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import { type ReasonKind, reasonKind, telling } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import type { Words } from './words.ts';

/** A reason in words, with its kind. */
export interface ReasonLine {
  readonly kind: ReasonKind;
  readonly text: string;
}

const ORDER: readonly ReasonKind[] = ['misses', 'extra', 'partly', 'unknown'];
const MOST_LINES = 3;

/**
 * The reasons on a closed row: the one that sets the system apart, everything it misses, and others while there is room.
 * @param common the questions whose reason is the same for all systems shown
 */
export function rowLines(
  words: Words,
  product: Product,
  answers: Answers,
  common: ReadonlySet<QuestionId>,
): readonly ReasonLine[] {
  const judged = telling(judge(product, answers))
    .filter(({ question }) => !common.has(question))
    .map((judgement) => ({ kind: reasonKind(judgement), judgement }));
  const lead = judged.filter(({ kind }) => kind === 'fits').slice(0, 1);
  const against = ORDER.flatMap((kind) => judged.filter((other) => other.kind === kind));
  const misses = against.filter(({ kind }) => kind === 'misses').length;
  const rest = against.slice(0, Math.max(misses, MOST_LINES - lead.length));
  return [...lead, ...rest].map(({ kind, judgement }) => ({ kind, text: reasonText(words, judgement) }));
}
