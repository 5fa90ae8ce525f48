import { expect, it } from 'vitest';
import { inHeading, keepUnits } from './keepUnits.ts';

it.each([
  ['Wall Split 2.5 kW', 'Wall Split 2.5_kW'],
  ['5 kW to 7.1  kW, 880 mm high', '5_kW to 7.1_kW, 880_mm high'],
  ['0.3 m², 2 m2, 2 m, 66 dB(A), 2 °C', '0.3_m², 2_m2, 2_m, 66_dB(A), 2_°C'],
  ['220 kWh a year, 5 years, 3 stars', '220_kWh a year, 5_years, 3_stars'],
])('figures and their units in a text of the provider stay together: %s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('_', '\u00a0'));
});

it.each(['3 rooms', 'Model 7 Wall', '2 mats', 'kW 5', '1 2 3', '12.5kW', ''])(
  'figures and their units in a text of the provider leave other texts alone: %s',
  (text) => {
    expect(keepUnits(text)).toBe(text);
  },
);

it.each([
  ['Split 2.5 kW with Wi-Fi', 'Split 2.5_kW with Wi-|Fi'],
  ['Wi-Fi, multi-split, all-in-one, X-Line', 'Wi-|Fi, multi-split, all-in-one, X-Line'],
])('a short word with a hyphen stays on one line in a heading, and long ones break: %s', (text, kept) => {
  expect(inHeading(text)).toBe(kept.replaceAll('_', '\u00a0').replaceAll('|', '\u2060'));
});
