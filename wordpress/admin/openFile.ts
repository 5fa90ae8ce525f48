import type { Problem } from '../../src/catalogue/problem.ts';
import { fitsSource, mappingToStart } from '../../src/import/editMapping.ts';
import { importCatalogue } from '../../src/import/importCatalogue.ts';
import type { Mapping } from '../../src/import/mapping.ts';
import { type OpenedSource, openSource } from '../../src/import/openSource.ts';
import type { Sale } from '../../src/import/sales.ts';
import type { SourceTable } from '../../src/import/sourceTable.ts';
import { fileProblem } from '../../src/source/fileProblem.ts';
import { readCatalogueWithCells } from '../../src/source/readCatalogue.ts';
import { columnNamed } from '../../src/source/tableHeader.ts';
import {
  type CatalogueFile,
  type CheckedFile,
  checkBytes,
  checkCatalogue,
  type FileCheck,
  readBytes,
} from './checkFile.ts';
import { stem } from './download.ts';

const IS_FEED = /\.(xml|rss|atom)$/i;

/** A file with columns of its own, and how they become a catalogue’s. */
export interface ForeignFile {
  readonly name: string;
  readonly source: SourceTable;
  readonly mapping: Mapping;
  /** True if the mapping is the one kept with the published catalogue. */
  readonly isKept: boolean;
  /** Reads the file again, with its headings in the given row; null for a feed or JSON, which have no such row. */
  readonly reread: ((header: number) => OpenedSource) | null;
}

export interface OpenedFile {
  /** null if the person has to say first what the columns mean. */
  readonly check: FileCheck | null;
  /** null for a file in catalogue columns, and for one that can't be used. */
  readonly foreign: ForeignFile | null;
}

/**
 * Opens a catalogue, or a file with other columns. A kept mapping that fits is used without a question. Never rejects.
 * @param sheet the sheet of a workbook, if there are several to choose from
 */
export async function openFile(
  file: CatalogueFile,
  sheet: string | undefined,
  keptMapping: () => Promise<Mapping | null>,
): Promise<OpenedFile> {
  const { name } = file;
  const bytes = await readBytes(file);
  if (!(bytes instanceof Uint8Array)) return { check: bytes, foreign: null };
  const check: FileCheck = { ok: true, ...checkBytes(name, bytes, sheet) };
  const isReply = name.toLowerCase().endsWith('.json') && check.readiness.kind !== 'unusable';
  if (check.cells !== null || isReply) return { check, foreign: null };
  const kept = await keptMapping();
  const opened = openAsBefore(name, bytes, sheet, kept);
  // Of a feed, the check knows nothing.
  if (!opened.ok) return { check: IS_FEED.test(name) ? unusable(name, opened.problem) : check, foreign: null };
  const { source } = opened;
  const chosen = sheet ?? source.sheet ?? undefined;
  const reread =
    source.header > 0
      ? (header: number) => openSource(name, bytes, { from: source.from, sheet: chosen, header })
      : null;
  if (isCatalogue(source)) return { check, foreign: null };
  if (kept && fitsSource(kept, source)) {
    const foreign = { name, source, mapping: kept, isKept: true, reread };
    return { check: { ok: true, ...importedFile(foreign) }, foreign };
  }
  return { check: null, foreign: { name, source, mapping: mappingToStart(source, kept), isKept: false, reread } };
}

/** The catalogue that a mapping makes of a file. Its problems name the rows and cells of the person's own file. */
export function importedFile({ name, source, mapping }: Pick<ForeignFile, 'name' | 'source' | 'mapping'>): CheckedFile {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const imported = importCatalogue(source, mapping, { now: Date.now(), timeZone });
  const ending = salesToEnd(imported.sales);
  if (source.header > 0 || imported.csv === null) {
    return checkCatalogue(name, { ...imported, problems: [...imported.problems, ...ending] });
  }
  // An XML feed has no rows of its own to name.
  const file = `${stem(name)}.csv`;
  const read = readCatalogueWithCells(file, new TextEncoder().encode(imported.csv));
  const ofFile = imported.problems.filter(({ row }) => row === null);
  return checkCatalogue(file, { ...read, problems: [...ofFile, ...ending, ...read.problems] });
}

/** A published version doesn't change by itself. */
function salesToEnd(sales: readonly Sale[]): readonly Problem[] {
  if (sales.length === 0) return [];
  const first = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(
    Math.min(...sales.map(({ ends }) => ends)) - 1,
  );
  const reason =
    sales.length === 1 ? `A sale price ends on ${first}.` : `${sales.length} sale prices end, the first on ${first}.`;
  return [fileProblem('warning', reason, 'Publish the file again then, so that visitors see the regular price.')];
}

/** Opens the sheet that the kept mapping names, if there is one. */
function openAsBefore(name: string, bytes: Uint8Array, sheet: string | undefined, kept: Mapping | null): OpenedSource {
  if (sheet === undefined && (kept?.sheet !== undefined || kept?.header !== undefined)) {
    const opened = openSource(name, bytes, { sheet: kept.sheet, header: kept.header });
    if (opened.ok) return opened;
  }
  return openSource(name, bytes, { sheet });
}

function unusable(name: string, problem: Problem): FileCheck {
  const catalogue = { products: [], problems: [problem], found: null, choices: [], cells: null };
  return { ok: true, ...checkCatalogue(name, catalogue) };
}

/** A table in catalogue columns, with a problem that the check names; one column alone is no table. */
function isCatalogue({ columns, rows }: SourceTable): boolean {
  const names = new Set(columns.map(columnNamed));
  return (
    columns.length < 2 || rows.length === 0 || ['id', 'title', 'system_type'].every((name) => names.has(name as 'id'))
  );
}
