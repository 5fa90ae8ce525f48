import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choose } from './choose.ts';
import { isAsked } from './path.ts';
import { type Answers, chosenValues, QUESTION_IDS } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

const chooseAll = (answers: Answers, ...values: readonly string[]): Answers =>
  values.reduce((held, value) => choose(held, 'Q7', value).answers, answers);

it('choosing replaces the answer of a single choice', () => {
  expect(choose({ Q0: 'No', Q2: 'Townhouse' }, 'Q2', 'Apartment')).toEqual({
    answers: { Q0: 'No', Q2: 'Apartment' },
    cleared: [],
  });
});

it('choosing combines flagged options in their order on screen', () => {
  expect(chooseAll({ Q3: 'Whole Home' }, 'Mobile App', 'Touchscreen', 'Voice Control').Q7).toEqual([
    'Touchscreen',
    'Voice Control',
    'Mobile App',
  ]);
});

it('choosing a flagged option twice removes it again', () => {
  expect(chooseAll({}, 'Mobile App', 'Voice Control', 'Mobile App')).toEqual({ Q7: ['Voice Control'] });
  expect(chooseAll({}, 'Mobile App', 'Mobile App')).toEqual({});
});

it('choosing Not Sure clears the others, and each of them clears Not Sure', () => {
  expect(chooseAll({}, 'Mobile App', 'Voice Control', 'None').Q7).toEqual(['None']);
  expect(chooseAll({}, 'None', 'Voice Control').Q7).toEqual(['Voice Control']);
  expect(chooseAll({}, 'None', 'None')).toEqual({});
});

it.each([
  ['Q3', 'Single Room', { Q0: 'Yes', Q1: 'Ducted' }],
  ['Q7', 'Touchscreen', { Q3: 'Single Room', Q7: ['Mobile App'] }],
  ['Q2', 'Castle', { Q2: 'Townhouse' }],
] as const)('choosing a hidden option changes nothing: %s %s', (question, value, answers) => {
  const choice = choose(answers, question, value);
  expect(choice.answers).toBe(answers);
  expect(choice.cleared).toEqual([]);
});

it('choosing reports the later answers it clears', () => {
  expect(choose({ Q0: 'Yes', Q1: 'Split', Q3: 'Single Room' }, 'Q1', 'Ducted').cleared).toEqual([
    { question: 'Q3', values: ['Single Room'] },
  ]);
});

it('choosing never leaves a hidden option chosen, after any choices', () => {
  const step = fc.constantFrom(
    ...QUESTION_IDS.flatMap((id) => (FLOW.questions[id]?.options ?? []).map(({ value }) => [id, value] as const)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let answers: Answers = {};
      for (const [id, value] of steps) {
        if (isAsked(id, answers)) answers = choose(answers, id, value).answers;
        for (const held of QUESTION_IDS) {
          const shown = isAsked(held, answers) ? visibleOptions(held, answers) : [];
          const hidden = chosenValues(answers, held).filter((text) => !shown.some((option) => option.value === text));
          expect(hidden).toEqual([]);
        }
      }
    }),
  );
});

it('choosing an exclusive option twice removes the answer', () => {
  const { answers } = choose({ Q0: 'No', Q7: ['None'] }, 'Q7', 'None');
  expect(answers).toEqual({ Q0: 'No' });
  expect('Q7' in answers).toBe(false);
});
