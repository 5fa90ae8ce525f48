import { expect, it } from 'vitest';
import { conditionHolds } from './conditionHolds.ts';
import type { Answers, Condition } from './question.ts';

const isDucted: Condition = { question: 'Q1', is: 'Ducted' };
const isNotDucted: Condition = { question: 'Q1', isNot: 'Ducted' };
const wantsVoice: Condition = { question: 'Q7', is: 'Voice Control' };

it.each<[string, Condition | undefined, Answers, boolean]>([
  ['that is absent always holds', undefined, {}, true],
  ['"is" holds for the answer it names', isDucted, { Q1: 'Ducted' }, true],
  ['"is" does not hold for another answer', isDucted, { Q1: 'Split' }, false],
  ['"is" does not hold for a question without an answer', isDucted, {}, false],
  ['"is not" does not hold for the answer it names', isNotDucted, { Q1: 'Ducted' }, false],
  ['"is not" holds for another answer', isNotDucted, { Q1: 'Split' }, true],
  ['"is not" holds for a question without an answer', isNotDucted, {}, true],
  ['"is" holds for one of several chosen values', wantsVoice, { Q7: ['Mobile App', 'Voice Control'] }, true],
  ['"is" does not hold for an empty list', wantsVoice, { Q7: [] }, false],
  ['"all" holds when each part does', { all: [isDucted, wantsVoice] }, { Q1: 'Ducted', Q7: ['Voice Control'] }, true],
  ['"all" does not hold when one part does not', { all: [isDucted, wantsVoice] }, { Q1: 'Ducted' }, false],
  ['"all" of nothing holds', { all: [] }, {}, true],
  ['"all" may stand inside "all"', { all: [{ all: [isDucted] }, isNotDucted] }, { Q1: 'Ducted' }, false],
])('a condition %s', (_, condition, answers, holds) => {
  expect(conditionHolds(condition, answers)).toBe(holds);
});
