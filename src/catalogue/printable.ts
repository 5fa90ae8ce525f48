/** Control characters (C0, DEL, C1), halves of surrogate pairs, bidirectional controls, line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Makes a text safe for one line of a terminal or a log: characters that move the cursor, break the line or reorder the
 * text around them become visible escapes such as `\x1b` or `\u202e`. Everything else stays the same.
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0);
    return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
