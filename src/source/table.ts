import type { Problem } from '../catalogue/problem.ts';

/** A sheet of a file as cell texts, before anybody knows what its columns mean. */
export interface Table {
  /** The name of a workbook's sheet; null for a text file. */
  readonly sheet: string | null;
  /** Rows with a cell that isn't blank, in order. */
  readonly rows: readonly TableRow[];
  /** Problems of the file. With an error, the rows can't be used. */
  readonly problems: readonly Problem[];
}

export interface TableRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly number: number;
  /** By position; missing cells are blank. */
  readonly cells: readonly string[];
  /** Cells whose stored value differs from the one on screen, by position. */
  readonly flaws?: ReadonlyMap<number, CellFlaw>;
  /** Why the cells of the row can't be told apart. */
  readonly problem?: Problem;
}

export interface CellFlaw {
  /** One sentence. */
  readonly reason: string;
  /** One sentence. */
  readonly suggestion: string;
  /** False if the cell's text can be used nevertheless; otherwise the text is ''. */
  readonly isUnknown: boolean;
  /** The date that the cell holds, as YYYY-MM-DD. */
  readonly date?: string;
}

/** `C7` for the third cell of row 7. */
export function cellName(position: number, row: number): string {
  return `${columnLetters(position)}${row}`;
}

/** `A` to `Z`, `AA` …; the first position is 0. */
export function columnLetters(position: number): string {
  const rest = Math.floor(position / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (position % 26))}`;
}
