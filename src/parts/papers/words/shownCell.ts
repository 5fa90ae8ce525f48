import type { Words } from '../../../words/words.ts';
import { isYesNo, type QuoteRow, typedDollars, type WorkSaid } from '../rules/quoteRows.ts';
import { PAPER } from './english.ts';

/** The words that a cell of yes or no understands. */
const ANSWERS = ['yes', 'no', 'unsaid'] as const;

/** The meaning of a cell. A blank is *unsaid*, and only rows of yes or no are answered with a word. */
export function saidInCell(words: Words, row: QuoteRow, text: string): WorkSaid {
  if (text === '') return 'unsaid';
  const typed = text.trim().toLowerCase();
  const is = (said: WorkSaid): boolean =>
    said !== 'other' && words.of(PAPER)(`paper.quotes.said.${said}`).toLowerCase() === typed;
  return (isYesNo(row) && ANSWERS.find(is)) || 'other';
}

/** A cell as it is shown and printed: a total that is one amount in dollars, the rest as it was typed. Blank where nothing is said. */
export function shownCell(words: Words, row: QuoteRow, text = ''): string {
  const said = saidInCell(words, row, text);
  if (said === 'unsaid') return '';
  if (said !== 'other') return words.of(PAPER)(`paper.quotes.said.${said}`);
  const dollars = row === 'total' ? typedDollars(text) : null;
  return dollars === null ? text : words.dollars(dollars);
}
