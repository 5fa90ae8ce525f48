import { cleanText } from '../../catalogue/cleanText.ts';
import { fileProblem, type Problem } from '../../catalogue/problem.ts';
import { quoted, shownValue } from '../../catalogue/shownValue.ts';
import { type PriceNotice, priceNoticesIn } from '../recognise/priceNotices.ts';
import { headerIndex } from './headerRow.ts';
import { type Grouped, groupedHeadings, wholeHeading } from './headingGroups.ts';
import { plainUnit, unitsBelow, withUnit } from './headingUnits.ts';
import { namesCatalogue, ownHeader } from './ownHeader.ts';
import { productRows, type SectionColumn } from './productRows.ts';
import {
  type CellRows,
  columnLetters,
  type Doubt,
  type Heading,
  type SheetLayout,
  type SkippedRows,
  type Table,
  type TableRow,
} from './table.ts';

/** Where the headings are, and what each says. */
interface Header {
  /** The number of their row; of several, the lowest. */
  readonly number: number;
  /** The index of the first row of headings or groups. */
  readonly top: number;
  /** The index of the first row below them and their units. */
  readonly below: number;
  readonly headings: readonly Grouped[];
  /** By position. */
  readonly units: readonly string[];
}

/**
 * A table under its headings, which are among the first ten rows: those of a catalogue if the names that every system needs are
 * there, else the row with most headings that we know, else the one with most text. Throws `UnreadableFile` for a table that no
 * catalogue comes from.
 *
 * @param asked the number of the row with the headings, if a person has said it
 */
export function withHeadings(sheet: CellRows, asked?: number): Table {
  const { rows, layout = NO_LAYOUT } = sheet;
  const header = ownHeadings(rows, asked) ?? foreignHeadings(rows, layout, asked);
  const { headings, units } = header;
  const names = headings.map((heading, at) => withUnit(wholeHeading(heading), units[at] ?? ''));
  const below = rows.slice(header.below);
  const isCatalogue = namesCatalogue(names);
  // In a catalogue, every row is meant to be a system.
  const { kept, skipped, sections } = isCatalogue
    ? { kept: below, skipped: [], sections: [] }
    : productRows(below, rows.slice(header.top, header.below));
  const twins = isCatalogue ? new Set<number>() : twinsOf(names, kept);
  const columns = uniqueNames([...names, ...sections.map(({ name }) => name)], twins);
  return {
    kind: 'sheet',
    isCatalogue,
    sheet: sheet.sheet,
    header: header.number,
    headings: names,
    columns,
    about: isCatalogue ? new Map() : aboutHeadings({ columns, names, headings, units, twins, layout }),
    notices: isCatalogue ? [] : noticesOf(sheet, header.top, skipped),
    rows: withSections(
      kept.map((row) => withExtraCells(row, names.length, sheet.sheet !== null)),
      names.length,
      sections,
    ),
    skipped,
    problems: isCatalogue ? sheet.problems : [...sheet.problems, ...hiddenColumns(columns, kept, layout)],
    cells: sheet,
  };
}

/** What the texts around the columns say of all prices. */
function noticesOf({ sheet, rows }: CellRows, top: number, skipped: readonly SkippedRows[]): readonly PriceNotice[] {
  const notes = new Set(skipped.flatMap(({ reason, rows: numbers }) => (reason === 'single-cell' ? numbers : [])));
  const around = rows.filter(({ number }, at) => at < top || notes.has(number));
  const texts = [sheet ?? '', ...around.flatMap(({ cells }) => cells)].map(cleanText);
  return [...new Set(texts.flatMap(priceNoticesIn))];
}

/** Names the hidden columns that have values. */
function hiddenColumns(
  columns: readonly string[],
  rows: readonly TableRow[],
  { hidden }: SheetLayout,
): readonly Problem[] {
  const filled = columns.filter(
    (_, at) => hidden.has(at) && rows.some(({ cells }) => cleanText(cells[at] ?? '') !== ''),
  );
  return filled.length === 0
    ? []
    : [fileProblem('warning', 'hidden-columns', { names: filled.map(quoted).join(', ') })];
}

const NO_LAYOUT: SheetLayout = { merges: [], hidden: new Set() };

function ownHeadings(rows: readonly TableRow[], asked: number | undefined): Header | null {
  const own = asked === undefined ? ownHeader(rows) : null;
  if (own === null) return null;
  const headings = own.names.map((name) => ({ own: name, group: '', isSure: true }));
  return { number: rows[own.index]!.number, top: own.index, below: own.index + own.rows, headings, units: [] };
}

/** Rows of groups above the headings and a row of units below are joined to them. */
function foreignHeadings(rows: readonly TableRow[], { merges }: SheetLayout, asked: number | undefined): Header {
  const index = headerIndex(rows, asked);
  const units = unitsBelow(rows, index);
  return {
    ...groupedHeadings(rows, index, merges),
    number: rows[index]!.number,
    below: index + (units === null ? 1 : 2),
    units: units?.cells.map(plainUnit) ?? [],
  };
}

interface Headings {
  readonly columns: readonly string[];
  readonly names: readonly string[];
  readonly headings: readonly Grouped[];
  readonly units: readonly string[];
  readonly twins: ReadonlySet<number>;
  readonly layout: SheetLayout;
}

/** What is known of each heading that says more than its name. */
function aboutHeadings({ columns, names, headings, units, twins, layout }: Headings): ReadonlyMap<string, Heading> {
  const about = new Map<string, Heading>();
  for (const [at, { own, group, isSure }] of headings.entries()) {
    const unit = units[at] ?? '';
    const isHidden = layout.hidden.has(at);
    const doubt: Doubt | null = twins.has(at) ? 'twin' : isSure ? null : 'reach';
    if (group === '' && unit === '' && !isHidden && doubt === null) continue;
    about.set(columns[at]!, { text: names[at]!, own, group, unit, isHidden, doubt });
  }
  return about;
}

/** The positions of columns with one heading, whose values differ somewhere. */
function twinsOf(names: readonly string[], rows: readonly TableRow[]): ReadonlySet<number> {
  const first = new Map<string, number>();
  const twins = new Set<number>();
  for (const [at, name] of names.entries()) {
    const twin = first.get(name);
    if (twin === undefined || name === '') first.set(name, at);
    else if (rows.some(({ cells }) => cleanText(cells[at] ?? '') !== cleanText(cells[twin] ?? ''))) {
      twins.add(at).add(twin);
    }
  }
  return twins;
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

/** The cells of a row beyond the headings can't be told apart. */
function withExtraCells(row: TableRow, columns: number, isWorkbook: boolean): TableRow {
  const extra = row.cells.slice(columns).find((cell) => cleanText(cell) !== '');
  if (extra === undefined || row.problem) return row;
  const kind = isWorkbook ? 'cells-without-heading' : 'extra-cells';
  const facts = { cells: row.cells.length, columns };
  const value = shownValue(extra);
  return { ...row, problem: { kind, severity: 'error', row: row.number, column: null, id: null, value, facts } };
}

/** A column without a heading gets its letter, and so do twins and the second of one name. */
function uniqueNames(headings: readonly string[], twins: ReadonlySet<number>): readonly string[] {
  const taken = new Set<string>();
  return headings.map((heading, at) => {
    const name = heading || `Column ${columnLetters(at)}`;
    const own = taken.has(name) || twins.has(at) ? `${name} (column ${columnLetters(at)})` : name;
    taken.add(own);
    return own;
  });
}
