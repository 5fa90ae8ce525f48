import type { ExplainedFileProblem } from '../sheets/open/explainFileProblem.ts';
import type { ProblemGroup } from '../sheets/read/groupProblems.ts';
import { problemLine } from '../src/catalogue/describeProblem.ts';
import { quoted } from '../src/catalogue/shownValue.ts';
import { counted } from './counted.ts';

const MAX_CASES = 3;

/** The problems of one cause: one sentence about all of them, then the first ones. @param all lists every one */
export function problemLines(group: ProblemGroup, file: string, all: boolean): readonly string[] {
  const { severity, column, summary, suggestion, problems } = group;
  const [first, ...others] = problems;
  if (others.length === 0) return [`${severity}: ${problemLine(first, file)}`];
  const where = column === null ? file : `${file}, column \`${column}\``;
  const shown = all ? problems : problems.slice(0, MAX_CASES);
  const more = problems.length - shown.length;
  return [
    `${severity}: ${where}: ${suggestion === null ? summary : `${summary} ${suggestion}`}`,
    ...shown.map((problem) => `  ${caseText(problem, group)}`),
    ...(more > 0 ? [`  … and ${counted(more, 'more case')} (--all lists every one)`] : []),
  ];
}

/** One of several problems, without the text that the sentence above already has. */
function caseText(problem: ExplainedFileProblem, { column, suggestion }: ProblemGroup): string {
  const { value } = problem;
  return problemLine({
    ...problem,
    column: column === null ? problem.column : null,
    reason: suggestion === null || value === null ? problem.reason : quoted(value),
    suggestion: suggestion === null ? problem.suggestion : null,
  });
}
