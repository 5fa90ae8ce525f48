import { cleanText } from '../../src/catalogue/cleanText.ts';
import { headingWords } from '../recognise/recogniseHeading.ts';
import { mayQualify } from '../recognise/underGroup.ts';
import { type FilledHeading, filledIn } from './headingUnits.ts';
import { isKnownHeading } from './knownHeading.ts';
import type { Merge, TableRow } from './table.ts';

/** A heading's own words, and the heading above it. */
export interface Grouped {
  readonly own: string;
  readonly group: string;
  /** False if it is unclear how far the group reaches, so the heading may be outside it. */
  readonly isSure: boolean;
}

/** Nobody stacks more groups. */
const MAX_LEVELS = 3;
const MAX_HEADING = 60;

/** The headings of a row with the groups above it, and the index of the first row of groups. */
export function groupedHeadings(
  rows: readonly TableRow[],
  index: number,
  merges: readonly Merge[],
): { readonly headings: readonly Grouped[]; readonly top: number } {
  const header = rows[index]!;
  const width = Math.max(header.cells.length, ...widthsAbove(rows, index), mergedWidth(rows, index, merges));
  let headings: readonly Grouped[] = Array.from({ length: width }, (_, at) => ({
    own: textAt(header, at, merges),
    group: '',
    isSure: true,
  }));
  let top = index;
  for (; top > Math.max(0, index - MAX_LEVELS); top -= 1) {
    const above = rows[top - 1]!;
    // The rows above a blank one are a title.
    if (above.number !== rows[top]!.number - 1 || !isGroupRow(above, headings, merges)) break;
    headings = under(above, headings, merges);
  }
  return { headings, top };
}

/** Headings merged downwards make the upper row wider. */
function widthsAbove(rows: readonly TableRow[], index: number): readonly number[] {
  const above = rows[index - 1];
  return above?.number === rows[index]!.number - 1 ? [above.cells.length] : [];
}

/** A heading merged over the last columns has its text in the first of them. */
function mergedWidth(rows: readonly TableRow[], index: number, merges: readonly Merge[]): number {
  const { number } = rows[index]!;
  const ends = merges.filter((merge) => covers(merge, number, merge.at)).map(({ at, columns }) => at + columns);
  return Math.min(Math.max(0, ...ends), rows[index + 1]?.cells.length ?? 0);
}

/** A heading merged over several columns is the heading of each column. */
function textAt({ number, cells }: TableRow, at: number, merges: readonly Merge[]): string {
  const merge = merges.find((one) => covers(one, number, at));
  return cleanText(cells[merge?.at ?? at] ?? '');
}

function covers({ row, at: first, rows, columns }: Merge, number: number, at: number): boolean {
  return number >= row && number < row + rows && at >= first && at < first + columns;
}

/** Words in the title of a sheet: the year, how long prices hold, an address. */
const TITLE = /\b(?:19|20)\d\d\b|price\s*(?:list|guide|book)|\bvalid\b|\beffective\b|\bissued?\b|www\.|@|\d{6,}/i;
const FIGURE = /^[$€£]?\s?[\d.,\s]+$/;
/** Merged over a larger share of the columns, a text is a title. */
const MOST_COLUMNS = 0.75;

/** True for a row of headings above others: neither a title of the sheet nor a row of figures. */
function isGroupRow(above: TableRow, headings: readonly Grouped[], merges: readonly Merge[]): boolean {
  const filled = filledIn(above);
  const [first] = filled;
  if (first === undefined || filled.some(({ text }) => text.length > MAX_HEADING || FIGURE.test(text))) return false;
  if (!filled.some(({ at, text }) => headings[at]?.own !== '' || isKnownHeading(text))) return false;
  if (headings.some(({ own }) => own.length > MAX_HEADING)) return false;
  if (filled.some(({ at }) => mergedColumns(above, at, merges) > headings.length * MOST_COLUMNS)) return false;
  const isMerged = filled.some(({ at }) => mergedColumns(above, at, merges) > 1);
  if (!isMerged && filled.some(({ text }) => TITLE.test(text) || text.endsWith(':'))) return false;
  const knows = filled.some(({ text }) => [...headingWords(text).ideas].some((idea) => idea !== 'filler'));
  if (filled.length > 1) return knows || first.at > 0 || isMerged;
  const reach = isMerged ? mergedColumns(above, first.at, merges) : headings.length - first.at;
  return isHeading(first) ? isMerged || first.at > 0 : first.at > 0 && reach <= headings.length * MOST_COLUMNS;
}

/** False for a title: its words are no heading's. */
function isHeading({ text }: FilledHeading): boolean {
  const { ideas, rest } = headingWords(text);
  return rest === '' && [...ideas].some((idea) => idea !== 'filler');
}

function mergedColumns({ number }: TableRow, at: number, merges: readonly Merge[]): number {
  return merges.find((one) => covers(one, number, at))?.columns ?? 1;
}

/** The headings with the groups of the row above. A merge shows how far its group reaches; otherwise it reaches to the next group. */
function under(above: TableRow, headings: readonly Grouped[], merges: readonly Merge[]): readonly Grouped[] {
  let reaching = '';
  return headings.map((heading, at) => {
    const merge = merges.find((one) => covers(one, above.number, at));
    const text = cleanText(above.cells[merge?.at ?? at] ?? '');
    const { own, group } = heading;
    const below = [group, own].filter((part) => part !== '').join(' – ');
    if (text !== '') reaching = (merge?.columns ?? 1) > 1 || own === '' ? '' : text;
    if (own === '') {
      // A column without either heading ends the group.
      if (text === '') reaching = '';
      return { ...heading, own: text };
    }
    if (text !== '') return { ...heading, group: joined(text, group) };
    if (reaching === '' || !mayQualify(reaching, below)) return heading;
    return { own, group: joined(reaching, group), isSure: false };
  });
}

function joined(upper: string, lower: string): string {
  return lower === '' ? upper : `${upper} – ${lower}`;
}

/** `Outdoor unit – W`. */
export function wholeHeading({ own, group }: Pick<Grouped, 'own' | 'group'>): string {
  return group === '' || group === own ? own : `${group} – ${own}`;
}
