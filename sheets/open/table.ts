import type { ProblemNote } from '../../src/catalogue/problem.ts';
import type { PriceNotice } from '../recognise/priceNotices.ts';
import type { FileProblem } from './explainFileProblem.ts';

/** The kinds of file that a mapping can be for: your own sheet, a WooCommerce product export, a Google Merchant feed. */
export const SOURCE_KINDS = ['sheet', 'woocommerce', 'merchant'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Used instead of a sheet's name: all sheets of one layout, read as one list. No sheet can have this name. */
export const ALL_SHEETS = '*';
/** Between the names of several sheets that are read as one list. No sheet can have it in its name. */
export const SHEETS_BETWEEN = '/';
/** The column with the name of each row's sheet, if several are one list. */
export const TAB_COLUMN = 'Tab';

/** The cells of a sheet or a text file, before the headings are known. */
export interface CellRows {
  /** The name of a workbook's sheet; null for any other file. */
  readonly sheet: string | null;
  /** Rows with a cell that isn't blank, in order. */
  readonly rows: readonly TableRow[];
  /** Problems of the whole file. If one is an error, the rows can't be used. */
  readonly problems: readonly FileProblem[];
  /** The separator between the cells of a text file. */
  readonly separator: string;
  /** True if a line above the first row names the separator. */
  readonly namesSeparator: boolean;
  /** Merged and hidden cells of a workbook; text has none. */
  readonly layout?: SheetLayout;
  /** The sheets of a workbook that were joined to one. */
  readonly tabs?: readonly Tab[];
}

/** A sheet of a workbook as part of a joined one. */
export interface Tab {
  readonly name: string;
  /** The difference between its row numbers and the spreadsheet's. */
  readonly offset: number;
  /** The texts above its headings. */
  readonly titles: readonly string[];
  /** The position of its first column, if it has columns of its own. */
  readonly start?: number;
}

/** The tab of a joined sheet that holds this row. */
export function tabAt(tabs: readonly Tab[], row: number): Tab {
  return tabs.findLast(({ offset }) => row > offset) ?? tabs[0]!;
}

export interface SheetLayout {
  readonly merges: readonly Merge[];
  /** The positions of columns that the spreadsheet hides. */
  readonly hidden: ReadonlySet<number>;
  /** The numbers of rows that the spreadsheet hides. */
  readonly hiddenRows: ReadonlySet<number>;
}

/** The columns made from the names of sections, the outer level first. */
export const SECTION_COLUMNS = ['Upper section', 'Section'] as const;

/** A column that marks hidden rows; it exists only if the spreadsheet hides some. */
export const ROW_STATE = 'State of the row';

/** Merged cells. The first one holds the text. */
export interface Merge {
  readonly row: number;
  /** The position of the first column. */
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

/** Details of a column's heading besides its name in the table. */
export interface TableHeading {
  /** The whole heading, which decides its meaning: `Star rating – Cool (kW)`. */
  readonly text: string;
  /** Its own words, without the group above and the unit below. */
  readonly own: string;
  /** The heading above several columns; '' if there is none. */
  readonly group: string;
  /** From a row of units below the headings; '' if there is none. */
  readonly unit: string;
  readonly isHidden: boolean;
  /** A reason to ask a person for the meaning of the column; null if its heading is clear. */
  readonly doubt: Doubt | null;
}

/** `reach`: it is unclear how many columns the heading covers. `twin`: another column has the same heading and other values. */
export type Doubt = 'reach' | 'twin';

/** Rows between the products of a sheet: repeated headings, the name of a section, a note, a sum, or a further picture. */
export interface SkippedRows {
  readonly reason: 'headings' | 'single-cell' | 'total' | 'picture';
  /** The numbers of these rows. */
  readonly rows: readonly number[];
}

/** A file as a table: headings, and one row for each product. */
export interface Table {
  readonly kind: SourceKind;
  /** True if the headings are the catalogue's own names, at least all required ones. */
  readonly isCatalogue: boolean;
  /** The name of a workbook's sheet; null for any other file. */
  readonly sheet: string | null;
  /** The row with the headings, the lower one of two; 0 for a feed and JSON. */
  readonly header: number;
  /** The headings by position, unchanged from the file; '' if a column has none. */
  readonly headings: readonly string[];
  /** The whole headings as names: all different, none blank. */
  readonly columns: readonly string[];
  /** Details by name, for headings that say more than their name; see `headingOf`. */
  readonly about: ReadonlyMap<string, TableHeading>;
  /** Statements about all prices in the tab, the title, sections and notes. */
  readonly notices: readonly PriceNotice[];
  /** The rows below the headings. In a feed and JSON, the number is the item's place, from 1. */
  readonly rows: readonly TableRow[];
  /** Rows that aren't products, grouped by reason. */
  readonly skipped: readonly SkippedRows[];
  /** Problems of the whole file; none of them is an error. */
  readonly problems: readonly FileProblem[];
  /** The file's cells, unchanged; null for a feed and JSON. */
  readonly cells: CellRows | null;
  /** The sheets of a workbook that were joined into one; row numbers continue from one to the next. */
  readonly tabs?: readonly Tab[];
  /** The tables of sheets with different layouts that were joined into this one. */
  readonly parts?: readonly Table[];
  /** True for one of these parts. */
  readonly isTab?: boolean;
  /** The content of a JSON file. */
  readonly json?: unknown;
}

export interface TableRow {
  /** The row's number in the spreadsheet, from 1. */
  readonly number: number;
  /** The cells by position; missing cells are blank. */
  readonly cells: readonly string[];
  /** Cells whose stored value differs from the one on screen, by position. */
  readonly flaws?: ReadonlyMap<number, CellFlaw>;
  /** The reason why the cells of the row can't be told apart. */
  readonly problem?: FileProblem;
}

/** A row with other cells. @param placeOf the new position of one of its own */
export function withCells(row: TableRow, cells: readonly string[], placeOf: (at: number) => number): TableRow {
  const flaws = row.flaws && new Map([...row.flaws].map(([at, flaw]) => [placeOf(at), flaw]));
  return { ...row, cells, ...(flaws && { flaws }) };
}

export interface CellFlaw {
  readonly note: ProblemNote;
  /** False if the cell's text can still be used; otherwise the text is ''. */
  readonly isUnknown: boolean;
  /** The date that the cell holds, as YYYY-MM-DD. */
  readonly date?: string;
}

/** A table of items that don't come from a sheet. */
export function itemTable(
  kind: SourceKind,
  columns: readonly string[],
  items: readonly (readonly string[])[],
): Omit<Table, 'json'> {
  const rows = items.map((cells, index) => ({ number: index + 1, cells }));
  const nothing = { sheet: null, header: 0, about: new Map(), notices: [], skipped: [], problems: [], cells: null };
  return { ...nothing, kind, isCatalogue: false, headings: columns, columns, rows };
}

/** The details of a column's heading. */
export function headingOf({ about }: Pick<Table, 'about'>, name: string): TableHeading {
  return about.get(name) ?? { text: name, own: name, group: '', unit: '', isHidden: false, doubt: null };
}

/** `C7` for the third cell of row 7. */
export function cellName(position: number, row: number): string {
  return `${columnLetters(position)}${row}`;
}

/** The letters of a column: `A` to `Z`, `AA` …; the first position is 0. */
export function columnLetters(position: number): string {
  const rest = Math.floor(position / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (position % 26))}`;
}
