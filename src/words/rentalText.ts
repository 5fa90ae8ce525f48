import { stateOf } from '../climate/stateOf.ts';
import type { Zone } from '../climate/zone.ts';
import { RENTAL_STANDARDS } from '../facts/rental.ts';
import { shownSizes } from '../matching/models.ts';
import type { CheckInput } from './checkTexts.ts';
import { RENTAL } from './english/rental.ts';
import { readText } from './sourceText.ts';
import type { Words } from './words.ts';

/** The sentence of each state's standard. */
const SENTENCES: Readonly<Record<keyof typeof RENTAL_STANDARDS, 'check.rental'>> = { VIC: 'check.rental' };

/**
 * What the state asks of a rented home, and what the job has: a fact with its date, never a verdict; empty where it asks nothing.
 * @param at milliseconds since 1970
 */
export function rentalText(
  words: Words,
  { models, postcode }: Pick<CheckInput, 'models' | 'postcode'>,
  zone: Zone | null,
  at: number,
): string {
  const say = words.of(RENTAL);
  const state = stateOf(postcode);
  if (!state || !(state in SENTENCES)) return '';
  const of = state as keyof typeof SENTENCES;
  const standard = RENTAL_STANDARDS[of];
  const { from, stars, centralStars } = standard.claim;
  const found = new Set(models.flatMap(shownSizes).map((size) => zone && size[`stars_cool_${zone}`]));
  const known = [...found].flatMap((one) => one ?? []).sort((a, b) => a - b);
  return say(SENTENCES[of], {
    date: words.day(Date.parse(`${from}T12:00`)),
    ...{ asked: words.number(stars), central: words.number(centralStars) },
    has:
      known.length === found.size
        ? say('check.rental.has', { stars: words.list(known.map((one) => words.number(one))) })
        : say('check.rental.unknown'),
    ...{ source: standard.source, read: readText(words, standard, at) },
  });
}
