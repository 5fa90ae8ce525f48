import { describeProblem } from '../../src/catalogue/describeProblem.ts';
import type { DeadEnd } from '../../src/matching/coverage.ts';
import { FLOW } from '../../src/questionnaire/questionSet.ts';
import { suggestionText } from '../../src/words/suggestionText.ts';
import { wayText } from '../../src/words/wayText.ts';
import { ENGLISH_WORDS } from '../../src/words/words.ts';
import type { CheckedFile } from './checkFile.ts';
import { __ } from './i18n.ts';

/** All problems of a file, one line each, as the command line writes them. */
export function problemsText({ name, errors, warnings }: CheckedFile): string {
  const lines = [
    ...errors.map((problem) => `${__('error', 'product-selector')}: ${describeProblem(problem, name)}`),
    ...warnings.map((problem) => `${__('warning', 'product-selector')}: ${describeProblem(problem, name)}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** A way through the questions, and what helps on it. */
export function deadEndWords({ answers, suggestion }: DeadEnd): { readonly way: string; readonly help: string } {
  return {
    way: wayText(ENGLISH_WORDS, FLOW, answers),
    help: suggestion
      ? `${suggestionText(ENGLISH_WORDS, FLOW, suggestion)}.`
      : __('No single change helps.', 'product-selector'),
  };
}

/** All ways without a full match. */
export function deadEndsText(deadEnds: readonly DeadEnd[]): string {
  return deadEnds
    .map(deadEndWords)
    .map(({ way, help }) => `${way}\n    ${help}\n`)
    .join('');
}
