import { compareCatalogues, type PriceChange } from '../../sheets/compare/compareCatalogues.ts';
import { isSharpPrice } from '../../sheets/compare/sharpChange.ts';
import { readMapping } from '../../sheets/read/readMapping.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { openFile } from '../../workshop/openFile.ts';
import type { PublishedRange } from '../../workshop/published.ts';

/** What a shop has that visitors don't see yet. */
export interface ShopNews {
  /** The published way to read the shop fits no more. */
  readonly isOther: boolean;
  readonly added: number;
  readonly gone: number;
  /** Systems with a change besides price, stock and link, which follow the shop by themselves. */
  readonly changed: number;
  /** Prices that moved by more than half: visitors see the one before. */
  readonly held: readonly PriceChange[];
}

/** The columns that the site takes from the shop while it serves. */
const FOLLOWED: ReadonlySet<string> = new Set(['price_from_aud', 'price_includes', 'sales', 'availability', 'link']);

/** A heading of the table that the site makes of its shop. */
const OWN_HEADING = 'Regular price (incl. GST)';

/** True if the published range was read from the shop itself. */
export function isOfShop({ mapping }: PublishedRange): boolean {
  return mapping.includes(OWN_HEADING);
}

/** What has changed in the shop since its range was published; null for nothing. */
export async function shopNews(file: File, { mapping, products }: PublishedRange): Promise<ShopNews | null> {
  const kept = readMapping(mapping);
  const opened = await openFile(file, undefined, async () => (kept.ok ? kept.mapping : null));
  if (opened.check?.ok !== true) return { isOther: true, added: 0, gone: 0, changed: 0, held: [] };
  return newsOf(products, opened.check.products);
}

function newsOf(before: readonly Product[], now: readonly Product[]): ShopNews | null {
  const { added, gone, changed, prices } = compareCatalogues(before, now);
  const news = {
    isOther: false,
    added: added.length,
    gone: gone.length,
    // A price where there was none isn't followed.
    changed: changed.filter(({ cells }) =>
      cells.some(({ column, before }) => !FOLLOWED.has(column) || (column === 'price_from_aud' && before === null)),
    ).length,
    held: prices.filter(isSharpPrice),
  };
  return news.added + news.gone + news.changed + news.held.length > 0 ? news : null;
}
