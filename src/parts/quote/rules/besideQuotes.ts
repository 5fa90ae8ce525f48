import { isSameKw } from '../../../matching/comparable.ts';
import {
  isUnsure,
  isWork,
  LINES,
  type QuotedLine,
  saidOf,
  typedLine,
  WORK_LINES,
  type WorkLine,
} from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

/** The lines that open at first. */
export const MAX_LINES = 6;

/**
 * All lines of quotes side by side: those in which they differ, then those to ask about, other gaps, and the rest.
 * @param asked the lines that a question to one of the installers is about
 */
export function linesBeside(quotes: readonly ReadQuote[], asked: readonly QuotedLine[]): readonly QuotedLine[] {
  const rankOf = (line: QuotedLine): number => {
    if (new Set(quotes.map((quote) => typedLine(quote, line))).size > 1) return 0;
    if (asked.includes(line)) return 1;
    return quotes.some((quote) => isGap(quote, line)) ? 2 : 3;
  };
  return LINES.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** True for a line that the quote leaves out, doesn't mention or leaves unsure. Most quotes have nothing that comes off. */
function isGap(quote: ReadQuote, line: QuotedLine): boolean {
  if (isUnsure(quote, line)) return true;
  return isWork(line) ? saidOf(quote, line) !== 'in' : line !== 'off' && typedLine(quote, line) === '';
}

/** Why a total can't be compared. */
export type TotalDoubt = 'option' | 'total' | 'gst' | 'rebate';

export function totalDoubt(quote: ReadQuote): TotalDoubt | null {
  if (quote.total === null) return quote.options.length > 0 ? 'option' : 'total';
  if (isUnsure(quote, 'total')) return 'total';
  if (quote.rebate?.off) return 'rebate';
  return quote.gst === null || (quote.gst === 'in' && isUnsure(quote, 'gst')) ? 'gst' : null;
}

/** The work that is in one quote for sure, and not in another. */
export const missingWork = (quote: ReadQuote, beside: ReadQuote): readonly WorkLine[] =>
  WORK_LINES.filter((line) => saidOf(beside, line) === 'in' && !isUnsure(beside, line) && saidOf(quote, line) !== 'in');

/** False where both quotes say for sure how many kW, and they differ. */
export function isAlikeInSize(one: ReadQuote, other: ReadQuote): boolean {
  const [kw, otherKw] = [one, other].map((quote) =>
    isUnsure(quote, 'kw') || quote.kw.length > 1 ? null : quote.kw[0],
  );
  return !kw || !otherKw || isSameKw(kw, otherKw);
}
