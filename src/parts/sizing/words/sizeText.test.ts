import { expect, it } from 'vitest';
import { answersOf } from '../../../../tests/samples/answersOf.ts';
import { ENGLISH_WORDS } from '../../../words/words.ts';
import { saidSizeText } from './sizeText.ts';

const THREE = answersOf('No, Townhouse, Multiple Rooms, Unsure, 3 Rooms, Large Outdoor space, None');

it.each([
  ['multi', true],
  ['ducted', true],
  [null, true],
  ['splits', false],
] as const)('of several rooms, the kW of one system for all are said for the way %s: %s', (way, isSaid) => {
  const text = saidSizeText(ENGLISH_WORDS, { rooms: ['living', 'bedroom', 'living'] }, THREE, {
    ...{ zone: 'average', rules: null, way },
  });
  expect(/One system for all: 7\.0 to 11\.0\skW\.$/.test(text)).toBe(isSaid);
});
