import { tooManySystems } from '../../src/catalogue/catalogueLimits.ts';
import { FirstOfEachId } from '../../src/catalogue/firstOfEachId.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import type { Column, Product } from '../../src/catalogue/product.ts';
import { BLANK } from '../../src/catalogue/reading.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { readRow } from '../../src/catalogue/readRow.ts';
import { quoted, shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import { type CellFlaw, cellName, type SkippedRows, type Table, type TableRow, tabAt } from '../open/table.ts';
import { columnNamed, REQUIRED_COLUMNS } from '../recognise/columnNamed.ts';
import { withCurrentNames } from './currentNames.ts';
import type { Mapping } from './mapping.ts';
import { oddCapacities } from './oddCapacities.ts';
import { type Cells, mappedPlan, ownPlan, type PlannedColumn } from './planColumns.ts';
import type { ReadCell } from './readColumn.ts';
import { NO_SYSTEMS } from './readiness.ts';
import { replyBytes, replyTooLarge } from './replyBytes.ts';
import { type LeftOut, leaveOutRows } from './rowFilter.ts';
import { type Moment, type Sale, withSales } from './sales.ts';
import { mappedCells, ownCells, type SheetCells } from './sheetCells.ts';
import { shortenedNumbers } from './shortenedNumbers.ts';

/** The systems of a file, with everything known about it. */
export interface CatalogueOfRows {
  readonly products: readonly Product[];
  readonly problems: readonly FileProblem[];
  /** The place of the systems in a table; null for JSON and for a file that can't be read. */
  readonly found: FoundTable | null;
  /** The sheets of a workbook to choose from, if the file doesn't tell which one is the catalogue. */
  readonly choices: readonly string[];
  /** The cells, to write them again; null for JSON and for a file that can't be used. */
  readonly cells: SheetCells | null;
  /**
   * With a mapping: the rows as a catalogue's own, below its names, including rows that can't be used yet. Null if the mapping is
   * for another file.
   */
  readonly written: readonly (readonly string[])[] | null;
  readonly leftOut: readonly LeftOut[];
  /** Rows that aren't products. */
  readonly skipped: readonly SkippedRows[];
  /** Prices that hold now and have an end date. */
  readonly sales: readonly Sale[];
  /** Prices of sales that have ended. */
  readonly ended: readonly Sale[];
}

export interface FoundTable {
  /** The sheet of a workbook; null for text. */
  readonly sheet: string | null;
  /** The row with the names of the columns. */
  readonly header: number;
}

/** A file that can't be used. */
export function refusedCatalogue(problems: readonly FileProblem[], choices: readonly string[] = []): CatalogueOfRows {
  const nothing = { products: [], found: null, cells: null, written: null, leftOut: [], skipped: [] };
  return { ...nothing, sales: [], ended: [], problems, choices };
}

/**
 * Reads a table as a catalogue: by its own columns, or by a mapping. Each cell is read once. Rows that can't be used are left out
 * and reported. Never throws.
 *
 * @param moment for prices of sales; without it, every dated sale is over
 */
export function readTable(table: Table, given: Mapping | null, moment: Moment | null = null): CatalogueOfRows {
  if (given === null) return table.json === undefined ? readOwn(table) : readJson(table);
  const mapping = withCurrentNames(given, table);
  const { source, problems: ofSales, dated, ...priced } = withSales(table, mapping, moment);
  const { rows, leftOut } = leaveOutRows(source, mapping);
  const plan = mappedPlan(source, mapping);
  const tooMany = [tooManySystems(rows.length) ?? []].flat();
  const ofFile = [...table.problems, ...ofSales, ...plan.problems, ...tooMany];
  const base = { ...refusedCatalogue(ofFile), ...placeOf(table), leftOut, skipped: table.skipped, ...priced };
  if (ofFile.some(isError)) return base;

  const columns = plan.columns.map(({ column }) => column);
  const cells = rows.map((row) => readCells(row, plan.columns));
  const texts = cells.map((row) => columns.map((column) => row.get(column)?.text ?? ''));
  const written = [columns, ...texts];
  const isOther = rows.length === 0 && table.rows.length > 0;
  const isEmpty = table.json !== undefined && table.rows.length === 0;
  const open = isOther ? [NO_SYSTEMS] : [...unmapped(mapping), ...(isEmpty ? [fileProblem('error', 'no-list')] : [])];
  if (open.length > 0) return { ...base, problems: [...ofFile, ...open], written };
  const isPriceOpen = columns.includes('price_from_aud') && !columns.includes('price_includes');
  const prices = isPriceOpen ? cells.filter((row) => row.get('price_from_aud')?.text !== '').length : 0;
  const ofPrices =
    prices === 0 ? [] : [fileProblem('warning', prices === 1 ? 'open-price' : 'open-prices', { prices })];
  const read = readRows(rows, cells, { isPriceOpen, isMapped: true });
  const located = read.problems.map((problem) => inWorkbook(problem, table, plan.columns));
  const products = read.products.map((product, place) => {
    const sale = dated.get(read.rows[place]!);
    const aud = sale && priceIn(sale.row, plan.columns);
    if (!product.price || !sale || aud == null) return product;
    return { ...product, price: { ...product.price, sales: [{ aud, from: sale.from, to: sale.to }] } };
  });
  const numbered = rows.map(({ number }, index) => ({ number, cells: texts[index]! }));
  return checked({
    ...base,
    products,
    problems: [...ofFile, ...ofPrices, ...located],
    written: written.filter((_, index) => index === 0 || !read.doubled.has(rows[index - 1]!.number)),
    cells: mappedCells(table, columns, numbered, read.rows),
  });
}

function readOwn(table: Table): CatalogueOfRows {
  const { columns, ofPositions, problems } = ownPlan(table);
  const withProblems = (all: readonly FileProblem[]): CatalogueOfRows => ({
    ...refusedCatalogue([...table.problems, ...all.map((problem) => inWorkbook(problem, table, columns))]),
    ...placeOf(table),
  });
  const tooMany = tooManySystems(table.rows.length);
  if (tooMany !== null) return withProblems([tooMany]);
  if (problems.some(isError)) return withProblems(problems);
  const read = readRows(
    table.rows,
    table.rows.map((row) => readCells(row, columns)),
  );
  return checked({
    ...withProblems([...problems, ...read.problems]),
    products: read.products,
    cells: ownCells(table, ofPositions, read.rows),
  });
}

function placeOf({ sheet, header }: Table): Pick<CatalogueOfRows, 'found'> {
  return { found: { sheet, header } };
}

function readJson({ json, problems }: Table): CatalogueOfRows {
  const reply = readReply(json);
  if (!reply.ok) return refusedCatalogue([reply.problem]);
  return checked({ ...refusedCatalogue([...problems, ...reply.problems]), products: reply.products });
}

/** The catalogue, or an error if visitors couldn't load it or if it has no systems. */
function checked(catalogue: CatalogueOfRows): CatalogueOfRows {
  const { products, problems } = catalogue;
  const tooLarge = replyTooLarge(replyBytes(products));
  if (tooLarge !== null) return { ...catalogue, products: [], cells: null, problems: [tooLarge] };
  const isEmpty = products.length === 0 && !problems.some(isError);
  return isEmpty ? { ...catalogue, problems: [...problems, NO_SYSTEMS] } : catalogue;
}

function isError({ severity }: FileProblem): boolean {
  return severity === 'error';
}

/** The price of a row; null if its cell can't be read. */
function priceIn(row: TableRow, columns: readonly PlannedColumn[]): number | null {
  const { value } = readCells(row, columns).get('price_from_aud')?.reading ?? BLANK;
  return typeof value === 'number' ? value : null;
}

function readCells(row: TableRow, columns: readonly PlannedColumn[]): Cells {
  const cells = new Map<Column, ReadCell>();
  for (const { column, positions, read } of columns) {
    const cell = read(row, cells);
    const flaw = positions.length === 1 ? row.flaws?.get(positions[0]!) : undefined;
    cells.set(column, flaw ? withFlaw(cell, flaw) : cell);
  }
  return cells;
}

/** A note about a value that the workbook doesn't store replaces "The row has no title". */
function withFlaw({ text, reading }: ReadCell, { note, isUnknown }: CellFlaw): ReadCell {
  return { text, reading: { value: reading.value, notes: isUnknown ? [note] : [...reading.notes, note] } };
}

interface ReadRows {
  readonly products: readonly Product[];
  readonly problems: readonly FileProblem[];
  /** The row of each product. */
  readonly rows: readonly number[];
  /** The rows that share an id and differ otherwise. */
  readonly doubled: ReadonlySet<number>;
}

/**
 * @param isPriceOpen true if prices stay hidden because nobody has said what they include
 * @param isMapped true if of two rows with one id and other figures neither is used
 */
function readRows(
  rows: readonly TableRow[],
  cells: readonly Cells[],
  { isPriceOpen, isMapped } = { isPriceOpen: false, isMapped: false },
): ReadRows {
  const problems: FileProblem[] = [];
  const kept = new FirstOfEachId();
  const keptRows: number[] = [];
  const firstOf = new Map<string, { readonly own: Cells; readonly number: number }>();
  const doubled = new Set<number>();
  for (const [index, { number, problem: ofShape }] of rows.entries()) {
    const own = cells[index]!;
    const repeatsHeader = repeatedHeader(own, number);
    if (ofShape || repeatsHeader) {
      const id = own.get('id')?.reading.value;
      problems.push(ofShape ? { ...ofShape, id: id ? shownValue(id) : null } : repeatsHeader!);
      continue;
    }
    const { product, problems: ofRow } = readRow(
      (column) => (isPriceOpen && column === 'price_from_aud' ? BLANK : (own.get(column)?.reading ?? BLANK)),
      number,
    );
    problems.push(...ofRow);
    if (product === null) continue;
    const odd = oddCapacities(product, number);
    if (odd) problems.push(odd);
    const repeated = kept.add(product, number);
    if (!repeated) {
      keptRows.push(number);
      firstOf.set(product.id, { own, number });
    } else if (isMapped && differ(own, firstOf.get(product.id)!.own)) {
      doubled.add(number).add(firstOf.get(product.id)!.number);
      problems.push({ ...repeated, kind: 'double-row' });
    } else problems.push(repeated);
  }
  problems.push(...shortenedNumbers(rows.map(({ number }, index) => ({ number, cells: cells[index]! }))));
  return {
    products: kept.products.filter((_, index) => !doubled.has(keptRows[index]!)),
    problems: [...problems, ...kept.mixedGroups()],
    rows: keptRows.filter((number) => !doubled.has(number)),
    doubled,
  };
}

function differ(one: Cells, other: Cells): boolean {
  return [...one].some(([column, { text }]) => text !== other.get(column)?.text);
}

function repeatedHeader(cells: Cells, row: number): FileProblem | null {
  const isName = (column: Column): boolean => columnNamed(cells.get(column)?.text ?? '') === column;
  if (!isName('id') || !isName('title')) return null;
  return { ...fileProblem('error', 'repeated-header'), row };
}

/** Adds the workbook cell that a problem's value comes from. */
function inWorkbook(
  problem: FileProblem,
  { sheet, tabs, headings }: Table,
  columns: readonly PlannedColumn[],
): FileProblem {
  const { row, column } = problem;
  if (sheet === null || row === null) return problem;
  const tab = tabs ? tabAt(tabs, row) : { name: sheet, offset: 0 };
  const start = 'start' in tab ? (tab.start ?? 0) : 0;
  const places = columns.find((planned) => planned.column === column)?.positions ?? [];
  const own = places.find((place) => place >= start) ?? places[0];
  const at = column === null ? start : (own ?? headings.findIndex((heading) => shownValue(heading) === column));
  // The name of a section comes from another row.
  if (at === -1 || at >= headings.length) return problem;
  return { ...problem, cell: `${tab.name}!${cellName(at - start, row - tab.offset)}` };
}

/** One error for each required column without a source, instead of one for each row. */
function unmapped({ columns, suggestions }: Mapping): readonly FileProblem[] {
  const missing = REQUIRED_COLUMNS.filter((column) => columns[column] === undefined);
  return missing.map((column) => {
    const names = suggestions[column]?.from.map(quoted).join(' or ');
    return names === undefined
      ? fileProblem('error', 'unmapped', { column })
      : fileProblem('error', 'only-suggested', { column, names });
  });
}
