import { expect, it } from 'vitest';
import { stateOf } from './stateOf.ts';

it.each([
  ['2000', 'NSW'],
  ['1001', 'NSW'],
  ['2540', 'NSW'],
  ['2619', 'NSW'],
  ['2600', 'ACT'],
  ['2618', 'ACT'],
  ['2914', 'ACT'],
  ['2920', 'ACT'],
  ['2921', 'NSW'],
  ['0200', 'ACT'],
  ['3000', 'VIC'],
  ['8001', 'VIC'],
  ['4870', 'QLD'],
  ['9000', 'QLD'],
  ['5000', 'SA'],
  ['6000', 'WA'],
  ['7000', 'TAS'],
  ['0800', 'NT'],
  [' ٤٨٧٠ ', 'QLD'],
  ['0000', null],
  ['487', null],
  ['', null],
  ['SW1A 1AA', null],
])('postcode %j is in %s', (postcode, state) => {
  expect(stateOf(postcode)).toBe(state);
});
