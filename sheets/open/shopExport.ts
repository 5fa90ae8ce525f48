import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fold } from '../recognise/fold.ts';
import { ATTRIBUTE_COLUMN } from '../recognise/plainHeading.ts';
import { type AttributeHeading, attributeHeading, type ShopField, shopField } from '../recognise/shopHeadings.ts';
import { CellLimit } from './cellLimit.ts';
import { type Table, type TableRow, withCells } from './table.ts';

/** Fields of every export; four of them tell a shop's export from a sheet with similar names. */
const TYPICAL: readonly ShopField[] = ['id', 'type', 'sku', 'name', 'published', 'regularPrice', 'parent', 'images'];
const ENOUGH = 4;
/** Fields that only shops have; other lists have types, names and pictures too. */
const OWN: readonly ShopField[] = ['published', 'visibility', 'regularPrice'];

export function isShopExport(columns: readonly string[]): boolean {
  const fields = new Set(columns.map(shopField));
  return (
    fields.has('type') &&
    OWN.some((field) => fields.has(field)) &&
    TYPICAL.filter((field) => fields.has(field)).length >= ENOUGH
  );
}

/** Fields that a variation doesn't take from its parent; all other blanks come from there. */
const NOT_INHERITED: readonly (ShopField | null)[] = [
  'id',
  'sku',
  'type',
  'parent',
  'regularPrice',
  'salePrice',
  'inStock',
];
const PUBLISHED = '1';

/**
 * Turns a WooCommerce export into a table with one column for each attribute, instead of numbered groups, and completes each
 * variation from its parent. `Parent` becomes the parent's SKU, or its ID. A variation isn't published unless its parent is, and
 * has its parent's visibility.
 */
export function readShopExport(table: Table): Table {
  const fields = table.columns.map(shopField);
  const position = (field: ShopField): number => fields.indexOf(field);
  const attributes = groupsOf(table.columns);
  const grouped = new Set(table.columns.flatMap((column, at) => (attributeHeading(column) ? [at] : [])));
  const kept = table.columns.flatMap((_, at) => (grouped.has(at) ? [] : [at]));
  const folded = foldedOnce();
  const names = attributeNames(table.rows, attributes, folded);
  const columns = [...kept.map((at) => table.columns[at]!), ...names.values()];
  const limit = new CellLimit();
  limit.takeColumns(columns.length);
  limit.takeCells(columns.length * table.rows.length);
  const places = new Map([...names.keys()].map((name, index) => [name, kept.length + index]));
  const placeOf = (name: string): number | undefined => places.get(folded(name));
  const shaped = table.rows.map((row) => reshape(row, kept, attributes, placeOf));

  const at = (field: ShopField): number => kept.indexOf(position(field));
  const cell = ({ cells }: TableRow, field: ShopField): string => cleanText(cells[at(field)] ?? '');
  const parents = new Map<string, Shaped>();
  for (const entry of shaped) {
    const { row } = entry;
    for (const key of [cell(row, 'sku'), `id:${cell(row, 'id')}`]) if (!parents.has(key)) parents.set(key, entry);
  }
  const inherited = columns.map((_, index) => !NOT_INHERITED.includes(fields[kept[index] ?? -1] ?? null));
  const rows = shaped.map((entry): TableRow => {
    const { row } = entry;
    const parent = parents.get(cell(row, 'parent'));
    if (!isVariation(cell(row, 'type')) || parent === undefined || parent === entry) return row;
    const isOpen = (index: number): boolean =>
      (row.cells[index] ?? '') === '' && inherited[index] === true && !entry.named.has(index);
    const cells = columns.map((_, index) =>
      isOpen(index) ? (parent.row.cells[index] ?? '') : (row.cells[index] ?? ''),
    );
    const published = at('published');
    if (published !== -1 && cell(parent.row, 'published') !== PUBLISHED)
      cells[published] = cell(parent.row, 'published');
    // Shops write "visible" on every variation.
    const visibility = at('visibility');
    if (visibility !== -1 && cell(parent.row, 'visibility') !== '') cells[visibility] = cell(parent.row, 'visibility');
    cells[at('parent')] = cell(parent.row, 'sku') || cell(parent.row, 'id');
    return { ...row, cells };
  });
  return { ...table, kind: 'woocommerce', headings: columns, columns, rows };
}

function isVariation(type: string): boolean {
  return type.split(',').some((part) => part.trim() === 'variation');
}

interface AttributeGroup {
  readonly name: number;
  readonly values: number;
}

function groupsOf(columns: readonly string[]): readonly AttributeGroup[] {
  const groups = new Map<string, { -readonly [Key in AttributeHeading['part']]?: number }>();
  for (const [at, column] of columns.entries()) {
    const heading = attributeHeading(column);
    if (heading === null) continue;
    const group = groups.get(heading.number) ?? {};
    group[heading.part] ??= at;
    groups.set(heading.number, group);
  }
  return [...groups.values()].flatMap(({ name, values }) =>
    name === undefined || values === undefined ? [] : [{ name, values }],
  );
}

/** The heading for each attribute, by its folded name, in the order of the file. */
function attributeNames(
  rows: readonly TableRow[],
  groups: readonly AttributeGroup[],
  folded: (name: string) => string,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    for (const group of groups) {
      const name = cells[group.name] ?? '';
      const key = folded(name);
      if (key !== '' && !names.has(key)) names.set(key, `${ATTRIBUTE_COLUMN}${cleanText(name)}`);
    }
  }
  return names;
}

/** Caches the folded names, because every row repeats its attributes. */
function foldedOnce(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? fold(name);
    known.set(name, found);
    return found;
  };
}

interface Shaped {
  readonly row: TableRow;
  /** The positions of attributes that the row names, even without a value. */
  readonly named: ReadonlySet<number>;
}

function reshape(
  row: TableRow,
  kept: readonly number[],
  groups: readonly AttributeGroup[],
  placeOf: (name: string) => number | undefined,
): Shaped {
  const cells = kept.map((at) => row.cells[at] ?? '');
  const named = new Set<number>();
  for (const group of groups) {
    const place = placeOf(row.cells[group.name] ?? '');
    if (place === undefined) continue;
    named.add(place);
    // A comma inside a value is written `\,`.
    cells[place] = (row.cells[group.values] ?? '').replaceAll('\\,', ',');
  }
  return { row: withCells(row, cells, (at) => kept.indexOf(at)), named };
}
