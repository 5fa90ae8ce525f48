import type { ImportedCatalogue } from '../src/import/importCatalogue.ts';
import type { Mapping } from '../src/import/mapping.ts';
import type { OpenColumn } from '../src/import/openColumns.ts';
import type { Question } from '../src/import/questions.ts';
import type { SourceTable } from '../src/import/sourceTable.ts';
import type { Blank } from '../src/matching/blankTally.ts';

/** A question and its answer, as they were shown. */
export interface Answered {
  readonly question: string;
  readonly answer: string;
}

export interface ImportReport {
  readonly file: string;
  readonly out: string;
  /** The mapping's file; null if none is named. */
  readonly mapFile: string | null;
  readonly isGuessed: boolean;
  /** The answers that a person gave, or that --yes took. */
  readonly answered: readonly Answered[];
  /** What is still open. */
  readonly questions: readonly Question[];
  readonly source: SourceTable;
  readonly mapping: Mapping;
  readonly imported: ImportedCatalogue;
  readonly open: readonly OpenColumn[];
  readonly blanks: readonly Blank[];
}

/** The report of `catalogue import` for scripts; described in docs/catalogue.md. */
export function importData({
  file,
  out,
  mapFile,
  isGuessed,
  answered,
  questions,
  source,
  mapping,
  imported,
  open,
  blanks,
}: ImportReport) {
  const { problems, products, leftOut, skipped, sales } = imported;
  const count = (kind: string) => problems.filter(({ severity }) => severity === kind).length;
  return {
    file,
    out,
    mapping: mapFile,
    guessed: isGuessed,
    from: source.from,
    found: { sheet: source.sheet, header: source.header },
    used: mapping.columns,
    answered,
    questions: questions.map(({ id, text, choices, suggested }) => ({ id, text, choices, suggested })),
    suggested: mapping.suggestions,
    open,
    leftOut: leftOut.map(({ filter, rows }) => ({ ...filter, rows })),
    skipped,
    sales: sales.map(({ row, price, ends }) => ({ row, price, ends: new Date(ends).toISOString() })),
    problems,
    errors: count('error'),
    warnings: count('warning'),
    systems: products.length,
    blanks: blanks.map(({ column, systems, paths }) => ({ column, systems: systems.map(({ id }) => id), paths })),
  };
}
