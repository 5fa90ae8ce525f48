import { readCatalogueWithCells } from '../../src/source/readCatalogue.ts';

/** For tests: a catalogue as text, with its cells. */
export function catalogueSheet(text: string) {
  const { products, problems, cells: sheet } = readCatalogueWithCells('sheet.csv', new TextEncoder().encode(text));
  return { products, problems, sheet };
}
