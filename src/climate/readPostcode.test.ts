import { expect, it } from 'vitest';
import { readPostcode } from './readPostcode.ts';

it.each([
  ['3000', '3000'],
  ['  3000\t', '3000'],
  ['', ''],
  ['   ', ''],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['1234-567', '1234-567'],
  ['ABCDE-1234', 'ABCDE-1234'],
  ['  ABCDE-1234  ', 'ABCDE-1234'],
])('a postcode accepts %j', (typed, postcode) => {
  expect(readPostcode(typed)).toEqual({ ok: true, postcode });
});

it.each([
  ['3000!', 'characters'],
  ['<b>', 'characters'],
  ['3000\n3001', 'characters'],
  ['30_00', 'characters'],
  ['12345678901', 'length'],
  ['ABCDE 12345', 'length'],
  ['!2345678901', 'characters'],
])('a postcode refuses %j because of its %s', (typed, reason) => {
  expect(readPostcode(typed)).toEqual({ ok: false, reason });
});
