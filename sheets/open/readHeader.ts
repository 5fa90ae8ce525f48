import { type Grouped, groupedHeadings, wholeHeading } from './headingGroups.ts';
import { filledIn, hasFigures, plainUnit, unitsBelow, withUnit } from './headingUnits.ts';
import { isKnownHeading } from './knownHeading.ts';
import { ownHeader } from './ownHeader.ts';
import { HEADER_ROWS } from './parseText.ts';
import type { CellRows, Merge, TableRow } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** The place of the headings, and the text of each. */
export interface Header {
  /** The number of their row; the lowest if there are several. */
  readonly number: number;
  /** The index of the first row of headings or groups. */
  readonly top: number;
  /** The index of the first row below them and their units. */
  readonly below: number;
  readonly headings: readonly Grouped[];
  /** The units, by position. */
  readonly units: readonly string[];
}

/**
 * Finds the headings among the first ten rows: a catalogue's own if all required names are there, otherwise the row with the most
 * known headings, otherwise the row with the most text. Throws `UnreadableFile` if there is none.
 *
 * @param asked the number of the row with the headings, if a person has given it
 */
export function readHeader({ rows, layout }: CellRows, asked?: number): Header {
  return ownHeadings(rows, asked) ?? foreignHeadings(rows, layout?.merges ?? [], asked);
}

/** The whole headings, by position. */
export function headingNames({ headings, units }: Header): readonly string[] {
  return headings.map((heading, at) => withUnit(wholeHeading(heading), units[at] ?? ''));
}

function ownHeadings(rows: readonly TableRow[], asked: number | undefined): Header | null {
  const own = asked === undefined ? ownHeader(rows) : null;
  if (own === null) return null;
  const headings = own.names.map((name) => ({ own: name, group: '', isSure: true }));
  return { number: rows[own.index]!.number, top: own.index, below: own.index + own.rows, headings, units: [] };
}

/** The headings, joined with rows of groups above and a row of units below. */
function foreignHeadings(rows: readonly TableRow[], merges: readonly Merge[], asked: number | undefined): Header {
  const index = headerIndex(rows, asked);
  const units = unitsBelow(rows, index);
  const below = index + (units === null ? 1 : 2);
  const { headings, top } = groupedHeadings(rows, index, merges);
  return { headings, top, number: rows[index]!.number, below, units: units?.cells.map(plainUnit) ?? [] };
}

/** The first rows are enough to judge a column by. */
const FIRST_ROWS = 20;

/**
 * The index of the row with the headings: the row with the most known headings, otherwise the row with the most text. Among
 * several rows of headings, the lowest. Throws `UnreadableFile` if there is none.
 *
 * @param asked the row's number, if a person has given it
 */
function headerIndex(rows: readonly TableRow[], asked: number | undefined): number {
  if (asked !== undefined) {
    const index = rows.findIndex(({ number }) => number === asked);
    if (index === -1) throw new UnreadableFile('no-such-row', { asked });
    return index;
  }
  const first = rows.slice(0, HEADER_ROWS);
  if (first.length === 0) throw new UnreadableFile('empty-file');
  const known = first.map(({ cells }) => cells.filter(isKnownHeading).length);
  const filled = first.map(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length);
  const scores = Math.max(...known) > 0 ? known : filled;
  let index = scores.indexOf(Math.max(...scores));
  while (index + 1 < rows.length && continuesHeadings(rows, index)) index += 1;
  return index;
}

/** True if the next row holds headings too: known ones, or words above columns of figures, some of them under no heading. */
function continuesHeadings(rows: readonly TableRow[], index: number): boolean {
  const [upper, lower] = [rows[index]!, rows[index + 1]!];
  if (lower.number !== upper.number + 1 || unitsBelow(rows, index) !== null) return false;
  const above = new Set(filledIn(upper).map(({ at }) => at));
  const cells = filledIn(lower);
  if (!cells.some(({ at }) => above.has(at))) return false;
  const below = rows.slice(index + 2, index + 2 + FIRST_ROWS);
  const figures = new Set(cells.filter(({ at }) => hasFigures(below, at)).map(({ at }) => at));
  if (cells.some(({ at, text }) => figures.has(at) && /^[^\p{L}\d]{0,3}\d/u.test(text))) return false;
  const known = cells.filter(({ text }) => isKnownHeading(text)).length;
  // Under a full row of headings, only known names can be headings rather than values.
  if (cells.every(({ at }) => above.has(at))) return known === cells.length && figures.size > 0;
  // A product row would have a figure in one of two columns of figures.
  const isAbove = cells.every(({ at, text }) => figures.has(at) || isKnownHeading(text));
  return known > cells.length / 2 || figures.size > 1 || (figures.size > 0 && isAbove);
}
