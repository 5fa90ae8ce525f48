import { plainNumber } from '../catalogue/readNumber.ts';

/** Spreadsheet programs calculate text that begins like this. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/**
 * Puts an apostrophe before text that a spreadsheet program would calculate, and before text that would lose one when it
 * is read again. A number stays as it is.
 */
export function withApostrophe(text: string): string {
  return FORMULA.test(text) && plainNumber(text) === null ? `'${text}` : text;
}

/** Takes away the apostrophe that `withApostrophe`, a shop or a spreadsheet program has put there. */
export function withoutApostrophe(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
