import { expect, it } from 'vitest';
import { answer, change, lookAt, positionOf, settled, skip, skippedQuestions, undo } from './steps.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

const at = (more: Partial<VisitState>): VisitState => ({ ...NEW_VISIT, ...more });
const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };

it.each([
  ['begins at the first question', at({}), 'Q0', null, 'landing'],
  ['goes on when the question is answered', at({ answers: { Q0: 'No' }, at: 'Q0' }), 'Q0', 'Q2', 'landing'],
  ['waits for an answer', at({ answers: { Q0: 'No' }, at: 'Q2' }), 'Q2', null, 'Q0'],
  ['leads from the last question to the matches', at({ answers, at: 'Q7' }), 'Q7', 'matches', 'Q6'],
  ['follows the path taken', at({ answers, at: 'Q6' }), 'Q6', 'Q7', 'Q3'],
  ['leads from the matches to the result', at({ answers }), 'matches', 'result', 'Q7'],
  ['is never at a question that is not asked', at({ answers, at: 'Q5' }), 'Q7', 'matches', 'Q6'],
  ['comes back from a changed answer', change(at({ answers, chosen: 'A' }), 'Q2', 'result'), 'Q2', 'result', 'result'],
  ['goes to the matches if no system is chosen', change(at({ answers }), 'Q2', 'result'), 'Q2', 'matches', 'result'],
  [
    'goes through the questions that a change has opened',
    answer(change(at({ answers }), 'Q3', 'matches'), 'Q3', 'Multiple Rooms'),
    'Q3',
    'Q4',
    'Q2',
  ],
] as const)('the order of steps %s', (_, state, here, next, previous) => {
  expect(positionOf(state)).toMatchObject({ here, next, previous });
});

it.each([
  ['leads from the last question to the added step', at({ answers, at: 'Q7' }), 'Q7', 'added', 'Q6'],
  ['leads from the added step to the matches', at({ answers, at: 'added' }), 'added', 'matches', 'Q7'],
  ['comes back from the matches to the added step', at({ answers, at: 'matches' }), 'matches', 'result', 'added'],
  ['opens the matches of a visit that has no place', at({ answers }), 'matches', 'result', 'added'],
  ['waits for the answers before the added step', at({ answers: { Q0: 'No' }, at: 'added' }), 'Q2', null, 'Q0'],
  [
    'comes back from a changed added step',
    change(at({ answers, chosen: 'A' }), 'added', 'result'),
    'added',
    'result',
    'result',
  ],
  ['passes the added step after a change', change(at({ answers }), 'Q7', 'matches'), 'Q7', 'matches', 'matches'],
  [
    'passes the added step when questions are skipped',
    skip(at({ answers: { Q0: 'No' }, at: 'Q2' })),
    'matches',
    'result',
    'Q2',
  ],
] as const)('the order of steps with an added one %s', (_, state, here, next, previous) => {
  expect(positionOf(state, true)).toMatchObject({ here, next, previous });
});

it('a visit at the added step is at the matches where no part adds one', () => {
  expect(positionOf(at({ answers, at: 'added' }))).toMatchObject({ here: 'matches', next: 'result', previous: 'Q7' });
});

it('the steps of a visit skip the open question and all later ones until an answer changes', () => {
  const open = at({ answers: { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room' }, at: 'Q6' });
  expect(skippedQuestions(open)).toEqual([]);
  const skipped = skip(open);
  expect(positionOf(skipped)).toMatchObject({ here: 'matches', next: 'result', previous: 'Q6' });
  expect(skippedQuestions(skipped)).toEqual(['Q6', 'Q7']);
  const changed = answer(skipped, 'Q3', 'Whole Home');
  expect(skippedQuestions(changed)).toEqual([]);
  expect(positionOf(lookAt(changed, 'matches'))).toMatchObject({ here: 'Q4', next: null });
  expect(positionOf(answer(skipped, 'Q6', 'Small Outdoor space'))).toMatchObject({ next: 'Q7' });
});

it('the steps of a visit undo exactly what an answer cleared', () => {
  const before = at({
    answers: { Q0: 'Yes', Q1: 'Split', Q3: 'Single Room' },
    at: 'Q1',
    changing: { from: 'result', question: 'Q1' },
  });
  const after = answer(before, 'Q1', 'Ducted');
  expect(after.notice?.cleared).toEqual([{ question: 'Q3', values: ['Single Room'] }]);
  expect(undo(after)).toEqual(before);
  expect(undo(before)).toBe(before);
});

it('the steps of a visit end a change at the matches', () => {
  expect(lookAt(change(at({ answers }), 'Q2', 'matches'), 'matches').changing).toBeNull();
});

it('the steps of a visit drop answers that the question set does not know', () => {
  const known = at({ answers });
  expect(settled(known)).toBe(known);
  expect(settled(at({ answers: { ...answers, Q2: 'Castle' } })).answers).not.toHaveProperty('Q2');
});
