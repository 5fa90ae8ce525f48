import { expect, it } from 'vitest';
import { describeFileProblem, type FileProblem } from '../../sheets/open/explainFileProblem.ts';
import { readCsv } from '../../tests/samples/readFile.ts';

const plain: FileProblem = { kind: 'empty-file', severity: 'error', row: null, column: null, id: null, value: null };

const EMPTY = 'The file is empty. Put the column names in the first row and one system in each row below.';

it('a problem as a line names the place, the problem and the solution', () => {
  const { problems } = readCsv('id,title,system_type\n\n\n\n\n\nEX-1,T,multi_splitt');
  expect(problems.map((problem) => describeFileProblem(problem, 'products.csv'))).toEqual([
    "products.csv, row 7, column `system_type` (id EX-1): “multi_splitt” isn't a system type. Did you mean multi_split?",
  ]);
});

it.each([
  [{}, undefined, EMPTY],
  [{}, 'products.csv', `products.csv: ${EMPTY}`],
  [{ row: 3 }, undefined, `Row 3: ${EMPTY}`],
  [{ row: 3, id: 'A' }, undefined, `Row 3 (id A): ${EMPTY}`],
  [{ column: 'colour' }, undefined, `Column \`colour\`: ${EMPTY}`],
  [{ row: 3, cell: 'Systems!B3' }, undefined, `Systems!B3: ${EMPTY}`],
  [{ row: 3, cell: 'Systems!B3' }, 'a.xlsx', `a.xlsx, Systems!B3: ${EMPTY}`],
])('a problem as a line names the place as far as known: %j', (part, file, line) => {
  expect(describeFileProblem({ ...plain, ...part }, file)).toBe(line);
});
