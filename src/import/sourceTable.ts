import { cleanText } from '../catalogue/cleanText.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { TableRow } from '../source/table.ts';

/** The kinds of file that an import reads: your own sheet, a WooCommerce product export, a Google Merchant feed. */
export const SOURCE_KINDS = ['sheet', 'woocommerce', 'merchant'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Rows between the products of a sheet: its headings again, the name of a section or a note, a sum. */
export interface SkippedRows {
  readonly reason: 'headings' | 'single-cell' | 'total';
  /** Their numbers. */
  readonly rows: readonly number[];
}

/** Somebody else's table: one row for each product, under headings of their own. */
export interface SourceTable {
  readonly from: SourceKind;
  /** The name of a workbook's sheet; null for a text file and a feed. */
  readonly sheet: string | null;
  /** The row with the headings; of two, the lower one. */
  readonly header: number;
  /** The headings by position. Each is there once, and none is blank. */
  readonly columns: readonly string[];
  /** The rows below the headings. In an XML feed, the number is the item's place, from 1. */
  readonly rows: readonly TableRow[];
  /** Rows that are no products, by what they are. */
  readonly skipped?: readonly SkippedRows[];
  /** Problems of the file; none of them is an error. */
  readonly problems: readonly Problem[];
}

/** The letters and digits of a heading: case, accents, spaces and punctuation don't count. */
export function fold(text: string): string {
  return cleanText(text)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The position of the column with this name; -1 if there is none. */
export function positionOf(columns: readonly string[], name: string): number {
  const exact = columns.indexOf(name);
  return exact === -1 ? columns.findIndex((column) => fold(column) === fold(name)) : exact;
}
