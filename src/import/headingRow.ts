import { cleanText } from '../catalogue/cleanText.ts';
import type { Problem } from '../catalogue/problem.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import { UnreadableFile } from '../source/fileProblem.ts';
import { HEADER_ROWS } from '../source/parseText.ts';
import { columnLetters, type Table, type TableRow } from '../source/table.ts';
import { controlNamed, meaningsOf } from './columnHeadings.ts';
import { attributeHeading, shopField } from './shopHeadings.ts';
import type { SkippedRows, SourceTable } from './sourceTable.ts';

/** True for a heading that an import knows, of any kind of file. */
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

/**
 * A table with its headings: of the first ten rows, the one with most headings that an import knows, else the one with most
 * text. A row of groups above it and a row of units below it are joined to the headings. Throws `UnreadableFile` for a table that no
 * catalogue comes from.
 *
 * @param asked the number of the row with the headings, if a person has said it
 */
export function withHeadings(table: Table, asked?: number): SourceTable {
  const [problem] = table.problems.filter(({ severity }) => severity === 'error');
  if (problem) throw new UnreadableFile(problem.reason, problem.suggestion ?? '');
  const first = table.rows.slice(0, HEADER_ROWS);
  const known = first.map(({ cells }) => cells.filter(isKnownHeading).length);
  const filled = first.map(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length);
  const scores = Math.max(...known) > 0 ? known : filled;
  const index =
    asked === undefined
      ? headingsAt(first, scores.indexOf(Math.max(...scores)))
      : table.rows.findIndex((row) => row.number === asked);
  if (asked !== undefined && index === -1)
    throw new UnreadableFile(
      `Row ${asked} is blank, or there is no such row.`,
      'Give the number of the row with the headings.',
    );
  const header = table.rows[index];
  if (header === undefined)
    throw new UnreadableFile('The file is empty.', 'Put headings in the first row and one system in each row below.');
  const hasUnits = isUnitRow(table.rows[index + 1], header);
  const units = hasUnits ? table.rows[index + 1]! : null;
  const joined = joinedHeadings(table.rows[index - 1], header) ?? header.cells;
  const headings = joined.map((cell, at) => withUnit(cell, units?.cells[at] ?? ''));
  const below = table.rows.slice(index + (hasUnits ? 2 : 1));
  const { rows, skipped } = withoutOthers(below, header);
  const width = rows.reduce((most, row) => Math.max(most, header.cells.length, widthOf(row)), header.cells.length);
  const { sheet, problems } = table;
  return {
    from: 'sheet',
    sheet,
    header: header.number,
    columns: uniqueNames(headings, width),
    rows: rows.map((row) => checked(row, header)),
    ...(skipped.length > 0 && { skipped }),
    problems,
  };
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
  return measure === '' || cleanText(heading) === '' ? heading : `${cleanText(heading)} (${measure})`;
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
): { readonly rows: readonly TableRow[]; readonly skipped: readonly SkippedRows[] } {
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
    rows: kept,
    skipped: reasons.flatMap(([reason, numbers]) => (numbers.length === 0 ? [] : [{ reason, rows: numbers }])),
  };
}

function widthOf({ cells, flaws }: TableRow): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '' && !flaws?.has(width - 1)) width -= 1;
  return width;
}

/** A row of text with more cells than headings: its cells can't be told apart. */
function checked(row: TableRow, header: TableRow): TableRow {
  const extra = row.cells.slice(header.cells.length).find((cell) => cleanText(cell) !== '');
  if (extra === undefined || row.problem || header.cells.length === 0 || row.flaws) return row;
  const problem: Problem = {
    severity: 'error',
    row: row.number,
    column: null,
    id: null,
    value: shownValue(extra),
    reason: `The row has ${row.cells.length} cells, but there are ${header.cells.length} headings.`,
    suggestion: 'Put a cell that holds the separator in double quotes, or give the column a heading.',
  };
  return { ...row, problem };
}

/** A column without a heading gets its letter, and the second of one name its letter too. */
function uniqueNames(cells: readonly string[], width: number): readonly string[] {
  const names: string[] = [];
  const taken = new Set<string>();
  for (let at = 0; at < width; at += 1) {
    const name = cleanText(cells[at] ?? '') || `Column ${columnLetters(at)}`;
    const own = taken.has(name) ? `${name} (column ${columnLetters(at)})` : name;
    taken.add(own);
    names.push(own);
  }
  return names;
}
