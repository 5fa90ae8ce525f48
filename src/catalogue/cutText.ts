/** A text of at most `longest` UTF-16 units: a longer one is cut and ends with "…". */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A cut through a surrogate pair would leave half a character.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
