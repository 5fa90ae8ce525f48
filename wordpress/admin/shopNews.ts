import {
  type CatalogueChanges,
  type ChangedCell,
  compareCatalogues,
  isSame,
} from '../../sheets/compare/compareCatalogues.ts';
import { isSharpPrice } from '../../sheets/compare/sharpChange.ts';
import { readMapping } from '../../sheets/read/readMapping.ts';
import { openFile } from '../../workshop/openFile.ts';
import type { PublishedRange } from '../../workshop/published.ts';

/** What visitors don't see yet of the shop; `unreadable` if the published way to read it fits no more. */
export type ShopNews = CatalogueChanges | 'unreadable';

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
  if (opened.check?.ok !== true) return 'unreadable';
  const changes = withoutFollowed(compareCatalogues(products, opened.check.products));
  return isSame(changes) ? null : changes;
}

/** The changes besides price, stock and link, which follow the shop, but with the prices that wait. */
function withoutFollowed(changes: CatalogueChanges): CatalogueChanges {
  const held = new Set(changes.prices.filter(isSharpPrice).map(({ id }) => id));
  const changed = changes.changed.flatMap(({ id, title, cells }) => {
    // A price where there was none isn't followed.
    const isShown = ({ column, before }: ChangedCell): boolean =>
      !FOLLOWED.has(column) || (column === 'price_from_aud' && (before === null || held.has(id)));
    const shown = cells.filter(isShown);
    return shown.length > 0 ? [{ id, title, cells: shown }] : [];
  });
  return {
    ...changes,
    changed,
    prices: changes.prices.filter(({ id }) => held.has(id)),
    unpriced: 0,
    reordered: false,
  };
}
