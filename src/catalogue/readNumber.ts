import type { NumberRule, Unit } from './columns.ts';
import { known, note, type Reading, respelled, unknown } from './reading.ts';

/** Numbers as text are normal in a CSV file, but worth a note in JSON. */
export type TextNumbers = 'usual' | 'odd';

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const NOT_FINITE = /^[+-]?(nan|inf|infinity)$/i;
/** Text before a figure, the figure, text after it. */
const WITH_UNIT = /^([^\d.,+-]*)([+-]?[\d.,]*\d)(\D*)$/;
const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;
/** No figure is longer, so the patterns above never run on long text. */
const MAX_NUMBER_LENGTH = 40;

/** Lower case, without spaces and parentheses. */
const SPELLINGS: Readonly<Record<Unit, readonly string[]>> = {
  kW: ['kw'],
  mm: ['mm'],
  'dB(A)': ['dba', 'db'],
  AUD: ['$', 'aud', 'a$', 'au$', '$aud', 'a$aud', 'aud$'],
  kWh: ['kwh', 'kwh/year', 'kwh/yr', 'kwh/a', 'kwhayear', 'kwhperyear'],
  stars: ['stars', 'star'],
  years: ['years', 'year', 'yrs', 'yr'],
  'm²': ['m²', 'm2', 'sqm'],
};

/** Units with figures in the thousands that hardly ever need three decimals: `1,234` is 1234 there. */
const COUNTED_IN_THOUSANDS: readonly (Unit | null)[] = ['mm', 'AUD', 'kWh', null];

/**
 * Reads a number in the column's unit. `7.1 kW`, `$2,990` and `7,1` are read with a note, because their meaning is
 * certain. Implausible numbers and anything else are unknown.
 */
export function readNumber(
  rule: NumberRule,
  cell: string | number | boolean,
  textNumbers: TextNumbers,
): Reading<number> {
  if (typeof cell === 'number') return inRange(rule, cell, cell);
  const figure = typeof cell === 'string' && cell.length <= MAX_NUMBER_LENGTH ? figureIn(cell, rule.unit) : null;
  if (figure === null) return unknown(cell, rule.unit === null ? 'not-a-count' : 'not-a-number');
  const reading = inRange(rule, figure.value, cell);
  if (reading.value === null) return reading;
  if (!figure.plain) return respelled(reading.value, cell);
  if (textNumbers === 'usual') return reading;
  return { value: reading.value, notes: [note(cell, 'number-as-text', { read: reading.value })] };
}

/** The number, if the text is nothing but a number; else null. */
export function plainNumber(text: string): number | null {
  return text.length <= MAX_NUMBER_LENGTH && PLAIN.test(text) ? Number(text) : null;
}

function figureIn(text: string, unit: Unit | null): { value: number; plain: boolean } | null {
  const value = plainNumber(text);
  if (value !== null) return { value, plain: true };
  if (NOT_FINITE.test(text)) return { value: Number.NaN, plain: true };
  const [, before = '', figure = '', after = ''] = WITH_UNIT.exec(text) ?? [];
  const written = `${before}${after}`.toLowerCase().replaceAll(/[\s()]/g, '');
  if (written !== '' && !(unit !== null && SPELLINGS[unit].includes(written))) return null;
  if (PLAIN.test(figure)) return { value: Number(figure), plain: false };
  if (COUNTED_IN_THOUSANDS.includes(unit) && THOUSANDS.test(figure)) {
    return { value: Number(figure.replaceAll(',', '')), plain: false };
  }
  if (DECIMAL_COMMA.test(figure)) return { value: Number(figure.replace(',', '.')), plain: false };
  return null;
}

function inRange(rule: NumberRule, value: number, found: unknown): Reading<number> {
  if (!(value >= rule.min && value <= rule.max)) return unknown(found, 'outside-range');
  if (rule.step !== null && !Number.isInteger(value / rule.step)) {
    return unknown(found, rule.step === 1 ? 'not-whole' : 'not-a-step');
  }
  // JSON would not keep a minus zero.
  return known(value === 0 ? 0 : value);
}
