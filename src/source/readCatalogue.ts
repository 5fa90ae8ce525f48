import { fileTooLarge, replyTooLarge } from '../catalogue/catalogueLimits.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Product } from '../catalogue/product.ts';
import { NO_SYSTEMS } from '../catalogue/readiness.ts';
import { readReply } from '../catalogue/readReply.ts';
import { chooseSheet } from './chooseSheet.ts';
import { decodeText } from './decodeText.ts';
import { formatOf } from './fileFormat.ts';
import { fileProblem, UnreadableFile } from './fileProblem.ts';
import { openWorkbook } from './openWorkbook.ts';
import type { TextTable } from './parseText.ts';
import { parseCsv } from './readCsv.ts';
import { readTable } from './readTable.ts';
import { replyBytes } from './replyBytes.ts';
import { type SheetCells, sheetCells } from './sheetCells.ts';
import type { Table } from './table.ts';

export interface Catalogue {
  readonly products: readonly Product[];
  readonly problems: readonly Problem[];
  /** Where the systems were found in a spreadsheet; null for JSON and for a file that can't be read. */
  readonly found: FoundTable | null;
  /** The sheets of a workbook to choose from, if the file doesn't tell which one is the catalogue. */
  readonly choices: readonly string[];
}

/** A catalogue with the cells of its spreadsheet; null for JSON and for a file that can't be used. */
export interface CatalogueWithCells extends Catalogue {
  readonly cells: SheetCells | null;
}

export interface FoundTable {
  /** The sheet of a workbook; null for text. */
  readonly sheet: string | null;
  /** The row with the names of the columns. */
  readonly header: number;
}

/**
 * Reads a catalogue file: JSON in the shape of the products reply if the name says so, else an .xlsx workbook or text
 * with a separator, whatever the name. Never throws. A file over a limit gives an error for the whole file and no
 * products.
 *
 * @param sheet the sheet of a workbook to read; by default the only one with a header
 */
export function readCatalogue(file: string, bytes: Uint8Array, sheet?: string): Catalogue {
  const { cells: _, ...catalogue } = readCatalogueWithCells(file, bytes, sheet);
  return catalogue;
}

/** The same, with the cells as text, to write them again. */
export function readCatalogueWithCells(file: string, bytes: Uint8Array, sheet?: string): CatalogueWithCells {
  const tooLarge = fileTooLarge(bytes.length);
  if (tooLarge !== null) return refused(tooLarge, 'Is it the right file?');
  try {
    return checked(readFile(file, bytes, sheet));
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.message, error.suggestion, error.choices);
    throw error;
  }
}

function checked({ products, problems, ...read }: CatalogueWithCells): CatalogueWithCells {
  const unloadable = replyTooLarge(replyBytes(products));
  if (unloadable !== null) return refused(unloadable, 'Shorten the descriptions, or leave out systems.');
  const isEmpty = products.length === 0 && !problems.some(({ severity }) => severity === 'error');
  return { products, problems: isEmpty ? [...problems, NO_SYSTEMS] : problems, ...read };
}

function readFile(file: string, bytes: Uint8Array, sheet: string | undefined): CatalogueWithCells {
  if (formatOf(bytes) === 'zip') {
    return readAsCatalogue(chooseSheet(openWorkbook(bytes), sheet), []);
  }
  if (sheet !== undefined) {
    throw new UnreadableFile(
      `The file has no sheets, so there is no sheet “${sheet}”.`,
      'Leave out the name of the sheet.',
    );
  }
  const { text, problems: ofText } = decodeText(bytes);
  if (file.toLowerCase().endsWith('.json')) {
    const { products, problems } = readJson(text);
    return { products, problems: [...ofText, ...problems], found: null, choices: [], cells: null };
  }
  return readAsCatalogue(parseCsv(text), ofText);
}

function readAsCatalogue(table: Table | TextTable, ofFile: readonly Problem[]): CatalogueWithCells {
  const read = readTable(table);
  const { products, problems, header } = read;
  const found = header === null ? null : { sheet: table.sheet, header };
  return { products, problems: [...ofFile, ...problems], found, choices: [], cells: sheetCells(table, read) };
}

function readJson(text: string): Pick<Catalogue, 'products' | 'problems'> {
  let reply: unknown;
  try {
    reply = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFile(
      `The file isn't JSON (${error instanceof Error ? error.message : error}).`,
      'Export the file again.',
    );
  }
  const result = readReply(reply);
  if (!result.ok) throw new UnreadableFile(result.reason, result.suggestion);
  return result;
}

function refused(reason: string, suggestion: string, choices: readonly string[] = []): CatalogueWithCells {
  return { products: [], problems: [fileProblem('error', reason, suggestion)], found: null, choices, cells: null };
}
