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

/** An answer, and the mapping with it. */
interface Option extends Choice {
  gives(): Mapping;
}

function* questions(source: Table, mapping: Mapping, say: Say): Generator<Question> {
  const rows = passingRows(source, mapping);
  if (rows.length === 0) return;
  const values = (name: string): Values => valuesOf(rows, positionOf(source.columns, name));
  const samples = (name: string): string => samplesOf(source.rows, positionOf(source.columns, name)).join(' · ');
  /** @param last the answer that changes nothing */
  const question = (
    id: string,
    text: string,
    options: readonly Option[],
    suggested: string | null,
    last: 'open' | 'no' = 'open',
  ): Question => ({
    id,
    text,
    choices: [...options.map(({ value, label }) => ({ value, label })), { value: last, label: say(last) }],
    suggested,
    answer: (value) => options.find((option) => option.value === value)?.gives() ?? mapping,
  });
  const ofColumn = (name: string, gives: () => Mapping): Option => ({
    value: `${COLUMN}${name}`,
    label: say('column', { name, samples: samples(name) }),
    gives,
  });
  const kindOptions = (which: 'all' | 'these', how: (type: SystemType) => Partial<ColumnSource>): readonly Option[] =>
    SYSTEM_TYPES.map((type) => ({
      value: `all:${type}`,
      label: say(`${which}_${type}`),
      gives: () => changeSource(mapping, 'system_type', how(type)),
    }));

  const kinds = mapping.columns.system_type;
  if (!kinds) {
    const columns = kindColumns(source, mapping, values).slice(0, MAX_COLUMNS);
    const [best] = columns;
    const options = columns.map((name) => ofColumn(name, () => assign(mapping, source, name, 'system_type')));
    yield question(
      'system_type',
      say('kind'),
      [...options, ...kindOptions('all', (type) => ({ default: type }))],
      best !== undefined && kindsIn(values(best)) > 0 ? `${COLUMN}${best}` : null,
    );
  } else if (!kinds.inText) {
    for (const [name, text] of unreadKinds(kinds, values)) {
      const these = kindOptions('these', (type) => ({ words: { ...kinds.words, [text]: type } }));
      const other = { value: OTHER, label: say('other'), gives: () => withoutRows(mapping, name, text) };
      const suggested = kindNamed(text) === null ? OTHER : null;
      yield question(`system_type=${text}`, say('word', { word: text, name }), [...these, other], suggested);
    }
    const blank = rows.length - kinds.from.reduce((sum, name) => sum + countOf(values(name)), 0);
    if (kinds.from.length > 0 && kinds.default === undefined && blank > 0) {
      const text = say('blank', { rows: blank, names: kinds.from.map(quoted).join(' and ') });
      yield question(
        'system_type=',
        text,
        kindOptions('these', (type) => ({ default: type })),
        null,
      );
    }
  }
  const taken = new Set(Object.values(mapping.columns).flatMap(({ from }) => from));
  for (const column of ['id', 'title'] as const) {
    if (mapping.columns[column] || mapping.suggestions[column]) continue;
    const names = source.columns.filter((name) => !taken.has(name) && values(name).size > rows.length / 2);
    const options = names
      .slice(0, MAX_COLUMNS)
      .map((name) => ofColumn(name, () => changeSource(mapping, column, { from: [name] })));
    yield question(column, say(column), options, null);
  }
  // In a list of other goods, the rest has no answer.
  if (!kinds) return;
  for (const { name, group } of suggestedTogether(mapping)) {
    const columns = group.map(([column, own]) => measured(column, own)).join(', ');
    const gives = () => group.reduce((left, [column, own]) => changeSource(left, column, own), mapping);
    yield question(
      `${name}=${group.map(([column]) => column).join('+')}`,
      say('suggestion', { columns, name, samples: samples(name) }),
      [{ value: 'yes', label: say('yes'), gives }],
      group.every(([column]) => isLikely(column, name, source)) ? 'yes' : null,
      'no',
    );
  }
  if (mapping.columns.price_from_aud && !mapping.columns.price_includes) {
    const options = PRICE_INCLUDES.map((value) => ({
      value,
      label: say(value),
      gives: () => changeSource(mapping, 'price_includes', { default: value }),
    }));
    yield question('price_includes', say('price'), options, null);
  }
}

function kindsIn(values: Values): number {
  return [...values.keys()].filter((value) => kindNamed(value)).length;
}

/** The columns that could say the kind, the best first: those of categories before the titles, which name one only here and there. */
function kindColumns(source: Table, mapping: Mapping, values: (name: string) => Values): readonly string[] {
  const possible = source.columns.filter((name) => {
    const texts = [...values(name).keys()];
    // “Split or packaged?” says nothing of ducts.
    const isOther = headingWords(name).ideas.has('packing');
    return !isOther && texts.length > 0 && texts.length <= MAX_KINDS && texts.every((text) => /\p{L}{2}/u.test(text));
  });
  const isSuggested = (name: string): number => Number(mapping.suggestions.system_type?.from.includes(name) ?? false);
  return possible.toSorted((a, b) => isSuggested(b) - isSuggested(a) || kindsIn(values(b)) - kindsIn(values(a)));
}

/** The words that aren't read as a kind, the most frequent of each column first. */
function unreadKinds(kinds: ColumnSource, values: (name: string) => Values): readonly (readonly [string, string])[] {
  return kinds.from.flatMap((name) => {
    const texts = [...values(name)].sort(([, one], [, other]) => other - one).map(([text]) => text);
    if (texts.length > MAX_KINDS) return [];
    const isUnread = (text: string): boolean =>
      readMappedCell('system_type', kinds, text, undefined).reading.value === null && kinds.words?.[text] !== '';
    return texts.filter(isUnread).map((text) => [name, text] as const);
  });
}

function withoutRows(mapping: Mapping, column: string, text: string): Mapping {
  const own = mapping.only.find((filter) => filter.column === column && filter.not);
  if (!own) return { ...mapping, only: [...mapping.only, { column, not: [text] }] };
  return {
    ...mapping,
    only: mapping.only.map((filter) => (filter === own ? { ...own, not: [...(own.not ?? []), text] } : filter)),
  };
}

type Suggestion = readonly [Column, ColumnSource];

/** Suggests columns of the catalogue for each source column. The three sides of a size are one suggestion. */
function suggestedTogether(
  mapping: Mapping,
): readonly { readonly name: string; readonly group: readonly Suggestion[] }[] {
  const suggested = Object.entries(mapping.suggestions) as Suggestion[];
  return [...new Set(suggested.flatMap(([, { from }]) => from))].flatMap((name) => {
    const ofName = suggested.filter(([, { from }]) => from.includes(name));
    // One figure has one meaning; only the sides of a size are in one cell together.
    const isUsed = ofName.some(
      ([column, { part }]) => part === undefined && mapping.columns[column]?.from.includes(name),
    );
    if (isUsed) return [];
    const own = ofName.filter(([column]) => !mapping.columns[column]);
    const sides = own.filter(([, { part }]) => part !== undefined);
    const others = sides.length > 1 ? own.filter((one) => !sides.includes(one)) : own;
    return [...(sides.length > 1 ? [sides] : []), ...others.map((one) => [one])].map((group) => ({ name, group }));
  });
}

/** `outdoor_width_mm (figure 1) in cm` */
function measured(column: Column, { unit, part, each }: ColumnSource): string {
  if (each) return `${column} (${each.join(', ')})`;
  return `${column}${part === undefined ? '' : ` (figure ${part})`}${unit === undefined ? '' : ` in ${unit}`}`;
}

/** False where the words leave open which unit a side is of, what a sound is, or which money a price is in. A shop's sizes are for shipping. */
function isLikely(column: Column, name: string, { kind }: Table): boolean {
  if (column === 'price_from_aud') return false;
  const { ideas } = headingWords(name);
  if (column.includes('_sound_')) return ideas.has('pressure') || ideas.has('soundPower') || ideas.has('least');
  const isSide = COLUMNS[column].kind === 'number' && column.endsWith('_mm');
  return !isSide || (kind === 'sheet' && ideas.has('outdoor'));
}
