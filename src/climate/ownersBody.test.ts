import { expect, it } from 'vitest';
import { ownersBody } from './ownersBody.ts';

it.each([
  ['4870', 'body'],
  ['0800', 'body'],
  ['7000', 'body'],
  ['2000', 'owners'],
  ['3000', 'owners'],
  ['2600', 'owners'],
  ['0200', 'owners'],
  ['6000', 'company'],
  ['5000', 'corporation'],
  [' ٤٨٧٠ ', 'body'],
  ['', 'unknown'],
  ['0000', 'unknown'],
  ['48', 'unknown'],
  ['SW1A 1AA', 'unknown'],
])('the owners of a building with postcode %j are called %s', (postcode, body) => {
  expect(ownersBody(postcode)).toBe(body);
});
