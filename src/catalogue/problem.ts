import type { PROBLEM_TEXTS } from './problemTexts.ts';

/** The kinds of problem of cells, rows and replies. `problemTexts.ts` has their sentences; a file has further ones. */
export type ProblemKind = keyof typeof PROBLEM_TEXTS;

/** Facts for the sentences beyond the place and the value, by the names in their braces. */
export type Facts = Readonly<Record<string, string | number>>;

/** A note about a cell, before its row and column are known. */
export interface ProblemNote<Kind extends string = ProblemKind> {
  readonly kind: Kind;
  /** The value found, cut for one line of a console; null if there was none. */
  readonly value: string | null;
  readonly facts?: Facts;
}

/**
 * A problem in a catalogue, as data. An `error` makes the row unusable, or the whole file if `row` is null. A `warning` keeps
 * the row: the cell is unknown, or read as what it clearly means.
 */
export interface Problem<Kind extends string = ProblemKind> extends ProblemNote<Kind> {
  readonly severity: 'error' | 'warning';
  /** Row number in the spreadsheet (the header is row 1); null for a problem of the file. */
  readonly row: number | null;
  /** The cell of a workbook, such as `Systems!C7`. */
  readonly cell?: string;
  readonly column: string | null;
  /** The row's id, if it has one. */
  readonly id: string | null;
}

/** A problem of the whole file or reply. */
export function fileProblem<Kind extends string>(
  severity: Problem['severity'],
  kind: Kind,
  facts?: Facts,
): Problem<Kind> {
  return { kind, severity, row: null, column: null, id: null, value: null, ...(facts && { facts }) };
}
