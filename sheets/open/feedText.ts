import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fold } from '../recognise/fold.ts';
import { CellLimit } from './cellLimit.ts';
import { detailColumn } from './feedItems.ts';
import { type Table, type TableRow, withCells } from './table.ts';

/** Attributes of Google's product data; a catalogue sheet has its own `system_type` beside some of them. */
const TYPICAL = ['id', 'title', 'link', 'imagelink', 'availability', 'price', 'condition', 'gtin', 'mpn', 'brand'];
const ENOUGH = 5;

export function isFeedTable(columns: readonly string[]): boolean {
  const folded = new Set(columns.map((column) => fold(nameOf(column))));
  return (
    folded.has('price') && !folded.has('systemtype') && TYPICAL.filter((name) => folded.has(name)).length >= ENOUGH
  );
}

/** `g:price` and `product_detail(section_name:attribute_name:attribute_value)` without the prefix and the brackets. */
function nameOf(column: string): string {
  return column.replace(/^g:/i, '').replace(/\(.*\)$/, '');
}

/** Turns a feed with tabs or commas into a table with one column for each technical figure, instead of `product_detail`. */
export function readFeedTable(table: Table): Table {
  const names = table.columns.map(nameOf);
  const details = names.flatMap((name, at) => (fold(name) === 'productdetail' ? [at] : []));
  const kept = names.flatMap((_, at) => (details.includes(at) ? [] : [at]));
  const columns = new Map(
    kept.map((at, place) => [table.columns[at] === names[at] ? names[at]! : unique(names, at), place]),
  );
  const limit = new CellLimit();
  const rows = table.rows.map((row): TableRow => {
    const cells = kept.map((at) => row.cells[at] ?? '');
    limit.takeCells(cells.length);
    for (const at of details) {
      for (const { column, value } of detailsIn(row.cells[at] ?? '')) {
        const place = columns.get(column) ?? columns.size;
        columns.set(column, place);
        limit.takeColumns(columns.size);
        limit.takeCells(Math.max(0, place + 1 - cells.length));
        while (cells.length < place) cells.push('');
        cells[place] = value;
      }
    }
    return withCells(row, cells, (at) => kept.indexOf(at));
  });
  return { ...table, kind: 'merchant', headings: [...columns.keys()], columns: [...columns.keys()], rows };
}

/** If two headings differ only by prefix or brackets, both columns keep the whole heading. */
function unique(names: readonly string[], at: number): string {
  const name = names[at]!;
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (column ${at + 1})`;
}

/** Figures are `section:name:value`, separated by commas; a comma or colon inside a part has a backslash before it. */
function detailsIn(cell: string): readonly { readonly column: string; readonly value: string }[] {
  return cell
    .replaceAll('"', '')
    .split(/(?<!\\),/)
    .flatMap((detail) => {
      const [section = '', name = '', ...rest] = detail
        .split(/(?<!\\):/)
        .map((part) => cleanText(part.replaceAll(/\\([,:])/g, '$1')));
      const value = rest.join(':');
      return name === '' || value === '' ? [] : [{ column: detailColumn(section, name), value }];
    });
}
