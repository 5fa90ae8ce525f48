/** Blanks, quotes and then a sign that begins a formula, full-width forms included: a spreadsheet program would calculate this. */
const FORMULA = /^[\s"'\u200b\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** The same behind what some program takes for the end of a cell, because it expects another separator. */
const INSIDE = /(?<=[,;|\t\r\n])(?=[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** True for text that a spreadsheet program would calculate. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Puts an apostrophe before each part of a cell that would become a formula under another separator. */
export function guardInside(text: string): string {
  return text.replace(INSIDE, "'");
}

/** Text of several lines for a spreadsheet program or the clipboard. Points of a list stay readable, and a phone number as it is. */
export function withoutFormulas(text: string): string {
  if (/^\+[\d ]+$/.test(text)) return text;
  const lines = guardInside(text.replace(/^- /gm, '• '));
  return isFormula(lines) ? `'${lines}` : lines;
}
