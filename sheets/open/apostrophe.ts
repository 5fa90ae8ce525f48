import { guardInside, isFormula } from '../../src/catalogue/formula.ts';
import { plainNumber } from '../../src/catalogue/readNumber.ts';

/** An apostrophe that `guardInside` has added. */
const INSIDE = /(?<=[,;|\t\r\n])'(?=[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Puts an apostrophe before text that a spreadsheet program would calculate, whichever separator it uses, and before text that
 * would lose one on the way back. A number stays as it is.
 */
export function withApostrophe(text: string): string {
  const guarded = guardInside(text);
  return isFormula(guarded) && plainNumber(guarded) === null ? `'${guarded}` : guarded;
}

/** Removes the apostrophe that `withApostrophe`, a shop or a spreadsheet program has added. */
export function withoutApostrophe(text: string): string {
  const own = text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;
  return own.includes("'") ? own.replace(INSIDE, '') : own;
}
