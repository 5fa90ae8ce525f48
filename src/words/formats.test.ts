import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LANG, formatsOf } from './formats.ts';

const ours = formatsOf(ENGLISH_LANG);
const numbers = new Intl.NumberFormat(ENGLISH_LANG, { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat(ENGLISH_LANG, { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 });
const lists = new Intl.ListFormat(ENGLISH_LANG, { type: 'conjunction' });
const days = new Intl.DateTimeFormat(ENGLISH_LANG, { dateStyle: 'long' });
const plural = new Intl.PluralRules(ENGLISH_LANG);

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(
    0,
    -0,
    0.5,
    -0.5,
    1.005,
    2.675,
    999.995,
    999_999.995,
    1e12,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);

describe('the formats of the selector’s own language are the browser’s', () => {
  it('for numbers', () => {
    fc.assert(fc.property(anyNumber, (value) => void expect(ours.number(value)).toBe(numbers.format(value))));
  });

  it('for prices', () => {
    fc.assert(fc.property(anyNumber, (value) => void expect(ours.dollars(value)).toBe(dollars.format(value))));
  });

  it('for lists', () => {
    fc.assert(fc.property(fc.array(fc.string()), (parts) => void expect(ours.list(parts)).toBe(lists.format(parts))));
  });

  it('for days', () => {
    const same = fc.property(fc.date({ noInvalidDate: true }), (day) => {
      expect(ours.day(day.getTime())).toBe(days.format(day));
    });
    fc.assert(same, { examples: [[new Date(2026, 10, 21)], [new Date(2026, 0, 1)], [new Date(0)]] });
  });

  it('for plural forms', () => {
    const same = fc.property(anyNumber, (value) => void expect(ours.plural(value)).toBe(plural.select(value)));
    fc.assert(same, { examples: [[1], [-1], [0], [1.5]] });
  });
});

describe('the formats of another language', () => {
  it('are the browser’s', () => {
    const german = formatsOf('de');
    expect(german.number(1234.5)).toBe('1.234,5');
    expect(german.dollars(2990)).toMatch(/^2\.990/);
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(german.day(new Date(2026, 10, 21).getTime())).toBe('21. November 2026');
    expect(formatsOf('ar').plural(3)).toBe('few');
  });
});
