import { expect, it } from 'vitest';
import { COLUMNS } from './columns.ts';
import { readNumber } from './readNumber.ts';

const { cooling_capacity_kw: kw, outdoor_width_mm: mm, price_from_aud: aud, kwh_heat_cold: kwh } = COLUMNS;
const { outdoor_sound_power_dba: dba, stars_cool_hot: stars, warranty_years: years, max_zones: zones } = COLUMNS;

it.each([
  [kw, 7.1, 7.1],
  [kw, '7.1', 7.1],
  [kw, '+7.', 7],
  [kw, '.9', 0.9],
  [kw, '1e1', 10],
  [stars, 0, 0],
  [stars, '3.5', 3.5],
  [COLUMNS.priority, '-3', -3],
])('a number is read unchanged (%#)', (rule, cell, value) => {
  expect(readNumber(rule, cell, 'usual')).toEqual({ value, notes: [] });
});

it.each([
  [kw, '7.1 kW', 7.1],
  [kw, '7.1KW', 7.1],
  [kw, '7,1', 7.1],
  [kw, '7,1 kW', 7.1],
  [kw, '7,125', 7.125],
  [mm, '550 mm', 550],
  [mm, '1,050', 1050],
  [mm, '1,050 mm', 1050],
  [mm, '550,5', 550.5],
  [aud, '$2,990', 2990],
  [aud, 'A$ 2,990.50', 2990.5],
  [aud, '2990 AUD', 2990],
  [kwh, '1,234', 1234],
  [kwh, '390 kWh a year', 390],
  [dba, '65 dB(A)', 65],
  [stars, '3,5 stars', 3.5],
  [years, '5 years', 5],
])('a number is read with a note if its meaning is certain: %# %s', (rule, cell, value) => {
  const reading = readNumber(rule, cell, 'usual');
  expect(reading.value).toBe(value);
  expect(reading.notes).toEqual([{ kind: 'respelled', value: cell, facts: { read: value } }]);
});

it.each([
  [kw, 'about 7'],
  [kw, '7100 W'],
  [kw, '7.1 mm'],
  [kw, '2.5/3.2'],
  [kw, '2.5-3.2'],
  [kw, '1.234,5'],
  [mm, '55 cm'],
  [zones, '4 zones'],
  [aud, 'from $2,990'],
  [aud, '1,23,456'],
  [kw, '-'],
  [kw, 'n/a'],
  [kw, true],
  [kw, '7'.repeat(41)],
  [kw, '0x10'],
])('a number is otherwise unknown: %# %s', (rule, cell) => {
  const reading = readNumber(rule, cell, 'usual');
  expect(reading.value).toBeNull();
  expect(reading.notes).toHaveLength(1);
});

it.each([
  [kw, Number.NaN],
  [kw, Number.POSITIVE_INFINITY],
  [kw, 'NaN'],
  [kw, '-Infinity'],
  [kw, '1e999'],
  [kw, 7100],
  [kw, '7100'],
  [kw, -1],
  [mm, 0],
  [kwh, 0],
  [stars, 11],
  [stars, 3.3],
  [zones, 2.5],
  [aud, '$1'],
])('a number is unknown, with one note, if implausible: %# %s', (rule, cell) => {
  const reading = readNumber(rule, cell, 'usual');
  expect(reading.value).toBeNull();
  expect(reading.notes).toHaveLength(1);
});

it('a number is read with a note if it is text in JSON', () => {
  const reading = readNumber(kw, '7.1', 'odd');
  expect(reading.value).toBe(7.1);
  expect(reading.notes).toEqual([{ kind: 'number-as-text', value: '7.1', facts: { read: 7.1 } }]);
  expect(readNumber(kw, '7.1 kW', 'odd').notes).toHaveLength(1);
  expect(readNumber(kw, 7.1, 'odd').notes).toEqual([]);
});

it("a number is never minus zero, which JSON can't keep", () => {
  expect(Object.is(readNumber(stars, -0, 'usual').value, 0)).toBe(true);
});
