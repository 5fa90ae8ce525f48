import type { Group } from '../matching/group.ts';
import type { Impact } from '../matching/impact.ts';
import type { QuestionsLeft } from '../questionnaire/questionsLeft.ts';
import { MATCHES } from './english/matches.ts';
import { QUESTION } from './english/questions.ts';
import type { Words } from './words.ts';

/** The number of questions to go, without a promise that answers could break. */
export function progressText(words: Words, number: number, { least, most }: QuestionsLeft): string {
  const say = words.of(QUESTION);
  if (most === 0) return say('progress.last', { number });
  return least === most
    ? say('progress.left', { number, count: most })
    : say('progress.between', { number, least, most });
}

/** The number beside an option. */
export function optionCount(words: Words, count: number): string {
  const say = words.of(QUESTION);
  return count === 0 ? say('option.none') : say('option.count', { count });
}

/** How many systems fit after an answer, as a whole phrase. */
export function fitStatus(words: Words, count: number): string {
  const say = words.of(QUESTION);
  return count === 0 ? say('status.none') : say('status.fit', { count });
}

/** How many systems fit so far, short enough to stand between two buttons. */
export function fitCount(words: Words, count: number): string {
  const say = words.of(QUESTION);
  return count === 0 ? say('option.none') : say('bar.fit', { count });
}

/**
 * How many models fit at the end, and in how many sizes.
 * @param models the number of families in each group
 * @param sizes how many systems fit everything
 */
export function matchStatus(words: Words, models: Readonly<Record<Group, number>>, sizes: number): string {
  const say = words.of(MATCHES);
  if (models.all > 0) {
    const named = say('matches.models', { count: models.all });
    const inSizes = say('matches.sizes', { models: named, count: sizes });
    return say('matches.fit', { models: sizes > models.all ? inSizes : named, count: models.all });
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
