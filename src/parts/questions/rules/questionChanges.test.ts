import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isComplete } from '../../../questionnaire/path.ts';
import { QUESTION_IDS } from '../../../questionnaire/question.ts';
import { walk } from '../../../questionnaire/walk.ts';
import { changedFlow, readQuestionChanges } from './questionChanges.ts';

const shownWith = (given: unknown) => {
  const { changes } = readQuestionChanges(given);
  return changes && changedFlow(changes).order.join(' ');
};

it('Q4, Q7, and Q0 with Q1 can be hidden, and the order changes where conditions allow', () => {
  expect(shownWith({})).toBe('Q0 Q1 Q2 Q3 Q4 Q5 Q6 Q7');
  expect(shownWith('{"hide": ["Q4", "Q7", "Q1", "Q0"]}')).toBe('Q2 Q3 Q5 Q6');
  expect(shownWith({ order: ['Q2', 'Q0', 'Q1', 'Q6', 'Q3', 'Q7', 'Q5', 'Q4'] })).toBe('Q2 Q0 Q1 Q6 Q3 Q7 Q5 Q4');
  // A hidden question has no answer to wait for.
  expect(shownWith({ hide: ['Q0', 'Q1'], order: ['Q3', 'Q2', 'Q4', 'Q5', 'Q6', 'Q7', 'Q1', 'Q0'] })).toBe(
    'Q3 Q2 Q4 Q5 Q6 Q7',
  );
});

it('texts change by the keys of their sentences', () => {
  const questions = {
    Q2: { title: ' Your home? ', help: 'Pick one.', options: { Apartment: { label: 'Unit', help: 'In a block.' } } },
  };
  expect(readQuestionChanges({ questions }).changes?.texts).toEqual({
    'Q2.title': 'Your home?',
    'Q2.help': 'Pick one.',
    'Q2.Apartment': 'Unit',
    'Q2.Apartment.hint': 'In a block.',
  });
});

it.each<[string, unknown, string, RegExp]>([
  ['no object', '["Q4"]', 'questions', /isn’t an object/],
  ['1 MB', `{"hide": ["${'x'.repeat(1_000_000)}"]}`, 'questions', /at most 50000 characters/],
  ...(['Q2', 'Q3', 'Q5', 'Q6'] as const).map((question): [string, unknown, string, RegExp] => [
    `not ${question}, which is decisive`,
    { hide: ['Q4', question] },
    'hide[1]',
    new RegExp(`${question} can’t be hidden: it decides`),
  ]),
  ['Q1 without Q0', { hide: ['Q1'] }, 'hide[0]', /only be hidden with Q0/],
  ['no question', { hide: ['Q4', 'Q9'] }, 'hide[1]', /“Q9” isn’t a question/],
  ['a question twice', { hide: ['Q4', 'Q4'] }, 'hide[1]', /twice/],
  ['an order without all', { order: ['Q0'] }, 'order', /Q1, Q2, Q3, Q4, Q5, Q6, Q7 is missing/],
  [
    'a question before its condition',
    { order: ['Q1', 'Q0', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7'] },
    'order[0]',
    /after Q0/,
  ],
  [
    'an option before its condition',
    { order: ['Q0', 'Q1', 'Q7', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'] },
    'order[2]',
    /after Q3/,
  ],
  ['an unknown value', { questions: { Q2: { options: { Castle: {} } } } }, 'questions.Q2.options.Castle', /Use House/],
  ['another value', { questions: { Q2: { value: 'x' } } }, 'questions.Q2.value', /Use title, help, options/],
  ['an empty title', { questions: { Q2: { title: ' ' } } }, 'questions.Q2.title', /1 to 300/],
  ['a name of every object', '{"questions": {"__proto__": {}}}', 'questions.__proto__', /no such name/],
])('%s refuses the whole set, and names the place', (_, given, place, message) => {
  const { changes, problems } = readQuestionChanges(given);
  expect(changes).toBeNull();
  expect(problems).toContainEqual({ place, message: expect.stringMatching(message) });
});

it('every set that is taken leads each visitor to the end', () => {
  const sets = fc.record({
    order: fc.shuffledSubarray([...QUESTION_IDS], { minLength: 8 }),
    hide: fc.constantFrom([], ['Q4'], ['Q7'], ['Q0', 'Q1'], ['Q0', 'Q1', 'Q4', 'Q7']),
  });
  let taken = 0;
  fc.assert(
    fc.property(sets, (given) => {
      const { changes } = readQuestionChanges(given);
      if (!changes) return;
      taken += 1;
      const flow = changedFlow(changes);
      let ends = 0;
      for (const answers of walk(flow)) {
        ends += 1;
        expect(isComplete(answers, flow)).toBe(true);
      }
      expect(ends).toBeGreaterThan(8);
    }),
    { examples: [[{ order: [...QUESTION_IDS], hide: [] }]] },
  );
  expect(taken).toBeGreaterThan(0);
});
