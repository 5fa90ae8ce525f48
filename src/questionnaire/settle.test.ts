import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answers, QUESTION_IDS } from './question.ts';
import { FLOW } from './questionSet.ts';
import { settle } from './settle.ts';

it.each<[string, Answers, Answers, readonly [string, string][]]>([
  [
    'keeps what is valid',
    { Q0: 'Yes', Q1: 'Split', Q3: 'Single Room' },
    { Q0: 'Yes', Q1: 'Split', Q3: 'Single Room' },
    [],
  ],
  [
    "drops the type of system if the visitor doesn't know it after all",
    { Q0: 'No', Q1: 'Split', Q2: 'Townhouse' },
    { Q0: 'No', Q2: 'Townhouse' },
    [['Q1', 'Split']],
  ],
  [
    'drops Single Room for a ducted system',
    { Q0: 'Yes', Q1: 'Ducted', Q3: 'Single Room', Q6: 'Large Outdoor space' },
    { Q0: 'Yes', Q1: 'Ducted', Q6: 'Large Outdoor space' },
    [['Q3', 'Single Room']],
  ],
  [
    'drops only Touchscreen when it is no longer a whole home',
    { Q3: 'Single Room', Q7: ['Touchscreen', 'Mobile App'] },
    { Q3: 'Single Room', Q7: ['Mobile App'] },
    [['Q7', 'Touchscreen']],
  ],
  [
    'drops an answer that loses its last value',
    { Q3: 'Single Room', Q7: ['Touchscreen'] },
    { Q3: 'Single Room' },
    [['Q7', 'Touchscreen']],
  ],
  [
    'follows one loss to the next',
    { Q0: 'Yes', Q1: 'Ducted', Q3: 'Single Room', Q4: 'Unsure', Q5: '2 Rooms' },
    { Q0: 'Yes', Q1: 'Ducted', Q4: 'Unsure' },
    [
      ['Q3', 'Single Room'],
      ['Q5', '2 Rooms'],
    ],
  ],
  [
    'keeps answers after a new gap',
    { Q0: 'Yes', Q2: 'Townhouse', Q3: 'Whole Home' },
    { Q0: 'Yes', Q2: 'Townhouse', Q3: 'Whole Home' },
    [],
  ],
  [
    'drops unknown values',
    { Q2: 'Castle', Q7: ['Telepathy', 'None'] },
    { Q7: ['None'] },
    [
      ['Q2', 'Castle'],
      ['Q7', 'Telepathy'],
    ],
  ],
  [
    "drops combinations that a visitor can't choose",
    { Q0: ['Yes', 'No'], Q7: ['None', 'Mobile App', 'Mobile App'] },
    { Q0: 'Yes', Q7: ['Mobile App'] },
    [
      ['Q0', 'No'],
      ['Q7', 'None'],
    ],
  ],
  [
    'keeps a multiple choice in the order of its options',
    { Q7: ['Mobile App', 'Voice Control'] },
    { Q7: ['Voice Control', 'Mobile App'] },
    [],
  ],
])('settling %s', (_, before, after, lost) => {
  const { answers, cleared } = settle(before);
  expect(answers).toEqual(after);
  expect(cleared.flatMap(({ question, values }) => values.map((value) => [question, value]))).toEqual(lost);
});

it('settling drops an unknown question', () => {
  expect(settle({ Q0: 'No', Q2: 'Townhouse' }, { ...FLOW, order: ['Q0'] }).answers).toEqual({ Q0: 'No' });
});

it('settling changes nothing the second time, for any answers', () => {
  const values = Object.values(FLOW.questions).flatMap((question) => question.options.map((option) => option.value));
  const value = fc.constantFrom(...values, 'Castle', '');
  const answer = fc.oneof(value, fc.uniqueArray(value, { maxLength: 4 }));
  const entries = fc.uniqueArray(fc.tuple(fc.constantFrom(...QUESTION_IDS), answer), { selector: ([id]) => id });
  fc.assert(
    fc.property(entries, (given) => {
      const once = settle(Object.fromEntries(given)).answers;
      expect(settle(once)).toEqual({ answers: once, cleared: [] });
    }),
  );
});
