import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import { type PriceNotice, priceNoticesIn } from '../recognise/priceNotices.ts';
import { aboutHeadings, hiddenColumns, twinsOf, uniqueNames } from './aboutHeadings.ts';
import { namesCatalogue } from './ownHeader.ts';
import { type ProductRows, productRows, type SectionColumn } from './productRows.ts';
import { type Header, headingNames, readHeader } from './readHeader.ts';
import {
  type CellRows,
  type Merge,
  ROW_STATE,
  type SkippedRows,
  TAB_COLUMN,
  type Table,
  type TableRow,
  tabAt,
} from './table.ts';

/**
 * A table under its headings. Throws `UnreadableFile` for a table that can't be a catalogue.
 *
 * @param asked the number of the row with the headings, if a person has given it
 */
export function withHeadings(sheet: CellRows, asked?: number): Table {
  const header = readHeader(sheet, asked);
  const names = headingNames(header);
  const { kept, skipped, sections } = rowsBelow(sheet, header);
  const all = {
    kind: 'sheet',
    sheet: sheet.sheet,
    header: header.number,
    headings: names,
    skipped,
    cells: sheet,
    ...(sheet.tabs && { tabs: sheet.tabs }),
  } as const;
  const rows = kept.map((row) => withExtraCells(row, names.length, sheet.sheet !== null));
  if (namesCatalogue(names)) {
    const columns = uniqueNames(names, new Set());
    return { ...all, isCatalogue: true, columns, about: new Map(), notices: [], rows, problems: sheet.problems };
  }
  const twins = twinsOf(names, kept);
  const columns = uniqueNames([...names, ...sections.map(({ name }) => name)], twins);
  const hidden = sheet.layout?.hidden ?? new Set();
  return {
    ...all,
    isCatalogue: false,
    columns,
    about: aboutHeadings({ header, columns, names, twins, hidden }),
    notices: noticesOf(sheet, header.top, skipped),
    rows: withSections(rows, names.length, sections),
    problems: [...sheet.problems, ...hiddenColumns(columns, kept, hidden)],
  };
}

/** The products below the headings. In a catalogue, every row should be one. */
function rowsBelow(sheet: CellRows, header: Header): ProductRows {
  const below = sheet.rows.slice(header.below);
  if (namesCatalogue(headingNames(header))) return { kept: below, skipped: [], sections: [] };
  const { tabs, layout } = sheet;
  const { kept, skipped, sections } = productRows(below, sheet.rows.slice(header.top, header.below));
  const ofTabs = tabs ? [{ name: TAB_COLUMN, texts: kept.map(({ number }) => tabAt(tabs, number).name) }] : [];
  const isHidden = kept.map(({ number }) => layout?.hiddenRows.has(number) === true);
  const states = isHidden.map((hidden) => (hidden ? 'hidden in the workbook' : 'visible'));
  return {
    kept: filledDown(kept, layout?.merges ?? []),
    skipped,
    sections: [...ofTabs, ...sections, ...(new Set(isHidden).size > 1 ? [{ name: ROW_STATE, texts: states }] : [])],
  };
}

/** A table with more merged cells isn't a list. */
const MAX_FILLED = 100_000;

/** Copies a cell that is merged over several products to each of them. */
function filledDown(rows: readonly TableRow[], merges: readonly Merge[]): readonly TableRow[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const last = rows.at(-1)?.number ?? 0;
  let left = MAX_FILLED;
  for (const { row, at, rows: count, columns } of merges) {
    const cell = byNumber.get(row)?.cells[at] ?? '';
    if (columns > 1 || cell === '') continue;
    for (let number = row + 1; number < row + count && number <= last && left > 0; number += 1) {
      left -= 1;
      const below = byNumber.get(number);
      if (below) byNumber.set(number, { ...below, cells: withCell(below.cells, at, cell) });
    }
  }
  return [...byNumber.values()];
}

function withCell(cells: readonly string[], at: number, cell: string): readonly string[] {
  return Array.from({ length: Math.max(cells.length, at + 1) }, (_, index) =>
    index === at ? cell : (cells[index] ?? ''),
  );
}

/** Statements about all prices in the texts around the columns. */
function noticesOf(
  { sheet, rows, tabs = [] }: CellRows,
  top: number,
  skipped: readonly SkippedRows[],
): readonly PriceNotice[] {
  const notes = new Set(skipped.flatMap(({ reason, rows: numbers }) => (reason === 'single-cell' ? numbers : [])));
  const around = rows.filter(({ number }, at) => at < top || notes.has(number));
  const names = tabs.flatMap(({ name, titles }) => [name, ...titles]);
  const texts = [sheet ?? '', ...names, ...around.flatMap(({ cells }) => cells)].map(cleanText);
  return [...new Set(texts.flatMap(priceNoticesIn))];
}

/** The rows with the names of their sections in columns beyond the headings. */
function withSections(
  rows: readonly TableRow[],
  width: number,
  sections: readonly SectionColumn[],
): readonly TableRow[] {
  if (sections.length === 0) return rows;
  return rows.map((row, index) => ({
    ...row,
    cells: [
      ...Array.from({ length: width }, (_, at) => row.cells[at] ?? ''),
      ...sections.map(({ texts }) => texts[index]!),
    ],
  }));
}

/** Marks a row with more cells than headings, because its cells can't be told apart. */
function withExtraCells(row: TableRow, columns: number, isWorkbook: boolean): TableRow {
  const extra = row.cells.slice(columns).find((cell) => cleanText(cell) !== '');
  if (extra === undefined || row.problem) return row;
  const kind = isWorkbook ? 'cells-without-heading' : 'extra-cells';
  const problem = fileProblem('error', kind, { cells: row.cells.length, columns });
  return { ...row, problem: { ...problem, row: row.number, value: shownValue(extra) } };
}
