import type { Column, Control, SystemType } from '../../src/catalogue/product.ts';
import type { SourceKind } from '../open/table.ts';
import type { UnitName } from '../recognise/units.ts';

export const MAPPING_VERSION = 1;

/** The source of the values of one catalogue column. */
export interface ColumnSource {
  /** Source columns; the first that isn't blank counts. */
  readonly from: readonly string[];
  /** The unit of their numbers. A unit in the cell wins. */
  readonly unit?: UnitName;
  /** The units of single columns of `from`, where they differ. */
  readonly units?: Readonly<Record<string, UnitName>>;
  /** The place of the figure (1, 2 or 3) in cells with several, such as `840 x 880 x 330`. */
  readonly part?: number;
  /** The parts of single columns of `from`, where they differ. */
  readonly parts?: Readonly<Record<string, number>>;
  /** True if the columns are joined with a space, as brand and model make a title. */
  readonly join?: boolean;
  /** For `system_type`: true if the words that name a kind may be anywhere in the text. */
  readonly inText?: boolean;
  /** For `controls`: the control of each column in `from`, whose cells say yes, no or optional. */
  readonly each?: readonly Control[];
  /** Words of the source, each with the catalogue's word. With `each`, these are yes, no and optional; '' as a word is a blank cell. */
  readonly words?: Readonly<Record<string, string>>;
  /** True if the text is HTML; its tags are removed. */
  readonly html?: boolean;
  /** The value where the source is blank. */
  readonly default?: string;
  /**
   * The value for each kind of system, where the source is blank. For `price_from_aud`: whether a kind's prices are with GST; where
   * they aren't, 10 % is added, and the price of a kind that isn't named stays unknown.
   */
  readonly byKind?: Readonly<Partial<Record<SystemType, string>>>;
}

/** The words of `byKind` for prices. */
export const GST_WORDS = ['with_gst', 'without_gst'] as const;

/** A filter; only rows that pass all of them are imported. A cell with a list, such as `simple, virtual`, has several values. */
export interface RowFilter {
  readonly column: string;
  /** The row needs one of these values … */
  readonly is?: readonly string[];
  /** … and none of these. */
  readonly not?: readonly string[];
  /** True if rows whose text names other goods, such as a portable unit, are left out. */
  readonly systemsOnly?: boolean;
  /** True if rows whose cell says that the product isn't sold any more, such as “Discontinued”, are left out. */
  readonly onSaleOnly?: boolean;
}

export type ColumnSources = Readonly<Partial<Record<Column, ColumnSource>>>;

/** The way from a source's columns to a catalogue's: data that a person can read, edit and keep with the catalogue. */
export interface Mapping {
  readonly version: typeof MAPPING_VERSION;
  readonly from: SourceKind;
  /** The sheet of a workbook. */
  readonly sheet?: string;
  /** The row with the headings; by default, it is searched for. */
  readonly header?: number;
  /** The decimal sign of the figures; by default, each number is read as the catalogue reads it. */
  readonly decimal?: '.' | ',';
  /** Earlier versions read the dates of sales by it. */
  readonly timeZone?: string;
  readonly only: readonly RowFilter[];
  readonly columns: ColumnSources;
  /** Source columns that are left out on purpose. */
  readonly leaveOut: readonly string[];
  /** Possible sources. They are applied only once a person moves them to `columns`. */
  readonly suggestions: ColumnSources;
}
