/** Most cells: plain text without anything for the patterns below. */
const PLAIN = /^[ -~]*$/;

/** Line breaks, tabs, and U+2800, a blank that `trim` leaves. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029\u2800]+/g;

/**
 * Invisible characters and characters that reverse the text around them: control characters, surrogate halves, and
 * everything Unicode lets a screen ignore, including direction marks, zero-width characters and tags. Joiners between
 * letters (Persian, Indic scripts, emoji) and emoji variation selectors stay. They go before line breaks become spaces,
 * so that two breaks with one of them between are one space.
 */
const UNSEEN = /(?![\t-\r\u0085])[\p{Cc}\p{Cs}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{DI}\ufff9-\ufffb]/gu;

/** Accents and joiners without a letter before them, which would land on the text around. */
const LOOSE_MARKS = /(^|\s)[\p{M}\u200c\u200d]+/gu;

/** No living language puts more than four on a letter; a pile covers the lines above and below. */
const PILED_MARKS = /([\p{M}\u200c\u200d]{4})[\p{M}\u200c\u200d]+/gu;

/** The patterns that cleaning replaces, in this order, each with its replacement. */
export const CLEANING = [
  [UNSEEN, ''],
  [BREAKS, ' '],
  [LOOSE_MARKS, '$1'],
  [PILED_MARKS, '$1'],
] as const;

/**
 * Cleans text: one line (line breaks and tabs become spaces), no invisible characters, nothing that reaches beyond the
 * text, trimmed. Cleaning twice changes nothing more. Markup stays text.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  let clean = text;
  for (const [pattern, by] of CLEANING) clean = clean.replaceAll(pattern, by);
  return clean.trim();
}
