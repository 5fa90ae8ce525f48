import type { Group } from '../matching/group.ts';
import type { Impact } from '../matching/impact.ts';
import { MATCHES } from './english/matches.ts';
import type { Words } from './words.ts';

/**
 * How many models fit at the end, and in how many sizes.
 * @param models the number of families in each group
 * @param sizes how many systems fit everything
 * @param sure how many of the first group's families do so for sure
 */
export function matchStatus(
  words: Words,
  models: Readonly<Record<Group, number>>,
  sizes: number,
  sure: number,
): string {
  const say = words.of(MATCHES);
  if (models.all > 0) {
    const named = say('matches.models', { count: models.all });
    const inSizes = say('matches.sizes', { models: named, count: sizes });
    return say(sure < models.all ? 'matches.mayFit' : 'matches.fit', {
      models: sizes > models.all ? inSizes : named,
      count: models.all,
    });
  }
  const close = models.wish + models.close;
  return close > 0 ? say('matches.close', { count: close }) : say('matches.none');
}

/** The effect of one answer on the number of systems that fit everything. */
export function impactText(words: Words, { before, after }: Impact): string {
  const say = words.of(MATCHES);
  if (before === after) return say('impact.nothing', { count: after });
  return say('impact.removed', { count: before - after, left: after });
}
