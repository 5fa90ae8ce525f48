import { expect, it } from 'vitest';
import type { Answers } from '../../src/questionnaire/question.ts';
import { ENGLISH_WORDS } from '../../src/words/words.ts';
import { causeText } from './causeText.ts';

it.each<[Answers, string]>([
  [{}, 'No system'],
  [{ Q1: 'Ducted' }, 'No ducted system'],
  [{ Q1: 'Ducted', Q2: 'Apartment' }, 'No ducted system for an apartment'],
  [{ Q3: 'Single Room' }, 'No system that covers a single room'],
  [{ Q3: 'Multiple Rooms', Q5: 'Over 3 Rooms' }, 'No system that covers over 3 rooms'],
  [{ Q2: 'House - Flat Roof', Q7: ['Touchscreen'] }, 'No system for a house with a flat roof that has a touchscreen'],
  [
    { Q1: 'Split', Q5: '2 Rooms', Q6: 'Small Outdoor space', Q7: ['Voice Control', 'Mobile App'] },
    'No split system that covers 2 rooms, fits a small outdoor space and has voice control and a mobile app',
  ],
  [{ Q4: 'Day / Night Zoning' }, 'No system that has day and night zoning'],
])('the cause %j reads as a sentence', (answers, text) => {
  expect(causeText(ENGLISH_WORDS, answers)).toBe(text);
});

it('a cause of paths without a match leaves out a value that the question set does not have', () => {
  expect(causeText(ENGLISH_WORDS, { Q2: 'toString', Q7: ['constructor', 'Touchscreen'] })).toBe(
    'No system that has a touchscreen',
  );
});
