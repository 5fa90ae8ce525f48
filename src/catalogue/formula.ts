/** Blanks and quotes before a sign that begins a formula, including full-width forms: a spreadsheet program would calculate it. */
export const FORMULA = /^[\s"'\u200b\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** The same after a character that another program reads as the end of a cell. */
export const INSIDE = /(?<=[,;|\t\r\n])(?=[\s"'\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A phone number: no spreadsheet program calculates anything harmful from it. */
export const PHONE = /^\+[\d ]+$/;

/** True for text that a spreadsheet program would calculate. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Puts an apostrophe before each part of a cell that would become a formula under another separator. */
export function guardInside(text: string): string {
  return text.replace(INSIDE, "'");
}

/** Text of several lines for a spreadsheet program or the clipboard. List items stay readable, and phone numbers unchanged. */
export function withoutFormulas(text: string): string {
  if (PHONE.test(text)) return text;
  const lines = guardInside(text.replace(/^- /gm, '• '));
  return isFormula(lines) ? `'${lines}` : lines;
}
