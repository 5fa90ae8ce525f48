import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { modelOfSize } from '../matching/models.ts';
import { matchStatus } from './matchText.ts';
import { ENGLISH_WORDS } from './words.ts';

const models = (count: number) => Array(count).fill(modelOfSize(productWith({ system_type: 'split' })));

it.each([
  [4, 3, 2, '4 models fit.'],
  [1, 0, 0, '1 model fits.'],
  [0, 3, 2, 'None fits for sure. 3 models might: ask an installer.'],
  [0, 0, 1, 'None fits everything. 1 model comes close.'],
  [0, 0, 0, 'None of our systems comes close to what you asked for.'],
])(
  'of %s models that fit, %s that might and %s with a catch, the headline counts only the best group',
  (fits, might, close, text) => {
    expect(matchStatus(ENGLISH_WORDS, { fits: models(fits), might: models(might), catch: models(close) })).toBe(text);
  },
);

it.each([
  [2, '2 models fit, but all are small.'],
  [0, 'Nothing that fits is big enough.'],
])('of %s models that fit and are too small, the headline doesn’t say more than that', (fits, text) => {
  expect(matchStatus(ENGLISH_WORDS, { fits: models(fits), might: [], catch: [] }, true)).toBe(text);
});
