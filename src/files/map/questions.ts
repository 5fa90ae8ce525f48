import { COLUMNS } from '../../catalogue/columns.ts';
import { fillText, IN_ENGLISH } from '../../catalogue/explainProblem.ts';
import type { Facts } from '../../catalogue/problem.ts';
import { type Column, PRICE_INCLUDES, SYSTEM_TYPES, type SystemType } from '../../catalogue/product.ts';
import { quoted } from '../../catalogue/shownValue.ts';
import type { Table } from '../open/table.ts';
import type { ColumnSource, Mapping } from '../read/mapping.ts';
import { readMappedCell } from '../read/readColumn.ts';
import { passingRows } from '../read/rowFilter.ts';
import { positionOf } from '../recognise/fold.ts';
import { headingWords } from '../recognise/recogniseHeading.ts';
import { kindNamed } from '../recognise/recogniseKind.ts';
import { assign, changeSource } from './editMapping.ts';
import { samplesOf } from './openColumns.ts';
import { QUESTION_TEXTS } from './questionTexts.ts';
import { countOf, type Values, valuesOf } from './values.ts';

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

/** More different values are texts, not kinds. */
const MAX_KINDS = 30;
const MAX_COLUMNS = 8;
const ALL = 'all:';
const COLUMN = 'column:';
const OTHER = 'other';

/** Says a text of the table in the person's language. */
type Say = (key: keyof typeof QUESTION_TEXTS, facts?: Facts) => string;

/**
 * Asks each question once; those without which nothing can be read come first. Give the chosen value to `next`: without one, the
 * question stays open. Returns the mapping with the answers.
 */
export function* askAll(
  source: Table,
  first: Mapping,
  translate = IN_ENGLISH,
): Generator<Question, Mapping, string | undefined> {
  const say: Say = (key, facts = {}) => fillText(translate(QUESTION_TEXTS[key]), facts);
  const asked = new Set<string>();
  let mapping = first;
  for (;;) {
    const question = [...questions(source, mapping, say)].find(({ id }) => !asked.has(id));
    if (question === undefined) return mapping;
    asked.add(question.id);
    const value = yield question;
    if (value !== undefined) mapping = question.answer(value);
  }
}

function* questions(source: Table, mapping: Mapping, say: Say): Generator<Question> {
  const rows = passingRows(source, mapping.only);
  if (rows.length === 0) return;
  const values = (name: string): Values => valuesOf(rows, positionOf(source.columns, name));
  const isTaken = (name: string): boolean => Object.values(mapping.columns).some(({ from }) => from.includes(name));
  const kinds = mapping.columns.system_type;
  if (!kinds) yield kindQuestion(source, mapping, values, say);
  else if (!kinds.inText) {
    yield* wordQuestions(mapping, kinds, values, say);
    const named = kinds.from.reduce((sum, name) => sum + countOf(values(name)), 0);
    if (kinds.from.length > 0 && kinds.default === undefined && named < rows.length)
      yield blankQuestion(mapping, kinds, rows.length - named, say);
  }
  for (const column of ['id', 'title'] as const) {
    if (mapping.columns[column] || mapping.suggestions[column]) continue;
    const names = source.columns.filter((name) => !isTaken(name) && values(name).size > rows.length / 2);
    yield columnQuestion(source, column, names.slice(0, MAX_COLUMNS), mapping, say);
  }
  // In a list of other goods, the rest has no answer.
  if (!kinds) return;
  yield* suggestionQuestions(source, mapping, say);
  if (mapping.columns.price_from_aud && !mapping.columns.price_includes) yield priceQuestion(mapping, say);
}

function samples(source: Table, name: string): string {
  return samplesOf(source.rows, positionOf(source.columns, name)).join(' · ');
}

function kindChoices(which: 'all' | 'these', say: Say): readonly Choice[] {
  return SYSTEM_TYPES.map((type) => ({ value: `${ALL}${type}`, label: say(`${which}_${type}`) }));
}

function openChoice(say: Say): Choice {
  return { value: 'open', label: say('open') };
}

function columnChoice(source: Table, name: string, say: Say): Choice {
  return { value: `${COLUMN}${name}`, label: say('column', { name, samples: samples(source, name) }) };
}

function kindChosen(value: string): SystemType | undefined {
  return SYSTEM_TYPES.find((type) => value === `${ALL}${type}`);
}

function kindQuestion(source: Table, mapping: Mapping, values: (name: string) => Values, say: Say): Question {
  const kindsIn = (name: string): number => [...values(name).keys()].filter((value) => kindNamed(value)).length;
  const possible = source.columns.filter((name) => {
    const texts = [...values(name).keys()];
    // “Split or packaged?” says nothing of ducts.
    const isOther = headingWords(name).ideas.has('packing');
    return !isOther && texts.length > 0 && texts.length <= MAX_KINDS && texts.every((text) => /\p{L}{2}/u.test(text));
  });
  // A column of categories before the titles, which name a kind only here and there.
  const isSuggested = (name: string): number => Number(mapping.suggestions.system_type?.from.includes(name) ?? false);
  const columns = possible
    .toSorted((a, b) => isSuggested(b) - isSuggested(a) || kindsIn(b) - kindsIn(a))
    .slice(0, MAX_COLUMNS);
  const [best] = columns;
  return {
    id: 'system_type',
    text: say('kind'),
    choices: [...columns.map((name) => columnChoice(source, name, say)), ...kindChoices('all', say), openChoice(say)],
    suggested: best !== undefined && kindsIn(best) > 0 ? `${COLUMN}${best}` : null,
    answer(value) {
      if (value.startsWith(COLUMN)) return assign(mapping, source, value.slice(COLUMN.length), 'system_type');
      const all = kindChosen(value);
      return all === undefined ? mapping : changeSource(mapping, 'system_type', { default: all });
    },
  };
}

/** One question for each word that isn't read as a kind. */
function* wordQuestions(
  mapping: Mapping,
  kinds: ColumnSource,
  values: (name: string) => Values,
  say: Say,
): Iterable<Question> {
  for (const name of kinds.from) {
    const texts = [...values(name)].sort(([, one], [, other]) => other - one).map(([text]) => text);
    if (texts.length > MAX_KINDS) continue;
    for (const text of texts) {
      if (readMappedCell('system_type', kinds, text, undefined).reading.value !== null) continue;
      if (kinds.words?.[text] === '') continue;
      yield {
        id: `system_type=${text}`,
        text: say('word', { word: text, name }),
        choices: [...kindChoices('these', say), { value: OTHER, label: say('other') }, openChoice(say)],
        suggested: kindNamed(text) === null ? OTHER : null,
        answer(value) {
          if (value === OTHER) return withoutRows(mapping, name, text);
          const type = kindChosen(value);
          return type === undefined
            ? mapping
            : changeSource(mapping, 'system_type', { words: { ...kinds.words, [text]: type } });
        },
      };
    }
  }
}

function blankQuestion(mapping: Mapping, { from }: ColumnSource, rows: number, say: Say): Question {
  const names = from.map(quoted).join(' and ');
  return {
    id: 'system_type=',
    text: say('blank', { rows, names }),
    choices: [...kindChoices('these', say), openChoice(say)],
    suggested: null,
    answer(value) {
      const type = kindChosen(value);
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

function columnQuestion(
  source: Table,
  column: 'id' | 'title',
  names: readonly string[],
  mapping: Mapping,
  say: Say,
): Question {
  return {
    id: column,
    text: say(column),
    choices: [...names.map((name) => columnChoice(source, name, say)), openChoice(say)],
    suggested: null,
    answer: (value) =>
      value.startsWith(COLUMN) ? changeSource(mapping, column, { from: [value.slice(COLUMN.length)] }) : mapping,
  };
}

/** One question for each source column that could be something; the three sides of a size are one. */
function* suggestionQuestions(source: Table, mapping: Mapping, say: Say): Iterable<Question> {
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
      const columns = group.map(([column, { unit, part, each }]) => {
        if (each) return `${column} (${each.join(', ')})`;
        const which = part === undefined ? '' : ` (figure ${part})`;
        return `${column}${which}${unit === undefined ? '' : ` in ${unit}`}`;
      });
      yield {
        id: `${name}=${group.map(([column]) => column).join('+')}`,
        text: say('suggestion', { columns: columns.join(', '), name, samples: samples(source, name) }),
        choices: [
          { value: 'yes', label: say('yes') },
          { value: 'no', label: say('no') },
        ],
        suggested: group.every(([column]) => isLikely(column, name, source)) ? 'yes' : null,
        answer: (value) =>
          value === 'yes' ? group.reduce((left, [column, own]) => changeSource(left, column, own), mapping) : mapping,
      };
    }
  }
}

/** False where the words leave open which unit a side is of, what a sound is, or which money a price is in. A shop's sizes are for shipping. */
function isLikely(column: Column, name: string, { kind }: Table): boolean {
  if (column === 'price_from_aud') return false;
  const { ideas } = headingWords(name);
  if (column.includes('_sound_')) return ideas.has('pressure') || ideas.has('soundPower') || ideas.has('least');
  const isSide = COLUMNS[column].kind === 'number' && column.endsWith('_mm');
  return !isSide || (kind === 'sheet' && ideas.has('outdoor'));
}

function priceQuestion(mapping: Mapping, say: Say): Question {
  return {
    id: 'price_includes',
    text: say('price'),
    choices: [...PRICE_INCLUDES.map((value) => ({ value, label: say(value) })), openChoice(say)],
    suggested: null,
    answer(value) {
      const includes = PRICE_INCLUDES.find((one) => one === value);
      return includes === undefined ? mapping : changeSource(mapping, 'price_includes', { default: includes });
    },
  };
}
