import type { Problem } from './problem.ts';

/** A problem as one line for a console: where (as far as known), what happened, what to do. */
export function describeProblem(problem: Problem, file?: string): string {
  const places = [file, problem.row && `row ${problem.row}`, problem.column && `column \`${problem.column}\``];
  const id = problem.id === null ? '' : ` (id ${problem.id})`;
  const where = `${places.filter(Boolean).join(', ')}${id}`.trimStart();
  const what = problem.suggestion === null ? problem.reason : `${problem.reason} ${problem.suggestion}`;
  if (where === '') return what;
  // A file name keeps its case; a sentence starts with a capital.
  return `${file ? where : where.replace(/^[a-z]/, (letter) => letter.toUpperCase())}: ${what}`;
}
