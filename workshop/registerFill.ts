import { fillCatalogue } from '../sheets/register/fillCatalogue.ts';
import type { FillReport } from '../sheets/register/fillReport.ts';
import type { RegisterRow } from '../sheets/register/readRegister.ts';
import { writeSheet } from '../sheets/register/writeSheet.ts';
import { type CheckedFile, checkBytes } from './checkFile.ts';
import { stem } from './download.ts';
import { translated } from './i18n.ts';

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
  today: string,
): FilledFile | null {
  if (cells === null) return null;
  const filled = fillCatalogue({ products, sheet: cells }, rows, today, translated);
  const csv = writeSheet(cells, filled.cells);
  const file = checkBytes(`${stem(name)}-filled.csv`, new TextEncoder().encode(csv));
  return { file, report: filled.report, csv };
}
