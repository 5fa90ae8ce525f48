import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { readCell } from '../../src/catalogue/readCell.ts';
import type { SheetCells } from '../read/sheetCells.ts';
import { catalogueRows } from '../write/writeCsv.ts';
import { fillCatalogue } from './fillCatalogue.ts';
import type { FillReport } from './fillReport.ts';
import type { RegisterRow } from './readRegister.ts';

/**
 * Fills blanks of products with the register's figures, in memory: no file changes.
 *
 * @param cells the text of each cell in the file; null for JSON, where the products say it
 * @param today as YYYY-MM-DD
 */
export function withRegister(
  { products, cells }: { readonly products: readonly Product[]; readonly cells: SheetCells | null },
  rows: readonly RegisterRow[],
  today: string,
): { readonly products: readonly Product[]; readonly report: FillReport } {
  const sheet = cells ?? cellsOf(products);
  const filled = fillCatalogue({ products, sheet }, rows, today);
  const layered = products.map((product, place) => {
    const own = filled.cells.get(sheet.rows[place]!);
    if (!own) return product;
    const values = [...own].map(([column, text]) => [column, readCell(COLUMNS[column], text, 'usual').value] as const);
    return { ...product, ...Object.fromEntries(values) } as Product;
  });
  return { products: layered, report: filled.report };
}

function cellsOf(products: readonly Product[]): SheetCells {
  const rows = products.map((_, index) => index + 1);
  const format = { separator: ',', namesSeparator: false, header: 0 };
  return { ...format, records: catalogueRows(products), columns: COLUMN_NAMES, rows };
}
