import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnswers } from './readAnswers.ts';
import { walk } from './walk.ts';

const problems = (given: unknown): readonly string[] => {
  const reading = readAnswers(given);
  return reading.ok ? [] : reading.problems;
};

it('answers from outside are accepted unchanged if a visitor could give them', () => {
  for (const answers of walk()) expect(readAnswers(answers)).toEqual({ ok: true, answers });
  expect(readAnswers({})).toEqual({ ok: true, answers: {} });
});

it('answers from outside may have one value as a list, and several in any order', () => {
  expect(readAnswers({ Q0: ['No'], Q3: 'Single Room', Q7: ['Mobile App', 'Voice Control'] })).toEqual({
    ok: true,
    answers: { Q0: 'No', Q3: 'Single Room', Q7: ['Voice Control', 'Mobile App'] },
  });
  expect(readAnswers({ Q7: 'Mobile App' })).toEqual({ ok: true, answers: { Q7: ['Mobile App'] } });
});

it.each([
  [null, ['Answers must be an object, such as {"Q0": "No"}.']],
  [[], ['Answers must be an object, such as {"Q0": "No"}.']],
  ['No', ['Answers must be an object, such as {"Q0": "No"}.']],
  [{ Q9: 'x' }, ["Q9 isn't a question. The questions are Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7."]],
  [{ Q0: 7 }, ['Q0 takes text or a list of texts.']],
  [{ Q0: ['No', 7] }, ['Q0 takes text or a list of texts.']],
  [{ Q0: 'Maybe' }, ['Q0: "Maybe" is not one of its values. Allowed: Yes, No.']],
  [{ Q0: 'No', Q1: 'Ducted' }, ["Q1 isn't asked after the answers before it. Leave it out."]],
  [
    { Q0: 'Yes', Q1: 'Ducted', Q3: 'Single Room' },
    ['Q3: "Single Room" is not offered with the answers before it. Allowed: Whole Home, Multiple Rooms.'],
  ],
  [{ Q0: ['Yes', 'No'] }, ['Q0 takes one value. Allowed: Yes, No.']],
  [
    { Q3: 'Single Room', Q7: [] },
    ['Q7 has an empty list. Leave it out, or choose a value. Allowed: Voice Control, Mobile App, None.'],
  ],
  [{ Q7: ['None', 'Voice Control'] }, [`Q7: "None" can't be combined with others.`]],
  [
    { Q7: ['Loud', 'Bright'] },
    ['Q7: "Loud", "Bright" is not one of its values. Allowed: Voice Control, Mobile App, None.'],
  ],
  [
    { Q0: 'Maybe', Q9: 'x' },
    [
      "Q9 isn't a question. The questions are Q0, Q1, Q2, Q3, Q4, Q5, Q6, Q7.",
      'Q0: "Maybe" is not one of its values. Allowed: Yes, No.',
    ],
  ],
])('the answers %j are refused with every mistake', (given, expected) => {
  expect(problems(given)).toEqual(expected);
});

it('answers from outside never cause an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(typeof readAnswers(given).ok).toBe('boolean');
    }),
  );
});
