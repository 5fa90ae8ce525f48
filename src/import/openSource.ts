import { fileTooLarge } from '../catalogue/catalogueLimits.ts';
import type { Problem } from '../catalogue/problem.ts';
import { chooseSheet } from '../source/chooseSheet.ts';
import { decodeText } from '../source/decodeText.ts';
import { formatOf } from '../source/fileFormat.ts';
import { fileProblem, UnreadableFile } from '../source/fileProblem.ts';
import { openWorkbook } from '../source/openWorkbook.ts';
import { parseText } from '../source/parseText.ts';
import type { Table } from '../source/table.ts';
import { readFeed } from './feedItems.ts';
import { isFeedTable, readFeedTable } from './feedText.ts';
import { isKnownHeading, withHeadings } from './headingRow.ts';
import { readJsonTable } from './jsonTable.ts';
import { isShopExport, readShopExport } from './shopExport.ts';
import type { SourceKind, SourceTable } from './sourceTable.ts';

export type OpenedSource =
  | { readonly ok: true; readonly source: SourceTable }
  /** With the sheets to choose from, if choosing one is what to do. */
  | { readonly ok: false; readonly problem: Problem; readonly choices: readonly string[] };

interface Asked {
  /** The kind of file; without it, its headings tell. */
  readonly from?: SourceKind | undefined;
  readonly sheet?: string | undefined;
  /** The row with the headings; without it, the row of the first ten with most that we know. */
  readonly header?: number | undefined;
}

/** Opens a workbook, a text file or a feed as a table with headings. Never throws. */
export function openSource(file: string, bytes: Uint8Array, { from, sheet, header }: Asked = {}): OpenedSource {
  const tooLarge = fileTooLarge(bytes.length);
  if (tooLarge !== null) return refused(fileProblem('error', tooLarge, 'Is it the right file?'));
  try {
    return { ok: true, source: readSource(file, bytes, { from, sheet, header }) };
  } catch (error) {
    if (error instanceof UnreadableFile) {
      return refused(fileProblem('error', error.message, error.suggestion), error.choices);
    }
    throw error;
  }
}

function refused(problem: Problem, choices: readonly string[] = []): OpenedSource {
  return { ok: false, problem, choices };
}

function readSource(file: string, bytes: Uint8Array, { from, sheet, header }: Asked): SourceTable {
  if (formatOf(bytes) === 'zip')
    return ofKind(withHeadings(chooseSheet(openWorkbook(bytes), sheet, hasHeadings), header), from);
  if (sheet !== undefined) {
    throw new UnreadableFile(
      `The file has no sheets, so there is no sheet “${sheet}”.`,
      'Leave out the name of the sheet.',
    );
  }
  const { text, problems } = decodeText(bytes);
  const withProblems = (source: SourceTable): SourceTable => ({
    ...source,
    problems: [...problems, ...source.problems],
  });
  if (file.toLowerCase().endsWith('.json')) return withProblems(readJsonTable(text));
  const feed = readFeed(text);
  if (feed === null) return withProblems(ofKind(withHeadings(parseText(text, isKnownHeading), header), from));
  if (from !== undefined && from !== 'merchant') {
    throw new UnreadableFile(`The file is an XML feed, not ${NAMES[from]}.`, 'Leave out --from, or say merchant.');
  }
  return withProblems(feed);
}

const NAMES: Readonly<Record<SourceKind, string>> = {
  sheet: 'a sheet',
  woocommerce: 'a WooCommerce export',
  merchant: 'a Google Merchant feed',
};

function ofKind(table: SourceTable, from: SourceKind | undefined): SourceTable {
  const kind =
    from ?? (isShopExport(table.columns) ? 'woocommerce' : isFeedTable(table.columns) ? 'merchant' : 'sheet');
  if (kind === 'woocommerce') return readShopExport(table);
  return kind === 'merchant' ? readFeedTable(table) : table;
}

/** One known heading may be chance. */
const ENOUGH = 2;

function hasHeadings({ rows }: Table): boolean {
  return rows.length > 1 && rows.slice(0, 10).some(({ cells }) => cells.filter(isKnownHeading).length >= ENOUGH);
}
