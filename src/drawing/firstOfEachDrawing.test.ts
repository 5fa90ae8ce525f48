import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { firstOfEachDrawing } from './firstOfEachDrawing.ts';

const SPLIT = {
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  outdoor_width_mm: 800,
  outdoor_height_mm: 550,
} as const;
const DUCTED = {
  system_type: 'ducted',
  indoor_unit_style: 'concealed_ducted',
  max_zones: 4,
  outdoor_height_mm: 900,
} as const;
const ANSWERS = { Q2: 'Apartment', Q3: 'Multiple Rooms', Q5: '2 Rooms' };

const firsts = (...facts: readonly Parameters<typeof productWith>[0][]) =>
  firstOfEachDrawing(facts.map(productWith), ANSWERS);

it('a thumbnail is on the first row of each distinct drawing', () => {
  expect(firsts(SPLIT, DUCTED, SPLIT, DUCTED)).toEqual([true, true, false, false]);
  expect(firsts()).toEqual([]);
});

it('a size that differs by a pixel or two makes no thumbnail distinct, but a second fan does', () => {
  expect(firsts(SPLIT, { ...SPLIT, outdoor_width_mm: 840, outdoor_height_mm: 700 })).toEqual([true, false]);
  expect(firsts(SPLIT, { ...SPLIT, outdoor_height_mm: 1338 })).toEqual([true, true]);
});

it('a fact that shows in the home makes a thumbnail distinct', () => {
  expect(firsts(SPLIT, { ...SPLIT, indoor_unit_style: 'cassette' })).toEqual([true, true]);
  expect(firsts(DUCTED, { ...DUCTED, system_type: 'slim_ducted' })).toEqual([true, true]);
  // Two rooms have two outlets, however many zones there could be; a missing one is dashed, which no thumbnail shows.
  expect(firsts(DUCTED, { ...DUCTED, max_zones: 8 })).toEqual([true, false]);
});

it('a picture of the provider counts by its address', () => {
  const image_link = 'https://pictures.example/a.svg';
  expect(firsts({ ...SPLIT, image_link }, { ...DUCTED, image_link }, SPLIT)).toEqual([true, false, true]);
});
