import { type Facts, fileProblem, type Problem, type ProblemKind } from '../../src/catalogue/problem.ts';

/** Says why a file can't be read. Thrown and caught only inside `sheets`. */
export class UnreadableFile extends Error {
  readonly problem: Problem;
  /** The sheets to choose from, if the person has to choose one. */
  readonly choices: readonly string[];

  constructor(problem: ProblemKind | Problem, facts?: Facts, choices: readonly string[] = []) {
    super(typeof problem === 'string' ? problem : problem.kind);
    this.problem = typeof problem === 'string' ? fileProblem('error', problem, facts) : problem;
    this.choices = choices;
  }
}
