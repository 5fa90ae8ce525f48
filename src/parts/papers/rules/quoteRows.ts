import { cleanText } from '../../../catalogue/cleanText.ts';
import { asciiDigits } from '../../../climate/asciiDigits.ts';

/** The rows of the sheet for three quotes, by the parts of a quote. A row is a key in links: its name never changes. */
export const QUOTE_PARTS = {
  system: ['installer', 'model', 'capacity', 'sizing'],
  price: ['total', 'deposit'],
  work: ['unit', 'installation', 'pipe', 'bracket', 'switchboard', 'drain', 'access', 'removal', 'repair'],
  people: ['licences', 'certificates', 'warranty', 'start'],
} as const;

export type QuoteRow = (typeof QUOTE_PARTS)[keyof typeof QUOTE_PARTS][number];

const QUOTE_ROWS: readonly QuoteRow[] = Object.values(QUOTE_PARTS).flat();

/** Rows that a quote answers with yes or no. */
const YES_NO_ROWS: readonly QuoteRow[] = [
  'unit',
  'installation',
  'bracket',
  'switchboard',
  'drain',
  'access',
  'removal',
  'repair',
];
/** Rows that a phone folds away: what visitors compare last. */
const MORE_ROWS: readonly QuoteRow[] = ['sizing', 'deposit', ...QUOTE_PARTS.people];

export const isYesNo = (row: QuoteRow): boolean => YES_NO_ROWS.includes(row);
export const isMore = (row: QuoteRow): boolean => MORE_ROWS.includes(row);

/** The columns of the sheet. */
export const QUOTE_NUMBERS = [1, 2, 3] as const;

export const MAX_CELL = 60;

/** The texts that the visitor typed, by row, one for each quote. A row without any text isn't there. */
export type QuoteCells = { readonly [Row in QuoteRow]?: readonly string[] };

/** Reads cells, as untrusted as any input: what isn't a text of a known row is empty, and a long text is cut. */
export function readCells(found: unknown): QuoteCells {
  const cells: Partial<Record<QuoteRow, readonly string[]>> = {};
  for (const row of QUOTE_ROWS) {
    const texts: unknown = Object.hasOwn(Object(found), row) ? (found as Record<QuoteRow, unknown>)[row] : null;
    if (!Array.isArray(texts)) continue;
    const read = QUOTE_NUMBERS.map((_, index) => readCell(texts[index]));
    if (read.some(Boolean)) cells[row] = read;
  }
  return cells;
}

/** The cells after the visitor typed in one of them, as it is: a blank at its end may be the middle of a text. */
export function withCell(cells: QuoteCells, row: QuoteRow, index: number, text: string): QuoteCells {
  const texts = QUOTE_NUMBERS.map((_, at) => (at === index ? text.slice(0, MAX_CELL) : (cells[row]?.[at] ?? '')));
  const { [row]: _, ...others } = cells;
  return texts.some(Boolean) ? { ...others, [row]: texts } : others;
}

/** Rows that a checked quote fills in. */
const CHECKED_ROWS = ['model', 'capacity', 'total', 'unit', 'installation', 'switchboard', 'removal'] as const;
/** The texts of a checked quote, by row; empty where it says nothing. */
export type CheckedQuote = Readonly<Record<(typeof CHECKED_ROWS)[number], string>>;

/**
 * The cells with a checked quote as Quote 1; null where the visitor, or somebody whose link it was, has another there.
 * @param before the quote that was filled in last, which the visitor may have changed since
 */
export function withChecked(cells: QuoteCells, checked: CheckedQuote, before: CheckedQuote | null): QuoteCells | null {
  const now = (row: QuoteRow): string => cells[row]?.[0] ?? '';
  const isFree = CHECKED_ROWS.every((row) => now(row) === '' || now(row) === before?.[row].slice(0, MAX_CELL));
  if (!isFree) return null;
  let filled = cells;
  for (const row of CHECKED_ROWS) filled = withCell(filled, row, 0, checked[row]);
  return filled;
}

/** The columns with a text, from 0. */
export const filledQuotes = (cells: QuoteCells): readonly number[] =>
  [...QUOTE_NUMBERS.keys()].filter((index) => QUOTE_ROWS.some((row) => cells[row]?.[index]));

/** The meaning of a cell about work; *other* is a text such as "$120 more". */
export type WorkSaid = 'yes' | 'no' | 'unsaid' | 'other';

/** "3480", "3,480.00" or "$3 480" in whole dollars; null for what isn't one such amount. */
export function typedDollars(typed: string): number | null {
  const [, amount = ''] =
    /^\$?\s*([1-9](?:\d{0,7}|\d{0,2}(?:[ ,]\d{3}){1,2}))(?:\.00)?$/.exec(asciiDigits(typed).trim()) ?? [];
  return Number(amount.replaceAll(/[ ,]/g, '')) || null;
}

function readCell(text: unknown): string {
  return typeof text === 'string' ? cleanText(text.slice(0, MAX_CELL)) : '';
}
