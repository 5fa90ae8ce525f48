import { cleanText } from '../../catalogue/cleanText.ts';
import { shownValue } from '../../catalogue/shownValue.ts';
import { controlNamed, meaningsOf } from '../recognise/columnHeadings.ts';
import { columnNamed, REQUIRED_COLUMNS } from '../recognise/columnNamed.ts';
import { attributeHeading, shopField } from '../recognise/shopHeadings.ts';
import { HEADER_ROWS } from './parseText.ts';
import { type CellRows, columnLetters, type SkippedRows, type Table, type TableRow } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** True for a heading that we know, of any kind of file. */
export function isKnownHeading(cell: string): boolean {
  const heading = cleanText(cell);
  if (heading === '' || heading.length > 100) return false;
  return (
    meaningsOf(heading).length > 0 ||
    shopField(heading) !== null ||
    attributeHeading(heading) !== null ||
    controlNamed(heading) !== null
  );
}

/** True if the names of columns that every system needs are among the cells. */
export function namesCatalogue(cells: readonly string[]): boolean {
  const named = new Set(cells.map(columnNamed));
  return REQUIRED_COLUMNS.every((column) => named.has(column));
}

/** Where the headings are: the index of their row, and how many rows they are with the one below. */
interface Header {
  readonly index: number;
  readonly rows: number;
  readonly names: readonly string[];
}

/**
 * A table under its headings, which are among the first ten rows: those of a catalogue if the names that every system needs are
 * there, else the row with most headings that we know, else the one with most text. Throws `UnreadableFile` for a table that no
 * catalogue comes from.
 *
 * @param asked the number of the row with the headings, if a person has said it
 */
export function withHeadings(sheet: CellRows, asked?: number): Table {
  const { rows } = sheet;
  const own = asked === undefined ? ownHeader(rows) : null;
  const { index, rows: count, names } = own ?? foreignHeader(rows, asked);
  const header = rows[index]!;
  const below = rows.slice(index + count);
  const isCatalogue = namesCatalogue(names);
  // In a catalogue, every row is meant to be a system.
  const { kept, skipped } = isCatalogue ? { kept: below, skipped: [] } : withoutOthers(below, header);
  return {
    kind: 'sheet',
    isCatalogue,
    sheet: sheet.sheet,
    header: header.number,
    headings: names,
    columns: uniqueNames(names),
    rows: kept.map((row) => withExtraCells(row, names.length, sheet.sheet !== null)),
    skipped,
    problems: sheet.problems,
    cells: sheet,
  };
}

/** The row with a catalogue's names, or two of them, as under merged cells; null if there is none. */
function ownHeader(rows: readonly TableRow[]): Header | null {
  const first = rows.slice(0, HEADER_ROWS);
  const whole = first.findIndex(({ cells }) => namesCatalogue(cells));
  const index = whole === -1 ? first.findIndex((row, at) => namesCatalogue(completed(row, rows[at + 1]) ?? [])) : whole;
  const row = rows[index];
  if (row === undefined) return null;
  const both = completed(row, rows[index + 1]);
  return { index, rows: both ? 2 : 1, names: both ?? row.cells.map(cleanText) };
}

/** The names of both rows if the next one has nothing but names of columns under cells without one; else null. */
function completed({ cells, number }: TableRow, next: TableRow | undefined): readonly string[] | null {
  if (next?.number !== number + 1 || !cells.some((cell) => columnNamed(cell) !== null)) return null;
  const given = [...next.cells.entries()].filter(([, cell]) => cleanText(cell) !== '');
  const completes = given.every(([at, cell]) => columnNamed(cell) !== null && columnNamed(cells[at] ?? '') === null);
  if (!completes) return null;
  const length = Math.max(cells.length, next.cells.length);
  return Array.from({ length }, (_, at) => cleanText(next.cells[at] ?? '') || cleanText(cells[at] ?? ''));
}

/** A row of groups above the headings and a row of units below are joined to them. */
function foreignHeader(rows: readonly TableRow[], asked: number | undefined): Header {
  const first = rows.slice(0, HEADER_ROWS);
  const known = first.map(({ cells }) => cells.filter(isKnownHeading).length);
  const filled = first.map(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length);
  const scores = Math.max(...known) > 0 ? known : filled;
  const index =
    asked === undefined
      ? headingsAt(first, scores.indexOf(Math.max(...scores)))
      : rows.findIndex(({ number }) => number === asked);
  const header = rows[index];
  if (header === undefined)
    throw asked === undefined ? new UnreadableFile('empty-file') : new UnreadableFile('no-such-row', { asked });
  const units = isUnitRow(rows[index + 1], header) ? rows[index + 1]! : null;
  const joined = joinedHeadings(rows[index - 1], header) ?? header.cells;
  const names = joined.map((cell, at) => withUnit(cleanText(cell), units?.cells[at] ?? ''));
  return { index, rows: units ? 2 : 1, names };
}

/** The lower one of two rows of headings: a row of groups, such as `Outdoor unit` above `Width` and `Height`, may have more that we know. */
function headingsAt(rows: readonly TableRow[], best: number): number {
  const below = rows[best + 1];
  return below && joinedHeadings(rows[best], below) ? best + 1 : best;
}

/** The headings of two rows, if we know more of them joined than of each row alone; else null. */
function joinedHeadings(above: TableRow | undefined, header: TableRow): readonly string[] | null {
  const groups = groupsAbove(above, header);
  if (!above || !groups) return null;
  const joined = header.cells.map((cell, at) => {
    const whole = headingOf(cell, groups[at]!);
    // The last group has no end: a price beside the outdoor unit's sizes is none of them.
    return !isKnownHeading(whole) && isSureHeading(cell) ? cell : whole;
  });
  return scoreOf(joined) > Math.max(scoreOf(header.cells), scoreOf(above.cells)) ? joined : null;
}

function isSureHeading(heading: string): boolean {
  return meaningsOf(cleanText(heading)).some(({ isSure }) => isSure);
}

function scoreOf(headings: readonly string[]): number {
  return headings.reduce((score, heading) => {
    if (!isKnownHeading(heading)) return score;
    return score + (isSureHeading(heading) ? 2 : 1);
  }, 0);
}

/**
 * The group above each heading, if the row above has merged cells: a text, then blanks over headings. Null if it isn't such a row.
 */
function groupsAbove(above: TableRow | undefined, header: TableRow): readonly string[] | null {
  if (above === undefined || above.number !== header.number - 1) return null;
  const texts = header.cells.map((_, at) => cleanText(above.cells[at] ?? ''));
  const starts = texts.flatMap((text, at) => (text === '' ? [] : [at]));
  // A title stands alone above a sheet; a row of a product has figures, and the row below a heading has more than names.
  if (starts.length < 2 || texts.some((text) => /^[$€£]?[\d.,]+$/.test(text))) return null;
  const areNames = header.cells.every((cell) => !/\d{2}/.test(cell) && cell.length <= MAX_HEADING);
  const spans = starts.filter((at) => texts[at + 1] === '' && cleanText(header.cells[at + 1] ?? '') !== '');
  if (!areNames || spans.length === 0 || spans.some((at) => cleanText(header.cells[at] ?? '') === '')) return null;
  let group = '';
  return texts.map((text, at) => {
    if (text !== '') group = text;
    return cleanText(header.cells[at] ?? '') === '' && text === '' ? '' : group;
  });
}

const MAX_HEADING = 60;
const SIDES: Readonly<Record<string, string>> = { w: 'Width', b: 'Width', h: 'Height', d: 'Depth', t: 'Depth' };

/** `Outdoor unit – Width`. */
function headingOf(cell: string, group: string): string {
  const name = cleanText(cell);
  const own = group === '' ? name : (SIDES[name.toLowerCase()] ?? name);
  return [group, own].filter((part) => part !== '').join(' – ');
}

/** `Width (mm)`. */
function withUnit(heading: string, unit: string): string {
  const measure = cleanText(unit).replaceAll(/[()[\]]/g, '');
  return measure === '' || heading === '' ? heading : `${heading} (${measure})`;
}

const UNIT =
  /^[([]?(?:mm|cm|m|in|inch(?:es)?|kw|w|watts?|btu(?:\/?hr?)?|db(?:\s?\(?a\)?)?|a\$|aud|\$|kg|g|v|volts?|hz|ph|amps?|a|°c|l\/s|m3\/h|m³\/h|years?|yrs?|kwh|stars?|inc\.? gst|мм|см|квт|вт|кг|дб|а|毫米|千瓦|瓦|公斤)[)\]]?$/i;

/** True for a row below the headings that only names units, at least two of them. */
function isUnitRow(row: TableRow | undefined, header: TableRow): boolean {
  if (row === undefined || row.number !== header.number + 1) return false;
  const texts = row.cells.map(cleanText).filter((text) => text !== '' && !/^\p{Pd}$/u.test(text));
  return texts.length >= 2 && texts.every((text) => UNIT.test(text));
}

const TOTAL =
  /^(?:sub-?\s?total|total|sum|summe|gesamt|totale?s?|somme|итого|всего|合计|合計|합계|tổng( cộng)?|รวม|összesen|jumlah)\b/iu;
/** In a narrower table, a row with one cell may be a product. */
const MIN_COLUMNS = 4;

/** The rows without headings that come again, names of sections, notes and sums. */
function withoutOthers(
  rows: readonly TableRow[],
  header: TableRow,
): { readonly kept: readonly TableRow[]; readonly skipped: readonly SkippedRows[] } {
  const names = header.cells.map(cleanText);
  const width = names.filter((name) => name !== '').length;
  const skipped: Record<SkippedRows['reason'], number[]> = { headings: [], 'single-cell': [], total: [] };
  const kept = rows.filter((row) => {
    const texts = row.cells.map(cleanText);
    const filled = texts.filter((text) => text !== '');
    const same = texts.filter((text, at) => text !== '' && text === names[at]).length;
    const reason =
      same > 1 && same >= filled.length / 2
        ? 'headings'
        : width >= MIN_COLUMNS && filled.length === 1 && !row.flaws
          ? 'single-cell'
          : width >= MIN_COLUMNS && TOTAL.test(filled[0] ?? '') && filled.length <= width / 2
            ? 'total'
            : null;
    if (reason !== null && !row.problem) skipped[reason].push(row.number);
    return reason === null || row.problem !== undefined;
  });
  const reasons = Object.entries(skipped) as [SkippedRows['reason'], number[]][];
  return {
    kept,
    skipped: reasons.flatMap(([reason, numbers]) => (numbers.length === 0 ? [] : [{ reason, rows: numbers }])),
  };
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

/** A column without a heading gets its letter, and the second of one name its letter too. */
function uniqueNames(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return headings.map((heading, at) => {
    const name = heading || `Column ${columnLetters(at)}`;
    const own = taken.has(name) ? `${name} (column ${columnLetters(at)})` : name;
    taken.add(own);
    return own;
  });
}
