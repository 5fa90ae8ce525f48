import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fold } from '../recognise/fold.ts';
import { ATTRIBUTE_COLUMN } from '../recognise/plainHeading.ts';
import type { Table, TableRow } from './table.ts';

export function isShopifyExport(columns: readonly string[]): boolean {
  return ['Handle', 'Title', 'Vendor', 'Variant SKU'].every((name) => columns.includes(name));
}

/** A variant's own columns; it takes all others from the first row of its product. */
const OF_VARIANT = /^(?:Variant |Option\d |Cost per item$|(?:Compare At )?Price \/|Included \/)/;
const OPTION = /^Option(\d) (Name|Value)$/;
/** The option of a product without variants. */
const NO_OPTION = 'Title';

/**
 * Completes the variants of a Shopify export from the first row of their product, makes a column of each option, such as
 * `Attribute: Size`, and leaves out rows that only add a picture.
 */
export function readShopifyExport(table: Table): Table {
  const { columns } = table;
  const at = (name: string): number => columns.indexOf(name);
  const cell = ({ cells }: TableRow, name: string): string => cleanText(cells[at(name)] ?? '');
  const first = new Map<string, TableRow>();
  for (const row of table.rows) if (!first.has(cell(row, 'Handle'))) first.set(cell(row, 'Handle'), row);
  const isVariant = (row: TableRow): boolean =>
    ['Variant SKU', 'Variant Price', 'Option1 Value', 'Title'].some((name) => cell(row, name) !== '');

  const numbers = columns.flatMap((name) => (OPTION.exec(name)?.[2] === 'Name' ? [OPTION.exec(name)![1]!] : []));
  const optionsOf = (row: TableRow): readonly (readonly [name: string, value: string])[] =>
    numbers
      .map(
        (number) =>
          [cell(first.get(cell(row, 'Handle'))!, `Option${number} Name`), cell(row, `Option${number} Value`)] as const,
      )
      .filter(([name, value]) => name !== '' && value !== '' && name !== NO_OPTION);
  const names = new Map<string, string>();
  for (const row of table.rows) {
    for (const [name] of optionsOf(row))
      if (!names.has(fold(name))) names.set(fold(name), `${ATTRIBUTE_COLUMN}${name}`);
  }

  const kept = [...columns.keys()].filter((position) => !OPTION.test(columns[position]!));
  const completed = (row: TableRow): TableRow => {
    const head = first.get(cell(row, 'Handle'))!;
    const own = kept.map((position) =>
      OF_VARIANT.test(columns[position]!)
        ? (row.cells[position] ?? '')
        : ((head.cells[position] || row.cells[position]) ?? ''),
    );
    const options = new Map(optionsOf(row).map(([name, value]) => [fold(name), value]));
    return { ...row, cells: [...own, ...[...names.keys()].map((name) => options.get(name) ?? '')] };
  };
  const pictures = table.rows.filter((row) => !isVariant(row)).map(({ number }) => number);
  const all = [...kept.map((position) => columns[position]!), ...names.values()];
  return {
    ...table,
    headings: all,
    columns: all,
    rows: table.rows.filter(isVariant).map(completed),
    skipped: [...table.skipped, ...(pictures.length > 0 ? [{ reason: 'picture' as const, rows: pictures }] : [])],
  };
}
