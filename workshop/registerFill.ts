import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import { fillCatalogue } from '../sheets/register/fillCatalogue.ts';
import type { FillReport } from '../sheets/register/fillReport.ts';
import type { RegisterRow } from '../sheets/register/readRegister.ts';
import { writeSheet } from '../sheets/register/writeSheet.ts';
import type { Product } from '../src/catalogue/product.ts';
import { type CheckedFile, checkSheet } from './checkFile.ts';
import { stem } from './download.ts';
import { translated } from './i18n.ts';

export interface FilledFile {
  /** The catalogue with the register's figures, checked again. */
  readonly file: CheckedFile;
  readonly report: FillReport;
  /** The filled sheet as CSV. */
  readonly csv: string;
}

/** Fills the blank figures of a checked file; null if it has no sheet to fill. @param today as YYYY-MM-DD */
export function fillFile(
  { name, products, cells }: CheckedFile,
  rows: readonly RegisterRow[],
  today: string,
): FilledFile | null {
  if (cells === null) return null;
  const filled = fillCatalogue({ products, sheet: cells }, rows, today, translated);
  const csv = writeSheet(cells, filled.cells);
  const filledName = `${stem(name)}-filled.csv`;
  const read = readCatalogueFile(new TextEncoder().encode(csv), { name: filledName });
  const file = checkSheet(filledName, { ...read, products: withSalesOf(products, read.products) });
  return { file, report: filled.report, csv };
}

/** The products with the sales of the sheet, which a catalogue's own columns don't have. */
function withSalesOf(before: readonly Product[], products: readonly Product[]): readonly Product[] {
  const sales = new Map(before.map(({ id, price }) => [id, price?.sales]));
  return products.map((product) => {
    const own = sales.get(product.id);
    return product.price && own ? { ...product, price: { ...product.price, sales: own } } : product;
  });
}
