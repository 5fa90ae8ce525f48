import { expect, it } from 'vitest';
import { isTariff, readTariff } from './tariff.ts';

it.each([
  ['33', 33],
  [' 28.5 ', 28.5],
  ['28,5', 28.5],
  ['200', 200],
  ['', null],
  ['0', null],
  ['-3', null],
  ['201', null],
  ['cheap', null],
])('the tariff %j reads as %j', (typed, tariff) => {
  expect(readTariff(typed)).toBe(tariff);
});

it('a tariff is a number', () => {
  expect(isTariff('33')).toBe(false);
  expect(isTariff(Number.NaN)).toBe(false);
});
