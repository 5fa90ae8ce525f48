import { describe, expect, it } from 'vitest';
import { readCsv } from '../source/readCsv.ts';
import { describeProblem } from './describeProblem.ts';
import type { Problem } from './problem.ts';

const plain: Problem = {
  severity: 'error',
  row: null,
  column: null,
  id: null,
  value: null,
  reason: 'The file is empty.',
  suggestion: null,
};

describe('a problem as a line', () => {
  it('names the place, the problem and the solution', () => {
    const { problems } = readCsv('id,title,system_type\n\n\n\n\n\nEX-1,T,multi_splitt');
    expect(problems.map((problem) => describeProblem(problem, 'products.csv'))).toEqual([
      "products.csv, row 7, column `system_type` (id EX-1): “multi_splitt” isn't a system type. Did you mean multi_split?",
    ]);
  });

  it.each([
    [{}, undefined, 'The file is empty.'],
    [{}, 'products.csv', 'products.csv: The file is empty.'],
    [{ suggestion: 'Fill it.' }, 'a.csv', 'a.csv: The file is empty. Fill it.'],
    [{ row: 3 }, undefined, 'Row 3: The file is empty.'],
    [{ row: 3, id: 'A' }, undefined, 'Row 3 (id A): The file is empty.'],
    [{ column: 'colour' }, undefined, 'Column `colour`: The file is empty.'],
  ])('names the place as far as known: %j', (part, file, line) => {
    expect(describeProblem({ ...plain, ...part }, file)).toBe(line);
  });
});
