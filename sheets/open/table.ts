import type { ProblemNote } from '../../src/catalogue/problem.ts';
import type { PriceNotice } from '../recognise/priceNotices.ts';
import type { FileProblem } from './explainFileProblem.ts';

/** The kinds of file that a mapping is for: your own sheet, a WooCommerce product export, a Google Merchant feed. */
export const SOURCE_KINDS = ['sheet', 'woocommerce', 'merchant'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** In place of a sheet's name: all sheets of one layout, read as one list. No sheet can have this name. */
export const ALL_SHEETS = '*';

/** The cells of a sheet or a text file, before anybody knows which row has the headings. */
export interface CellRows {
  /** The name of a workbook's sheet; null for any other file. */
  readonly sheet: string | null;
  /** Rows with a cell that isn't blank, in order. */
  readonly rows: readonly TableRow[];
  /** Problems of the file. With an error, the rows can't be used. */
  readonly problems: readonly FileProblem[];
  /** How a text file separates its cells. */
  readonly separator: string;
  /** True if a line above the first row names the separator. */
  readonly namesSeparator: boolean;
  /** What a workbook says about its columns; text says nothing. */
  readonly layout?: SheetLayout;
  /** The sheets of a workbook that were joined to one. */
  readonly tabs?: readonly Tab[];
}

/** A sheet of a workbook as part of a joined one. */
export interface Tab {
  readonly name: string;
  /** What its row numbers are more than the spreadsheet's. */
  readonly offset: number;
  /** The texts above its headings. */
  readonly titles: readonly string[];
}

/** The tab of a joined sheet with this row. */
export function tabAt(tabs: readonly Tab[], row: number): Tab {
  return tabs.findLast(({ offset }) => row > offset) ?? tabs[0]!;
}

export interface SheetLayout {
  readonly merges: readonly Merge[];
  /** The positions of columns that the spreadsheet hides. */
  readonly hidden: ReadonlySet<number>;
  /** The numbers of rows that it hides. */
  readonly hiddenRows: ReadonlySet<number>;
}

/** The column that says which rows a spreadsheet hides; only where it hides some. */
export const ROW_STATE = 'State of the row';

/** Merged cells. The text is in the first one. */
export interface Merge {
  /** The number of the first row. */
  readonly row: number;
  /** The position of the first column. */
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/** What is known of a column's heading besides its name in the table. */
export interface TableHeading {
  /** The whole heading, by which it is judged: `Star rating – Cool (kW)`. */
  readonly text: string;
  /** Its own words, without the group above and the unit below. */
  readonly own: string;
  /** The heading above several columns; '' if there is none. */
  readonly group: string;
  /** From a row of units below the headings; '' if there is none. */
  readonly unit: string;
  readonly isHidden: boolean;
  /** Why only a person can say what the column has; null if nothing speaks against its heading. */
  readonly doubt: Doubt | null;
}

/**
 * `reach`: how many columns a heading is above can't be told. `twin`: another column has the same heading and other values.
 */
export type Doubt = 'reach' | 'twin';

/** Rows between the products of a sheet: its headings again, the name of a section or a note, a sum. */
export interface SkippedRows {
  readonly reason: 'headings' | 'single-cell' | 'total';
  /** Their numbers. */
  readonly rows: readonly number[];
}

/** A file as a table: one row for each product, under headings. */
export interface Table {
  readonly kind: SourceKind;
  /** True if its headings are the catalogue's own names, at least all that every system needs. */
  readonly isCatalogue: boolean;
  /** The name of a workbook's sheet; null for any other file. */
  readonly sheet: string | null;
  /** The row with the headings; of two, the lower one. 0 for a feed and JSON. */
  readonly header: number;
  /** By position, unchanged from the file; '' if there is none. */
  readonly headings: readonly string[];
  /** The whole headings as names: each is there once, and none is blank. */
  readonly columns: readonly string[];
  /** By name, the headings that say more than their name; see `headingOf`. */
  readonly about: ReadonlyMap<string, TableHeading>;
  /** What the tab, the title, sections and notes say of all prices. */
  readonly notices: readonly PriceNotice[];
  /** The rows below the headings. In a feed and JSON, the number is the item's place, from 1. */
  readonly rows: readonly TableRow[];
  /** Rows that are no products, by what they are. */
  readonly skipped: readonly SkippedRows[];
  /** Problems of the file; none of them is an error. */
  readonly problems: readonly FileProblem[];
  /** The file's cells, unchanged; null for a feed and JSON. */
  readonly cells: CellRows | null;
  /** The sheets of a workbook that were joined to one; their rows are numbered on. */
  readonly tabs?: readonly Tab[];
  /** The content of a JSON file. */
  readonly json?: unknown;
}

export interface TableRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly number: number;
  /** By position; missing cells are blank. */
  readonly cells: readonly string[];
  /** Cells whose stored value differs from the one on screen, by position. */
  readonly flaws?: ReadonlyMap<number, CellFlaw>;
  /** Why the cells of the row can't be told apart. */
  readonly problem?: FileProblem;
}

export interface CellFlaw {
  readonly note: ProblemNote;
  /** False if the cell's text can be used nevertheless; otherwise the text is ''. */
  readonly isUnknown: boolean;
  /** The date that the cell holds, as YYYY-MM-DD. */
  readonly date?: string;
}

/** A table of items that have no place in a sheet. */
export function itemTable(
  kind: SourceKind,
  columns: readonly string[],
  items: readonly (readonly string[])[],
): Omit<Table, 'json'> {
  const rows = items.map((cells, index) => ({ number: index + 1, cells }));
  const nothing = { sheet: null, header: 0, about: new Map(), notices: [], skipped: [], problems: [], cells: null };
  return { ...nothing, kind, isCatalogue: false, headings: columns, columns, rows };
}

/** What is known of the heading of a column. */
export function headingOf({ about }: Pick<Table, 'about'>, name: string): TableHeading {
  return about.get(name) ?? { text: name, own: name, group: '', unit: '', isHidden: false, doubt: null };
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
