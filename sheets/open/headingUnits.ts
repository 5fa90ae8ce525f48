import { cleanText } from '../../src/catalogue/cleanText.ts';
import { isUnit } from '../recognise/units.ts';
import { isKnownHeading } from './knownHeading.ts';
import type { TableRow } from './table.ts';

/** The first rows are enough to judge a column by. */
const FIRST_ROWS = 20;
const MAX_UNIT = 20;

/**
 * The row of units below the headings; null if the next row isn't one. Two known units are enough. An unknown unit is recognised
 * by its place: a short text under a heading and above figures, while the first column has values only further down.
 */
export function unitsBelow(rows: readonly TableRow[], index: number): TableRow | null {
  const [header, row] = [rows[index]!, rows[index + 1]];
  if (row === undefined || row.number !== header.number + 1) return null;
  const filled = filledIn(row).filter(({ text }) => !/^\p{Pd}$/u.test(text));
  if (filled.length >= 2 && filled.every(({ text }) => isUnit(text))) return row;
  const below = rows.slice(index + 2, index + 2 + FIRST_ROWS);
  const first = filledIn(header)[0]?.at ?? 0;
  const isUnitAt = ({ at, text }: FilledHeading): boolean =>
    at !== first &&
    text.length <= MAX_UNIT &&
    (isUnit(text) || !isKnownHeading(text)) &&
    !/^\d/.test(text) &&
    cleanText(header.cells[at] ?? '') !== '' &&
    hasFigures(below, at);
  const isUnits = filled.length > 0 && filled.every(isUnitAt) && cleanText(row.cells[first] ?? '') === '';
  return isUnits && below.some(({ cells }) => cleanText(cells[first] ?? '') !== '') ? row : null;
}

export interface FilledHeading {
  readonly at: number;
  readonly text: string;
}

export function filledIn({ cells }: TableRow): readonly FilledHeading[] {
  return cells.map((cell, at) => ({ at, text: cleanText(cell) })).filter(({ text }) => text !== '');
}

/** True for a column whose cells mostly begin with a figure. */
export function hasFigures(rows: readonly TableRow[], at: number): boolean {
  const texts = rows.map(({ cells }) => cleanText(cells[at] ?? '')).filter((text) => text !== '');
  const figures = texts.filter((text) => /^[^\p{L}\d]{0,3}\d/u.test(text)).length;
  return figures > 0 && figures >= texts.length / 2;
}

/** `Width (mm)`. */
export function withUnit(heading: string, unit: string): string {
  return unit === '' || heading === '' ? heading : `${heading} (${unit})`;
}

/** The unit without its brackets. */
export function plainUnit(cell: string | undefined): string {
  const unit = cleanText(cell ?? '').replaceAll(/[()[\]]/g, '');
  return /^\p{Pd}$/u.test(unit) ? '' : unit;
}
