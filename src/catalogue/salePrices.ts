import { COLUMNS } from './columns.ts';
import { isRecord } from './isRecord.ts';
import type { DatedPrice, Product } from './product.ts';
import { readCell } from './readCell.ts';

/** The sales of a product in a reply: `[{"price_from_aud": 1999, "from": "2026-12-01", "to": null}]`. Others are left out. */
export function readSales(found: unknown): readonly DatedPrice[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((sale: unknown) => {
    if (!isRecord(sale)) return [];
    const { price_from_aud: price, from = null, to = null } = sale;
    const aud = readCell(COLUMNS.price_from_aud, price, 'odd').value;
    return typeof aud === 'number' && isDay(from) && isDay(to) ? [{ aud, from, to }] : [];
  });
}

/** The sales as a reply has them. */
export function writeSales(sales: readonly DatedPrice[]) {
  return sales.map(({ aud, from, to }) => ({ price_from_aud: aud, from, to }));
}

/** The products with the prices of a day. @param today as YYYY-MM-DD */
export function withSalePrices(products: readonly Product[], today: string): readonly Product[] {
  return products.map((product) => {
    const { price } = product;
    const sale = price?.sales?.find(({ from, to }) => (from === null || from <= today) && !isOver({ to }, today));
    return price && sale ? { ...product, price: { ...price, aud: sale.aud } } : product;
  });
}

/** The product without sales that are over. @param today as YYYY-MM-DD */
export function withoutEndedSales(product: Product, today: string): Product {
  if (!product.price?.sales) return product;
  const { sales, ...price } = product.price;
  const kept = sales.filter((sale) => !isOver(sale, today));
  return { ...product, price: kept.length > 0 ? { ...price, sales: kept } : price };
}

function isOver({ to }: Pick<DatedPrice, 'to'>, today: string): boolean {
  return to !== null && to < today;
}

function isDay(found: unknown): found is string | null {
  return found === null || (typeof found === 'string' && /^\d{4}-\d\d-\d\d$/.test(found));
}
