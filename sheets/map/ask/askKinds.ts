import { SYSTEM_TYPES, type SystemType } from '../../../src/catalogue/product.ts';
import { quoted } from '../../../src/catalogue/shownValue.ts';
import { columnMeanings } from '../../open/columnMeanings.ts';
import { headingOf } from '../../open/table.ts';
import type { ColumnSource, Mapping } from '../../read/mapping.ts';
import { readMappedCell } from '../../read/readColumn.ts';
import { foldPosition } from '../../recognise/fold.ts';
import { headingWords } from '../../recognise/recogniseHeading.ts';
import { kindNamed, readKind } from '../../recognise/recogniseKind.ts';
import { changeSource } from '../editMapping.ts';
import { isTypeColumn, kindsOfColumn, kindsOfTitles, MAX_FEW_KINDS, mayNameKinds } from '../guessKinds.ts';
import type { Values } from '../values.ts';
import {
  type Asking,
  columnOption,
  columnValue,
  type MappingOption,
  type MappingQuestion,
  mappingQuestionOf,
} from './question.ts';

const MAX_COLUMNS = 8;
/** Beyond this number, words are asked about together. */
const MAX_WORDS = 3;
const MIN_SUGGESTED = 0.6;
/** The minimum under a heading that is about types. */
const MIN_TYPED = 0.5;
/** Titles that name a kind this often are worth a choice. */
const MIN_OFFERED = 0.25;
const MAX_SHOWN = 8;
const OTHER = 'other';

/** Asks which column names the kind of each system, as long as none does. */
export function* askKinds(asking: Asking): Generator<MappingQuestion> {
  const { mapping, say } = asking;
  if (mapping.columns.system_type) return;
  const columns = columnsOfKinds(asking);
  const [first] = columns;
  const isLikely = first !== undefined && isLikelyOfKinds(asking, first);
  yield mappingQuestionOf(asking, {
    id: 'system_type',
    text: say('kind'),
    options: [
      ...columns.map((name) => columnOption(asking, [name], () => withKinds(asking, name))),
      ...kindOptions(asking, 'all', (type) => ({ default: type })),
    ],
    suggested: isLikely ? columnValue(first) : null,
    isNeeded: true,
  });
}

function kindOptions(
  { mapping, say }: Asking,
  which: 'all' | 'these',
  how: (type: SystemType) => Partial<ColumnSource>,
): readonly MappingOption[] {
  return SYSTEM_TYPES.map((type) => ({
    value: `all:${type}`,
    label: say(`${which}_${type}`),
    gives: () => changeSource(mapping, 'system_type', how(type)),
  }));
}

/** Columns that could name the kind, the most telling first: categories, then titles that name one in many rows. */
function columnsOfKinds(asking: Asking): readonly string[] {
  const { source, values, rows } = asking;
  const rated = source.columns.flatMap((name) => {
    const share = shareNamed(values(name), rows.length);
    if (!isOfWords(values(name)) || !mayNameKinds(name, values(name))) return [];
    if (share < MIN_OFFERED && !mayBeKinds(asking, name)) return [];
    const isName = NAMES.some((column) => asking.mapping.columns[column]?.from.includes(name));
    return [{ name, isClear: share >= MIN_SUGGESTED, typed: typedness(asking, name), isName, share }];
  });
  const better = (a: (typeof rated)[number], b: (typeof rated)[number]): number =>
    Number(b.isClear) - Number(a.isClear) ||
    b.typed - a.typed ||
    Number(a.isName) - Number(b.isName) ||
    b.share - a.share;
  return rated
    .toSorted(better)
    .slice(0, MAX_COLUMNS)
    .map(({ name }) => name);
}

/** A rank for headings, the clearest about types first: “Type”, “AHRI type”, “Size”. */
function typedness({ source }: Asking, name: string): number {
  return isTypeColumn(source, name) ? 2 : Number(headingWords(headingOf(source, name).text).ideas.has('type'));
}

function isOfWords(values: Values): boolean {
  const isWord = (text: string): boolean =>
    /\p{L}{2}/u.test(text) && !/^(?:true|false|yes|no|[<>]?\s*[\d.,]+ ?\p{L}{1,4})$/iu.test(text);
  return values.size > 0 && [...values.keys()].every(isWord);
}

const NAMES = ['id', 'title', 'brand', 'model_number', 'indoor_model', 'outdoor_model', 'description'] as const;

/** True for a column of a few words that isn't the system's name. */
function mayBeKinds({ mapping, values }: Asking, name: string): boolean {
  return values(name).size <= MAX_FEW_KINDS && !NAMES.some((column) => mapping.columns[column]?.from.includes(name));
}

/** The share of the rows for which a column names a kind of system, or other goods. */
function shareNamed(values: Values, rows: number): number {
  const named = [...values].reduce((sum, [text, count]) => (readKind(text).kind === undefined ? sum : sum + count), 0);
  const hasSystem = [...values.keys()].some((text) => kindNamed(text));
  return hasSystem && rows > 0 ? named / rows : 0;
}

/** False for “Wall” alone under any heading: a controller may be on the wall too. */
function isLikelyOfKinds({ source, values, rows }: Asking, name: string): boolean {
  const texts = values(name);
  const share = shareNamed(texts, rows.length);
  if (isTypeColumn(source, name)) return share >= MIN_TYPED;
  const saysStyle = columnMeanings(source, name).some(({ column }) => column === 'indoor_unit_style');
  const saysKind = [...texts.keys()].some((text) => {
    const kind = kindNamed(text);
    return kind && (kind !== 'split' || /split|сплит|спліт/i.test(text));
  });
  return share >= MIN_SUGGESTED && (saysStyle || saysKind);
}

/** Reads kinds from a column: from whole cells, or from anywhere in the text if nearly every row differs. */
function withKinds({ mapping, values }: Asking, name: string): Mapping {
  const texts = values(name);
  const isText = texts.size > MAX_FEW_KINDS || NAMES.some((column) => mapping.columns[column]?.from.includes(name));
  const kinds = isText ? kindsOfTitles(name, texts) : kindsOfColumn(name, texts);
  const columns = {
    ...mapping.columns,
    system_type: kinds.type ?? { from: [name] },
    ...(kinds.style && !mapping.columns.indoor_unit_style && { indoor_unit_style: kinds.style }),
    ...(kinds.heads && !mapping.columns.max_indoor_units && { max_indoor_units: kinds.heads }),
  };
  const leaveOut = mapping.leaveOut.filter((left) => left !== name);
  return { ...mapping, columns, leaveOut, only: [...mapping.only, ...kinds.only] };
}

/** Asks about each word that isn't read as a kind, and about rows without a word. */
export function* askWords(asking: Asking): Generator<MappingQuestion> {
  const { mapping, say, source, rows } = asking;
  const kinds = mapping.columns.system_type;
  if (!kinds) return;
  if (!kinds.inText) {
    for (const name of kinds.from) yield* askWordsOf(asking, kinds, name);
  }
  const places = kinds.from.map((name) => foldPosition(source.columns, name));
  const said = rows.map(({ cells }) => places.map((at) => (cells[at] ?? '').trim()).filter(Boolean));
  const isNamed = (texts: readonly string[]): boolean =>
    kinds.inText ? texts.some((_, at) => kindNamed(texts.slice(0, at + 1).join(' ')) !== undefined) : texts.length > 0;
  const blank = said.filter((texts) => !isNamed(texts));
  if (kinds.from.length === 0 || kinds.default !== undefined || blank.length === 0) return;
  const names = kinds.from.map(quoted).join(' and ');
  const unnamed = [...new Set(blank.flatMap((texts) => texts.slice(0, 1)))];
  const texts = unnamed.slice(0, MAX_WORDS).map(quoted).join(', ');
  yield mappingQuestionOf(asking, {
    id: 'system_type=',
    text:
      unnamed.length > 0
        ? say('unnamed', { rows: blank.length, names, texts })
        : say('blank', { rows: blank.length, names }),
    options: kindOptions(asking, 'these', (type) => ({ default: type })),
    isNeeded: true,
  });
}

function* askWordsOf(asking: Asking, kinds: ColumnSource, name: string): Generator<MappingQuestion> {
  const { mapping, say, values } = asking;
  const texts = unreadWords(kinds, values(name));
  const groups =
    texts.length <= MAX_WORDS + 1
      ? texts.map((text) => [text])
      : [...texts.slice(0, MAX_WORDS).map((text) => [text]), texts.slice(MAX_WORDS)];
  for (const [at, words] of groups.entries()) {
    const isRest = at === MAX_WORDS && words.length > 1;
    const means = (meant: string) => Object.fromEntries(words.map((word) => [word, meant]));
    const shown = words.slice(0, MAX_SHOWN).map(quoted).join(', ') + (words.length > MAX_SHOWN ? ' …' : '');
    const other = { value: OTHER, label: say('other'), gives: () => withoutRows(mapping, name, words) };
    yield mappingQuestionOf(asking, {
      id: isRest ? `system_type=${name}:*` : `system_type=${words[0]}`,
      text: isRest ? say('words', { words: shown, name }) : say('word', { word: words[0]!, name }),
      options: [...kindOptions(asking, 'these', (type) => ({ words: { ...kinds.words, ...means(type) } })), other],
      suggested: words.every((word) => kindNamed(word) === null) ? OTHER : null,
      isNeeded: true,
    });
  }
}

/** The words that aren't read as a kind, the most frequent first. */
function unreadWords(kinds: ColumnSource, values: Values): readonly string[] {
  const texts = [...values].sort(([, one], [, other]) => other - one).map(([text]) => text);
  const isUnread = (text: string): boolean =>
    readMappedCell('system_type', kinds, text, undefined).reading.value === null && kinds.words?.[text] !== '';
  return texts.filter(isUnread);
}

function withoutRows(mapping: Mapping, column: string, texts: readonly string[]): Mapping {
  const own = mapping.only.find((filter) => filter.column === column && filter.not);
  if (!own) return { ...mapping, only: [...mapping.only, { column, not: texts }] };
  return {
    ...mapping,
    only: mapping.only.map((filter) => (filter === own ? { ...own, not: [...(own.not ?? []), ...texts] } : filter)),
  };
}
