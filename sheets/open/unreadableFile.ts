import { type Facts, fileProblem } from '../../src/catalogue/problem.ts';
import type { FileProblem, FileProblemKind } from './explainFileProblem.ts';

/** Says why a file can't be read. Thrown and caught only inside `sheets`. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;
  /** The sheets to choose from, if the person has to choose one. */
  readonly choices: readonly string[];

  constructor(problem: FileProblemKind | FileProblem, facts?: Facts, choices: readonly string[] = []) {
    super(typeof problem === 'string' ? problem : problem.kind);
    this.problem = typeof problem === 'string' ? fileProblem('error', problem, facts) : problem;
    this.choices = choices;
  }
}
