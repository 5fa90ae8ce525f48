import { COLUMN_NAMES, COLUMNS } from '../../catalogue/columns.ts';
import { explainProblem } from '../../catalogue/explainProblem.ts';
import { fileProblem } from '../../catalogue/problem.ts';
import { CONTROLS, type Column, type Control } from '../../catalogue/product.ts';
import { readCell } from '../../catalogue/readCell.ts';
import { anyOf, quoted } from '../../catalogue/shownValue.ts';
import { SOURCE_KINDS } from '../open/table.ts';
import { isUnitOf, UNIT_NAMES, type UnitName } from '../recognise/units.ts';
import { type ColumnSource, type ColumnSources, MAPPING_VERSION, type Mapping, type RowFilter } from './mapping.ts';
import { isTimeZone } from './zonedTime.ts';

export type ReadMapping =
  | { readonly ok: true; readonly mapping: Mapping }
  /** The place in the file and what is wrong there, then what to do: one sentence each. */
  | { readonly ok: false; readonly reason: string; readonly suggestion: string };

/** Thrown and caught in this file only. */
class Unsound extends Error {
  readonly suggestion: string;

  constructor(reason: string, suggestion: string) {
    super(reason);
    this.suggestion = suggestion;
  }
}

const KEYS = [
  'version',
  'from',
  'sheet',
  'header',
  'decimal',
  'timeZone',
  'only',
  'columns',
  'leaveOut',
  'suggestions',
];
const SOURCE_KEYS = ['from', 'unit', 'units', 'part', 'parts', 'each', 'words', 'html', 'join', 'inText', 'default'];
const SUPPLIES = ['yes', 'no', 'optional', ''];
const FILTER_KEYS = ['column', 'is', 'not', 'systemsOnly'];
/** A mapping has some kilobytes. */
const MAX_LENGTH = 1_000_000;

/** Reads a mapping that a person may have edited. Says where the first mistake is. Never throws. */
export function readMapping(text: string): ReadMapping {
  try {
    return { ok: true, mapping: mappingOf(text) };
  } catch (error) {
    if (error instanceof Unsound) return { ok: false, reason: error.message, suggestion: error.suggestion };
    throw error;
  }
}

/** A mapping as text for people: two spaces, one line for each short list. */
export function writeMapping(mapping: Mapping): string {
  const text = JSON.stringify(mapping, null, 2);
  const onOneLine = text.replaceAll(/\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/g, (list, content: string) => {
    const line = `[${content.replaceAll(/\n\s+/g, ' ')}]`;
    return line.length <= 100 ? line : list;
  });
  return `${onOneLine}\n`;
}

type Json = Readonly<Record<string, unknown>>;

function mappingOf(text: string): Mapping {
  if (text.length > MAX_LENGTH) throw new Unsound('The file is too large for a mapping.', 'Is it the right file?');
  let given: unknown;
  try {
    given = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Unsound(
      `It isn't JSON: ${error instanceof Error ? error.message : error}.`,
      'Mend it, or delete it to guess again.',
    );
  }
  const json = objectAt(given, 'the mapping', KEYS);
  if (json.version !== MAPPING_VERSION) {
    throw new Unsound(
      `version is ${quoted(json.version)}; this program reads ${MAPPING_VERSION}.`,
      'Use the program that wrote it, or delete it to guess again.',
    );
  }
  const { sheet, header, decimal, timeZone } = json;
  if (sheet !== undefined && typeof sheet !== 'string') throw new Unsound("sheet isn't text.", "Put the sheet's name.");
  if (header !== undefined && !(typeof header === 'number' && Number.isInteger(header) && header > 0))
    throw new Unsound(`header is ${quoted(header)}.`, 'Put the number of the row with the headings.');
  if (decimal !== undefined && decimal !== '.' && decimal !== ',')
    throw new Unsound(`decimal is ${quoted(decimal)}.`, 'Put "." or ",".');
  if (timeZone !== undefined && (typeof timeZone !== 'string' || !isTimeZone(timeZone)))
    throw new Unsound(`timeZone is ${quoted(timeZone)}.`, 'Put a name such as "Australia/Sydney".');
  const from = SOURCE_KINDS.find((kind) => kind === json.from);
  if (from === undefined) throw new Unsound(`from is ${quoted(json.from)}.`, `Put ${anyOf(SOURCE_KINDS)}.`);
  const only = json.only === undefined ? [] : listAt(json.only, 'only');
  return {
    version: MAPPING_VERSION,
    from,
    ...(sheet === undefined ? {} : { sheet }),
    ...(header === undefined ? {} : { header }),
    ...(decimal === undefined ? {} : { decimal }),
    ...(timeZone === undefined ? {} : { timeZone }),
    only: only.map((filter, index) => filterOf(filter, `only, entry ${index + 1}`)),
    columns: sourcesOf(json.columns, 'columns'),
    leaveOut: json.leaveOut === undefined ? [] : textsAt(json.leaveOut, 'leaveOut'),
    suggestions: json.suggestions === undefined ? {} : sourcesOf(json.suggestions, 'suggestions'),
  };
}

function sourcesOf(given: unknown, place: string): ColumnSources {
  const json = objectAt(given, place, COLUMN_NAMES);
  return Object.fromEntries(
    COLUMN_NAMES.flatMap((column) =>
      Object.hasOwn(json, column) ? [[column, sourceOf(json[column], `${place}, ${column}`, column)]] : [],
    ),
  );
}

function sourceOf(given: unknown, place: string, column: Column): ColumnSource {
  const json = objectAt(given, place, SOURCE_KEYS);
  const rule = COLUMNS[column];
  const from = json.from === undefined ? [] : textsAt(json.from, `${place}, from`);
  const { unit, part, html, join, inText, default: usual } = json;
  if (from.length === 0 && usual === undefined) {
    throw new Unsound(
      `${place} has neither “from” nor “default”.`,
      'Name a column of the file, give a default, or remove the entry.',
    );
  }
  const units = ofColumns(json.units, `${place}, units`, from);
  for (const [at, one] of [['unit', unit], ...units] as const) {
    if (one === undefined) continue;
    const allowed = UNIT_NAMES.filter((name) => rule.kind === 'number' && isUnitOf(name, rule.unit));
    if (allowed.length === 0)
      throw new Unsound(`${place} has a unit, but ${column} can't be converted.`, 'Remove “unit”.');
    if (!allowed.includes(one as UnitName))
      throw new Unsound(`${place}, ${at} is ${quoted(one)}.`, `Put ${anyOf(allowed)}.`);
  }
  const parts = ofColumns(json.parts, `${place}, parts`, from);
  for (const [at, one] of [['part', part], ...parts] as const) {
    if (one !== undefined && ![1, 2, 3].includes(one as number))
      throw new Unsound(`${place}, ${at} is ${quoted(one)}.`, 'Put 1, 2 or 3.');
  }
  for (const [key, flag] of Object.entries({ html, join, inText })) {
    if (flag !== undefined && typeof flag !== 'boolean')
      throw new Unsound(`${place}, ${key} is ${quoted(flag)}.`, 'Put true or false.');
  }
  if (join && rule.kind !== 'text')
    throw new Unsound(`${place}: only columns of text can be joined.`, 'Remove “join”.');
  if (inText && column !== 'system_type')
    throw new Unsound(`${place}: only system_type can have “inText”.`, 'Remove “inText”.');
  if (usual !== undefined) checkValue(usual, `${place}, default`, column);
  const each = json.each === undefined ? null : controlsAt(json.each, `${place}, each`, column, from.length);
  const words = json.words === undefined ? null : objectAt(json.words, `${place}, words`);
  for (const [word, value] of Object.entries(words ?? {})) {
    const wordPlace = `${place}, words, ${quoted(word)}`;
    if (each === null) checkValue(value, wordPlace, column);
    else if (!SUPPLIES.includes(value as string))
      throw new Unsound(`${wordPlace} is ${quoted(value)}.`, 'Put "yes", "no", "optional" or "" for unknown.');
  }
  return {
    from,
    ...(unit === undefined ? {} : { unit: unit as UnitName }),
    ...(part === undefined ? {} : { part: part as number }),
    ...(units.length === 0 ? {} : { units: Object.fromEntries(units) as Readonly<Record<string, UnitName>> }),
    ...(parts.length === 0 ? {} : { parts: Object.fromEntries(parts) as Readonly<Record<string, number>> }),
    ...(join === undefined ? {} : { join: join as boolean }),
    ...(inText === undefined ? {} : { inText: inText as boolean }),
    ...(each === null ? {} : { each }),
    ...(words === null ? {} : { words: words as Readonly<Record<string, string>> }),
    ...(html === undefined ? {} : { html: html as boolean }),
    ...(usual === undefined ? {} : { default: usual as string }),
  };
}

/** Entries by columns of `from`. */
function ofColumns(given: unknown, place: string, from: readonly string[]): readonly (readonly [string, unknown])[] {
  return given === undefined ? [] : Object.entries(objectAt(given, place, from));
}

function controlsAt(given: unknown, place: string, column: Column, columns: number): readonly Control[] {
  if (column !== 'controls') throw new Unsound(`${place}: only controls can have it.`, 'Remove “each”.');
  const controls = textsAt(given, place).map((name) => CONTROLS.find((control) => control === name));
  const known = controls.filter((control) => control !== undefined);
  if (new Set(known).size !== columns || known.length !== controls.length)
    throw new Unsound(
      `${place} doesn't name one control for each column of “from”.`,
      `Put each of ${anyOf(CONTROLS)} at most once, in the order of “from”.`,
    );
  return known;
}

/** A value of the mapping must be one that the column takes; a blank one means unknown. */
function checkValue(value: unknown, place: string, column: Column): void {
  if (typeof value !== 'string') throw new Unsound(`${place} isn't text.`, 'Put it in double quotes.');
  if (value === '') return;
  const reading = readCell(COLUMNS[column], value, 'usual');
  const [note] = reading.notes;
  if (reading.value !== null || !note) return;
  const { reason, suggestion } = explainProblem({ ...fileProblem('error', note.kind), ...note, column });
  throw new Unsound(`${place}: ${reason}`, suggestion);
}

function filterOf(given: unknown, place: string): RowFilter {
  const json = objectAt(given, place, FILTER_KEYS);
  if (typeof json.column !== 'string') throw new Unsound(`${place} names no column.`, 'Put "column": "its heading".');
  const { systemsOnly } = json;
  if (systemsOnly !== undefined && typeof systemsOnly !== 'boolean')
    throw new Unsound(`${place}, systemsOnly is ${quoted(systemsOnly)}.`, 'Put true or false.');
  if (json.is === undefined && json.not === undefined && !systemsOnly)
    throw new Unsound(`${place} has neither “is” nor “not”.`, 'List the values to keep or to leave out.');
  return {
    column: json.column,
    ...(json.is === undefined ? {} : { is: textsAt(json.is, `${place}, is`) }),
    ...(json.not === undefined ? {} : { not: textsAt(json.not, `${place}, not`) }),
    ...(systemsOnly === undefined ? {} : { systemsOnly }),
  };
}

/** @param keys the keys it may have; all if there are none */
function objectAt(given: unknown, place: string, keys?: readonly string[]): Json {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Unsound(`${place} isn't an object.`, 'Put its entries in braces: { … }.');
  }
  const odd = keys && Object.keys(given).find((key) => !keys.includes(key));
  if (odd !== undefined)
    throw new Unsound(
      `${place} has the unknown entry ${quoted(odd)}.`,
      `It may have ${keys!.length > 10 ? 'our columns' : anyOf(keys!)}.`,
    );
  return given as Json;
}

function listAt(given: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new Unsound(`${place} isn't a list.`, 'Put its entries in square brackets: [ … ].');
  return given;
}

function textsAt(given: unknown, place: string): readonly string[] {
  const list = listAt(given, place);
  if (list.every((entry) => typeof entry === 'string')) return list;
  throw new Unsound(`${place} has an entry that isn't text.`, 'Put each entry in double quotes.');
}
