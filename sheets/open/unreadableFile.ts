import { type Facts, fileProblem } from '../../src/catalogue/problem.ts';
import type { FileProblem, FileProblemKind } from './explainFileProblem.ts';

/** Thrown and caught inside sheets only: why a file can't be read. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;
  /** The sheets to choose from, if choosing one is what to do. */
  readonly choices: readonly string[];

  constructor(problem: FileProblemKind | FileProblem, facts?: Facts, choices: readonly string[] = []) {
    super(typeof problem === 'string' ? problem : problem.kind);
    this.problem = typeof problem === 'string' ? fileProblem('error', problem, facts) : problem;
    this.choices = choices;
  }
}
