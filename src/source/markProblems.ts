import type { Problem } from '../catalogue/problem.ts';
import { type SheetCells, sheetText } from './sheetCells.ts';
import { MARKS, marksColumn } from './tableHeader.ts';

/**
 * Writes a catalogue's sheet again with one more column in front, which names the problems of each row. Rows keep their
 * numbers. A column of earlier marks is replaced, and readers ignore it.
 */
export function markProblems(cells: SheetCells, problems: readonly Problem[]): string {
  const { records, header } = cells;
  const marks = new Map<number, string[]>();
  for (const problem of problems) {
    if (problem.row === null) continue;
    const ofRow = marks.get(problem.row - 1);
    if (ofRow) ofRow.push(markOf(problem));
    else marks.set(problem.row - 1, [markOf(problem)]);
  }
  const earlier = marksColumn(records[header]!);
  const rows = records.map((record, index) => {
    const mark = index === header ? MARKS : (marks.get(index)?.join(' ') ?? '');
    const own = earlier === -1 ? record : record.toSpliced(earlier, 1);
    return own.length === 0 ? own : [mark, ...own];
  });
  return sheetText(cells, rows);
}

function markOf({ severity, column, reason, suggestion }: Problem): string {
  const kind = severity === 'error' ? 'Error' : 'Warning';
  return [`${kind}:`, column && `${column}:`, reason, suggestion].filter(Boolean).join(' ');
}
