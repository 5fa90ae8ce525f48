import { answerPathText } from '../../sheets/cover/answerPathText.ts';
import type { DeadEnd } from '../../sheets/cover/coverage.ts';
import { readinessText } from '../../sheets/report/fileReport.ts';
import { problemLine } from '../../src/catalogue/describeProblem.ts';
import { suggestionText } from '../../src/words/suggestionText.ts';
import { answersText } from './answersText.ts';
import type { CheckedFile } from './checkFile.ts';
import { numberText } from './formats.ts';
import { __, _n, speech, sprintf } from './i18n.ts';
import { pageWords } from './pageWords.ts';

/** "range.csv is ready: 63 systems. 1 warning." */
export function fileSummary(file: CheckedFile): string {
  const counts = [
    // translators: %s: a number
    [file.errors.length, _n('%s error', '%s errors', file.errors.length, 'product-selector')],
    // translators: %s: a number
    [file.warnings.length, _n('%s warning', '%s warnings', file.warnings.length, 'product-selector')],
  ] as const;
  const found = counts.flatMap(([count, text]) => (count > 0 ? [sprintf(text, numberText(count))] : []));
  const ready = readinessText(file.name, file.readiness, file.products.length, speech());
  return found.length === 0 ? ready : `${ready} ${found.join(', ')}.`;
}

/** The place of the systems; empty for a text file with its column names in the first row. */
export function foundText({ found }: CheckedFile): string {
  if (found === null || (found.sheet === null && found.header === 1)) return '';
  if (found.sheet === null) {
    // translators: %s: number of a row
    return sprintf(__('The column names are in row %s.', 'product-selector'), found.header);
  }
  return sprintf(
    // translators: 1: name of a sheet, 2: number of a row
    __('The systems are on the sheet “%1$s”; the column names are in row %2$s.', 'product-selector'),
    found.sheet,
    found.header,
  );
}

/** All problems of a file, one line each, in the same words as the command line. */
export function problemsText({ name, errors, warnings }: CheckedFile): string {
  const lines = [
    ...errors.map((problem) => `${__('error', 'product-selector')}: ${problemLine(problem, name)}`),
    ...warnings.map((problem) => `${__('warning', 'product-selector')}: ${problemLine(problem, name)}`),
  ];
  return `${lines.join('\n')}\n`;
}

interface DeadEndWords {
  readonly cause: string;
  readonly example: string;
  readonly help: string;
}

/** The causes of answer paths without a match, each with one path and its most helpful change. */
export function deadEndWords({ answers, paths, suggestion }: DeadEnd): DeadEndWords {
  return {
    cause: sprintf(
      // translators: 1: answers that no system suits, such as "Ducted, Apartment", 2: a number
      _n('%1$s: %2$s answer path', '%1$s: %2$s answer paths', paths.length, 'product-selector'),
      answersText(answers),
      numberText(paths.length),
    ),
    // translators: %s: the answers of one visitor
    example: sprintf(__('For example: %s', 'product-selector'), answerPathText(pageWords(), paths[0])),
    help: suggestion
      ? `${suggestionText(pageWords(), paths[0], suggestion)}.`
      : __('No change to the answers helps.', 'product-selector'),
  };
}

/** Every answer path without a match, by cause. */
export function deadEndsText(deadEnds: readonly DeadEnd[]): string {
  const words = pageWords();
  return deadEnds
    .map((deadEnd) => {
      const { cause, help } = deadEndWords(deadEnd);
      return [cause, help, ...deadEnd.paths.map((path) => answerPathText(words, path))].join('\n    ');
    })
    .map((text) => `${text}\n`)
    .join('');
}
