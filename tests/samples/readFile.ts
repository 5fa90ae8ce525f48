import { guessMapping } from '../../sheets/map/guessMapping.ts';
import { askAll, type MappingQuestion } from '../../sheets/map/questions.ts';
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

/** For tests: the table of a file that opens. */
export function tableOf(name: string, content: string | Uint8Array, asked: Omit<FileToOpen, 'name'> = {}): Table {
  const opened = openFile(name, typeof content === 'string' ? new TextEncoder().encode(content) : content, asked);
  if (!opened.ok) throw new Error(opened.problem.reason);
  return opened.source;
}

/** For tests: the table of a list with these lines. */
export const tableOfLines = (...lines: readonly string[]): Table => tableOf('list.csv', lines.join('\n'));

/** For tests: the questions about a table, each with an answer or none, and the mapping that comes of them. */
export function answering(table: Table, answer: (question: MappingQuestion) => string | undefined) {
  const asked: MappingQuestion[] = [];
  const questions = askAll(table, guessMapping(table));
  let next = questions.next();
  while (!next.done) {
    asked.push(next.value);
    next = questions.next(answer(next.value));
  }
  return { asked, mapping: next.value };
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
