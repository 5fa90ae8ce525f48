import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { whyNot } from './typeText.ts';
import { ENGLISH_WORDS } from './words.ts';

const split = productWith({ system_type: 'split' });
const ducted = productWith({ system_type: 'ducted' });

it('if one kind fits, a sentence names the shortfall of the other kind’s closest system', () => {
  const tall = { ...ducted, suits_home_types: ['townhouse'] as const, suits_areas: ['whole_home'] as const };
  expect(whyNot(ENGLISH_WORDS, 'split', [split, tall, ducted], { Q2: 'Apartment', Q3: 'Multiple Rooms' })).toBe(
    "Nothing with vents in the ceilings fits everything. The closest: A standard ducted unit needs roof space, which an apartment doesn't have.",
  );
  expect(whyNot(ENGLISH_WORDS, 'ducted', [split, ducted], { Q3: 'Whole Home' })).toBe(
    'Nothing with units on the walls fits everything. The closest: It has one indoor unit, so it only serves one room.',
  );
});

it('a kind that we don’t have is named, and a kind with open points isn’t ruled out', () => {
  expect(whyNot(ENGLISH_WORDS, 'split', [split], {})).toBe('We have no systems with vents in the ceilings.');
  expect(whyNot(ENGLISH_WORDS, 'ducted', [ducted], {})).toBe('We have no systems with units on the walls.');
  expect(whyNot(ENGLISH_WORDS, 'split', [split, ducted], { Q2: 'House - Pitched Roof' })).toBeNull();
});
