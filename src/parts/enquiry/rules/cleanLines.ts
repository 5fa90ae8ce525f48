import { cleanText } from '../../../catalogue/cleanText.ts';

/** Cleans a text of several lines: each line like other text, no blank lines at the end, at most one blank line in a row. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^\n+|\n+$/g, '');
}
