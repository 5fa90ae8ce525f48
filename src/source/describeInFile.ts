import { describeProblem } from '../catalogue/describeProblem.ts';
import type { Problem } from '../catalogue/problem.ts';

/** A problem of a file as one line, as `describeProblem` writes it; in a workbook, the cell takes the row's place. */
export function describeInFile(problem: Problem, file?: string): string {
  const { cell } = problem;
  if (cell === undefined) return describeProblem(problem, file);
  return describeProblem({ ...problem, row: null }, file === undefined ? cell : `${file}, ${cell}`);
}
