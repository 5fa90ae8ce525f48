import { cleanText } from '../../src/catalogue/cleanText.ts';

/** The letters and digits of a heading, without case, accents, spaces and punctuation. */
export function fold(text: string): string {
  return cleanText(text)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The position of the column with this name; -1 if there is none. */
export function foldPosition(columns: readonly string[], name: string): number {
  const exact = columns.indexOf(name);
  return exact === -1 ? columns.findIndex((column) => fold(column) === fold(name)) : exact;
}
