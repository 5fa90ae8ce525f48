import type { OpenColumn } from '../sheets/map/openColumns.ts';
import type { MappingQuestion } from '../sheets/map/questions.ts';
import { explainAll, type FileProblem } from '../sheets/open/explainFileProblem.ts';
import type { SkippedRows, SourceKind } from '../sheets/open/table.ts';
import { groupProblems } from '../sheets/read/groupProblems.ts';
import type { ColumnSource, ColumnSources } from '../sheets/read/mapping.ts';
import type { LeftOut } from '../sheets/read/rowFilter.ts';
import type { Sale } from '../sheets/read/sales.ts';
import { anyOf } from '../src/catalogue/explainProblem.ts';
import { counted } from './counted.ts';
import { blankLines } from './coverageLines.ts';
import { firstOf } from './firstOf.ts';
import type { ImportReport } from './importData.ts';
import { problemLines } from './problemLines.ts';

const MAX_CAUSES = 50;
const MAX_LISTED = 20;

const KINDS: Readonly<Record<SourceKind, string>> = {
  sheet: 'a sheet',
  woocommerce: 'a WooCommerce export',
  merchant: 'a Google Merchant feed',
};

/** The report of `catalogue import` as text. */
export function importLines(report: ImportReport, all: boolean): readonly string[] {
  const { file, source, mapping, imported, open, blanks } = report;
  const most = (limit: number): number => (all ? Number.POSITIVE_INFINITY : limit);
  const errors = imported.problems.filter(({ severity }) => severity === 'error');
  const warnings = imported.problems.filter(({ severity }) => severity === 'warning');
  return [
    `${file} was read as ${KINDS[source.kind]}: ${counted(source.rows.length, 'row')}.`,
    ...group(
      report.isGuessed ? 'Columns used, by their headings and values' : 'Columns used, by the mapping',
      sourceLines(mapping.columns),
    ),
    ...group(
      'Answers',
      report.answered.map(({ question, answer }) => `${question} ${answer}`),
    ),
    ...group('Answers that no question asked for', report.unused),
    ...group('Possible, but not used until you say so', report.isGuessed ? [] : sourceLines(mapping.suggestions)),
    ...group('Open: nothing is read from these columns', firstOf(open, most(MAX_CAUSES), 'column', openLines)),
    ...group('Not used until you say so, in a terminal or in the mapping', report.questions.map(questionLine)),
    ...group('Rows left out', [...imported.skipped.map(skippedLine), ...imported.leftOut.map(leftOutLine)]),
    ...group(
      'Prices with an end: import again then, or let the provider follow this file',
      firstOf(imported.sales, most(MAX_LISTED), 'price', saleLine),
    ),
    ...group(
      'Sales that are over: the regular price counts',
      firstOf(imported.ended, most(MAX_LISTED), 'price', saleLine),
    ),
    '',
    ...firstOf(groupProblems(explainAll(imported.problems)), most(MAX_CAUSES), 'cause', (cause) =>
      problemLines(cause, file, all),
    ),
    `${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}.`,
    ...group('Blanks that leave the most to check', firstOf(blanks, most(MAX_LISTED), 'column', blankLines)),
    '',
    ...changeLines(report),
    ...endLines(report, errors),
  ];
}

function group(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function sourceLines(sources: ColumnSources): readonly string[] {
  return Object.entries(sources).map(([column, source]) => `${column} ${sourceText(source)}`);
}

/** `from “Width (cm)” in cm`. */
function sourceText(source: ColumnSource): string {
  const { from, unit, part, each, join, inText, words = {}, default: usual } = source;
  const meanings = Object.entries(words).map(([word, value]) => `“${word}” is ${value || 'unknown'}`);
  return [
    ...(from.length === 0
      ? []
      : [
          `from ${from.map((name, at) => `“${name}”${ownText(source, name, at)}`).join(join ? ' and ' : each ? ', ' : ', else ')}`,
        ]),
    ...(inText ? ['by the words in it'] : []),
    ...(part === undefined ? [] : [`part ${part}`]),
    ...(unit === undefined ? [] : [`in ${unit}`]),
    ...(meanings.length === 0 ? [] : [`(${meanings.join(', ')})`]),
    ...(usual === undefined ? [] : [`${from.length === 0 ? '' : 'else '}${usual}`]),
  ].join(' ');
}

/** The control, part and unit of one column among several. */
function ownText({ units, parts, each }: ColumnSource, name: string, at: number): string {
  const own = [
    ...(each ? [`for ${each[at]}`] : []),
    ...(parts?.[name] ? [`part ${parts[name]}`] : []),
    ...(units?.[name] ? [`in ${units[name]}`] : []),
  ];
  return own.map((text) => ` ${text}`).join('');
}

function questionLine({ text, choices, suggested }: MappingQuestion): string {
  const probably = choices.find(({ value }) => value === suggested);
  return probably ? `${text} Probably: ${probably.label}` : text;
}

function openLines({ name, samples, suggestions, advice }: OpenColumn): readonly string[] {
  const could = suggestions.length === 0 ? '' : ` (could be ${anyOf(suggestions.map(({ column }) => column))})`;
  return [`“${name}”${could}: ${samples.join(' · ')}`, ...(advice === null ? [] : [`  ${advice}`])];
}

const MAX_ROWS_NAMED = 5;

const SKIPPED: Readonly<Record<SkippedRows['reason'], string>> = {
  headings: 'repeat the headings',
  'single-cell': 'have one cell only, as the name of a section or a note has',
  total: 'are sums',
};

function skippedLine({ reason, rows }: SkippedRows): string {
  return `${counted(rows.length, 'row')}: they ${SKIPPED[reason]} (${rowNumbers(rows)})`;
}

function rowNumbers(rows: readonly number[]): string {
  const more = rows.length > MAX_ROWS_NAMED ? ' …' : '';
  return `${rows.length === 1 ? 'row' : 'rows'} ${rows.slice(0, MAX_ROWS_NAMED).join(', ')}${more}`;
}

function leftOutLine({ filter: { column, is, not = [], systemsOnly, onSaleOnly }, rows }: LeftOut): string {
  const named = (words: readonly string[]) => anyOf(words.map((word) => word || 'blank'));
  const why = [
    ...(is ? [`isn't ${named(is)}`] : []),
    ...(not.length > 0 ? [`is ${named(not)}`] : []),
    ...(systemsOnly ? ['names other goods'] : []),
    ...(onSaleOnly ? ["says that it isn't sold any more"] : []),
  ].join(', or ');
  return `${counted(rows.length, 'row')}: “${column}” ${why} (${rowNumbers(rows)})`;
}

/** The last day, in the time zone of this machine. */
function saleLine({ row, price, ends }: Sale): readonly string[] {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' }).format(ends - 1);
  return [`${price} in row ${row}, to ${day}`];
}

/** The changes that an import makes to an existing catalogue. */
function changeLines({ out, written: { changes } }: ImportReport): readonly string[] {
  if (changes === null) return [];
  if (changes.summary === '') return [`Compared with ${out}: no system changes.`];
  const doubt = changes.sharp === '' ? [] : [`Look twice: ${changes.sharp}.`];
  return [`Compared with ${out}: ${changes.summary}`, ...doubt];
}

function writtenLine({ out, imported, written }: ImportReport, isReady: boolean): string {
  const systems = counted(imported.products.length, 'system');
  if (!written.isWritten) return `${out} stays as it was. To replace it, run this again with --accept-changes.`;
  if (isReady) return `${out} is written: ${systems}.`;
  return `${out} is written, but it isn't ready: ${systems} can be used. Fix the errors above.`;
}

function endLines(report: ImportReport, errors: readonly FileProblem[]): readonly string[] {
  const { mapFile, isGuessed } = report;
  return [
    writtenLine(report, errors.length === 0),
    ...(mapFile === null
      ? ['To change a column, run this again with --mapping MAP.json, and edit the file it writes.']
      : isGuessed
        ? [`${mapFile} is written. Edit it to settle what is open; the next run uses it and guesses nothing.`]
        : []),
  ];
}
