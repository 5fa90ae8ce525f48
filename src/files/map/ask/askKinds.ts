import { quoted } from '../../../catalogue/shownValue.ts';
import { SYSTEM_TYPES, type SystemType } from '../../../catalogue/product.ts';
import type { ColumnSource, Mapping } from '../../read/mapping.ts';
import { readMappedCell } from '../../read/readColumn.ts';
import { headingWords } from '../../recognise/recogniseHeading.ts';
import { kindNamed, readKind } from '../../recognise/recogniseKind.ts';
import { changeSource } from '../editMapping.ts';
import { isTypeColumn, kindOf, kindsOfColumn, kindsOfTitles, MAX_FEW_KINDS } from '../guessKinds.ts';
import { countOf, type Values } from '../values.ts';
import { type Asking, columnOption, columnValue, type Option, type Question, questionOf } from './question.ts';

const MAX_COLUMNS = 6;
/** More words than these are asked about together. */
const MAX_WORDS = 3;
const MIN_SUGGESTED = 0.6;
const MAX_SHOWN = 8;
const OTHER = 'other';

/** Asks what says the kind of each system, while nothing does. */
export function* askKinds(asking: Asking): Generator<Question> {
  const { mapping, say, values, rows } = asking;
  if (mapping.columns.system_type) return;
  const columns = columnsOfKinds(asking);
  const [first] = columns;
  const isLikely = first !== undefined && shareNamed(values(first), rows.length) >= MIN_SUGGESTED;
  yield questionOf(asking, {
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
): readonly Option[] {
  return SYSTEM_TYPES.map((type) => ({
    value: `all:${type}`,
    label: say(`${which}_${type}`),
    gives: () => changeSource(mapping, 'system_type', how(type)),
  }));
}

/** The columns that could say the kind, those that say most first: categories, and titles that name one in many rows. */
function columnsOfKinds({ source, values, rows, mapping }: Asking): readonly string[] {
  const rated = source.columns.flatMap((name) => {
    const texts = values(name);
    const share = shareNamed(texts, rows.length);
    // “Split or packaged?” says nothing of ducts.
    const isOther = headingWords(name).ideas.has('packing') || mapping.columns.brand?.from.includes(name);
    const isOfWords = [...texts.keys()].every((text) => /\p{L}{2}/u.test(text) && !/^https?:|^(?:true|false|yes|no)$/i.test(text));
    const isFew = texts.size > 0 && texts.size <= MAX_FEW_KINDS && (texts.size < countOf(texts) || isTypeColumn(source, name));
    if (isOther || !isOfWords || (!isFew && share < MIN_SUGGESTED)) return [];
    return [{ name, share, isTyped: isTypeColumn(source, name), isFew }];
  });
  const better = (a: (typeof rated)[number], b: (typeof rated)[number]): number =>
    Number(b.share >= MIN_SUGGESTED) - Number(a.share >= MIN_SUGGESTED) ||
    Number(b.isTyped) - Number(a.isTyped) ||
    b.share - a.share ||
    Number(b.isFew) - Number(a.isFew);
  return rated.toSorted(better).slice(0, MAX_COLUMNS).map(({ name }) => name);
}

/** The share of the rows for which a column names a kind of system, or other goods. */
function shareNamed(values: Values, rows: number): number {
  const named = [...values].reduce((sum, [text, count]) => (readKind(text).kind === undefined ? sum : sum + count), 0);
  const hasSystem = [...values.keys()].some((text) => kindNamed(text));
  return hasSystem && rows > 0 ? named / rows : 0;
}

/** Reads kinds from a column: by its words, or anywhere in its text where nearly each row has another one. */
function withKinds({ mapping, values }: Asking, name: string): Mapping {
  const texts = values(name);
  const isText = texts.size > MAX_FEW_KINDS || (texts.size > 1 && texts.size === countOf(texts) && [...texts.keys()].some((text) => kindOf(text) === undefined));
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

/** Asks what each word means that isn't read as a kind, and what rows without one are. */
export function* askWords(asking: Asking): Generator<Question> {
  const { mapping, say, values, rows } = asking;
  const kinds = mapping.columns.system_type;
  if (!kinds) return;
  if (!kinds.inText) {
    for (const name of kinds.from) yield* askWordsOf(asking, kinds, name);
  }
  const isBlank = (text: string): boolean => kinds.inText === true && kindNamed(text) === undefined;
  const unnamed = kinds.from.flatMap((name) => [...values(name)].filter(([text]) => isBlank(text)));
  const said = kinds.from.reduce((sum, name) => sum + countOf(values(name)), 0);
  const blank = rows.length - said + unnamed.reduce((sum, [, count]) => sum + count, 0);
  if (kinds.from.length === 0 || kinds.default !== undefined || blank <= 0) return;
  const names = kinds.from.map(quoted).join(' and ');
  const texts = unnamed.slice(0, MAX_WORDS).map(([text]) => quoted(text)).join(', ');
  yield questionOf(asking, {
    id: 'system_type=',
    text: unnamed.length > 0 ? say('unnamed', { rows: blank, names, texts }) : say('blank', { rows: blank, names }),
    options: kindOptions(asking, 'these', (type) => ({ default: type })),
    isNeeded: true,
  });
}

function* askWordsOf(asking: Asking, kinds: ColumnSource, name: string): Generator<Question> {
  const { mapping, say, values } = asking;
  const texts = unreadWords(kinds, values(name));
  const groups = texts.length <= MAX_WORDS + 1 ? texts.map((text) => [text]) : [...texts.slice(0, MAX_WORDS).map((text) => [text]), texts.slice(MAX_WORDS)];
  for (const [at, words] of groups.entries()) {
    const isRest = at === MAX_WORDS && words.length > 1;
    const means = (meant: string) => Object.fromEntries(words.map((word) => [word, meant]));
    const shown = words.slice(0, MAX_SHOWN).map(quoted).join(', ') + (words.length > MAX_SHOWN ? ' …' : '');
    const other = { value: OTHER, label: say('other'), gives: () => withoutRows(mapping, name, words) };
    yield questionOf(asking, {
      id: isRest ? `system_type=${name}:*` : `system_type=${words[0]}`,
      text: isRest ? say('words', { words: shown, name }) : say('word', { word: words[0]!, name }),
      options: [
        ...kindOptions(asking, 'these', (type) => ({ words: { ...kinds.words, ...means(type) } })),
        other,
      ],
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
