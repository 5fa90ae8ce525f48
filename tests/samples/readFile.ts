import { type ExplainedFileProblem, explainAll, explainFileProblem } from '../../sheets/open/explainFileProblem.ts';
import { type FileToOpen, openTable } from '../../sheets/open/openTable.ts';
import type { Table } from '../../sheets/open/table.ts';
import type { Mapping } from '../../sheets/read/mapping.ts';
import { readCatalogueFile } from '../../sheets/read/readCatalogue.ts';
import { type CatalogueOfRows, readTable } from '../../sheets/read/readTable.ts';
import type { Moment } from '../../sheets/read/sales.ts';
import { csvText } from '../../sheets/write/writeCsv.ts';
import { fileProblem, type ProblemNote } from '../../src/catalogue/problem.ts';
import type { Column } from '../../src/catalogue/product.ts';

function explained({ problems, ...read }: CatalogueOfRows) {
  return { ...read, problems: explainAll(problems) };
}

/** For tests: a catalogue file, with the sentences of its problems. */
export function readFile(name: string, bytes: Uint8Array, sheet?: string) {
  return explained(readCatalogueFile(bytes, { name, sheet }));
}

/** For tests: a catalogue as text, with the sentences of its problems. */
export function readCsv(text: string) {
  return readFile('catalogue.csv', new TextEncoder().encode(text));
}

type Opened =
  | { readonly ok: true; readonly source: Table }
  | { readonly ok: false; readonly problem: ExplainedFileProblem; readonly choices: readonly string[] };

/** For tests: a table, or the sentences that explain its absence. */
export function openFile(name: string, bytes: Uint8Array, asked: Omit<FileToOpen, 'name'> = {}): Opened {
  const opened = openTable(bytes, { name, ...asked });
  return opened.ok ? { ok: true, source: opened.table } : { ...opened, problem: explainFileProblem(opened.problem) };
}

/** For tests: the catalogue that a mapping makes of a table, with the sentences of its problems, and as CSV. */
export function importTable(table: Table, mapping: Mapping, moment: Moment | null = null) {
  const read: CatalogueOfRows = readTable(table, mapping, moment);
  return { ...explained(read), csv: read.written && csvText(read.written) };
}

/** For tests: the sentences about a cell of the column. */
export function explainNotes(column: Column | null, notes: readonly ProblemNote[]): readonly ExplainedFileProblem[] {
  return notes.map((note) => explainFileProblem({ ...fileProblem('warning', note.kind), ...note, column }));
}
