import { addedColumns } from '../sheets/map/addedColumns.ts';
import { fitsSource, mappingToStart } from '../sheets/map/editMapping.ts';
import type { FileProblem } from '../sheets/open/explainFileProblem.ts';
import { type OpenedTable, openTable } from '../sheets/open/openTable.ts';
import type { Table } from '../sheets/open/table.ts';
import { withCurrentNames } from '../sheets/read/currentNames.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import { readTable, refusedCatalogue } from '../sheets/read/readTable.ts';
import type { Sale } from '../sheets/read/sales.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';
import { fileProblem } from '../src/catalogue/problem.ts';
import { type CheckedFile, checkSheet, type FileCheck, readBytes, type SheetFile } from './checkFile.ts';
import { stem } from './download.ts';

/** A file with its own columns, and the way from these to a catalogue's. */
export interface ForeignFile {
  readonly name: string;
  readonly source: Table;
  readonly mapping: Mapping;
  /** True if the mapping is the one kept with the published catalogue. */
  readonly isKept: boolean;
  /** Reads the file again with its headings in the given row; null for a feed or JSON, which have no row of headings. */
  readonly reread: ((header: number) => OpenedTable) | null;
}

export interface OpenedFile {
  /** Null if the person first has to say what the columns mean. */
  readonly check: FileCheck | null;
  /** Null for a file in catalogue columns, and for a file that can't be used. */
  readonly foreign: ForeignFile | null;
  /** The file itself; null if it couldn't be read. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
}

/**
 * Opens a catalogue, or a file with other columns. A kept mapping that fits is used without asking. Never rejects.
 * @param sheet the sheet of a workbook, if there are several to choose from
 */
export async function openFile(
  file: SheetFile,
  sheet: string | undefined,
  keptMapping: () => Promise<Mapping | null>,
): Promise<OpenedFile> {
  const { name } = file;
  const bytes = await readBytes(file);
  if (!(bytes instanceof Uint8Array)) return { check: bytes, foreign: null, bytes: null };
  const opened = openTable(bytes, { name, sheet });
  const own: FileCheck = {
    ok: true,
    ...checkSheet(name, opened.ok ? readTable(opened.table, null) : refusedCatalogue([opened.problem], opened.choices)),
  };
  const isReply = opened.ok && opened.table.json !== undefined && own.readiness.kind !== 'unusable';
  if (isReply || (opened.ok && isCatalogue(opened.table))) return { check: own, foreign: null, bytes };
  const before = await keptMapping();
  const found = sheet === undefined ? openAsBefore(name, bytes, before, opened) : opened;
  if (!found.ok || isCatalogue(found.table)) return { check: own, foreign: null, bytes };
  const { table: source } = found;
  const kept = before && withCurrentNames(before, source);
  const chosen = sheet ?? source.sheet ?? undefined;
  const reread =
    source.header > 0 ? (header: number) => openTable(bytes, { name, kind: source.kind, sheet: chosen, header }) : null;
  if (kept && fitsSource(kept, source)) {
    const foreign = { name, source, mapping: kept, isKept: true, reread };
    return { check: { ok: true, ...importedFile(foreign) }, foreign, bytes };
  }
  return {
    check: null,
    foreign: { name, source, mapping: mappingToStart(source, kept), isKept: false, reread },
    bytes,
  };
}

/** The catalogue that a mapping makes from a file. Its problems name the rows and cells of the person's own file. */
export function importedFile({ name, source, mapping }: Pick<ForeignFile, 'name' | 'source' | 'mapping'>): CheckedFile {
  const imported = readTable(source, mapping, { on: dayOf(Date.now()), isDated: true });
  const problems = [...imported.problems, ...aboutEnded(imported.ended), ...addedColumns(source, mapping)];
  if (source.header > 0 || imported.written === null) return checkSheet(name, { ...imported, problems });
  // A feed has no rows in a sheet, so problems name the rows of the new catalogue, which start below the column names.
  const moved = problems.map((problem) => (problem.row === null ? problem : { ...problem, row: problem.row + 1 }));
  return checkSheet(`${stem(name)}.csv`, { ...imported, problems: moved });
}

/** A warning about sales that have ended. */
function aboutEnded(sales: readonly Sale[]): readonly FileProblem[] {
  if (sales.length === 0) return [];
  const end = sales
    .map((sale) => sale.ends)
    .sort()
    .at(-1)!;
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(new Date(`${end}T00:00`));
  return [fileProblem('warning', sales.length === 1 ? 'sale-over' : 'sales-over', { sales: sales.length, day })];
}

/** Opens the sheet that the kept mapping names, if it is there. */
function openAsBefore(name: string, bytes: Uint8Array, kept: Mapping | null, opened: OpenedTable): OpenedTable {
  if (kept?.sheet === undefined && kept?.header === undefined) return opened;
  const before = openTable(bytes, { name, sheet: kept.sheet, header: kept.header });
  return before.ok ? before : opened;
}

/** True for a table in catalogue columns, and for one with a problem that the check names. One column alone isn't a table. */
function isCatalogue({ isCatalogue: isOwn, json, columns, rows }: Table): boolean {
  return isOwn || rows.length === 0 || (json === undefined && columns.length < 2);
}
