import { dayOf } from '../catalogue/dayOf.ts';
import { type Fact, hasEnded, isOld, MAX_AGE_MONTHS } from '../facts/fact.ts';
import { SOURCE } from './english/sources.ts';
import type { Words } from './words.ts';

/** The time and way in which a fact was read, and a note if it may have changed or is old. @param at milliseconds since 1970 */
export function readText(
  words: Words,
  fact: Pick<Fact, 'kind' | 'read' | 'how'> & Partial<Pick<Fact, 'until'>>,
  at: number,
): string {
  const say = words.of(SOURCE);
  const read = say(`source.${fact.how}`, { date: words.month(Date.parse(`${fact.read}-15T12:00Z`)) });
  const { until = null } = fact;
  if (until !== null && hasEnded({ until }, dayOf(at)))
    return say('source.ended', { read, date: words.day(Date.parse(`${until}T12:00`)) });
  return isOld(fact, at) ? say('source.old', { read, months: words.number(MAX_AGE_MONTHS[fact.kind]) }) : read;
}
