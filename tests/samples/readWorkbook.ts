import { describeFileProblem } from '../../sheets/open/explainFileProblem.ts';
import { readFile } from './readFile.ts';
import { type SampleCell, type SampleSheet, workbook } from './workbook.ts';

export const HEADER = ['id', 'title', 'system_type'];
export const A = ['A', 'Split A', 'split'];

/** A cell as a workbook stores it. */
export const x = (content: string): SampleCell => ({ xml: content });

/** The catalogue in a workbook, with its problems as lines. */
export function readBytes(bytes: Uint8Array, sheet?: string) {
  const { products, problems, found } = readFile('range.xlsx', bytes, sheet);
  return { products, found, lines: problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`) };
}

export const read = (rows: SampleSheet['rows'], more?: Parameters<typeof workbook>[1]) =>
  readBytes(workbook([{ name: 'Systems', rows }], more));

/** The catalogue with one system, and this cell in the column. */
export const withCell = (column: string, cell: SampleCell, more?: Parameters<typeof workbook>[1]) =>
  read(
    [
      [...HEADER, column],
      [...A, cell],
    ],
    more,
  );
