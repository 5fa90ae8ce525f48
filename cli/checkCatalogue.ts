import { describeProblem } from '../src/catalogue/describeProblem.ts';
import type { Problem } from '../src/catalogue/problem.ts';
import { type Readiness, readiness } from '../src/catalogue/readiness.ts';
import { coverage } from '../src/matching/coverage.ts';
import { counted } from './counted.ts';
import { coverageData } from './coverageData.ts';
import { coverageLines } from './coverageLines.ts';
import { FINE, NOT_CARRIED_OUT, PROBLEMS } from './exitCode.ts';
import { firstOf } from './firstOf.ts';
import { openCatalogue } from './openCatalogue.ts';
import type { Output } from './output.ts';

const MOST_PROBLEMS = 50;

interface Shown {
  readonly json: boolean;
  /** Lists every entry instead of the first ones. JSON always does. */
  readonly all: boolean;
}

/**
 * `catalogue check FILE`: the problems, the coverage, and whether the file is ready, which is also the exit code. Warnings
 * and dead ends leave it ready.
 */
export function checkCatalogue(file: string, { json, all }: Shown, output: Output): number {
  const opened = openCatalogue(file);
  if (!opened.ok) {
    output.error(opened.reason);
    return NOT_CARRIED_OUT;
  }
  const { products, problems } = opened;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const state = readiness(opened);
  const found = products.length === 0 ? null : coverage(products);
  if (json) {
    const counts = { errors: errors.length, warnings: warnings.length, systems: products.length };
    const ready = state.kind === 'ready';
    output.json({ file, ready, problems, ...counts, coverage: found && coverageData(found) });
  } else {
    const most = all ? Number.POSITIVE_INFINITY : MOST_PROBLEMS;
    list(file, 'error', errors, most, output);
    list(file, 'warning', warnings, most, output);
    output.out(`${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}.`);
    if (found) output.out('', ...coverageLines(found, all));
    output.out('', readinessText(file, state, products.length));
  }
  return state.kind === 'ready' ? FINE : PROBLEMS;
}

function readinessText(file: string, state: Readiness, systems: number): string {
  switch (state.kind) {
    case 'ready':
      return `${file} is ready: ${counted(systems, 'system')}.`;
    case 'bad-rows': {
      const them = state.rows.length === 1 ? 'it' : 'them';
      return `${file} isn't ready: ${counted(state.rows.length, 'row')} can't be used. Fix ${them}, or publish without ${them} (--without-bad-rows, or “Publish without these rows” in WordPress).`;
    }
    case 'unusable':
      return `${file} can't be used.`;
  }
}

function list(file: string, kind: string, problems: readonly Problem[], most: number, output: Output): void {
  output.out(...firstOf(problems, most, kind, (problem) => [`${kind}: ${describeProblem(problem, file)}`]));
}
