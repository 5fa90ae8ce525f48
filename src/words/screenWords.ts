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

/** How many systems fit at the end. */
export function matchStatus(words: Words, total: Readonly<Record<Group, number>>): string {
  const say = words.of(MATCHES);
  if (total.all > 0) return say('matches.fit', { count: total.all });
  const close = total.wish + total.close;
  return close > 0 ? say('matches.close', { count: close }) : say('matches.none');
}

/** The effect of one answer on the number of systems that fit everything. */
export function impactText(words: Words, { before, after }: Impact): string {
  const say = words.of(MATCHES);
  if (before === after) return say('impact.nothing', { count: after });
  return say('impact.removed', { count: before - after, left: after });
}
