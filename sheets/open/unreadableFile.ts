import { type Facts, fileProblem, type Problem, type ProblemKind } from '../../src/catalogue/problem.ts';

/** Thrown and caught inside sheets only: why a file can't be read. */
export class UnreadableFile extends Error {
  readonly problem: Problem;
  /** The sheets to choose from, if choosing one is what to do. */
  readonly choices: readonly string[];

  constructor(problem: ProblemKind | Problem, facts?: Facts, choices: readonly string[] = []) {
    super(typeof problem === 'string' ? problem : problem.kind);
    this.problem = typeof problem === 'string' ? fileProblem('error', problem, facts) : problem;
    this.choices = choices;
  }
}
