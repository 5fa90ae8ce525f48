import { MAX_FILE_BYTES, megabytes } from '../../src/catalogue/catalogueLimits.ts';
import { chooseSheets } from './chooseSheet.ts';
import { decodeText } from './decodeText.ts';
import type { FileProblem } from './explainFileProblem.ts';
import { readFeed } from './feedItems.ts';
import { isFeedTable, readFeedTable } from './feedText.ts';
import { formatOf } from './fileFormat.ts';
import { joinTables } from './joinTables.ts';
import { readJsonTable } from './jsonTable.ts';
import { isKnownHeading } from './knownHeading.ts';
import { openWorkbook } from './openWorkbook.ts';
import { parseText } from './parseText.ts';
import { isShopExport, readShopExport } from './shopExport.ts';
import { isShopifyExport, readShopifyExport } from './shopifyExport.ts';
import type { CellRows, SourceKind, Table } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';
import { withHeadings } from './withHeadings.ts';

export interface FileToOpen {
  /** Its extension tells JSON from the rest; its bytes tell everything else. */
  readonly name: string;
  /** The sheet of a workbook, `*` for all sheets of one layout, or several names with `/` between them. By default, the only one that could be a catalogue. */
  readonly sheet?: string | undefined;
  /** The row with the headings; by default, it is searched for. */
  readonly header?: number | undefined;
  /** The kind of file; by default, its headings tell. */
  readonly kind?: SourceKind | undefined;
}

export type OpenedTable =
  | { readonly ok: true; readonly table: Table }
  /** With the sheets to choose from, if the person has to choose one. */
  | { readonly ok: false; readonly problem: FileProblem; readonly choices: readonly string[] };

/** Opens a workbook, a text file, JSON or a feed as a table with headings. Never throws. */
export function openTable(bytes: Uint8Array, file: FileToOpen): OpenedTable {
  try {
    return { ok: true, table: readFile(bytes, file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, problem: error.problem, choices: error.choices };
    throw error;
  }
}

function readFile(bytes: Uint8Array, { name, sheet, header, kind }: FileToOpen): Table {
  if (bytes.length > MAX_FILE_BYTES) {
    throw new UnreadableFile('file-too-large', { size: megabytes(bytes.length), most: megabytes(MAX_FILE_BYTES) });
  }
  const asTable = (cells: CellRows): Table => ofKind(withHeadings(usable(cells), header), kind);
  if (formatOf(bytes) === 'zip') {
    const [first, ...more] = chooseSheets(openWorkbook(bytes), sheet, header);
    return more.length === 0
      ? asTable(first!)
      : joinTables([first!, ...more].map((cells) => withHeadings(usable(cells))));
  }
  if (sheet !== undefined) throw new UnreadableFile('no-sheets', { sheet });
  const { text, problems } = decodeText(bytes);
  const feed = name.toLowerCase().endsWith('.json') ? readJsonTable(text) : readFeed(text);
  const table = feed ?? asTable(parseText(text, isKnownHeading));
  return { ...table, problems: [...problems, ...table.problems] };
}

/** An error may hide an unknown number of rows, and part of a file must not pass for the whole. */
function usable(cells: CellRows): CellRows {
  const error = cells.problems.find(({ severity }) => severity === 'error');
  if (error) throw new UnreadableFile(error);
  return cells;
}

function ofKind(table: Table, asked: SourceKind | undefined): Table {
  const { columns } = table;
  const kind = asked ?? (isShopExport(columns) ? 'woocommerce' : isFeedTable(columns) ? 'merchant' : 'sheet');
  if (kind === 'woocommerce') return readShopExport(table);
  if (kind === 'sheet' && isShopifyExport(columns)) return readShopifyExport(table);
  return kind === 'merchant' ? readFeedTable(table) : table;
}
