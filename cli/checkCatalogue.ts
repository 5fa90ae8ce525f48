import { describeProblem } from '../src/catalogue/describeProblem.ts';
import type { Problem } from '../src/catalogue/problem.ts';
import { type Readiness, readiness } from '../src/catalogue/readiness.ts';
import { type Coverage, coverage, type DeadEnd } from '../src/matching/coverage.ts';
import { createMatcher } from '../src/matching/matcher.ts';
import { answerPathText } from '../src/words/answerPathText.ts';
import { suggestionText } from '../src/words/suggestionText.ts';
import { ENGLISH_WORDS } from '../src/words/words.ts';
import { counted } from './counted.ts';
import { FINE, NOT_CARRIED_OUT, PROBLEMS } from './exitCode.ts';
import { openCatalogue } from './openCatalogue.ts';
import type { Output } from './output.ts';

const MOST_PROBLEMS = 50;
const MOST_DEAD_ENDS = 20;

/**
 * `catalogue check FILE`: the problems, the coverage, and whether the file is ready, which is also the exit code. Warnings
 * and dead ends leave it ready.
 */
export function checkCatalogue(file: string, json: boolean, output: Output): number {
  const opened = openCatalogue(file);
  if (!opened.ok) {
    output.error(opened.reason);
    return NOT_CARRIED_OUT;
  }
  const { products, problems } = opened;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const state = readiness(opened);
  const found =
    products.length === 0
      ? null
      : coverage(
          createMatcher(products),
          products.map(({ id }) => id),
        );
  if (json) {
    const counts = { errors: errors.length, warnings: warnings.length, systems: products.length };
    const ready = state.kind === 'ready';
    output.json({ file, ready, problems, ...counts, coverage: found && asJson(found) });
  } else {
    list(file, 'error', errors, output);
    list(file, 'warning', warnings, output);
    output.out(`${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}.`);
    if (found) tell(found, output);
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

function list(file: string, kind: string, problems: readonly Problem[], output: Output): void {
  for (const problem of problems.slice(0, MOST_PROBLEMS)) output.out(`${kind}: ${describeProblem(problem, file)}`);
  const more = problems.length - MOST_PROBLEMS;
  if (more > 0) output.out(`… and ${counted(more, `more ${kind}`)}`);
}

function tell({ paths, full, deadEnds, neverRecommended }: Coverage, output: Output): void {
  output.out('', `The questions have ${paths.toLocaleString('en-AU')} answer paths. Systems that fit everything:`);
  for (const [systems, ways] of full.entries()) {
    output.out(`  ${systems === 3 ? '3 or more' : systems}: ${counted(ways, 'answer path')}`);
  }
  if (deadEnds.length > 0) {
    output.out('', 'Answer paths with no match, and the one change that helps most:');
    for (const end of deadEnds.slice(0, MOST_DEAD_ENDS)) output.out(...deadEndLines(end));
    const more = deadEnds.length - MOST_DEAD_ENDS;
    if (more > 0) output.out(`  … and ${counted(more, 'more answer path')} (--json has them all)`);
  }
  if (neverRecommended.length > 0) {
    output.out(
      '',
      `${counted(neverRecommended.length, 'system')} that no answer path recommends: ${neverRecommended.join(', ')}`,
    );
  }
}

function deadEndLines({ answers, suggestion }: DeadEnd): readonly string[] {
  const change = suggestion ? `${suggestionText(ENGLISH_WORDS, suggestion)}.` : 'No change to the answers helps.';
  return [`  ${answerPathText(ENGLISH_WORDS, answers)}`, `    ${change}`];
}

function asJson({ paths, full, deadEnds, neverRecommended }: Coverage) {
  const [none, one, two, more] = full;
  return {
    paths,
    full: { '0': none, '1': one, '2': two, '3+': more },
    deadEnds: deadEnds.map(({ answers, suggestion }) => ({
      answers,
      suggestion: suggestion && suggestionData(suggestion),
    })),
    neverRecommended,
  };
}

/** A suggestion in JSON output. */
export function suggestionData({ changes, adds }: NonNullable<DeadEnd['suggestion']>) {
  return { changes, adds };
}
