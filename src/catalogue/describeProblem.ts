import { type ExplainedProblem, explainProblem, IN_ENGLISH } from './explainProblem.ts';
import type { Problem } from './problem.ts';
import { PROBLEM_TEXTS } from './problemTexts.ts';

/** A problem of a reply as one line for a console. */
export function describeProblem(problem: Problem, file?: string): string {
  return problemLine(explainProblem(problem, IN_ENGLISH, PROBLEM_TEXTS), file);
}

type Said = Pick<ExplainedProblem, 'row' | 'cell' | 'column' | 'id' | 'reason'> & {
  readonly suggestion: string | null;
};

/** One line: where (as far as known), what happened, what to do. A workbook's cell takes the row's place. */
export function problemLine({ row, cell, column, id, reason, suggestion }: Said, file?: string): string {
  const places = [file, cell ?? (row && `row ${row}`), column && `column \`${column}\``];
  const where = `${places.filter(Boolean).join(', ')}${id === null ? '' : ` (id ${id})`}`.trimStart();
  const what = suggestion === null ? reason : `${reason} ${suggestion}`;
  if (where === '') return what;
  // The names of a file and a sheet keep their case; a sentence starts with a capital.
  return `${file || cell ? where : where.replace(/^[a-z]/, (letter) => letter.toUpperCase())}: ${what}`;
}
