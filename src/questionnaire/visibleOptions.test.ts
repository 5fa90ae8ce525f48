import { expect, it } from 'vitest';
import type { Answers, QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

const shown = (question: QuestionId, answers: Answers) =>
  visibleOptions(question, answers).map((option) => option.value);

it.each<[Answers, boolean]>([
  [{}, true],
  [{ Q0: 'No' }, true],
  [{ Q0: 'Yes', Q1: 'Split' }, true],
  [{ Q0: 'Yes', Q1: 'Ducted' }, false],
])("the visible options include Single Room only if the system isn't Ducted: %j", (answers, single) => {
  expect(shown('Q3', answers)).toEqual(['Whole Home', 'Multiple Rooms', ...(single ? ['Single Room'] : [])]);
});

it.each<[Answers, boolean]>([
  [{ Q3: 'Whole Home' }, true],
  [{ Q3: 'Multiple Rooms' }, false],
  [{ Q3: 'Single Room' }, false],
  [{}, false],
])('the visible options include Touchscreen only for a whole home: %j', (answers, touchscreen) => {
  expect(shown('Q7', answers)).toEqual([
    ...(touchscreen ? ['Touchscreen'] : []),
    'Voice Control',
    'Mobile App',
    'None',
  ]);
});

it('the visible options are empty for an unknown question', () => {
  expect(visibleOptions('Q3', {}, { ...FLOW, questions: {} })).toEqual([]);
});
