import type { ListGroup } from '../matching/models.ts';
import { MATCHES } from './english/matches.ts';
import type { Words } from './words.ts';

/**
 * The number of models that fit for sure; without one, the number that might, or come close. A model that might fit never counts as fitting.
 * @param isSmall true where all that fit are too small
 */
export function matchStatus(
  words: Words,
  { fits, might, catch: close }: Readonly<Record<ListGroup, readonly unknown[]>>,
  isSmall = false,
): string {
  const say = words.of(MATCHES);
  if (fits.length > 0) return say(isSmall ? 'matches.fit.small' : 'matches.fit', { count: fits.length });
  if (isSmall) return say('matches.size');
  if (might.length > 0) return say('matches.might', { count: might.length });
  if (close.length > 0) return say('matches.close', { count: close.length });
  return say('matches.none');
}
