import { cleanText } from '../../src/catalogue/cleanText.ts';
import type { Translate } from '../../src/catalogue/explainProblem.ts';
import { explainFileProblem, type FileProblem } from '../open/explainFileProblem.ts';
import { MARKS } from './ownColumns.ts';
import { type SheetCells, sheetText } from './sheetCells.ts';

/**
 * Writes a catalogue's sheet again with a first column that names the problems of each row. Rows keep their numbers. The column
 * replaces an earlier one, and readers ignore it.
 */
export function markProblems(cells: SheetCells, problems: readonly FileProblem[], translate?: Translate): string {
  const { records, header } = cells;
  const marks = new Map<number, string[]>();
  for (const problem of problems) {
    if (problem.row === null) continue;
    const ofRow = marks.get(problem.row - 1);
    const mark = markOf(problem, translate);
    if (ofRow) ofRow.push(mark);
    else marks.set(problem.row - 1, [mark]);
  }
  const earlier = records[header]!.findIndex((name) => cleanText(name) === MARKS);
  const rows = records.map((record, index) => {
    const mark = index === header ? MARKS : (marks.get(index)?.join(' ') ?? '');
    const own = earlier === -1 ? record : record.toSpliced(earlier, 1);
    return own.length === 0 ? own : [mark, ...own];
  });
  return sheetText(cells, rows);
}

function markOf(problem: FileProblem, translate?: Translate): string {
  const { severity, column, reason, suggestion } = explainFileProblem(problem, translate);
  const kind = severity === 'error' ? 'Error' : 'Warning';
  return [`${kind}:`, column && `${column}:`, reason, suggestion].filter(Boolean).join(' ');
}
