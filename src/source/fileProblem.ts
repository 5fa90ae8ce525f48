import type { Problem } from '../catalogue/problem.ts';

export function fileProblem(severity: Problem['severity'], reason: string, suggestion: string): Problem {
  return { severity, row: null, column: null, id: null, value: null, reason, suggestion };
}

/** Thrown and caught inside this folder and src/import only: why a file can't be read, and what to do. */
export class UnreadableFile extends Error {
  readonly suggestion: string;
  /** The sheets to choose from, if choosing one is what to do. */
  readonly choices: readonly string[];

  constructor(reason: string, suggestion: string, choices: readonly string[] = []) {
    super(reason);
    this.suggestion = suggestion;
    this.choices = choices;
  }
}
