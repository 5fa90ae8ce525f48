import { fillCatalogue } from '../../src/register/fillCatalogue.ts';
import type { Acceptance, FillReport } from '../../src/register/fillReport.ts';
import type { Candidate } from '../../src/register/findRows.ts';
import type { RegisterRow } from '../../src/register/readRegister.ts';
import { FIGURE_NAMES } from '../../src/register/registerColumns.ts';
import { writeSheet } from '../../src/register/writeSheet.ts';
import { type CheckedFile, checkBytes } from './checkFile.ts';
import { stem } from './download.ts';

export interface FilledFile {
  /** The catalogue with the register's figures, checked again. */
  readonly file: CheckedFile;
  readonly report: FillReport;
  /** The filled sheet as CSV. */
  readonly csv: string;
}

/** Fills the blank figures of a checked file; null if it has no sheet to fill. @param today as YYYY-MM-DD */
export function fillFile(
  { name, products, cells }: CheckedFile,
  rows: readonly RegisterRow[],
  accepted: readonly Acceptance[],
  today: string,
): FilledFile | null {
  if (cells === null) return null;
  const filled = fillCatalogue({ products, sheet: cells }, rows, { accepted, today });
  const csv = writeSheet(cells, filled.cells);
  const file = checkBytes(`${stem(name)}-filled.csv`, new TextEncoder().encode(csv));
  return { file, report: filled.report, csv };
}

export interface FigurePair {
  readonly column: string;
  /** null if it is blank. */
  readonly sheet: string | null;
  readonly register: string;
}

/** The figures of the register's row beside those of the system. */
export function figurePairs({ products }: CheckedFile, id: string, { row }: Candidate): readonly FigurePair[] {
  const product = products.find((one) => one.id === id);
  return FIGURE_NAMES.flatMap((column) => {
    const register = row.figures[column];
    const sheet = product?.[column] ?? null;
    return register === undefined
      ? []
      : [{ column, sheet: sheet === null ? null : String(sheet), register: String(register) }];
  });
}
