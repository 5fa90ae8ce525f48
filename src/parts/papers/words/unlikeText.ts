import type { Words } from '../../../words/words.ts';
import { missingWork, type WorkRow } from '../rules/missingWork.ts';
import type { QuoteCells } from '../rules/quoteRows.ts';
import { QUOTE_SHEET } from './sheet.ts';
import { saidInCell } from './shownCell.ts';

/** Why the totals can't be compared yet; empty where the quotes say the same about the work. */
export function unlikeText(words: Words, cells: QuoteCells): string {
  const say = words.of(QUOTE_SHEET);
  const missing = missingWork(cells, (row, text) => saidInCell(words, row, text));
  if (missing.length === 0) return '';
  const items = (rows: readonly WorkRow[]): string => words.list(rows.map((row) => say(`paper.quotes.in.${row}`)));
  const sentences = missing.flatMap(({ number, no, unsaid }) => [
    ...(no.length > 0 ? [say('paper.quotes.leavesOut', { number, items: items(no) })] : []),
    ...(unsaid.length > 0
      ? [say(no.length > 0 ? 'paper.quotes.itMentionsNo' : 'paper.quotes.mentionsNo', { number, items: items(unsaid) })]
      : []),
  ]);
  return [say('paper.quotes.same'), ...sentences].join(' ');
}
