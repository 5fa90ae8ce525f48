import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QUESTION_IDS } from '../questionnaire/question.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import { answer, applyChange, chooseSystem, undo } from './steps.ts';
import { NEW_VISIT, type VisitState } from './visitState.ts';

const anyChoice = fc
  .constantFrom(...QUESTION_IDS)
  .chain((question) =>
    fc.tuple(fc.constant(question), fc.constantFrom(...QUESTIONS[question].options.map(({ value }) => value))),
  );

function after(choices: readonly (readonly [(typeof QUESTION_IDS)[number], string])[]): VisitState {
  return choices.reduce<VisitState>((state, [question, value]) => answer(state, question, value), NEW_VISIT);
}

it('undo restores the exact state from before any choice that cleared something', () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { maxLength: 12 }), anyChoice, (choices, [question, value]) => {
      const before = { ...after(choices), notice: null };
      const changed = answer(before, question, value);
      if (changed.notice) expect(undo(changed)).toEqual(before);
      else expect(undo(changed)).toBe(changed);
    }),
  );
});

it('undo restores the exact state from before an applied suggestion', () => {
  const before: VisitState = {
    ...NEW_VISIT,
    answers: { Q0: 'No', Q3: 'Single Room' },
    at: 'matches',
    way: 'splits',
    postcode: '3000',
  };
  const applied = applyChange(before, ['Q3'], { answers: { Q0: 'No', Q3: 'Whole Home' }, cleared: [] });
  // All ways are shown again, because a suggestion counts over all.
  expect(applied).toMatchObject({ answers: { Q0: 'No', Q3: 'Whole Home' }, way: null });
  expect(applied.notice?.changed).toEqual(['Q3']);
  expect(undo(applied)).toEqual(before);
});

it('choosing a system keeps it and leaves the list in view', () => {
  expect(chooseSystem(NEW_VISIT, 'A')).toMatchObject({ chosen: 'A', at: 'matches', changing: null });
});
