import { anyOf } from '../../src/catalogue/explainProblem.ts';
import type { Column } from '../../src/catalogue/product.ts';
import type { QuestionChoice } from '../map/ask/question.ts';
import type { OpenColumn } from '../map/openColumns.ts';
import { COLUMN_NOUNS } from '../map/questionTexts.ts';
import type { SkippedRows, SourceKind } from '../open/table.ts';
import type { ColumnSource, ColumnSources } from '../read/mapping.ts';
import type { CatalogueOfRows } from '../read/readTable.ts';
import type { LeftOut } from '../read/rowFilter.ts';
import type { Sale } from '../read/sales.ts';
import { rowsIn, type Speech, translateOf } from '../speech/speech.ts';
import { type Report, section } from './report.ts';

interface ReadSource {
  readonly file: string;
  readonly kind: SourceKind;
  readonly rows: number;
  /** True if the columns were recognised; false if a mapping said them. */
  readonly isGuessed: boolean;
  readonly used: ColumnSources;
  readonly suggested: ColumnSources;
  readonly answered: readonly { readonly question: string; readonly answer: string }[];
  /** Ids of answers that no question asked for. */
  readonly unused: readonly string[];
  readonly open: readonly OpenColumn[];
}

/** How a foreign file was read: the columns, the answers, and what stays open. */
export function sourceReport(source: ReadSource, speech: Speech): Report {
  const { file, kind, rows, isGuessed, used, suggested, answered, unused, open } = source;
  const { __, sprintf } = speech;
  const kinds: Readonly<Record<SourceKind, string>> = {
    sheet: __('a sheet', 'product-selector'),
    woocommerce: __('a WooCommerce export', 'product-selector'),
    merchant: __('a Google Merchant feed', 'product-selector'),
  };
  // translators: 1: name of a file, 2: a kind of file, 3: "7 rows"
  const read = __('%1$s was read as %2$s: %3$s.', 'product-selector');
  return [
    ...section('source', { text: [sprintf(read, file, kinds[kind], rowsIn(speech, rows))] }),
    ...section('used', {
      heading: isGuessed
        ? __('Columns used, by their headings and values', 'product-selector')
        : __('Columns used, by the mapping', 'product-selector'),
      rows: sourceRows(used, speech),
    }),
    ...section('answers', {
      heading: __('Answers', 'product-selector'),
      rows: answered.map(({ question, answer }) => [question, answer]),
    }),
    ...section('unused', {
      heading: __('Answers that no question asked for', 'product-selector'),
      rows: unused.map((id) => [id]),
    }),
    ...section('suggested', {
      heading: __('Possible, but not used until you say so', 'product-selector'),
      rows: isGuessed ? [] : sourceRows(suggested, speech),
    }),
    ...section('open', {
      heading: __('Open: nothing is read from these columns', 'product-selector'),
      rows: open.map((column) => openRow(column, speech)),
    }),
  ];
}

interface OpenQuestion {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly QuestionChoice[];
  readonly suggested: string | null;
}

/** The open questions, each with its id and its possible answers. @param command answers them */
export function questionsReport(questions: readonly OpenQuestion[], command: string, { __, sprintf }: Speech): Report {
  if (questions.length === 0) return [];
  const probably = __('%s (probably)', 'product-selector');
  return section('questions', {
    heading: __('Not used until you answer', 'product-selector'),
    text: [
      // translators: %s: a command
      sprintf(__('Write the answers into a file, each by its id, and run: %s', 'product-selector'), command),
    ],
    rows: questions.map(({ id, text, choices, suggested }) => [
      text,
      id,
      ...choices.map(({ value, label }) => {
        const said = value === suggested ? sprintf(probably, label) : label;
        return value === said ? value : `${value}: ${said}`;
      }),
    ]),
  });
}

/** The rows that aren't products, or that the mapping's filters leave out. */
export function leftOutReport({ skipped, leftOut }: Pick<CatalogueOfRows, 'skipped' | 'leftOut'>, speech: Speech) {
  return section('left-out', {
    heading: speech.__('Rows left out', 'product-selector'),
    rows: [
      ...skipped.map(({ reason, rows }) => [skippedText(reason, speech), whereText(rows, speech)]),
      ...leftOut.map(({ filter, rows }) => [filterText(filter, speech), whereText(rows, speech)]),
    ],
  });
}

/** Prices that hold until a day. */
export function salesReport({ sales, ended }: Pick<CatalogueOfRows, 'sales' | 'ended'>, speech: Speech): Report {
  const { __ } = speech;
  const days = [__('Whole days count, as they are written: a time and a time zone aren’t read.', 'product-selector')];
  return [
    ...section('sales', {
      heading: __('Prices with an end', 'product-selector'),
      text: sales.length > 0 ? days : [],
      rows: sales.map((sale) => saleRow(sale, speech)),
    }),
    ...section('sales-over', {
      heading: __('Sales that are over: the regular price counts', 'product-selector'),
      text: sales.length === 0 && ended.length > 0 ? days : [],
      rows: ended.map((sale) => saleRow(sale, speech)),
    }),
  ];
}

function sourceRows(sources: ColumnSources, speech: Speech): readonly (readonly string[])[] {
  return Object.entries(sources).map(([column, source]) => [column, sourceText(source, column as Column, speech)]);
}

/** `“Width (cm)” in cm`, or `“SKU”, else “ID”`. */
function sourceText(
  { from, unit, part, each, join, inText, words = {}, units, parts, ...source }: ColumnSource,
  column: Column,
  speech: Speech,
): string {
  const { __, sprintf } = speech;
  // translators: %s: a unit
  const inUnit = __('in %s', 'product-selector');
  // translators: %s: a number
  const ofPart = __('part %s', 'product-selector');
  // translators: %s: a value, used where the one before is blank
  const orElse = __('else %s', 'product-selector');
  const unknown = __('unknown', 'product-selector');
  const texts = from.map((name, at) =>
    [
      `“${name}”`,
      ...(each ? [`${column}:${each[at]}`] : []),
      ...(parts?.[name] ? [sprintf(ofPart, parts[name])] : []),
      ...(units?.[name] ? [sprintf(inUnit, units[name])] : []),
    ].join(' '),
  );
  const [first, ...others] = texts;
  const named =
    join || each ? texts : [...(first === undefined ? [] : [first]), ...others.map((text) => sprintf(orElse, text))];
  const meanings = Object.entries({ ...words, ...source.byKind }).map(
    ([word, value]) => `“${word}” = ${value || unknown}`,
  );
  return [
    ...(named.length > 0 ? [named.join(join ? ' + ' : ', ')] : []),
    ...(inText ? [__('by the words in it', 'product-selector')] : []),
    ...(part === undefined ? [] : [sprintf(ofPart, part)]),
    ...(unit === undefined ? [] : [sprintf(inUnit, unit)]),
    ...(meanings.length === 0 ? [] : [`(${meanings.join(', ')})`]),
    ...(source.default === undefined ? [] : [from.length === 0 ? source.default : sprintf(orElse, source.default)]),
  ].join(' ');
}

function openRow({ name, samples, suggestions, advice }: OpenColumn, speech: Speech): readonly string[] {
  const { __, sprintf } = speech;
  const translated = translateOf(speech);
  const meanings = anyOf(
    suggestions.map(({ column }) => translated(COLUMN_NOUNS[column])),
    translated,
  );
  return [
    `“${name}”`,
    samples.join(' · '),
    // translators: %s: meanings of a column, such as “the brand”
    ...(suggestions.length === 0 ? [] : [sprintf(__('Could be %s.', 'product-selector'), meanings)]),
    ...(advice === null ? [] : [advice]),
  ];
}

const MAX_ROWS_NAMED = 5;

/** "3 rows (6, 7, 8)" */
function whereText(rows: readonly number[], speech: Speech): string {
  const more = rows.length > MAX_ROWS_NAMED ? ' …' : '';
  return `${rowsIn(speech, rows.length)} (${rows.slice(0, MAX_ROWS_NAMED).join(', ')}${more})`;
}

function skippedText(reason: SkippedRows['reason'], { __ }: Speech): string {
  switch (reason) {
    case 'headings':
      return __('They repeat the headings', 'product-selector');
    case 'single-cell':
      return __('They have one cell only, as the name of a section or a note has', 'product-selector');
    case 'total':
      return __('They are sums', 'product-selector');
    case 'picture':
      return __('They only add a picture', 'product-selector');
  }
}

function filterText({ column, is, not = [], systemsOnly, onSaleOnly }: LeftOut['filter'], speech: Speech): string {
  const { __, sprintf } = speech;
  const named = (words: readonly string[]) =>
    anyOf(
      words.map((word) => word || __('blank', 'product-selector')),
      translateOf(speech),
    );
  const reasons = [
    // translators: 1: name of a column, 2: values
    ...(is ? [sprintf(__('“%1$s” isn’t %2$s', 'product-selector'), column, named(is))] : []),
    // translators: 1: name of a column, 2: values
    ...(not.length > 0 ? [sprintf(__('“%1$s” is %2$s', 'product-selector'), column, named(not))] : []),
    // translators: %s: name of a column
    ...(systemsOnly ? [sprintf(__('“%s” names other goods', 'product-selector'), column)] : []),
    // translators: %s: name of a column
    ...(onSaleOnly ? [sprintf(__('“%s” says that it isn’t sold any more', 'product-selector'), column)] : []),
  ];
  return reasons.join(', ');
}

/** The row's sale price, and its last day. */
function saleRow({ row, price, ends }: Sale, { __, sprintf, lang }: Speech): readonly string[] {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(`${ends}T00:00`));
  // translators: 1: number of a row, 2: a price, 3: a date
  return [sprintf(__('Row %1$s: %2$s, to %3$s', 'product-selector'), row, price, day)];
}
