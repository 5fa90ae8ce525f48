import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from '../catalogue/columns.ts';
import { CONTROLS, type Column } from '../catalogue/product.ts';
import { readCell } from '../catalogue/readCell.ts';
import { entriesOf, wordMeant } from '../source/synonyms.ts';
import type { TableRow } from '../source/table.ts';
import { controlNamed, meaningsOf } from './columnHeadings.ts';
import { supplyOf } from './controlCells.ts';
import { convertCell } from './convertCell.ts';
import { type ColumnSource, type ColumnSources, MAPPING_VERSION, type Mapping, type RowFilter } from './mapping.ts';
import { moneyOf } from './money.ts';
import { plainHeading } from './plainHeading.ts';
import { headingWords, orderOf } from './recogniseHeading.ts';
import { kindNamed, styleNamed } from './recogniseKind.ts';
import { failedFilter } from './rowFilter.ts';
import { type ShopField, shopField } from './shopHeadings.ts';
import type { SourceTable } from './sourceTable.ts';
import { isUnitOf, splitHeading, type UnitName, unitIn } from './units.ts';

type Sources = Partial<Record<Column, ColumnSource>>;

/** One value in ten may be a slip; the reader names each. */
const MAX_MISFITS = 0.1;
const MAX_WORDS = 50;

/**
 * Guesses a mapping: a column is used only if its heading and its values fit one catalogue column. What is possible, but unsure,
 * becomes a suggestion. Nothing is read from a title.
 */
export function guessMapping(source: SourceTable): Mapping {
  const shop = source.from === 'woocommerce' ? shopSources(source) : null;
  const only = shop?.only ?? [];
  const rows = source.rows.filter((row) => !row.problem && failedFilter(row, source.columns, only) === null);
  const decimal = decimalOf(source);
  const taken = new Set(shop?.used);
  const candidates = source.columns.flatMap((name, at) =>
    taken.has(name) ? [] : candidatesOf(name, valuesOf(rows, at), decimal, source.from === 'merchant', rows.length),
  );
  const kinds = shop === null && source.from === 'sheet' ? kindSources(source, rows) : null;
  const money = moneyOf(source);
  const isForeign = rows.some((row) => money(row) !== null);
  const controls = controlSource(source, rows);
  // Somebody has to say that a column for one control is all that there is to know.
  const isWhole = controls?.each?.length === CONTROLS.length;
  const columns: Sources = {
    ...shop?.columns,
    ...(kinds?.type && { system_type: kinds.type }),
    ...(controls && isWhole && { controls }),
  };
  const suggestions: Sources = { ...shop?.suggestions, ...(controls && !isWhole && { controls }) };
  for (const column of COLUMN_NAMES) {
    if (columns[column]) continue;
    if (column === 'price_from_aud' && isForeign) continue;
    const own = candidates.filter((candidate) => candidate.column === column);
    const sure = own.filter(({ isSure }) => isSure);
    const together = combined(source, rows, column, sure, decimal);
    const [first] = sure.length > 0 ? sure : own;
    if (together !== null) columns[column] = together;
    else if (first && suggestions[column] === undefined) suggestions[column] = first.source;
  }
  if (kinds?.style) columns.indoor_unit_style ??= kinds.style;
  if (source.from === 'sheet') {
    Object.assign(columns, namesFrom(columns, source, rows));
    const title = columns.title?.from[0];
    if (!columns.id && title !== undefined && isUnique(source, rows, title)) suggestions.id ??= { from: [title] };
  }
  return {
    version: MAPPING_VERSION,
    from: source.from,
    ...(source.sheet === null ? {} : { sheet: source.sheet }),
    ...(decimal === undefined ? {} : { decimal }),
    only: [...only, ...(kinds?.only ?? [])],
    columns,
    leaveOut: shop?.leaveOut ?? (source.from === 'merchant' ? source.columns.filter(isUnusedInFeed) : []),
    suggestions,
  };
}

interface KindSources {
  readonly type: ColumnSource | null;
  readonly style: ColumnSource | null;
  readonly only: readonly RowFilter[];
}

/** Of a column's values, this share has to name a kind, or other goods. */
const MIN_KINDS = 0.6;
const MAX_KINDS = 200;

/**
 * The kind of each system: from the column of types or categories that names most, else from the titles. Rows of other goods are left
 * out. Null where neither names enough, or where all are other goods.
 */
function kindSources({ columns }: SourceTable, rows: readonly TableRow[]): KindSources | null {
  const named = columns.flatMap((name, at) => {
    const heading = plainHeading(name);
    const { ideas, rest } = headingWords(heading);
    const isType = ideas.has('type') && rest === '' && ![...ideas].some((idea) => NO_TYPE.includes(idea));
    const isOurs = meaningsOf(heading).some(({ column }) => column === 'system_type');
    if (!isType && !isOurs) return [];
    const values = valuesOf(rows, at);
    // More different values are texts, not kinds.
    return values.size <= MAX_KINDS ? [{ name, values }] : [];
  });
  const rated = named.map((column) => ({ ...column, share: shareOfKinds(column.values) }));
  const best = rated.toSorted((a, b) => b.share - a.share)[0];
  if (best && best.share >= MIN_KINDS) return kindsOfValues(best.name, best.values);
  const title = columns.find((name) =>
    meaningsOf(plainHeading(name)).some(({ column, isSure }) => isSure && column === 'title'),
  );
  if (title === undefined) return null;
  const titles = valuesOf(rows, columns.indexOf(title));
  const hasKind = [...titles.keys()].some((text) => kindNamed(text));
  if (shareOfKinds(titles) < MIN_KINDS || !hasKind) return null;
  return {
    type: { from: [title], inText: true },
    style: null,
    only: [...titles.keys()].some((text) => kindNamed(text) === null) ? [{ column: title, systemsOnly: true }] : [],
  };
}

const NO_TYPE: readonly string[] = [
  'refrigerant',
  'brand',
  'pipe',
  'sound',
  'phase',
  'status',
  'packing',
  'input',
  'price',
  'part',
  'charge',
];

function shareOfKinds(values: Values): number {
  let [known, all] = [0, 0];
  for (const [value, count] of values) {
    all += count;
    if (kindOf(value) !== undefined) known += count;
  }
  return all === 0 ? 0 : known / all;
}

/** Our own word, or the kind that the words name. */
function kindOf(value: string): string | null | undefined {
  const { value: own } = readCell(COLUMNS.system_type, wordMeant('system_type', value) ?? value, 'usual');
  return own === null ? kindNamed(value) : String(own);
}

function kindsOfValues(name: string, values: Values): KindSources {
  const texts = [...values.keys()];
  const others = texts.filter((text) => kindOf(text) === null);
  const words = Object.fromEntries(
    texts.flatMap((text) => {
      const kind = kindOf(text);
      return kind && readCell(COLUMNS.system_type, text, 'usual').value === null ? [[text, kind]] : [];
    }),
  );
  const styles = Object.fromEntries(texts.map((text) => [text, styleNamed(text) ?? '']));
  const only: readonly RowFilter[] = others.length === 0 ? [] : [{ column: name, not: others }];
  // A list without a system has nothing to say about kinds; its rows are left out nevertheless.
  const hasSystem = others.length < texts.length;
  const hasStyles = texts.some(styleNamed) && texts.every((text) => kindOf(text) !== undefined);
  return {
    type: hasSystem ? { from: [name], ...(Object.keys(words).length > 0 && { words }) } : null,
    style: hasStyles ? { from: [name], words: styles } : null,
    only,
  };
}

/** The values of a column without blanks, and how many rows have each. */
export type Values = ReadonlyMap<string, number>;

export function valuesOf(rows: readonly TableRow[], at: number): Values {
  const values = new Map<string, number>();
  for (const { cells } of rows) {
    const value = cleanText(cells[at] ?? '');
    if (value !== '') values.set(value, (values.get(value) ?? 0) + 1);
  }
  return values;
}

interface Candidate {
  readonly column: Column;
  readonly source: ColumnSource;
  readonly isSure: boolean;
}

/** One column for each control, with yes or no in its cells. */
function controlSource({ columns }: SourceTable, rows: readonly TableRow[]): ColumnSource | null {
  const found = CONTROLS.flatMap((control) => {
    const at = columns.findIndex((name) => controlNamed(plainHeading(name)) === control);
    const values = at === -1 ? [] : [...valuesOf(rows, at).keys()];
    const isYesNo =
      values.length > 0 && values.every((value) => ['yes', 'no', 'optional'].includes(supplyOf(value, {})));
    return isYesNo ? [{ control, name: columns[at]! }] : [];
  });
  return found.length === 0 ? null : { from: found.map(({ name }) => name), each: found.map(({ control }) => control) };
}

/** One unit is better than another where both are there. */
const UNIT_ORDER = ['kW', undefined, 'W', 'BTU/h'];
/** Of the larger figure: one may be rounded, or converted. */
const SAME = 0.02;

/**
 * One source of several columns that are all recognised, if no row has two values that differ; null if there is none. Of texts, one
 * column only.
 */
function combined(
  { columns }: SourceTable,
  rows: readonly TableRow[],
  column: Column,
  sure: readonly Candidate[],
  decimal: '.' | ',' | undefined,
): ColumnSource | null {
  const [first] = sure;
  if (first === undefined || sure.length === 1) return first?.source ?? null;
  if (COLUMNS[column].kind === 'text') return ONE_OF_SEVERAL.includes(column) ? first.source : null;
  const sources = sure.map(({ source }) => source);
  if (sources.some(({ words }) => words)) return null;
  const ordered = sources.toSorted((a, b) => UNIT_ORDER.indexOf(a.unit) - UNIT_ORDER.indexOf(b.unit));
  const readers = ordered.map((source) => {
    const name = source.from[0]!;
    const at = columns.indexOf(name);
    return ({ cells }: TableRow) => convertCell(column, source, cells[at] ?? '', decimal, name);
  });
  const agree = (one: string, other: string): boolean =>
    one === other || Math.abs(Number(one) - Number(other)) <= SAME * Math.max(Number(one), Number(other));
  const contradicts = rows.some((row) => {
    const values = readers.map((read) => read(row)).filter((value) => value !== '');
    return values.some((value) => !agree(value, values[0]!));
  });
  if (contradicts) return null;
  const from = ordered.flatMap((source) => source.from);
  const each = <Value>(key: 'unit' | 'part', none: Value) => {
    const values = ordered.map((source) => source[key] ?? none);
    if (new Set(values).size === 1) return values[0] === none ? {} : { [key]: values[0] };
    return {
      [`${key}s`]: Object.fromEntries(
        from.flatMap((name, at) => (values[at] === undefined ? [] : [[name, values[at]]])),
      ),
    };
  };
  return { from, ...each('unit', undefined), ...each('part', 0) };
}

/** Texts of which the first column is as good as another. */
const ONE_OF_SEVERAL: readonly Column[] = ['description', 'link', 'image_link', 'brand', 'title'];

/** An id and a title from models and brands, where the sheet has no column of its own for them. */
function namesFrom(columns: Sources, source: SourceTable, rows: readonly TableRow[]): Sources {
  const model = columns.model_number ?? columns.outdoor_model ?? columns.indoor_model;
  const found: Sources = {};
  if (!columns.title && model) found.title = { from: [...(columns.brand?.from ?? []), ...model.from], join: true };
  if (!columns.id && model && isUnique(source, rows, model.from[0]!)) found.id = { from: model.from };
  return found;
}

function isUnique({ columns }: SourceTable, rows: readonly TableRow[], name: string): boolean {
  const values = valuesOf(rows, columns.indexOf(name));
  return values.size >= rows.length * MIN_UNIQUE;
}

const MIN_UNIQUE = 0.9;

function candidatesOf(
  name: string,
  values: Values,
  decimal: '.' | ',' | undefined,
  isFeed: boolean,
  rows: number,
): readonly Candidate[] {
  if (values.size === 0) return [];
  const heading = plainHeading(name);
  const sourceOf = sourcesOf(name, values);
  const found = meaningsOf(heading).flatMap(({ column, part, isSure }): Candidate[] => {
    const source = { ...sourceOf(column), ...(part === undefined ? {} : { part }) };
    const fit = fitOf(column, source, values, decimal);
    const mayHalf = COLUMNS[column].kind !== 'text' && part === undefined;
    if (fit === 'most' || (fit === 'half' && mayHalf)) {
      // Families have more than one member, and an id has one row.
      const isRare = column === 'item_group_id' && countOf(values) < rows / 2;
      const isRepeated = column === 'id' && values.size < countOf(values) * MIN_UNIQUE;
      return isRepeated || isRare ? [] : [{ column, source, isSure: isSure && fit === 'most' }];
    }
    const other = otherUnit(column, source, values, decimal);
    return other === null ? [] : [{ column, source: other, isSure: false }];
  });
  const sizes = found.filter(({ source }) => source.part !== undefined);
  if (sizes.length > 1) return sizes.length < 3 ? [] : orderOf(heading) === null ? inOrderOfSize(sizes, values) : sizes;
  // Any text fits a column of text, so a column with rules of its own is the better guess.
  const sure = found.filter(({ isSure }) => isSure);
  const strict = sure.filter(({ column }) => COLUMNS[column].kind !== 'text');
  const [only] = strict.length === 1 ? strict : sure.length === 1 ? sure : [];
  // A feed's product type is the shop's own category, which may hold more than systems.
  if (only) return [isFeed && heading === 'product_type' ? { ...only, isSure: false } : only];
  return found.map((candidate) => ({ ...candidate, isSure: false }));
}

/** A size without an order in its heading: the shortest side is the depth, wherever it stands. */
function inOrderOfSize(sizes: readonly Candidate[], values: Values): readonly Candidate[] {
  const figures = [...values.keys()].map((value) => value.split(/[x×*х]/i).map((figure) => Number.parseFloat(figure)));
  const whole = figures.filter((sides) => sides.length === 3 && sides.every((side) => side > 0));
  const shortest = (at: number): boolean => whole.every((sides) => sides[at] === Math.min(...sides));
  if (whole.length === 0) return [];
  if (shortest(2)) return sizes;
  if (!shortest(1)) return [];
  const parts = { outdoor_width_mm: 1, outdoor_depth_mm: 2, outdoor_height_mm: 3 };
  return sizes.map((size) => ({
    ...size,
    source: { ...size.source, part: parts[size.column as keyof typeof parts] },
  }));
}

/** The unit in which the figures would fit, where the heading names none; null if there is none. Only a person can be sure of it. */
function otherUnit(
  column: Column,
  source: ColumnSource,
  values: Values,
  decimal: '.' | ',' | undefined,
): ColumnSource | null {
  if (source.unit !== undefined || COLUMNS[column].kind !== 'number' || !column.endsWith('capacity_kw')) return null;
  const figures = [...values.keys()].map((value) => Number(value.replaceAll(/[\s,]/g, '')));
  // 9,000, 12,000 and 18,000 are the usual sizes in BTU/h.
  const unit = figures.every((figure) => figure >= 5000 && figure % 1000 === 0) ? 'BTU/h' : 'W';
  const other: ColumnSource = { ...source, unit };
  return fitOf(column, other, values, decimal) === 'most' ? other : null;
}

/** How catalogue columns would be read from a source column: with the unit of its heading and the words we know. */
export function sourcesOf(name: string, values: Values): (column: Column) => ColumnSource {
  const unit = unitIn(plainHeading(name));
  return (column) => {
    const isHtml =
      column === 'description' && [...values.keys()].some((value) => /<\/?[a-z][^>]*>|&[a-z]+;/i.test(value));
    return { from: [name], ...unitFor(column, unit), ...wordsIn(column, values), ...(isHtml ? { html: true } : {}) };
  };
}

function unitFor(column: Column, unit: UnitName | undefined): Pick<ColumnSource, 'unit'> {
  const rule = COLUMNS[column];
  return unit !== undefined && rule.kind === 'number' && isUnitOf(unit, rule.unit) ? { unit } : {};
}

/** Words of the source that our table of synonyms has, so that a person sees and can change what they were read as. */
function wordsIn(column: Column, values: Values): Pick<ColumnSource, 'words'> {
  const words: Record<string, string> = {};
  for (const value of values.keys()) {
    for (const word of [value, ...entriesOf(column, value)]) {
      const meant = wordMeant(column, word) ?? kindMeant(column, word);
      if (meant !== null && Object.keys(words).length < MAX_WORDS) words[word] = meant;
    }
  }
  return Object.keys(words).length === 0 ? {} : { words };
}

/** The kind or style that a word names in its own language; null for one that the reader takes as it stands. */
function kindMeant(column: Column, word: string): string | null {
  if (column !== 'system_type' && column !== 'indoor_unit_style') return null;
  if (readCell(COLUMNS[column], word, 'usual').value !== null) return null;
  return (column === 'system_type' ? kindNamed(word) : styleNamed(word)) ?? null;
}

/** The rows with a value. */
export function countOf(values: Values): number {
  let count = 0;
  for (const rows of values.values()) count += rows;
  return count;
}

/** Whether the values fit the column: most of them, at least half, or fewer. */
function fitOf(
  column: Column,
  source: ColumnSource,
  values: Values,
  decimal: Mapping['decimal'],
): 'most' | 'half' | null {
  const rule = COLUMNS[column];
  let [known, misfits, all] = [0, 0, 0];
  for (const [cell, count] of values) {
    const { value, notes } = readCell(rule, convertCell(column, source, cell, decimal), 'usual');
    all += count;
    if (value !== null) known += count;
    else if (notes.some(({ advice }) => advice !== null)) misfits += count;
  }
  // A word that isn't ours, such as another refrigerant, doesn't speak against a column of words.
  if (column === 'refrigerant' || column === 'phase') return known > 0 ? 'most' : null;
  if (known > 0 && misfits <= Math.max(all * MAX_MISFITS, known > 2 ? 1 : 0)) return 'most';
  return known > 0 && known >= misfits ? 'half' : null;
}

/** Shops localise figures; a sheet is read as the catalogue reads it. */
function decimalOf(source: SourceTable): '.' | ',' | undefined {
  if (source.from !== 'woocommerce') return undefined;
  const figures = source.columns.flatMap((name, at) => {
    const field = shopField(name);
    const isFigure = field === 'regularPrice' || field === 'width' || field === 'height' || field === 'length';
    return isFigure ? [...valuesOf(source.rows, at).keys()] : [];
  });
  return figures.some((figure) => /^\d+,\d+$/.test(figure)) ? ',' : undefined;
}

interface ShopSources {
  readonly columns: ColumnSources;
  readonly suggestions: ColumnSources;
  readonly only: readonly RowFilter[];
  readonly leaveOut: readonly string[];
  /** Columns that are settled or suggested here. */
  readonly used: readonly string[];
}

/** The fields of a WooCommerce export. Its dimensions are for shipping, so they are only suggested. */
function shopSources({ columns: names, rows }: SourceTable): ShopSources {
  const named = new Map<ShopField, string>();
  for (const name of names) {
    const field = shopField(name);
    if (field !== null && !named.has(field)) named.set(field, name);
  }
  const all = (...fields: readonly ShopField[]): readonly string[] => fields.flatMap((field) => named.get(field) ?? []);
  const columns: Sources = {};
  const suggestions: Sources = {};
  const add = (to: Sources, column: Column, from: readonly string[], more: Partial<ColumnSource> = {}): void => {
    const isFilled = names.some((name, at) => from.includes(name) && rows.some(({ cells }) => cells[at]));
    if (from.length > 0 && isFilled) to[column] = { from, ...more };
  };
  add(columns, 'id', all('sku', 'id'));
  add(columns, 'title', all('name'));
  add(columns, 'description', all('shortDescription', 'description'), { html: true });
  add(columns, 'brand', all('brands'));
  add(columns, 'item_group_id', all('parent'));
  add(columns, 'link', all('externalUrl'));
  add(columns, 'image_link', all('images'));
  add(columns, 'availability', all('inStock'), { words: { 1: 'in_stock', 0: 'out_of_stock', backorder: 'backorder' } });
  add(columns, 'price_from_aud', all('regularPrice'));
  for (const [field, column] of [
    ['width', 'outdoor_width_mm'],
    ['height', 'outdoor_height_mm'],
    ['length', 'outdoor_depth_mm'],
  ] as const) {
    const from = all(field);
    add(suggestions, column, from, unitFor(column, splitHeading(from[0] ?? '').unit));
  }
  const only: RowFilter[] = [
    ...all('published').map((column) => ({ column, is: ['1'] })),
    ...all('type').map((column) => ({ column, not: ['variable', 'grouped'] })),
  ];
  const unused = names.filter((name) => shopField(name) === 'unused' || name.startsWith('Meta: _'));
  const leaveOut = [...all('type', 'published', 'visibility'), ...unused];
  // Categories and the sale price stay open.
  const used = names.filter(
    (name) => !['categories', 'salePrice', null].includes(shopField(name)) || unused.includes(name),
  );
  return { columns, suggestions, only, leaveOut, used };
}

/** Attributes of Google's product data that no catalogue column comes from. */
const UNUSED_IN_FEED = new Set(
  `additional_image_link adult age_group ads_redirect bundle certification color condition cost_of_goods_sold
  expiration_date gender google_product_category gtin identifier_exists is_bundle lifestyle_image_link loyalty_points
  material max_handling_time min_handling_time mobile_link multipack pattern promotion_id shipping shipping_height
  shipping_label shipping_length shipping_weight shipping_width size_system size_type tax tax_category updated pubDate
  guid published author`.split(/\s+/),
);

function isUnusedInFeed(name: string): boolean {
  return UNUSED_IN_FEED.has(name.replace(/^g:/, ''));
}
