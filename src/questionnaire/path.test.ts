import { expect, it } from 'vitest';
import { isAnswered, isComplete, path } from './path.ts';
import type { Answers } from './question.ts';

it.each<[string, Answers, string]>([
  ['begins at the first question', {}, 'Q0'],
  ['asks for the type of system when it is known', { Q0: 'Yes' }, 'Q0 Q1'],
  ['does not ask for the type of system otherwise', { Q0: 'No' }, 'Q0 Q2'],
  ['stops at the first question without an answer', { Q0: 'No', Q3: 'Whole Home', Q6: 'Large Outdoor space' }, 'Q0 Q2'],
  ['stops at an answer that is not valid', { Q0: 'No', Q2: 'Castle', Q3: 'Whole Home' }, 'Q0 Q2'],
  ['stops at a hidden option', { Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse', Q3: 'Single Room' }, 'Q0 Q1 Q2 Q3'],
  ['asks how to control the rooms of a whole home', { Q0: 'No', Q2: 'Townhouse', Q3: 'Whole Home' }, 'Q0 Q2 Q3 Q4'],
  ['skips control and rooms for a single room', { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room' }, 'Q0 Q2 Q3 Q6'],
  ['asks no control of a split', { Q0: 'Yes', Q1: 'Split', Q2: 'Townhouse', Q3: 'Whole Home' }, 'Q0 Q1 Q2 Q3 Q6'],
  ['asks a split for its rooms', { Q0: 'Yes', Q1: 'Split', Q2: 'Townhouse', Q3: 'Multiple Rooms' }, 'Q0 Q1 Q2 Q3 Q5'],
  ['asks control before rooms', { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: 'Unsure' }, 'Q0 Q2 Q3 Q4 Q5'],
  ['asks no rooms of a whole home', { Q0: 'No', Q2: 'Townhouse', Q3: 'Whole Home', Q4: 'Unsure' }, 'Q0 Q2 Q3 Q4 Q6'],
  [
    'ends with smart controls',
    { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space' },
    'Q0 Q2 Q3 Q6 Q7',
  ],
])('the path %s', (_, answers, expected) => {
  expect(path(answers).join(' ')).toBe(expected);
  expect(isComplete(answers)).toBe(false);
});

it('the path is complete when every asked question has a valid answer', () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };
  expect(isComplete(answers)).toBe(true);
  expect(path(answers).join(' ')).toBe('Q0 Q2 Q3 Q6 Q7');
});

it('the path counts an answer only if every chosen value is visible', () => {
  expect(isAnswered('Q7', { Q7: [] })).toBe(false);
  expect(isAnswered('Q7', { Q3: 'Whole Home', Q7: ['Touchscreen', 'Mobile App'] })).toBe(true);
  expect(isAnswered('Q7', { Q3: 'Single Room', Q7: ['Touchscreen', 'Mobile App'] })).toBe(false);
});
