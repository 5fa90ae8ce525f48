/** Blanks, quotes and then a sign that begins a formula, full-width forms included: a spreadsheet program would calculate this. */
const FORMULA = /^[\s"'\u200b\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** The same behind what some program may take for the end of a cell, because it expects another separator. */
const INSIDE = /([,;|\t\r\n])(?=[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** The apostrophe that `guardInside` puts there. */
const GUARD_INSIDE = /(?<=[,;|\t\r\n])'(?=[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A phone number, with which no spreadsheet program calculates anything harmful. */
const PHONE = /^\+[\d ]+$/;

/** True for text that a spreadsheet program would calculate. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Puts an apostrophe before each part of a cell that would become a formula under another separator. */
export function guardInside(text: string): string {
  return text.replace(INSIDE, "$1'");
}

/** Takes away what `guardInside` has put there. */
export function unguardInside(text: string): string {
  return text.includes("'") ? text.replace(GUARD_INSIDE, '') : text;
}

/** Text of several lines for a spreadsheet program or the clipboard: no part of it becomes a formula, whatever separates the cells. */
export function withoutFormulas(text: string): string {
  const lines = guardInside(text.replace(/^- /gm, '• '));
  return isFormula(lines) && !PHONE.test(lines) ? `'${lines}` : lines;
}
