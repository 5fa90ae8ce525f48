import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Option } from './question.ts';
import { QUESTIONS } from './questionSet.ts';

const options: readonly Option[] = Object.values(QUESTIONS).flatMap((question): readonly Option[] => question.options);

it('the question set offers exactly the values of the specification', () => {
  const values = Object.entries(QUESTIONS).map(([id, question]) => [
    id,
    question.options.map((option) => option.value),
  ]);
  expect(Object.fromEntries(values)).toEqual({
    Q0: ['Yes', 'No'],
    Q1: ['Ducted', 'Split'],
    Q2: ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment'],
    Q3: ['Whole Home', 'Multiple Rooms', 'Single Room'],
    Q4: ['Individual Temperature Control', 'Individual Room Zoning', 'Day / Night Zoning', 'Unsure'],
    Q5: ['2 Rooms', '3 Rooms', 'Over 3 Rooms'],
    Q6: ['Large Outdoor space', 'Small Outdoor space'],
    Q7: ['Touchscreen', 'Voice Control', 'Mobile App', 'None'],
  });
});

it('the question set labels each option with its value, except Not Sure', () => {
  const different = options.filter((option) => option.label !== option.value);
  expect(different.map(({ label, value }) => [label, value])).toEqual([['Not Sure', 'None']]);
});

it('the question set uses only existing pictures in explanations', () => {
  const names = options.flatMap(({ tooltip }) => {
    if (!tooltip) return [];
    return tooltip.type === 'image' ? [tooltip.image] : tooltip.images;
  });
  expect(names.length).toBeGreaterThan(0);
  const missing = names.filter(
    (name) => !existsSync(new URL(`../screens/frame/pictures/${name}.svg`, import.meta.url)),
  );
  expect(missing).toEqual([]);
});
