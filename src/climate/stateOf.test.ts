import { expect, it } from 'vitest';
import { stateOf } from './stateOf.ts';

it.each([
  ['NSW', '2000 1001 2540 2619 2921'],
  ['ACT', '2600 2618 2914 2920 0200'],
  ['VIC', '3000 8001'],
  ['QLD', '4870 9000 ٤٨٧٠'],
  ['SA', '5000'],
  ['WA', '6000'],
  ['TAS', '7000'],
  ['NT', '0800'],
  [null, '0000 487 SW1A'],
])('in %s are the postcodes %s', (state, postcodes) => {
  for (const postcode of postcodes.split(' ')) expect(stateOf(` ${postcode} `), postcode).toBe(state);
});

it.each(['', 'SW1A 1AA'])('%j is in no state', (text) => {
  expect(stateOf(text)).toBeNull();
});
