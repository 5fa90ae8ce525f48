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

/** JSON.stringify itself escapes only the control characters below U+0020, and lone halves of surrogate pairs. */
const LEFT_BY_JSON = /[\x7f-\x9f\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * A value as JSON that a terminal or a log can show safely and that parses to the same value.
 * @param indent as for JSON.stringify; without it, one line
 */
export function printableJson(value: unknown, indent?: number): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, indent).replaceAll(LEFT_BY_JSON, escaped);
}
