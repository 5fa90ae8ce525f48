import type { QuestionsLeft } from '../questionnaire/questionsLeft.ts';
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

/** The number of systems that fit after an answer, as a whole phrase. */
export function fitStatus(words: Words, count: number): string {
  const say = words.of(QUESTION);
  return count === 0 ? say('status.none') : say('status.fit', { count });
}

/** The number of systems that fit so far, short enough to stand between two buttons. */
export function fitCount(words: Words, count: number): string {
  const say = words.of(QUESTION);
  return count === 0 ? say('option.none') : say('bar.fit', { count });
}
