import { quoted } from '../../src/catalogue/shownValue.ts';
import { type ExplainedFileProblem, explainAll, type FileProblem } from '../open/explainFileProblem.ts';
import { groupProblems, type ProblemGroup } from '../read/groupProblems.ts';
import type { Readiness } from '../read/readiness.ts';
import type { FoundTable } from '../read/readTable.ts';
import { numberIn, type Speech, translateOf } from '../speech/speech.ts';
import { type Report, section } from './report.ts';

interface ReadFile {
  readonly found: FoundTable | null;
  readonly problems: readonly FileProblem[];
}

/** Where the systems are, and the problems by cause, errors first. */
export function fileReport({ found, problems }: ReadFile, speech: Speech): Report {
  const { __ } = speech;
  const groups = groupProblems(explainAll(problems, translateOf(speech)), translateOf(speech));
  const of = (severity: FileProblem['severity']) => groups.filter((group) => group.severity === severity);
  return [
    ...section('file', {
      heading: __('The file', 'product-selector'),
      text: [
        ...foundTexts(found, speech),
        `${countTexts(problems, speech)
          .map(([, text]) => text)
          .join(', ')}.`,
      ],
    }),
    ...causes('errors', __('Errors: these rows can’t be used', 'product-selector'), of('error'), speech),
    ...causes('warnings', __('Warnings: worth a look', 'product-selector'), of('warning'), speech),
  ];
}

/** "3 errors" and "1 warning", each with its number. */
export function countTexts(problems: readonly FileProblem[], speech: Speech): readonly (readonly [number, string])[] {
  const { _n, sprintf } = speech;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return [
    // translators: %s: a number
    [errors, sprintf(_n('%s error', '%s errors', errors, 'product-selector'), numberIn(speech, errors))],
    // translators: %s: a number
    [warnings, sprintf(_n('%s warning', '%s warnings', warnings, 'product-selector'), numberIn(speech, warnings))],
  ];
}

/** Whether a file can be published, in one sentence. */
export function readinessText(name: string, readiness: Readiness, systems: number, speech: Speech): string {
  const { __, _n, sprintf } = speech;
  switch (readiness.kind) {
    case 'ready':
      return sprintf(
        // translators: 1: name of a file, 2: a number
        _n('%1$s is ready: %2$s system.', '%1$s is ready: %2$s systems.', systems, 'product-selector'),
        name,
        numberIn(speech, systems),
      );
    case 'bad-rows':
      return sprintf(
        // translators: 1: name of a file, 2: a number
        _n(
          '%1$s isn’t ready: %2$s row can’t be used. Fix it, or publish without it.',
          '%1$s isn’t ready: %2$s rows can’t be used. Fix them, or publish without them.',
          readiness.rows.length,
          'product-selector',
        ),
        name,
        numberIn(speech, readiness.rows.length),
      );
    case 'examples':
      return sprintf(
        // translators: 1: name of a file, 2: a number
        _n(
          '%1$s has %2$s example row of the template. Delete it before you publish.',
          '%1$s has %2$s example rows of the template. Delete them before you publish.',
          readiness.ids.length,
          'product-selector',
        ),
        name,
        numberIn(speech, readiness.ids.length),
      );
    case 'unusable':
      // translators: %s: name of a file
      return sprintf(__('%s can’t be used.', 'product-selector'), name);
  }
}

/** The place of the systems; empty for a text file with its column names in the first row. */
function foundTexts(found: FoundTable | null, { __, sprintf }: Speech): readonly string[] {
  if (found === null || (found.sheet === null && found.header === 1)) return [];
  if (found.sheet === null) {
    // translators: %s: number of a row
    return [sprintf(__('The column names are in row %s.', 'product-selector'), found.header)];
  }
  // translators: 1: name of a sheet, 2: number of a row
  const text = __('The systems are on the sheet “%1$s”; the column names are in row %2$s.', 'product-selector');
  return [sprintf(text, found.sheet, found.header)];
}

/** The causes of one problem each, then a section for each other cause, with its cases. */
function causes(id: string, heading: string, groups: readonly ProblemGroup[], speech: Speech): Report {
  if (groups.length === 0) return [];
  const single = groups.filter(({ problems }) => problems.length === 1);
  const rows = single.map(({ problems: [problem] }) => caseRow(problem, null, null, speech));
  const several = groups.filter(({ problems }) => problems.length > 1);
  return [{ id, heading, text: [], rows }, ...several.flatMap((group, at) => cause(`${id}-${at + 1}`, group, speech))];
}

function cause(id: string, { column, summary, suggestion, problems }: ProblemGroup, speech: Speech): Report {
  const said = suggestion === null ? summary : `${summary} ${suggestion}`;
  return section(id, {
    text: [column === null ? said : `\`${column}\`: ${said}`],
    rows: problems.map((problem) => caseRow(problem, column, suggestion, speech)),
  });
}

/** One of several problems, without the text that the sentence above them already has. */
function caseRow(problem: ExplainedFileProblem, column: string | null, suggestion: string | null, speech: Speech) {
  const place = placeText({ ...problem, column: column === null ? problem.column : null }, speech);
  const { value, reason } = problem;
  const said = suggestion === null ? `${reason} ${problem.suggestion}` : value === null ? reason : quoted(value);
  return place === '' ? [said] : [place, said];
}

/** "Row 7, `phase` (id A)", or the cell of a workbook; empty for a problem of the whole file. */
function placeText({ row, cell, column, id }: Pick<FileProblem, 'row' | 'cell' | 'column' | 'id'>, speech: Speech) {
  const { __, sprintf } = speech;
  // translators: %s: number of a row in the spreadsheet
  const where = cell ?? (row === null ? '' : sprintf(__('Row %s', 'product-selector'), row));
  const both = [where, column === null ? '' : `\`${column}\``].filter(Boolean).join(', ');
  // translators: %s: a provider's own code for a system
  return id === null || both === '' ? both : `${both} ${sprintf(__('(id %s)', 'product-selector'), id)}`;
}
