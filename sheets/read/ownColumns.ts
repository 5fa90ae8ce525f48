import { cleanText } from '../../src/catalogue/cleanText.ts';
import { closestWord } from '../../src/catalogue/closestWord.ts';
import { COLUMN_NAMES, namesOf } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import { HEADER_ROWS } from '../open/parseText.ts';
import type { Table } from '../open/table.ts';
import { columnNamed, REQUIRED_COLUMNS } from '../recognise/columnNamed.ts';

const NAMES = COLUMN_NAMES.flatMap(namesOf);
/** A binary file can look like a header with a million cells, and nobody reads that many warnings. */
const MAX_WARNINGS = 100;

export interface OwnColumns {
  /** The column of each position; null for an unknown name. */
  readonly columns: readonly (Column | null)[];
  /** If one is an error, the rows can't be read. */
  readonly problems: readonly FileProblem[];
}

/** Finds the columns of a table by the catalogue's own names. */
export function ownColumns({ headings, header: row, rows }: Table): OwnColumns {
  const columns = headings.map(columnNamed);
  const about = { row, id: null, value: null } as const;
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  const twice = COLUMN_NAMES.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  const problems: FileProblem[] = [];
  if (missing.length > 0) {
    const value = shownValue(headings[0] ?? '');
    const facts = { missing: missing.join(', '), required: REQUIRED_COLUMNS.join(', '), rows: HEADER_ROWS };
    problems.push({ ...about, kind: 'missing-columns', severity: 'error', column: null, value, facts });
  }
  for (const column of twice) problems.push({ ...about, kind: 'two-columns', severity: 'error', column });
  const unknown = headings.slice(0, COLUMN_NAMES.length + MAX_WARNINGS).flatMap((name, at): readonly FileProblem[] => {
    const facts = { position: at + 1 };
    if (name === '') {
      // Trailing separators create columns without name or content; only content deserves a warning.
      const filled = rows.find(({ cells }) => cleanText(cells[at] ?? '') !== '');
      const value = shownValue(filled?.cells[at] ?? '');
      return filled ? [{ ...about, kind: 'unnamed-column', severity: 'warning', column: null, value, facts }] : [];
    }
    if (columns[at] !== null) return [];
    // Without the required names, the row may not be a header, so only likely misspellings deserve a warning.
    if (missing.length > 0 && closestWord(name, NAMES) === null) return [];
    return [{ ...about, kind: 'unknown-column', severity: 'warning', column: shownValue(name), facts }];
  });
  return { columns, problems: [...problems, ...unknown.slice(0, MAX_WARNINGS)] };
}
