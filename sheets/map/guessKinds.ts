import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { SystemType } from '../../src/catalogue/product.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import { columnMeanings } from '../open/columnMeanings.ts';
import { headingOf, SECTION_COLUMNS, type Table, type TableRow } from '../open/table.ts';
import type { ColumnSource, RowFilter } from '../read/mapping.ts';
import { plainHeading } from '../recognise/plainHeading.ts';
import { headingWords } from '../recognise/recogniseHeading.ts';
import { kindNamed, readKind, styleNamed } from '../recognise/recogniseKind.ts';
import { wordMeant } from '../recognise/synonyms.ts';
import { countOf, type Values, valuesOf } from './values.ts';

/** The columns that say the kinds of systems, and the rows to keep. */
export interface KindSources {
  /** Null if every row is about other goods. */
  readonly type: ColumnSource | null;
  readonly style: ColumnSource | null;
  /** The number of indoor units of a multi-split: “2-head split”. */
  readonly heads: ColumnSource | null;
  readonly only: readonly RowFilter[];
}

/** The least share of rows whose kind a column of types must name. */
const MIN_KINDS = 0.6;
/** Titles name kinds only here and there, so they decide only if nearly all of them do. */
const MIN_IN_TITLES = 0.98;
const MAX_KINDS = 200;
/** With more different values, a column holds texts, not kinds. */
export const MAX_FEW_KINDS = 30;

/**
 * The kind of each system: from the column of types or categories that names it for most rows, otherwise from titles that name it
 * for nearly all. Rows with other goods are left out. Null if a person has to say it.
 */
export function kindSources(table: Table, rows: readonly TableRow[]): KindSources | null {
  const found = kindsIn(table, rows);
  const used = found?.only.map(({ column }) => column) ?? [];
  const sections = table.columns.filter((name) => isSection(name) && !used.includes(name));
  const others = sections.flatMap((name) => kindsOfColumn(name, valuesOf(rows, table.columns.indexOf(name))).only);
  return found && { ...found, only: [...found.only, ...others] };
}

function kindsIn(table: Table, rows: readonly TableRow[]): KindSources | null {
  const rated = table.columns.flatMap((name, at) => {
    const values = valuesOf(rows, at);
    const mayBe = values.size > 0 && values.size <= MAX_KINDS && mayNameKinds(name, values);
    return mayBe ? [{ name, values, share: shareOfKinds(values, rows) }] : [];
  });
  // A row's own words come before the name of its section.
  const isOwn = ({ name, share }: (typeof rated)[number]): boolean => {
    const meanings = columnMeanings(table, name);
    const isStyle = meanings.some(({ column }) => column === 'indoor_unit_style');
    return !isSection(name) && share >= MIN_KINDS && (isTypeColumn(table, name) || isStyle);
  };
  const byShare = (is: (column: (typeof rated)[number]) => boolean) =>
    rated.filter(is).toSorted((a, b) => b.share - a.share)[0];
  const hasSections = table.columns.some(isSection);
  const typed = (hasSections ? byShare(isOwn) : undefined) ?? byShare(({ name }) => isTypeColumn(table, name));
  const title = titleColumn(table);
  if (typed && title && isSection(typed.name) && saysMore(table, rows, title, typed.name)) {
    return kindsOfTitles(title, valuesOf(rows, table.columns.indexOf(title)), typed.name);
  }
  // The words that aren't clear become questions.
  const ofTypes = typed && typed.share > 0 ? kindsOfColumn(typed.name, typed.values) : null;
  const aboutKinds = typed ? shareOf(typed.values, rows, isAboutKinds) : 0;
  if (aboutKinds >= MIN_KINDS) return ofTypes;
  // Another column may name the kinds better, under a heading that we don't know.
  const isElsewhere = ({ name, values, share }: (typeof rated)[number]): boolean =>
    values.size <= MAX_FEW_KINDS &&
    share >= MIN_KINDS &&
    namesSystem(values) &&
    columnMeanings(table, name).every(({ column }) => column === 'system_type');
  if (rated.some((column) => column.name !== title && isElsewhere(column))) return null;
  const titles = valuesOf(rows, table.columns.indexOf(title ?? ''));
  if (typed && title && contradict(table, rows, title, typed.name)) return null;
  if (title && namesSystem(titles) && shareOf(titles, rows, isSaidInTitle) >= MIN_IN_TITLES) {
    return kindsOfTitles(title, titles);
  }
  const isOfKinds = typed !== undefined && aboutKinds * rows.length >= countOf(typed.values) * MIN_KINDS;
  return isOfKinds ? ofTypes : null;
}

function isSection(name: string): boolean {
  return SECTION_COLUMNS.some((section) => section === name);
}

/** True if a title names another kind than its section, or says more: “Bulkhead slim 7.2” below “DUCTED”. */
function saysMore({ columns }: Table, rows: readonly TableRow[], title: string, section: string): boolean {
  const [own, upper] = [columns.indexOf(title), columns.indexOf(section)];
  return rows.some(({ cells }) => {
    const [text, name] = [cells[own] ?? '', cells[upper] ?? ''];
    const said = kindNamed(text) ?? kindNamed(`${text} ${name}`);
    return said != null && said !== (kindOf(name) ?? said);
  });
}

function titleColumn(table: Table): string | undefined {
  return table.columns.find((name) =>
    columnMeanings(table, name).some(({ column, isSure }) => isSure && column === 'title'),
  );
}

/** True if, in one row, a title names another kind than the column of types. */
function contradict({ columns }: Table, rows: readonly TableRow[], title: string, type: string): boolean {
  const [ofTitle, ofType] = [columns.indexOf(title), columns.indexOf(type)];
  return rows.some(({ cells }) => {
    const kinds = [readKind(cells[ofTitle] ?? '').kind, kindOf(cells[ofType] ?? '')];
    return kinds[0] !== kinds[1] && !kinds.includes(undefined);
  });
}

const NO_TYPE = 'refrigerant brand pipe sound phase status packing input price part charge image link'.split(' ');

/** False for addresses and file names, which name only part of a system, and for “Split or packaged?”, which doesn't cover ducts. */
export function mayNameKinds(name: string, values: Values): boolean {
  return !headingWords(name).ideas.has('packing') && ![...values.keys()].some((text) => ADDRESS.test(text));
}

const ADDRESS = /^https?:|^\/|\.(?:webp|jpe?g|png|gif|svg|pdf)\b/i;

/** True for a column of types or categories, by its heading. */
export function isTypeColumn(table: Table, name: string): boolean {
  const { ideas, rest } = headingWords(plainHeading(headingOf(table, name).text));
  if ((ideas.has('type') || ideas.has('section')) && rest === '' && ![...ideas].some((idea) => NO_TYPE.includes(idea)))
    return true;
  return columnMeanings(table, name).some(({ column }) => column === 'system_type');
}

/** The share of rows whose cell names a kind or other goods, without an unknown word. */
export function shareOfKinds(values: Values, rows: readonly TableRow[]): number {
  return shareOf(values, rows, (value) => kindOf(value) !== undefined);
}

function shareOf(values: Values, rows: readonly TableRow[], is: (value: string) => boolean): number {
  const counted = [...values].reduce((sum, [value, count]) => (is(value) ? sum + count : sum), 0);
  return rows.length === 0 ? 0 : counted / rows.length;
}

function isAboutKinds(value: string): boolean {
  return kindOf(value) !== undefined || readKind(value).isNamed;
}

function isSaidInTitle(title: string): boolean {
  return readKind(title).kind !== undefined;
}

function namesSystem(values: Values): boolean {
  return [...values.keys()].some((value) => readKind(value).kind);
}

/** Our own word, or the kind that the words of a cell name. Undefined if they name none, or if unknown words may change it. */
export function kindOf(value: string): SystemType | null | undefined {
  const { value: own } = readCell(COLUMNS.system_type, wordMeant('system_type', value) ?? value, 'usual');
  if (own !== null) return own as SystemType;
  const { kind, isWhole } = readKind(value);
  return isWhole || kind === null ? kind : undefined;
}

/** Reads kinds from a column of types. A person is asked about words that aren't clear. */
export function kindsOfColumn(name: string, values: Values): KindSources {
  const texts = [...values.keys()];
  const others = texts.filter((text) => kindOf(text) === null);
  const words = Object.fromEntries(
    texts.flatMap((text) => {
      const kind = kindOf(text);
      return kind && readCell(COLUMNS.system_type, text, 'usual').value === null ? [[text, kind]] : [];
    }),
  );
  const styles = Object.fromEntries(texts.map((text) => [text, styleNamed(text) ?? '']));
  const heads = Object.fromEntries(texts.map((text) => [text, String(readKind(text).heads ?? '')]));
  // A list without a system says nothing about kinds, but its rows are still left out.
  const hasSystem = others.length < texts.length;
  return {
    type: hasSystem ? { from: [name], ...(Object.keys(words).length > 0 && { words }) } : null,
    style: texts.some(styleNamed) ? { from: [name], words: styles } : null,
    heads: Object.values(heads).some(Boolean) ? { from: [name], words: heads } : null,
    only: others.length === 0 ? [] : [{ column: name, not: others }],
  };
}

/** Leaves out rows whose title names a part or other goods, though their type doesn't. Rows that also name their outdoor unit stay. */
export function withoutParts(
  table: Table,
  rows: readonly TableRow[],
  title: string,
  outdoor = '',
): readonly RowFilter[] {
  const [at, beside] = [title, outdoor].map((name) => table.columns.indexOf(name));
  const named = rows.filter(({ cells }) => readKind(cells[at!] ?? '').kind === null);
  const parts = named.filter(({ cells }) => cleanText(cells[beside!] ?? '') === '');
  if (parts.length === 0) return [];
  if (parts.length === named.length) return [{ column: title, systemsOnly: true }];
  return [{ column: title, not: [...new Set(parts.map(({ cells }) => cleanText(cells[at!] ?? '')))] }];
}

const INDOOR = /^(?:indoor|i\/?d)(?: ?(?:units?|only|heads?))?$|^(?:idu|heads?|evaporators?|fan ?coils?)$/i;
const OUTDOOR = /^(?:outdoor|o\/?d)(?: ?(?:units?|only))?$|^(?:odu|condensers?|condensing units?)$/i;
const OTHER_PART = /^(?:(?:spare )?parts?|spares?|accessor(?:y|ies)|components?|controllers?|panels?|grilles?)$/i;
const WHOLE =
  /^(?:sets?|sys(?:tems?)?|pairs?|complete(?: (?:sets?|systems?|units?))?|packages?|matched(?: (?:sets?|pairs?|systems?))?|combos?|bundles?|kits?)$/i;

/** Leaves out parts of systems that a column names in each row: “Indoor” and “Outdoor”, or “Condenser” beside “Set”. */
export function withoutRoles({ columns }: Table, rows: readonly TableRow[]): readonly RowFilter[] {
  return columns.flatMap((column, at): RowFilter[] => {
    const texts = [...valuesOf(rows, at).keys()];
    const has = (words: RegExp): boolean => texts.some((text) => words.test(text));
    const isOfRoles = texts.every((text) => [INDOOR, OUTDOOR, OTHER_PART, WHOLE].some((words) => words.test(text)));
    const isPart = has(INDOOR) || has(OUTDOOR);
    if (!isOfRoles || !isPart || !(has(WHOLE) || (has(INDOOR) && has(OUTDOOR)))) return [];
    return [{ column, not: texts.filter((text) => !WHOLE.test(text)) }];
  });
}

/** Reads kinds from words in titles. @param section its words count where those of the title don't say it */
export function kindsOfTitles(name: string, titles: Values, ...section: readonly string[]): KindSources {
  const hasOthers = [...titles.keys()].some((text) => readKind(text).kind === null);
  return {
    type: { from: [name, ...section], inText: true },
    style: null,
    heads: null,
    only: hasOthers ? [{ column: name, systemsOnly: true }] : [],
  };
}
