import { cleanText } from '../../src/catalogue/cleanText.ts';
import { columnMeanings } from '../open/columnMeanings.ts';
import { headingOf, type Table, type TableRow } from '../open/table.ts';
import { isForeignList } from '../read/money.ts';
import { columnNamed } from '../recognise/columnNamed.ts';
import { headingWords } from '../recognise/recogniseHeading.ts';
import { kindNamed } from '../recognise/recogniseKind.ts';
import { spellLetter } from '../recognise/spellLetter.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { decimalOf } from './guessShop.ts';
import { valuesOf } from './values.ts';

/** The number of rows whose values vote on a column's meaning. */
const MAX_VOTES = 2000;

/** The possible meanings of each column, by its heading and the values of these rows. @param taken columns with a settled use */
export function candidatesIn(
  source: Table,
  rows: readonly TableRow[],
  taken: ReadonlySet<string> = new Set(),
): readonly Candidate[] {
  const step = Math.ceil(rows.length / MAX_VOTES);
  const votes = rows.filter((_, at) => at % step === 0);
  const decimal = decimalOf(source);
  const isFeed = source.kind === 'merchant';
  const isForeign = isForeignList({ ...source, rows });
  const isPriceOfOthers = ({ column, source: { from } }: Candidate): boolean =>
    column === 'price_from_aud' && isForeign && !/aud|a\$|gst/i.test(from[0]!);
  const all = source.columns
    .flatMap((name, at) =>
      taken.has(name)
        ? []
        : candidatesOf(name, columnMeanings(source, name), () => valuesOf(votes, at), decimal, isFeed, votes.length),
    )
    .filter((candidate) => !isPriceOfOthers(candidate) && !isCategory(source, votes, candidate));
  return withLengths(source, votes, all);
}

const CATEGORY =
  /^(?:(?:residential |commercial )?(?:air[\s-]?con\w*|hvac|a\/?c|climate control|heating (?:and|&) cooling))(?: (?:units?|systems?|products?))?$/i;

/** True for a column of families whose names are kinds of goods, or stand beside several brands or kinds. */
function isCategory(source: Table, rows: readonly TableRow[], { column, source: { from } }: Candidate): boolean {
  const name = from[0]!;
  if (column !== 'item_group_id' || columnNamed(name) === column) return false;
  const at = source.columns.indexOf(name);
  const brand = source.columns.findIndex((other) =>
    columnMeanings(source, other).some((one) => one.column === 'brand'),
  );
  const beside = new Map<string, Set<string>>();
  return rows.some(({ cells }) => {
    const group = cleanText(cells[at] ?? '');
    if (group === '') return false;
    if (CATEGORY.test(group) || kindNamed(group) !== undefined) return true;
    const kinds = cells.map((cell) => kindNamed(cell)).filter((kind) => kind != null);
    const marks = beside.get(group) ?? new Set();
    beside.set(group, marks.add(`${cells[brand] ?? ''} ${[...new Set(kinds)].toSorted().join()}`));
    return marks.size > 1;
  });
}

/** Beside a length, the width is the shorter side of an outdoor unit seen from above, which is its depth. */
function withLengths(source: Table, rows: readonly TableRow[], all: readonly Candidate[]): readonly Candidate[] {
  const width = all.find(({ column }) => column === 'outdoor_width_mm');
  const name = width?.source.from[0] ?? '';
  const words = spellLetter(headingOf(source, name).text);
  const length = source.columns.find((other) => {
    const text = spellLetter(headingOf(source, other).text);
    return headingWords(text).ideas.has('length') && sameBut(words, text);
  });
  if (!width || length === undefined) return all;
  const figure = ({ cells }: TableRow, column: string): number =>
    Number.parseFloat(cells[source.columns.indexOf(column)] ?? '');
  const isLonger = rows.some((row) => figure(row, length) > figure(row, name));
  const ofLength = { ...width, source: { ...width.source, from: [length] }, isSure: false };
  if (!isLonger) return [...all, { ...ofLength, column: 'outdoor_depth_mm' }];
  const others = all.filter(({ column, source: { from } }) => column !== 'outdoor_width_mm' && from[0] !== length);
  return [...others, ofLength, { ...width, column: 'outdoor_depth_mm', isSure: false }];
}

/** True if two headings are about the same thing: “ODU width” and “ODU length”. */
function sameBut(width: string, length: string): boolean {
  const about = (text: string): string =>
    [...headingWords(text).ideas]
      .filter((idea) => idea !== 'width' && idea !== 'length' && idea !== 'filler')
      .toSorted()
      .join();
  return about(width) === about(length) && headingWords(length).rest === '';
}
