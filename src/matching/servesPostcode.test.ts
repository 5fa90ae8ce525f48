import { expect, it } from 'vitest';
import { servesPostcode } from './servesPostcode.ts';

it.each([
  ['2000-2249,2555', '2000', true],
  ['2000-2249,2555', '2249', true],
  ['2000-2249,2555', '2250', false],
  ['2000-2249,2555', '2555', true],
  ['800-850', '0820', true],
  ['0800', '0800', true],
  ['2000', 'SW1A 1AA', true],
  ['2000', '', true],
  [null, '2000', true],
])('the list of postcodes %j may have the postcode %j: %j', (list, postcode, serves) => {
  expect(servesPostcode(list, postcode)).toBe(serves);
});
