import { expect, it } from 'vitest';
import { ownersName } from './ownersName.ts';
import { ENGLISH_WORDS } from './words.ts';

it.each([
  ['4870', 'body corporate'],
  ['0800', 'body corporate'],
  ['7000', 'body corporate'],
  ['2000', 'owners corporation'],
  ['3000', 'owners corporation'],
  ['2600', 'owners corporation'],
  ['0200', 'owners corporation'],
  ['6000', 'strata company'],
  ['5000', 'strata or community corporation'],
  [' ٤٨٧٠ ', 'body corporate'],
  ['', 'body corporate or owners corporation'],
  ['0000', 'body corporate or owners corporation'],
  ['48', 'body corporate or owners corporation'],
  ['SW1A 1AA', 'body corporate or owners corporation'],
])('the owners of a building with postcode %j are called %s', (postcode, name) => {
  expect(ownersName(ENGLISH_WORDS, postcode)).toBe(name);
});
