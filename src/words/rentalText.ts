import type { Zone } from '../climate/zone.ts';
import { RENTAL_STANDARD } from '../facts/rental.ts';
import { shownSizes } from '../matching/models.ts';
import type { CheckInput } from './checkTexts.ts';
import { RENTAL } from './english/rental.ts';
import { readText } from './sourceText.ts';
import type { Words } from './words.ts';

/**
 * Says what Victoria requires of a rented home, and what the job offers: a fact with its date, never a verdict.
 * @param at milliseconds since 1970
 */
export function rentalText(
  words: Words,
  { models }: Pick<CheckInput, 'models'>,
  zone: Zone | null,
  at: number,
): string {
  const say = words.of(RENTAL);
  const { from, stars, centralStars } = RENTAL_STANDARD.claim;
  const found = new Set(models.flatMap(shownSizes).map((size) => zone && size[`stars_cool_${zone}`]));
  const known = [...found].flatMap((one) => one ?? []).sort((a, b) => a - b);
  return say('check.rental', {
    date: words.day(Date.parse(`${from}T12:00`)),
    ...{ asked: words.number(stars), central: words.number(centralStars) },
    has:
      known.length === found.size
        ? say('check.rental.has', { stars: words.list(known.map((one) => words.number(one))) })
        : say('check.rental.unknown'),
    ...{ source: RENTAL_STANDARD.source, read: readText(words, RENTAL_STANDARD, at) },
  });
}
