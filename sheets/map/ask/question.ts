import { fillText, type Translate } from '../../../src/catalogue/explainProblem.ts';
import type { Facts } from '../../../src/catalogue/problem.ts';
import { headingOf, type Table, type TableRow } from '../../open/table.ts';
import type { ColumnSource, Mapping } from '../../read/mapping.ts';
import { readMappedCell } from '../../read/readColumn.ts';
import { passingRows } from '../../read/rowFilter.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { samplesOf } from '../openColumns.ts';
import { QUESTION_TEXTS } from '../questionTexts.ts';
import { joinedCells, type Values, valuesOf } from '../values.ts';

export interface QuestionChoice {
  readonly value: string;
  readonly label: string;
}

/** One point that a mapping leaves open, with its possible answers. */
export interface MappingQuestion {
  /** Stable: the same question about another file of this shape has the same id. */
  readonly id: string;
  readonly text: string;
  readonly choices: readonly QuestionChoice[];
  /** The value of the likeliest choice; null if none is likelier than the others. */
  readonly suggested: string | null;
  /** True if some systems can't be read without an answer. */
  readonly isNeeded: boolean;
  /** The mapping with an answer. @param value of a choice; other values leave the question open */
  answer(value: string): Mapping;
}

/** An answer, and the mapping with it. */
export interface MappingOption extends QuestionChoice {
  gives(): Mapping;
}

/** The subject of a question: a file and the mapping so far. */
export interface Asking {
  readonly source: Table;
  readonly mapping: Mapping;
  /** The rows that the mapping doesn't leave out. */
  readonly rows: readonly TableRow[];
  /** A text of the table in the person's language, with its facts filled in. */
  say(key: keyof typeof QUESTION_TEXTS, facts?: Facts): string;
  /** Translates a text. */
  readonly translate: Translate;
  values(name: string): Values;
  samples(name: string): string;
}

/** Prepares questions about a file. Values are read once and kept for later questions. */
export function askingAbout(source: Table, translate: Translate): (mapping: Mapping) => Asking {
  let only: Mapping['only'] | null = null;
  let rows: readonly TableRow[] = [];
  let read = new Map<string, Values>();
  return (mapping) => {
    if (mapping.only !== only) {
      ({ only } = mapping);
      rows = passingRows(source, mapping);
      read = new Map();
    }
    return {
      source,
      mapping,
      rows,
      translate,
      say: (key, facts = {}) => fillText(translate(QUESTION_TEXTS[key]), facts),
      values(name) {
        const values = read.get(name) ?? valuesOf(rows, foldPosition(source.columns, name));
        read.set(name, values);
        return values;
      },
      samples: (name) => samplesOf(rows, foldPosition(source.columns, name)).join(' · '),
    };
  };
}

interface Asked {
  readonly id: string;
  readonly text: string;
  readonly options: readonly MappingOption[];
  readonly suggested?: string | null;
  readonly isNeeded?: boolean;
  /** The answer that changes nothing, offered last. */
  readonly last?: 'open' | 'no' | 'none';
}

export function mappingQuestionOf(
  { mapping, say }: Asking,
  { id, text, options, suggested = null, isNeeded = false, last = 'open' }: Asked,
): MappingQuestion {
  return {
    id,
    text,
    choices: [...options.map(({ value, label }) => ({ value, label })), { value: last, label: say(last) }],
    suggested,
    isNeeded,
    answer: (value) => options.find((option) => option.value === value)?.gives() ?? mapping,
  };
}

const COLUMN = 'column:';
/** Rows in a label. */
const SHOWN = 3;

/** The value of the choice of source columns. */
export function columnValue(...names: readonly string[]): string {
  return `${COLUMN}${names.join(' + ')}`;
}

/** A choice of one column, or of several joined together. @param seen shown instead of the columns' values */
export function columnOption(
  asking: Asking,
  names: readonly string[],
  gives: () => Mapping,
  seen?: string,
): MappingOption {
  const { say, source, samples } = asking;
  const [name = ''] = names;
  const isHidden = names.some((one) => headingOf(source, one).isHidden);
  const shown = seen ?? (names.length === 1 ? samples(name) : joinedSamples(asking, names));
  const key = names.length > 1 ? 'columns' : isHidden ? 'hidden' : 'column';
  return {
    value: columnValue(...names),
    label: say(key, { name: names.length === 1 ? name : names.join('” + “'), samples: shown }),
    gives,
  };
}

function joinedSamples({ source, rows }: Asking, names: readonly string[]): string {
  const places = names.map((name) => foldPosition(source.columns, name));
  const texts = rows.slice(0, 50).map((row) => joinedCells(row, places));
  return [...new Set(texts)].slice(0, SHOWN).join(' · ');
}

/** Three rows as a visitor will see them with this source of a column: `Finch 2.5: $1,399`. */
export function asVisitorsSee(
  { source, mapping, rows, samples }: Asking,
  column: 'price_from_aud' | 'cooling_capacity_kw',
  { from, unit }: ColumnSource,
): string {
  const [name = ''] = from;
  const at = foldPosition(source.columns, name);
  const titles = mapping.columns.title?.from.map((title) => foldPosition(source.columns, title)) ?? [];
  const figures = { from, ...(unit && { unit }) };
  const seen = rows.flatMap((row) => {
    const { value } = readMappedCell(column, figures, row.cells[at] ?? '', mapping.decimal, name).reading;
    const title = joinedCells(row, titles);
    if (typeof value !== 'number' || title === '') return [];
    return [`${title}: ${column === 'price_from_aud' ? `$${value.toLocaleString('en-AU')}` : `${value} kW`}`];
  });
  return seen.length === 0 ? samples(name) : seen.slice(0, SHOWN).join(' · ');
}
