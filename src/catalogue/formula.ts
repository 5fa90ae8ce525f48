/** Blanks, quotes and then a sign that begins a formula, full-width forms included: a spreadsheet program would calculate this. */
const FORMULA = /^[\s"'\u200b\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** True for text that a spreadsheet program would calculate. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}
