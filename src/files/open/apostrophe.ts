import { guardInside, isFormula, unguardInside } from '../../catalogue/formula.ts';
import { plainNumber } from '../../catalogue/readNumber.ts';

/**
 * Puts an apostrophe before text that a spreadsheet program would calculate, whatever separates the cells for it, and before
 * text that would lose one when it is read again. A number stays as it is.
 */
export function withApostrophe(text: string): string {
  const guarded = guardInside(text);
  return isFormula(guarded) && plainNumber(guarded) === null ? `'${guarded}` : guarded;
}

/** Takes away the apostrophe that `withApostrophe`, a shop or a spreadsheet program has put there. */
export function withoutApostrophe(text: string): string {
  return unguardInside(text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text);
}
