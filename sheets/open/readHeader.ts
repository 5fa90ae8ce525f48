import { headerIndex } from './headerRow.ts';
import { type Grouped, groupedHeadings, wholeHeading } from './headingGroups.ts';
import { plainUnit, unitsBelow, withUnit } from './headingUnits.ts';
import { ownHeader } from './ownHeader.ts';
import type { CellRows, Merge, TableRow } from './table.ts';

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
  return {
    headings,
    top,
    number: rows[index]!.number,
    below,
    units: units?.cells.map(plainUnit) ?? [],
  };
}
