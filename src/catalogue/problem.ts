/**
 * A problem in a catalogue, described for a person with a spreadsheet. An `error` makes the row unusable, or the whole
 * file if `row` is null. A `warning` keeps the row: the cell is unknown, or read as what it clearly means.
 */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** Row number in the spreadsheet (the header is row 1); null for a problem of the file. */
  readonly row: number | null;
  /** The cell of a workbook, such as `Systems!C7`. */
  readonly cell?: string;
  readonly column: string | null;
  /** The row's id, if it has one. */
  readonly id: string | null;
  /** The value found, cut for one line of a console. */
  readonly value: string | null;
  /** One sentence about the problem. */
  readonly reason: string;
  /** One sentence with the solution. */
  readonly suggestion: string | null;
}
