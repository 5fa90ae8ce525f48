/** Cuts a text to `longest` UTF-16 units, ending with "…". */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half a surrogate pair is half a character.
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
