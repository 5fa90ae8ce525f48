import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { Translate } from '../../src/catalogue/explainProblem.ts';
import { type ExplainedFileProblem, explainSeveral, type FileProblem } from '../open/explainFileProblem.ts';

/** Problems with one cause. */
export interface ProblemGroup {
  readonly severity: FileProblem['severity'];
  /** The catalogue column that all of them are about; null if there is none, or several. */
  readonly column: string | null;
  /** One sentence about all of them. */
  readonly summary: string;
  /** The remedy, if all of them have the same one. */
  readonly suggestion: string | null;
  readonly problems: readonly [ExplainedFileProblem, ...ExplainedFileProblem[]];
}

/**
 * Groups problems by their cause: errors before warnings, problems of the whole file before those of rows, then the cause
 * of most problems first. Problems keep their order inside a group.
 */
export function groupProblems(
  problems: readonly ExplainedFileProblem[],
  translate?: Translate,
): readonly ProblemGroup[] {
  const groups = new Map<string, [ExplainedFileProblem, ...ExplainedFileProblem[]]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.severity, problem.row === null, ownColumn(problem), problem.kind]);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()].map((group) => asGroup(group, translate)).sort(bySeverity);
}

function bySeverity(one: ProblemGroup, other: ProblemGroup): number {
  const kind = ({ severity, problems: [{ row }] }: ProblemGroup) =>
    (severity === 'error' ? 0 : 2) + (row === null ? 0 : 1);
  return kind(one) - kind(other) || other.problems.length - one.problems.length;
}

function asGroup(
  problems: readonly [ExplainedFileProblem, ...ExplainedFileProblem[]],
  translate?: Translate,
): ProblemGroup {
  const [first, ...others] = problems;
  const suggestion = others.every((other) => other.suggestion === first.suggestion) ? first.suggestion : null;
  const summary = others.length === 0 ? first.reason : explainSeveral(problems, translate);
  return { severity: first.severity, column: ownColumn(first), summary, suggestion, problems };
}

/** The catalogue column of a problem. Unknown columns are cases of one cause, not causes. */
function ownColumn({ column }: FileProblem): string | null {
  return column !== null && Object.hasOwn(COLUMNS, column) ? column : null;
}
