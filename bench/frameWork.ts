import { readReply } from '../src/catalogue/readReply.ts';
import { createMatcher } from '../src/matching/matcher.ts';
import { choose } from '../src/questionnaire/choose.ts';
import type { Answers } from '../src/questionnaire/question.ts';
import { visibleOptions } from '../src/questionnaire/visibleOptions.ts';

const ANSWERS: Answers = {
  Q0: 'No',
  Q2: 'Townhouse',
  Q3: 'Whole Home',
  Q4: 'Day / Night Zoning',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control'],
};

/** Reads and prepares a catalogue in a browser, then does the work of one answer `count` times; in milliseconds. */
export function measure(reply: string, count: number): { read: number; prepared: number; runs: number[] } {
  const begun = performance.now();
  const reading = readReply(JSON.parse(reply));
  const read = performance.now();
  const matcher = createMatcher(reading.ok ? reading.products : []);
  const prepared = performance.now();
  const runs = Array.from({ length: count }, () => {
    const before = performance.now();
    for (const { value } of visibleOptions('Q4', ANSWERS)) {
      matcher.count(choose(ANSWERS, 'Q4', value).answers);
    }
    const { all, wish, close } = matcher.match(ANSWERS);
    for (const group of [all, wish, close]) group.first(20);
    return performance.now() - before;
  });
  return { read: read - begun, prepared: prepared - read, runs };
}
