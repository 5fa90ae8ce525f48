/**
 * Something about a catalogue that its provider should know, as a person at a spreadsheet would look for it.
 * An `error` means that the row cannot be used, or the whole file where `row` is null; a `warning` means that it can, with
 * the cell unknown or read as what it clearly means.
 */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** Row as the spreadsheet numbers it (the header is row 1); null when the problem is the file's. */
  readonly row: number | null;
  readonly column: string | null;
  /** The row's id where it has one. */
  readonly id: string | null;
  /** What was found, cut to a length fit for a line of a console. */
  readonly value: string | null;
  /** One sentence: what is wrong. */
  readonly reason: string;
  /** One sentence: what to do about it. */
  readonly suggestion: string | null;
}
