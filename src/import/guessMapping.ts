import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from '../catalogue/columns.ts';
import { CONTROLS, type Column } from '../catalogue/product.ts';
import { readCell } from '../catalogue/readCell.ts';
import { entriesOf, wordMeant } from '../source/synonyms.ts';
import type { TableRow } from '../source/table.ts';
import { columnsNamed, columnsPossible, controlNamed, sizeHeading } from './columnHeadings.ts';
import { supplyOf } from './controlCells.ts';
import { convertCell } from './convertCell.ts';
import { type ColumnSource, type ColumnSources, MAPPING_VERSION, type Mapping, type RowFilter } from './mapping.ts';
import { moneyOf } from './money.ts';
import { plainHeading } from './plainHeading.ts';
import { failedFilter } from './rowFilter.ts';
import { type ShopField, shopField } from './shopHeadings.ts';
import type { SourceTable } from './sourceTable.ts';
import { isUnitOf, splitHeading, type UnitName } from './units.ts';

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
    taken.has(name) ? [] : candidatesOf(name, valuesOf(rows, at), decimal, source.from === 'merchant'),
  );
  const money = moneyOf(source);
  const isForeign = rows.some((row) => money(row) !== null);
  const controls = controlSource(source, rows);
  // Somebody has to say that a column for one control is all that there is to know.
  const isWhole = controls?.each?.length === CONTROLS.length;
  const columns: Sources = { ...shop?.columns, ...(controls && isWhole && { controls }) };
  const suggestions: Sources = { ...shop?.suggestions, ...(controls && !isWhole && { controls }) };
  for (const column of COLUMN_NAMES) {
    if (columns[column]) continue;
    if (column === 'price_from_aud' && isForeign) continue;
    const own = candidates.filter((candidate) => candidate.column === column);
    const sure = own.filter(({ isSure }) => isSure);
    const [only] = sure;
    const [first] = sure.length > 0 ? sure : own;
    if (only && sure.length === 1) columns[column] = only.source;
    else if (first && suggestions[column] === undefined) suggestions[column] = first.source;
  }
  return {
    version: MAPPING_VERSION,
    from: source.from,
    ...(source.sheet === null ? {} : { sheet: source.sheet }),
    ...(decimal === undefined ? {} : { decimal }),
    only,
    columns,
    leaveOut: shop?.leaveOut ?? (source.from === 'merchant' ? source.columns.filter(isUnusedInFeed) : []),
    suggestions,
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

function candidatesOf(
  name: string,
  values: Values,
  decimal: '.' | ',' | undefined,
  isFeed: boolean,
): readonly Candidate[] {
  const heading = plainHeading(name);
  const sizes = sizeCandidates(name, heading, values, decimal);
  if (sizes.length > 0) return sizes;
  if (values.size === 0) return [];
  const sourceOf = sourcesOf(name, values);
  const fits = (column: Column): boolean => valuesFit(column, sourceOf(column), values, decimal);
  const named = columnsNamed(heading).filter(fits);
  // Any text fits a column of text, so a column with rules of its own is the better guess.
  const strict = named.filter((column) => COLUMNS[column].kind !== 'text');
  const [sure] = strict.length === 1 ? strict : named.length === 1 ? named : [];
  const possible = [...columnsPossible(heading).filter(fits), ...named].filter((column) => column !== sure);
  return [
    // A feed's product type is the shop's own category, which may hold more than systems.
    ...(sure === undefined
      ? []
      : [{ column: sure, source: sourceOf(sure), isSure: !isFeed || heading !== 'product_type' }]),
    ...(sure === undefined ? possible.map((column) => ({ column, source: sourceOf(column), isSure: false })) : []),
  ];
}

/** How catalogue columns would be read from a source column: with the unit of its heading and the words we know. */
export function sourcesOf(name: string, values: Values): (column: Column) => ColumnSource {
  const { unit } = splitHeading(plainHeading(name));
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
      const meant = wordMeant(column, word);
      if (meant !== null && Object.keys(words).length < MAX_WORDS) words[word] = meant;
    }
  }
  return Object.keys(words).length === 0 ? {} : { words };
}

function valuesFit(column: Column, source: ColumnSource, values: Values, decimal: '.' | ',' | undefined): boolean {
  const rule = COLUMNS[column];
  let [known, misfits, all] = [0, 0, 0];
  for (const [cell, count] of values) {
    const { value, notes } = readCell(rule, convertCell(column, source, cell, decimal), 'usual');
    all += count;
    if (value !== null) known += count;
    else if (notes.some(({ advice }) => advice !== null)) misfits += count;
  }
  return known > 0 && misfits <= all * MAX_MISFITS;
}

/** `840 x 880 x 330` gives three columns, if the heading says which figure is which. */
function sizeCandidates(
  name: string,
  heading: string,
  values: Values,
  decimal: '.' | ',' | undefined,
): readonly Candidate[] {
  const size = sizeHeading(heading);
  if (size === null) return [];
  const unit = splitHeading(heading).unit ?? /\b(mm|cm)\b/i.exec(heading)?.[1]?.toLowerCase();
  const order = size.order ?? (['outdoor_width_mm', 'outdoor_height_mm', 'outdoor_depth_mm'] as const);
  const candidates = order.map((column, index): Candidate => {
    const source = { from: [name], part: index + 1, ...unitFor(column, unit as UnitName | undefined) };
    return { column, source, isSure: size.order !== null && size.isOutdoor };
  });
  return candidates.every(({ column, source }) => valuesFit(column, source, values, decimal)) ? candidates : [];
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
