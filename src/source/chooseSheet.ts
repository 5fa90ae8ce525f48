import { quoted } from '../catalogue/reading.ts';
import { UnreadableFile } from './fileProblem.ts';
import type { WorkbookSheet } from './openWorkbook.ts';
import type { Table } from './table.ts';
import { readHeader } from './tableHeader.ts';

const MAX_NAMED = 20;

/**
 * The sheet with this name, else the only visible one whose header names the required columns. A workbook with one
 * visible sheet needs no such header, so that the sheet's own problems are reported. Throws `UnreadableFile` with the names of the
 * sheets.
 *
 * @param isUsable whether a sheet could be the one; by default, whether its header names the required columns
 */
export function chooseSheet(
  sheets: readonly WorkbookSheet[],
  name: string | undefined,
  isUsable: (table: Table) => boolean = isCatalogue,
): Table {
  if (name !== undefined) {
    const named = sheets.find((sheet) => sheet.name === name) ?? sheets.find((sheet) => sameName(sheet.name, name));
    if (named) return named.read();
    throw new UnreadableFile(
      `The workbook has no sheet ${quoted(name)}. It has ${listed(sheets)}.`,
      'Name one of them.',
    );
  }
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const [only] = visible;
  if (visible.length === 1 && only) return only.read();
  const usable = visible.map((sheet) => sheet.read()).filter(isUsable);
  const [table] = usable;
  if (usable.length === 1 && table) return table;
  if (usable.length === 0) {
    throw new UnreadableFile(
      isUsable === isCatalogue
        ? `No sheet has a header with id, title and system_type. The workbook has ${listed(sheets)}.`
        : `No sheet has headings that we know. The workbook has ${listed(sheets)}.`,
      'Name the columns in one of the first ten rows of one sheet.',
      sheets.map(({ name: found }) => found),
    );
  }
  const candidates = sheets.filter(({ name: found }) => usable.some(({ sheet }) => sheet === found));
  throw new UnreadableFile(
    `More than one sheet could be the catalogue: ${listed(candidates)}.`,
    'Choose one of them (--sheet NAME on the command line), or keep only one in the workbook.',
    candidates.map(({ name: found }) => found),
  );
}

function isCatalogue(table: Table): boolean {
  return table.rows.length > 0 && !readHeader(table.rows).problems.some(({ severity }) => severity === 'error');
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function listed(sheets: readonly WorkbookSheet[]): string {
  const names = sheets.slice(0, MAX_NAMED).map(({ name, isHidden }) => `${quoted(name)}${isHidden ? ' (hidden)' : ''}`);
  const more = sheets.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
