import { readFile } from './readFile.ts';

/** For tests: a catalogue as text, with its cells. */
export function catalogueSheet(text: string) {
  const { products, problems, cells: sheet } = readFile('sheet.csv', new TextEncoder().encode(text));
  return { products, problems, sheet };
}
