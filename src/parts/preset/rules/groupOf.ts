import type { Product } from '../../../catalogue/product.ts';
import type { Matches } from '../../../matching/matcher.ts';
import type { ListGroup } from '../../../matching/models.ts';

/** The system's group on the list; `far` if it misses too much to be on the list. */
export function groupOf({ all, wish, close }: Matches, product: Product): ListGroup | 'far' {
  const at = all.first().indexOf(product);
  if (at >= 0) return at < all.known ? 'fits' : 'might';
  return wish.first().includes(product) || close.first().includes(product) ? 'catch' : 'far';
}
