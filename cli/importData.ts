import { describeChanges } from '../sheets/compare/describeChanges.ts';
import type { Blank } from '../sheets/cover/blanks.ts';
import type { SheetQuestion } from '../sheets/map/ask/askSheet.ts';
import type { OpenColumn } from '../sheets/map/openColumns.ts';
import type { MappingQuestion } from '../sheets/map/questions.ts';
import { explainAll } from '../sheets/open/explainFileProblem.ts';
import type { Table } from '../sheets/open/table.ts';
import type { AnsweredQuestion } from '../sheets/publish/dialogue.ts';
import type { Mapping } from '../sheets/read/mapping.ts';
import type { CatalogueOfRows } from '../sheets/read/readTable.ts';
import type { Written } from './writeImported.ts';

export interface ImportReport {
  readonly file: string;
  readonly out: string;
  /** The mapping's file; null if none is given. */
  readonly mapFile: string | null;
  readonly isGuessed: boolean;
  /** The answers from the person or from --yes. */
  readonly answered: readonly AnsweredQuestion[];
  /** Ids of answers to questions that weren't asked. */
  readonly unused: readonly string[];
  /** The questions without an answer. */
  readonly questions: readonly MappingQuestion[];
  readonly source: Table;
  readonly mapping: Mapping;
  readonly imported: CatalogueOfRows;
  readonly written: Written & { readonly ok: true };
  readonly open: readonly OpenColumn[];
  readonly blanks: readonly Blank[];
}

/** The report of `catalogue import` for scripts; described in docs/command-line.md. */
export function importData({
  file,
  out,
  mapFile,
  isGuessed,
  answered,
  unused,
  questions,
  source,
  mapping,
  imported,
  written,
  open,
  blanks,
}: ImportReport) {
  const { problems, products, leftOut, skipped, sales, ended } = imported;
  const dated = (all: CatalogueOfRows['sales']) =>
    all.map(({ row, price, ends }) => ({ row, price, ends: endOf(ends) }));
  const count = (kind: string) => problems.filter(({ severity }) => severity === kind).length;
  return {
    file,
    out,
    mapping: mapFile,
    guessed: isGuessed,
    from: source.kind,
    found: { sheet: source.sheet, header: source.header },
    used: mapping.columns,
    answered,
    unused,
    questions: questions.map(questionData),
    suggested: mapping.suggestions,
    open,
    leftOut: leftOut.map(({ filter, rows }) => ({ ...filter, rows })),
    skipped,
    sales: dated(sales),
    ended: dated(ended),
    problems: explainAll(problems),
    errors: count('error'),
    warnings: count('warning'),
    systems: products.length,
    written: written.isWritten,
    changes: written.changes && describeChanges(written.changes).data,
    blanks: blanks.map(({ column, systems, paths }) => ({ column, systems: systems.map(({ id }) => id), paths })),
  };
}

/** The moment on this machine when a day ends. */
function endOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + 1).toISOString();
}

function questionData({ id, text, choices, suggested }: SheetQuestion) {
  return { id, text, choices, suggested };
}

/** The same report if a sheet has to be chosen first, so nothing was read or written. */
export function sheetsData({ file, out, mapping }: SheetsRequest, question: SheetQuestion) {
  const nothing = { suggested: {}, open: [], leftOut: [], skipped: [], sales: [], ended: [], problems: [], blanks: [] };
  const found = {
    mapping: mapping ?? null,
    guessed: true,
    from: null,
    found: null,
    used: {},
    answered: [],
    unused: [],
  };
  return { file, out, ...found, questions: [questionData(question)], ...nothing, errors: 0, warnings: 0, systems: 0 };
}

interface SheetsRequest {
  readonly file: string;
  readonly out: string;
  readonly mapping: string | undefined;
}
