/** What nearly every cell is; the patterns below have nothing to find in it. */
const PLAIN = /^[ -~]*$/;

/** Line breaks, tabs, and the one visible-looking blank that no trimming knows. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029\u2800]+/g;

/**
 * What nobody sees and what turns the text around it: control characters, halves of surrogate pairs, and everything that
 * Unicode lets a screen ignore, with all marks of direction, zero-width characters and tags. Letters that join (Persian,
 * Indic scripts, emoji) and the choice between a sign and its emoji stay.
 */
const UNSEEN = /[\p{Cc}\p{Cs}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{DI}\ufff9-\ufffb]/gu;

/** Accents and joiners without a letter before them: they would land on the words around the text. */
const LOOSE_MARKS = /(^|\s)[\p{M}\u200c\u200d]+/gu;

/** No living language puts more than four on a letter; a pile of them covers the lines above and below. */
const PILED_MARKS = /([\p{M}\u200c\u200d]{4})[\p{M}\u200c\u200d]+/gu;

/**
 * Text as it is kept: on one line (line breaks and tabs become spaces), without characters that cannot be seen or that
 * reach beyond the text, trimmed. Cleaning twice changes nothing more. Markup stays what it is: text.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  return text
    .replaceAll(BREAKS, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_MARKS, '$1')
    .replaceAll(PILED_MARKS, '$1')
    .trim();
}
