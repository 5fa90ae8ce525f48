import { replyTooLarge } from '../catalogue/catalogueLimits.ts';
import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from '../catalogue/columns.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Column } from '../catalogue/product.ts';
import { NO_SYSTEMS } from '../catalogue/readiness.ts';
import { fileProblem } from '../source/fileProblem.ts';
import type { CatalogueWithCells } from '../source/readCatalogue.ts';
import { readTable } from '../source/readTable.ts';
import { replyBytes } from '../source/replyBytes.ts';
import { sheetCells } from '../source/sheetCells.ts';
import { cellName, type TableRow } from '../source/table.ts';
import { csvText } from '../source/writeCsv.ts';
import { type AppliedMapping, applyMapping, type LeftOut } from './applyMapping.ts';
import type { Mapping } from './mapping.ts';
import { type Moment, type Sale, withSales } from './sales.ts';
import type { SkippedRows, SourceTable } from './sourceTable.ts';

export interface ImportedCatalogue extends CatalogueWithCells {
  /** Prices that hold now and have an end. */
  readonly sales: readonly Sale[];
  /** When the next sale begins or ends, in milliseconds since 1970; null if none does. */
  readonly nextChange: number | null;
  readonly leftOut: readonly LeftOut[];
  /** Rows that are no products. */
  readonly skipped: readonly SkippedRows[];
  /** The rows as a catalogue file, also those that can't be used yet. Null if the mapping is for another file. */
  readonly csv: string | null;
}

const REQUIRED = COLUMN_NAMES.filter((column) => COLUMNS[column].required);

/**
 * Reads a source by a mapping: the rows go through the reader of every catalogue. Never throws.
 *
 * @param moment for prices of sales; without it, every dated sale is over
 */
export function importCatalogue(given: SourceTable, mapping: Mapping, moment: Moment | null = null): ImportedCatalogue {
  const { source, sales, nextChange, problems: ofSales } = withSales(given, mapping, moment);
  const applied = applyMapping(source, mapping);
  const { columns, rows, leftOut } = applied;
  const isOther = applied.problems.some(({ severity }) => severity === 'error');
  const csv = isOther ? null : csvText([columns, ...rows.map(({ cells }) => cells)]);
  const ofFile = [...source.problems, ...ofSales, ...applied.problems, ...unmapped(mapping)];
  const refused = (problems: readonly Problem[]): ImportedCatalogue => ({
    products: [],
    problems,
    found: { sheet: source.sheet, header: source.header },
    leftOut,
    skipped: source.skipped ?? [],
    csv,
    sales,
    nextChange,
    choices: [],
    cells: null,
  });
  if (ofFile.some(({ severity }) => severity === 'error')) return refused(ofFile);

  const prices = openPrices(applied);
  const hidden = prices === null ? -1 : columns.indexOf('price_from_aud');
  const shown = (cells: readonly string[]): readonly string[] => cells.map((cell, at) => (at === hidden ? '' : cell));
  const header = { number: source.header, cells: columns };
  const table = (own: readonly TableRow[]) => ({ sheet: null, rows: [header, ...own], problems: [] });
  const read = readTable(table(rows.map((row) => ({ ...row, cells: shown(row.cells) }))));
  const { products, problems } = read;
  const all = [
    ...ofFile,
    ...(prices === null ? [] : [prices]),
    ...problems.map((problem) => inSource(problem, source, applied)),
  ];
  const tooLarge = replyTooLarge(replyBytes(products));
  if (tooLarge !== null)
    return refused([fileProblem('error', tooLarge, 'Shorten the descriptions, or leave out systems.')]);
  const isEmpty = products.length === 0 && !all.some(({ severity }) => severity === 'error');
  // An XML feed has no rows of a spreadsheet.
  const cells = source.header === 0 ? null : sheetCells(table(rows), read);
  return { ...refused(isEmpty ? [...all, NO_SYSTEMS] : all), products, cells };
}

/** One error for a required column in place of one for each row. */
function unmapped({ columns, suggestions }: Mapping): readonly Problem[] {
  return REQUIRED.filter((column) => columns[column] === undefined).map((column) => {
    const suggested = suggestions[column]?.from.map((name) => `“${name}”`).join(' or ');
    const reason = `Nothing is mapped to ${column}, which every system needs.`;
    const advice =
      suggested === undefined
        ? `Name the column for ${column} in the mapping, give a default there, or fill in ${column} in the new file.`
        : `If ${suggested} is the ${column}, move it from “suggestions” to “columns” in the mapping.`;
    return fileProblem('error', reason, advice);
  });
}

/** Prices are kept, but shown only with what they include; that is asked once, not in every row. */
function openPrices({ columns, rows }: AppliedMapping): Problem | null {
  const at = columns.indexOf('price_from_aud');
  if (at === -1 || columns.includes('price_includes')) return null;
  const prices = rows.filter(({ cells }) => cleanText(cells[at] ?? '') !== '').length;
  if (prices === 0) return null;
  return fileProblem(
    'warning',
    `The file doesn't say what its ${prices === 1 ? 'price includes' : `${prices} prices include`}, so no price is shown.`,
    'Put "price_includes": {"default": "supply_only"} or {"default": "supply_and_standard_install"} under “columns” in the mapping.',
  );
}

/** Adds the cell of the workbook that a problem's value comes from. */
function inSource(problem: Problem, { sheet }: SourceTable, { columns, positions }: AppliedMapping): Problem {
  if (sheet === null || problem.row === null) return problem;
  const at = positions[columns.indexOf(problem.column as Column)] ?? -1;
  return at === -1 ? problem : { ...problem, cell: `${sheet}!${cellName(at, problem.row)}` };
}
