import { COLUMNS } from '../catalogue/columns.ts';
import { type Column, PRICE_INCLUDES, SYSTEM_TYPES } from '../catalogue/product.ts';
import { readCell } from '../catalogue/readCell.ts';
import { convertCell } from './convertCell.ts';
import { assign, changeSource } from './editMapping.ts';
import { countOf, type Values, valuesOf } from './guessMapping.ts';
import type { ColumnSource, Mapping } from './mapping.ts';
import { samplesOf } from './openColumns.ts';
import { headingWords } from './recogniseHeading.ts';
import { kindNamed } from './recogniseKind.ts';
import { failedFilter } from './rowFilter.ts';
import { positionOf, type SourceTable } from './sourceTable.ts';

/** One thing that a mapping leaves open, with the answers there are. */
export interface Question {
  /** The same for the same question about another file of this shape. */
  readonly id: string;
  readonly text: string;
  readonly choices: readonly Choice[];
  /** The value of the choice that is probably right; null if nothing speaks for one. */
  readonly suggested: string | null;
  /** The mapping with an answer. @param value of a choice; any other leaves it open */
  answer(value: string): Mapping;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const OPEN: Choice = { value: 'open', label: 'Leave it open' };
/** More different values are texts, not kinds. */
const MAX_KINDS = 30;
const MAX_COLUMNS = 8;
const ALL = 'all:';
const COLUMN = 'column:';
const OTHER = 'other';

const KIND_NAMES: Readonly<Record<(typeof SYSTEM_TYPES)[number], string>> = {
  split: 'split systems',
  multi_split: 'multi-split systems',
  ducted: 'ducted systems',
  slim_ducted: 'slim ducted systems',
};
const PRICE_NAMES: Readonly<Record<(typeof PRICE_INCLUDES)[number], string>> = {
  supply_only: 'The system alone',
  supply_and_standard_install: 'The system with standard installation',
};

/** The next question about a mapping, the one without which nothing can be read first; null if none is left. */
export function nextQuestion(source: SourceTable, mapping: Mapping, asked: ReadonlySet<string>): Question | null {
  for (const question of questions(source, mapping)) if (!asked.has(question.id)) return question;
  return null;
}

function* questions(source: SourceTable, mapping: Mapping): Iterable<Question> {
  const rows = source.rows.filter((row) => failedFilter(row, source.columns, mapping.only) === null);
  const values = (name: string): Values => valuesOf(rows, positionOf(source.columns, name));
  const isTaken = (name: string): boolean => Object.values(mapping.columns).some(({ from }) => from.includes(name));
  const kinds = mapping.columns.system_type;
  if (!kinds) yield kindQuestion(source, mapping, values);
  else if (!kinds.inText) {
    yield* wordQuestions(mapping, kinds, values);
    const named = kinds.from.reduce((sum, name) => sum + countOf(values(name)), 0);
    if (kinds.from.length > 0 && kinds.default === undefined && named < rows.length)
      yield blankQuestion(mapping, kinds, rows.length - named);
  }
  for (const column of ['id', 'title'] as const) {
    if (mapping.columns[column] || mapping.suggestions[column]) continue;
    const names = source.columns.filter((name) => !isTaken(name) && values(name).size > rows.length / 2);
    yield columnQuestion(source, column, names.slice(0, MAX_COLUMNS), mapping);
  }
  yield* suggestionQuestions(source, mapping);
  if (mapping.columns.price_from_aud && !mapping.columns.price_includes) yield priceQuestion(mapping);
}

function samples(source: SourceTable, name: string): string {
  return samplesOf(source.rows, positionOf(source.columns, name)).join(' · ');
}

function kindQuestion(source: SourceTable, mapping: Mapping, values: (name: string) => Values): Question {
  const kindsIn = (name: string): number => [...values(name).keys()].filter((value) => kindNamed(value)).length;
  const possible = source.columns.filter((name) => {
    const texts = [...values(name).keys()];
    // “Split or packaged?” says nothing of ducts.
    const isOther = headingWords(name).ideas.has('packing');
    return !isOther && texts.length > 0 && texts.length <= MAX_KINDS && texts.every((text) => /\p{L}{2}/u.test(text));
  });
  const columns = possible.toSorted((a, b) => kindsIn(b) - kindsIn(a)).slice(0, MAX_COLUMNS);
  const [best] = columns;
  return {
    id: 'system_type',
    text: 'What says which kind of system each row is?',
    choices: [
      ...columns.map((name) => ({ value: `${COLUMN}${name}`, label: `“${name}”: ${samples(source, name)}` })),
      ...SYSTEM_TYPES.map((type) => ({ value: `${ALL}${type}`, label: `All are ${KIND_NAMES[type]}` })),
      OPEN,
    ],
    suggested: best !== undefined && kindsIn(best) > 0 ? `${COLUMN}${best}` : null,
    answer(value) {
      if (value.startsWith(COLUMN)) return assign(mapping, source, value.slice(COLUMN.length), 'system_type');
      const all = SYSTEM_TYPES.find((type) => value === `${ALL}${type}`);
      return all === undefined ? mapping : changeSource(mapping, 'system_type', { default: all });
    },
  };
}

/** One question for each word that isn't read as a kind. */
function* wordQuestions(mapping: Mapping, kinds: ColumnSource, values: (name: string) => Values): Iterable<Question> {
  for (const name of kinds.from) {
    const texts = [...values(name)].sort(([, one], [, other]) => other - one).map(([text]) => text);
    if (texts.length > MAX_KINDS) continue;
    for (const text of texts) {
      if (readCell(COLUMNS.system_type, convertCell('system_type', kinds, text, undefined), 'usual').value !== null)
        continue;
      if (kinds.words?.[text] === '') continue;
      yield {
        id: `system_type=${text}`,
        text: `What is “${text}” in “${name}”?`,
        choices: [
          ...SYSTEM_TYPES.map((type) => ({ value: `${ALL}${type}`, label: `These rows are ${KIND_NAMES[type]}` })),
          { value: OTHER, label: 'No system of ours: leave these rows out' },
          OPEN,
        ],
        suggested: kindNamed(text) === null ? OTHER : null,
        answer(value) {
          if (value === OTHER) return withoutRows(mapping, name, text);
          const type = SYSTEM_TYPES.find((one) => value === `${ALL}${one}`);
          return type === undefined
            ? mapping
            : changeSource(mapping, 'system_type', { words: { ...kinds.words, [text]: type } });
        },
      };
    }
  }
}

function blankQuestion(mapping: Mapping, { from }: ColumnSource, rows: number): Question {
  const names = from.map((name) => `“${name}”`).join(' and ');
  return {
    id: 'system_type=',
    text: `What are the rows (${rows}) with nothing in ${names}?`,
    choices: [
      ...SYSTEM_TYPES.map((type) => ({ value: `${ALL}${type}`, label: `These rows are ${KIND_NAMES[type]}` })),
      OPEN,
    ],
    suggested: null,
    answer(value) {
      const type = SYSTEM_TYPES.find((one) => value === `${ALL}${one}`);
      return type === undefined ? mapping : changeSource(mapping, 'system_type', { default: type });
    },
  };
}

function withoutRows(mapping: Mapping, column: string, text: string): Mapping {
  const own = mapping.only.find((filter) => filter.column === column && filter.not);
  if (!own) return { ...mapping, only: [...mapping.only, { column, not: [text] }] };
  return {
    ...mapping,
    only: mapping.only.map((filter) => (filter === own ? { ...own, not: [...(own.not ?? []), text] } : filter)),
  };
}

function columnQuestion(source: SourceTable, column: Column, names: readonly string[], mapping: Mapping): Question {
  return {
    id: column,
    text: column === 'id' ? 'What tells each system from every other one?' : 'What is each system called?',
    choices: [
      ...names.map((name) => ({ value: `${COLUMN}${name}`, label: `“${name}”: ${samples(source, name)}` })),
      OPEN,
    ],
    suggested: null,
    answer: (value) =>
      value.startsWith(COLUMN) ? changeSource(mapping, column, { from: [value.slice(COLUMN.length)] }) : mapping,
  };
}

/** One question for each source column that could be something; the three sides of a size are one. */
function* suggestionQuestions(source: SourceTable, mapping: Mapping): Iterable<Question> {
  const suggested = Object.entries(mapping.suggestions) as [Column, ColumnSource][];
  for (const name of new Set(suggested.flatMap(([, { from }]) => from))) {
    const ofName = suggested.filter(([, { from }]) => from.includes(name));
    // One figure has one meaning; only the sides of a size are in one cell together.
    const isUsed = ofName.some(
      ([column, { part }]) => part === undefined && mapping.columns[column]?.from.includes(name),
    );
    if (isUsed) continue;
    const own = ofName.filter(([column]) => !mapping.columns[column]);
    const parts = own.filter(([, { part }]) => part !== undefined);
    const groups =
      parts.length > 1
        ? [parts, ...own.filter((one) => !parts.includes(one)).map((one) => [one])]
        : own.map((one) => [one]);
    for (const group of groups) {
      if (group.length === 0) continue;
      const columns = group.map(([column, { unit, part }]) => {
        const which = part === undefined ? '' : ` (figure ${part})`;
        return `${column}${which}${unit === undefined ? '' : ` in ${unit}`}`;
      });
      yield {
        id: `${name}=${group.map(([column]) => column).join('+')}`,
        text: `Read ${columns.join(', ')} from “${name}”? It has ${samples(source, name)}.`,
        choices: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ],
        suggested: group.every(([column]) => isLikely(column, name, source)) ? 'yes' : null,
        answer: (value) =>
          value === 'yes' ? group.reduce((left, [column, own]) => changeSource(left, column, own), mapping) : mapping,
      };
    }
  }
}

/** False where the words leave open which unit a side is of, what a sound is, or which money a price is in. A shop's sizes are for shipping. */
function isLikely(column: Column, name: string, { from }: SourceTable): boolean {
  if (column === 'price_from_aud') return false;
  const { ideas } = headingWords(name);
  if (column.includes('_sound_')) return ideas.has('pressure') || ideas.has('soundPower') || ideas.has('least');
  const isSide = COLUMNS[column].kind === 'number' && column.endsWith('_mm');
  return !isSide || (from === 'sheet' && ideas.has('outdoor'));
}

function priceQuestion(mapping: Mapping): Question {
  return {
    id: 'price_includes',
    text: 'What do the prices include? Visitors see a price only with that.',
    choices: [...PRICE_INCLUDES.map((value) => ({ value, label: PRICE_NAMES[value] })), OPEN],
    suggested: null,
    answer(value) {
      const includes = PRICE_INCLUDES.find((one) => one === value);
      return includes === undefined ? mapping : changeSource(mapping, 'price_includes', { default: includes });
    },
  };
}
