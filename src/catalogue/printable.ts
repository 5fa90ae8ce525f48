/** Control characters (C0, DEL, C1), surrogate halves, bidirectional controls, line and paragraph separators. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Makes a text safe for one line of a terminal or log: characters that move the cursor, break the line or reorder text
 * become visible escapes such as `\x1b` or `\u202e`. Everything else stays the same.
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0);
    return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** JSON.stringify only escapes control characters below U+0020 and lone surrogate halves. */
const LEFT_BY_JSON = /[\x7f-\x9f\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * JSON that is safe in a terminal or log and parses to the same value.
 * @param indent as for JSON.stringify; one line by default
 */
export function printableJson(value: unknown, indent?: number): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replaceAll(LEFT_BY_JSON, escaped);
}
