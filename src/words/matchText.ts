import type { Group } from '../matching/group.ts';
import type { Impact } from '../matching/impact.ts';
import type { Matches } from '../matching/matcher.ts';
import { MATCHES } from './english/matches.ts';
import type { Words } from './words.ts';

/**
 * How many systems fit at the end, and how many models that is.
 * @param models the number of families in each group
 */
export function matchStatus(words: Words, matches: Matches, models: Readonly<Record<Group, number>>): string {
  const say = words.of(MATCHES);
  const [id, count, families] =
    models.all > 0
      ? (['matches.fit', matches.all.total, models.all] as const)
      : (['matches.close', matches.wish.total + matches.close.total, models.wish + models.close] as const);
  if (count === 0) return say('matches.none');
  const systems = say(id, { count });
  return count > families ? say('matches.models', { systems, count: families }) : systems;
}

/** The effect of one answer on the number of systems that fit everything. */
export function impactText(words: Words, { before, after }: Impact): string {
  const say = words.of(MATCHES);
  if (before === after) return say('impact.nothing', { count: after });
  return say('impact.removed', { count: before - after, left: after });
}
