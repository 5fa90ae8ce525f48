import type { Column, Control } from '../../src/catalogue/product.ts';
import type { SourceKind } from '../open/table.ts';
import type { UnitName } from '../recognise/units.ts';

export const MAPPING_VERSION = 1;

/** Where the values of one catalogue column come from. */
export interface ColumnSource {
  /** Source columns; the first that isn't blank counts. */
  readonly from: readonly string[];
  /** The unit of their numbers. A unit in the cell wins. */
  readonly unit?: UnitName;
  /** The units of single columns of `from`, where they differ. */
  readonly units?: Readonly<Record<string, UnitName>>;
  /** Of several figures in one cell (`840 x 880 x 330`), which one: 1, 2 or 3. */
  readonly part?: number;
  /** The parts of single columns of `from`, where they differ. */
  readonly parts?: Readonly<Record<string, number>>;
  /** True if the columns are put together with a space, as a brand and a model make a title. */
  readonly join?: boolean;
  /** Of `system_type`: true if the words that name a kind stand somewhere in the text. */
  readonly inText?: boolean;
  /** Of `controls`: the control that each column of `from` is about, with yes, no or optional in its cells. */
  readonly each?: readonly Control[];
  /** Words of the source, and the catalogue’s for each. With `each`, these are yes, no and optional; '' as a word is a blank cell. */
  readonly words?: Readonly<Record<string, string>>;
  /** True if the text is HTML; its tags are removed. */
  readonly html?: boolean;
  /** The value where the source is blank. */
  readonly default?: string;
}

/** Only rows that pass are imported. A cell with a list, such as `simple, virtual`, has several values. */
export interface RowFilter {
  readonly column: string;
  /** The row needs one of these values … */
  readonly is?: readonly string[];
  /** … and none of these. */
  readonly not?: readonly string[];
  /** True if the text must not name other goods, such as a portable unit. */
  readonly systemsOnly?: boolean;
  /** True if the cell must not say that the product isn't sold any more, such as “Discontinued”. */
  readonly onSaleOnly?: boolean;
}

export type ColumnSources = Readonly<Partial<Record<Column, ColumnSource>>>;

/** How a source's columns become a catalogue’s: data that a person can read, edit and keep with the catalogue. */
export interface Mapping {
  readonly version: typeof MAPPING_VERSION;
  readonly from: SourceKind;
  /** The sheet of a workbook. */
  readonly sheet?: string;
  /** The row with the headings; without it, it is found. */
  readonly header?: number;
  /** The decimal sign of their numbers; without it, each number is read as the catalogue reads it. */
  readonly decimal?: '.' | ',';
  /** The shop's time zone by its IANA name, for dates of sales; without it, the machine's. */
  readonly timeZone?: string;
  readonly only: readonly RowFilter[];
  readonly columns: ColumnSources;
  /** Source columns that are left out on purpose. */
  readonly leaveOut: readonly string[];
  /** Possible sources. They are applied only once a person moves them to `columns`. */
  readonly suggestions: ColumnSources;
}
