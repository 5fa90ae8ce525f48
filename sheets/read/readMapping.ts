import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { anyOf } from '../../src/catalogue/explainProblem.ts';
import { isRecord } from '../../src/catalogue/isRecord.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { CONTROLS, type Column, SYSTEM_TYPES } from '../../src/catalogue/product.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import { quoted } from '../../src/catalogue/shownValue.ts';
import { explainFileProblem } from '../open/explainFileProblem.ts';
import { SOURCE_KINDS } from '../open/table.ts';
import { isUnitOf, UNIT_NAMES } from '../recognise/units.ts';
import { type ColumnSource, GST_WORDS, MAPPING_VERSION, type Mapping, type RowFilter } from './mapping.ts';

export type ReadMapping =
  | { readonly ok: true; readonly mapping: Mapping }
  /** The reason names the place in the file and the fault; the suggestion says what to do. One sentence each. */
  | { readonly ok: false; readonly reason: string; readonly suggestion: string };

/** Thrown and caught in this file only. */
class Unsound extends Error {
  readonly suggestion: string;

  constructor(reason: string, suggestion: string) {
    super(reason);
    this.suggestion = suggestion;
  }
}

/** A mapping takes a few kilobytes. */
const MAX_LENGTH = 1_000_000;

/** Reads a mapping that a person may have edited. Reports the place of the first mistake. Never throws. */
export function readMapping(text: string): ReadMapping {
  try {
    return { ok: true, mapping: mappingOf(text) };
  } catch (error) {
    if (error instanceof Unsound) return { ok: false, reason: error.message, suggestion: error.suggestion };
    throw error;
  }
}

/** A mapping as text for people: indented by two spaces, with each short list on one line. */
export function writeMapping(mapping: Mapping): string {
  const text = JSON.stringify(mapping, null, 2);
  const onOneLine = text.replaceAll(/\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/g, (list, content: string) => {
    const line = `[${content.replaceAll(/\n\s+/g, ' ')}]`;
    return line.length <= 100 ? line : list;
  });
  return `${onOneLine}\n`;
}

/** Returns the value, or throws `Unsound` with its place. */
type Check = (given: unknown, place: string) => unknown;

const is =
  (
    isSound: (given: unknown) => boolean,
    suggestion: string,
    reason = (given: unknown) => ` is ${quoted(given)}.`,
  ): Check =>
  (given, place) => {
    if (isSound(given)) return given;
    throw new Unsound(`${place}${reason(given)}`, suggestion);
  };
const oneOf = (words: readonly (string | number)[], suggestion = `Put ${anyOf(words)}.`): Check =>
  is((given) => words.some((word) => word === given), suggestion);
const isText = (given: unknown): boolean => typeof given === 'string';
const FLAG = is((given) => typeof given === 'boolean', 'Put true or false.');
const TEXT = is(isText, 'Put it in double quotes.', () => " isn't text.");
const PART = oneOf([1, 2, 3]);
const SUPPLY = oneOf(['yes', 'no', 'optional', ''], 'Put "yes", "no", "optional" or "" for unknown.');
const LIST = is(Array.isArray, 'Put its entries in square brackets: [ … ].', () => " isn't a list.");
const OBJECT = is(isRecord, 'Put its entries in braces: { … }.', () => " isn't an object.");

const listOf =
  (check: Check): Check =>
  (given, place) =>
    (LIST(given, place) as readonly unknown[]).map((entry, at) => check(entry, `${place}, entry ${at + 1}`));

const TEXTS: Check = (given, place) =>
  is(
    (list) => (list as readonly unknown[]).every(isText),
    'Put each entry in double quotes.',
    () => " has an entry that isn't text.",
  )(LIST(given, place), place);

/** An object with arbitrary names. */
const entriesOf =
  (check: Check): Check =>
  (given, place) => {
    const entries = Object.entries(OBJECT(given, place) as object);
    return Object.fromEntries(entries.map(([key, value]) => [key, check(value, `${place}, ${quoted(key)}`)]));
  };

/** An object with only these names, in their order. */
const objectOf =
  (checks: Readonly<Record<string, Check>>, needed: readonly string[] = []): Check =>
  (given, place) => {
    const entries = OBJECT(given, place) as Readonly<Record<string, unknown>>;
    const names = Object.keys(checks);
    const odd = Object.keys(entries).find((key) => !names.includes(key));
    if (odd !== undefined)
      throw new Unsound(
        `${place} has the unknown entry ${quoted(odd)}.`,
        `It may have ${names.length > 11 ? 'our columns' : anyOf(names)}.`,
      );
    const there = names.filter((name) => entries[name] !== undefined || needed.includes(name));
    const placeOf = (name: string): string => (place === WHOLE ? name : `${place}, ${name}`);
    return Object.fromEntries(there.map((name) => [name, checks[name]!(entries[name], placeOf(name))]));
  };

const WHOLE = 'the mapping';
const SOURCES = objectOf(
  Object.fromEntries(
    COLUMN_NAMES.map((column) => [column, (given, place) => sourceOf(given, place, column)] satisfies [string, Check]),
  ),
);
const CHECKS: Readonly<Record<keyof Mapping, Check>> = {
  version: is(
    (given) => given === MAPPING_VERSION,
    'Use the program that wrote it, or delete it to guess again.',
    (given) => ` is ${quoted(given)}; this program reads ${MAPPING_VERSION}.`,
  ),
  from: oneOf(SOURCE_KINDS),
  sheet: TEXT,
  header: is((given) => Number.isInteger(given) && Number(given) > 0, 'Put the number of the row with the headings.'),
  decimal: oneOf(['.', ','], 'Put "." or ",".'),
  timeZone: is(isText, 'Put a name such as "Australia/Sydney".'),
  only: listOf(filterOf),
  columns: SOURCES,
  leaveOut: TEXTS,
  suggestions: SOURCES,
};

function mappingOf(text: string): Mapping {
  if (text.length > MAX_LENGTH) throw new Unsound('The file is too large for a mapping.', 'Is it the right file?');
  let given: unknown;
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new Unsound(`It isn't JSON: ${why}.`, 'Mend it, or delete it to guess again.');
  }
  const mapping = objectOf(CHECKS, ['version', 'from', 'columns'])(given, WHOLE) as Mapping;
  return {
    ...mapping,
    only: mapping.only ?? [],
    leaveOut: mapping.leaveOut ?? [],
    suggestions: mapping.suggestions ?? {},
  };
}

function sourceOf(given: unknown, place: string, column: Column): ColumnSource {
  const rule = COLUMNS[column];
  const units = UNIT_NAMES.filter((name) => rule.kind === 'number' && isUnitOf(name, rule.unit));
  const unit: Check = units.length > 0 ? oneOf(units) : (one) => one;
  const value: Check = (one, at) => checkValue(one, at, column);
  const word = isRecord(given) && given.each !== undefined ? SUPPLY : value;
  const source = objectOf({
    from: TEXTS,
    unit,
    units: entriesOf(unit),
    part: PART,
    parts: entriesOf(PART),
    join: FLAG,
    inText: FLAG,
    each: listOf(oneOf(CONTROLS)),
    words: entriesOf(word),
    html: FLAG,
    default: value,
    byKind: objectOf(
      Object.fromEntries(SYSTEM_TYPES.map((kind) => [kind, column === 'price_from_aud' ? oneOf(GST_WORDS) : value])),
    ),
  })(given, place) as Partial<ColumnSource>;
  const { from = [], each } = source;
  const odd = Object.keys({ ...source.units, ...source.parts }).find((name) => !from.includes(name));
  const faults: readonly (readonly [isFault: unknown, reason: string, suggestion: string])[] = [
    [
      from.length === 0 && source.default === undefined && !source.byKind,
      ' has neither “from” nor “default”.',
      'Name a column of the file, give a default, or remove the entry.',
    ],
    [
      units.length === 0 && (source.unit ?? source.units),
      ` has a unit, but ${column} can't be converted.`,
      'Remove “unit”.',
    ],
    [odd !== undefined, ` has a unit or a part for ${quoted(odd)}.`, 'Name columns of “from” only.'],
    [source.join && rule.kind !== 'text', ': only columns of text can be joined.', 'Remove “join”.'],
    [source.inText && column !== 'system_type', ': only system_type can have “inText”.', 'Remove “inText”.'],
    [each && column !== 'controls', ': only controls can have “each”.', 'Remove “each”.'],
    [
      each && (each.length !== from.length || new Set(each).size !== from.length),
      ", each doesn't name one control for each column of “from”.",
      `Put each of ${anyOf(CONTROLS)} at most once, in the order of “from”.`,
    ],
  ];
  const fault = faults.find(([isFault]) => isFault);
  if (fault) throw new Unsound(`${place}${fault[1]}`, fault[2]);
  return { ...source, from };
}

/** A value of the mapping must be one that the column accepts; a blank means unknown. */
function checkValue(given: unknown, place: string, column: Column): unknown {
  if (TEXT(given, place) === '') return given;
  const reading = readCell(COLUMNS[column], given, 'usual');
  const [note] = reading.notes;
  if (reading.value !== null || !note) return given;
  const { reason, suggestion } = explainFileProblem({ ...fileProblem('error', note.kind), ...note, column });
  throw new Unsound(`${place}: ${reason}`, suggestion);
}

function filterOf(given: unknown, place: string): unknown {
  const filter = objectOf({ column: TEXT, is: TEXTS, not: TEXTS, systemsOnly: FLAG, onSaleOnly: FLAG }, ['column'])(
    given,
    place,
  );
  const { is: kept, not, systemsOnly, onSaleOnly } = filter as RowFilter;
  if (kept ?? not ?? systemsOnly ?? onSaleOnly) return filter;
  throw new Unsound(`${place} has neither “is” nor “not”.`, 'List the values to keep or to leave out.');
}
