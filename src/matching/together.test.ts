import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { together } from './together.ts';

const one = productWith({
  id: 'a',
  title: 'Wall 2.5 kW',
  system_type: 'split',
  cooling_capacity_kw: 2.5,
  warranty_years: 5,
  kwh_cool_cold: 100,
  kwh_heat_cold: 400,
  outdoor_sound_power_dba: 55,
});

it('one system stays as it is', () => expect(together([one])).toBe(one));

it('energy adds up, and two equal outdoor units are 3 dB louder', () => {
  expect(together([one, one])).toMatchObject({ kwh_cool_cold: 200, kwh_heat_cold: 800, outdoor_sound_power_dba: 58 });
  expect(together([one, one, one])).toMatchObject({ kwh_cool_cold: 300, outdoor_sound_power_dba: 60 });
  const loud = { ...one, id: 'b', outdoor_sound_power_dba: 65 };
  expect(together([one, loud]).outdoor_sound_power_dba).toBe(65);
});

it('a sum with an unknown part is unknown, and so is a fact in which systems differ', () => {
  const other = {
    ...one,
    id: 'b',
    title: 'Wall 5.0 kW',
    cooling_capacity_kw: 5,
    kwh_cool_cold: null,
    outdoor_sound_power_dba: null,
  };
  expect(together([one, other])).toMatchObject({
    id: 'a',
    warranty_years: 5,
    cooling_capacity_kw: null,
    kwh_cool_cold: null,
    kwh_heat_cold: 800,
    outdoor_sound_power_dba: null,
    price: null,
  });
});
