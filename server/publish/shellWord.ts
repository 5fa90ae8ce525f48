/** An argument as a shell reads it, ready to paste. */
export function shellWord(text: string): string {
  return /^[\w./@:=+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
