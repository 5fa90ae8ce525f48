import { filledIn, hasFigures, unitsBelow } from './headingUnits.ts';
import { isKnownHeading } from './knownHeading.ts';
import { HEADER_ROWS } from './parseText.ts';
import type { TableRow } from './table.ts';
import { UnreadableFile } from './unreadableFile.ts';

/** The first rows are enough to judge a column by. */
const FIRST_ROWS = 20;

/**
 * The index of the row with the headings: the row with the most known headings, otherwise the row with the most text. Among
 * several rows of headings, the lowest. Throws `UnreadableFile` if there is none.
 *
 * @param asked the row's number, if a person has given it
 */
export function headerIndex(rows: readonly TableRow[], asked: number | undefined): number {
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
