import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';

/** For tests: plain splits, one for each set of cells. */
export function exampleProducts(...rows: readonly Readonly<Record<string, unknown>>[]): readonly Product[] {
  const reading = readReply(rows.map((cells) => ({ title: `Split ${cells.id}`, system_type: 'split', ...cells })));
  return reading.ok ? reading.products : [];
}
