import { expect, it } from 'vitest';
import { zoneOfPostcode } from './zoneOfPostcode.ts';

it.each([
  ['0800', 'hot', [], 'Darwin'],
  ['2000', 'average', [], 'Sydney'],
  ['3000', 'cold', [], 'Melbourne'],
  ['2527', 'cold', [], 'next to an average one'],
  ['2528', 'average', ['cold'], 'between two cold ones'],
  ['2529', 'cold', [], 'next to an average one'],
  ['2480', 'average', ['hot'], 'Lismore'],
  ['4300', 'average', ['hot'], 'west of Brisbane'],
])('the zone of a postcode is %s → %s, and %j (%s)', (postcode, zone, others) => {
  expect(zoneOfPostcode(postcode)).toEqual({ zone, others });
});

it('the zone of a postcode ignores spaces around the postcode', () => {
  expect(zoneOfPostcode(' 3000\t')).toEqual(zoneOfPostcode('3000'));
});

it.each(['3336', '9999', '1001', '0000'])(
  "the zone of a postcode isn't guessed for %s, which isn't in the table",
  (postcode) => {
    expect(zoneOfPostcode(postcode)).toBeNull();
  },
);

it.each(['', '800', '03000', '20 00', '2000.0', '+2000', 'SW1A 1AA', '__proto__'])(
  `the zone of a postcode is unknown for "%s", which isn't four digits`,
  (typed) => {
    expect(zoneOfPostcode(typed)).toBeNull();
  },
);
