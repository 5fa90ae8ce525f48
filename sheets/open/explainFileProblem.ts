import { problemLine } from '../../src/catalogue/describeProblem.ts';
import {
  type ExplainedProblem,
  explainProblem,
  factsOf,
  fillText,
  IN_ENGLISH,
} from '../../src/catalogue/explainProblem.ts';
import type { Problem, ProblemKind } from '../../src/catalogue/problem.ts';
import { PROBLEM_TEXTS, type ProblemTexts } from '../../src/catalogue/problemTexts.ts';
import { FILE_TEXTS } from './fileTexts.ts';

const TEXTS = { ...PROBLEM_TEXTS, ...FILE_TEXTS };

/** The kinds of problem that a file and its cells may have. */
export type FileProblemKind = ProblemKind | keyof typeof FILE_TEXTS;
export type FileProblem = Problem<FileProblemKind>;
export type ExplainedFileProblem = ExplainedProblem<FileProblemKind>;

export function explainFileProblem(problem: FileProblem, translate = IN_ENGLISH): ExplainedFileProblem {
  return explainProblem(problem, translate, TEXTS);
}

export function explainAll(problems: readonly FileProblem[], translate = IN_ENGLISH): readonly ExplainedFileProblem[] {
  return problems.map((problem) => explainFileProblem(problem, translate));
}

/** One sentence about several problems of a kind. */
export function explainSeveral(
  [first, ...others]: readonly [FileProblem, ...FileProblem[]],
  translate = IN_ENGLISH,
): string {
  const [one, several]: ProblemTexts = TEXTS[first.kind];
  const count = (others.length + 1).toLocaleString('en-AU');
  return fillText(translate(several ?? one), { ...factsOf(first, translate), count });
}

/** A problem as one line for a console. */
export function describeFileProblem(problem: FileProblem, file?: string): string {
  return problemLine(explainFileProblem(problem), file);
}
