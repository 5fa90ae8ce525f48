import { expect, it } from 'vitest';
import { readExpiry } from './readExpiry.ts';

it.each([
  ['2026-11-22', 'valid'],
  ['2026-11-21', 'expired'],
  ['2026-11-22T00:00:00', 'valid'],
  ['14/05/2027', 'valid'],
  ['14/05/2026', 'expired'],
  ['05/14/2026', 'expired'],
  ['3/12/2026', 'unclear'],
  ['14/05/27', 'valid'],
  ['14/05/2024 12:00:00 AM', 'expired'],
  ['2024/05/14', 'expired'],
  ['14-May-27', 'valid'],
  ['14 May 2024', 'expired'],
  ['32/13/2027', 'unclear'],
  ['', 'unclear'],
  ['soon', 'unclear'],
])('an expiry of %j is %s on 22 November 2026', (text, expected) => {
  expect(readExpiry(text, '2026-11-22')).toBe(expected);
});
