import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { quoted } from '../../src/catalogue/shownValue.ts';
import { fold } from '../recognise/fold.ts';
import type { FileProblem } from './explainFileProblem.ts';
import type { Header } from './readHeader.ts';
import { columnLetters, type Doubt, type SheetLayout, type TableHeading, type TableRow } from './table.ts';

interface Headings {
  readonly header: Header;
  /** The columns' names in the table. */
  readonly columns: readonly string[];
  /** The whole headings. */
  readonly names: readonly string[];
  readonly twins: ReadonlySet<number>;
  readonly hidden: SheetLayout['hidden'];
}

/** The details of each heading that says more than its name. */
export function aboutHeadings({ header, columns, names, twins, hidden }: Headings): ReadonlyMap<string, TableHeading> {
  const about = new Map<string, TableHeading>();
  for (const [at, { own, group, isSure }] of header.headings.entries()) {
    const unit = header.units[at] ?? '';
    const isHidden = hidden.has(at);
    const doubt: Doubt | null = twins.has(at) ? 'twin' : isSure ? null : 'reach';
    if (group === '' && unit === '' && !isHidden && doubt === null) continue;
    about.set(columns[at]!, { text: names[at]!, own, group, unit, isHidden, doubt });
  }
  return about;
}

/** The positions of columns that share a heading but differ in at least one row. Case and spaces don't count. */
export function twinsOf(names: readonly string[], rows: readonly TableRow[]): ReadonlySet<number> {
  const first = new Map<string, number>();
  const twins = new Set<number>();
  for (const [at, name] of names.entries()) {
    const folded = fold(name) || name;
    const twin = first.get(folded);
    if (twin === undefined || name === '') first.set(folded, at);
    else if (rows.some(({ cells }) => differ(cells[at], cells[twin]))) twins.add(at).add(twin);
  }
  return twins;
}

function differ(one = '', other = ''): boolean {
  const [text, twin] = [cleanText(one), cleanText(other)];
  return text !== '' && twin !== '' && text !== twin;
}

/** Unique names for columns: those without a heading, twins and repeated names get their column letter. */
export function uniqueNames(headings: readonly string[], twins: ReadonlySet<number>): readonly string[] {
  const taken = new Set<string>();
  return headings.map((heading, at) => {
    const name = heading || `Column ${columnLetters(at)}`;
    const own = taken.has(name) || twins.has(at) ? `${name} (column ${columnLetters(at)})` : name;
    taken.add(own);
    return own;
  });
}

/** Names the hidden columns that have values. */
export function hiddenColumns(
  columns: readonly string[],
  rows: readonly TableRow[],
  hidden: SheetLayout['hidden'],
): readonly FileProblem[] {
  const filled = columns.filter(
    (_, at) => hidden.has(at) && rows.some(({ cells }) => cleanText(cells[at] ?? '') !== ''),
  );
  return filled.length === 0
    ? []
    : [fileProblem('warning', 'hidden-columns', { names: filled.map(quoted).join(', ') })];
}
