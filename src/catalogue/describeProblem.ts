import type { Problem } from './problem.ts';

/** A problem as one line for a console: where (as far as known), what happened, what to do. */
export function describeProblem(problem: Problem, file?: string): string {
  const place = problem.cell ?? (problem.row && `row ${problem.row}`);
  const places = [file, place, problem.column && `column \`${problem.column}\``];
  const id = problem.id === null ? '' : ` (id ${problem.id})`;
  const where = `${places.filter(Boolean).join(', ')}${id}`.trimStart();
  const what = problem.suggestion === null ? problem.reason : `${problem.reason} ${problem.suggestion}`;
  if (where === '') return what;
  // A file name keeps its case; a sentence starts with a capital.
  return `${file || problem.cell ? where : where.replace(/^[a-z]/, (letter) => letter.toUpperCase())}: ${what}`;
}
