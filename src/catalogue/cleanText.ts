/**
 * Text as it is kept: on one line (line breaks and tabs become spaces), without other control characters, trimmed.
 * Cleaning twice changes nothing more. Markup stays what it is: text.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}
