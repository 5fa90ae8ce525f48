import { filledQuotes, QUOTE_PARTS, type QuoteCells, type WorkSaid } from './quoteRows.ts';

/** Work that isn't in every total, by quote. */
export interface MissingWork {
  readonly number: number;
  readonly no: readonly WorkRow[];
  readonly unsaid: readonly WorkRow[];
}
export type WorkRow = (typeof QUOTE_PARTS.work)[number];

/** The work that each quote leaves out or doesn't mention, where the filled quotes differ. */
export function missingWork(cells: QuoteCells, saidIn: (row: WorkRow, text: string) => WorkSaid): MissingWork[] {
  const quotes = filledQuotes(cells);
  const said = (row: WorkRow, index: number): WorkSaid => saidIn(row, cells[row]?.[index] ?? '');
  const differ = QUOTE_PARTS.work.filter((row) => new Set(quotes.map((index) => said(row, index))).size > 1);
  return quotes
    .map((index) => ({
      number: index + 1,
      no: differ.filter((row) => said(row, index) === 'no'),
      unsaid: differ.filter((row) => said(row, index) === 'unsaid'),
    }))
    .filter(({ no, unsaid }) => no.length + unsaid.length > 0);
}
