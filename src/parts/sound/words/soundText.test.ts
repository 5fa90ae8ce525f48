import { expect, it } from 'vitest';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import { ENGLISH_WORDS } from '../../../words/words.ts';
import { heard } from './soundText.ts';

const split = (id: string, kw: number, more: object) =>
  productWith({ id, title: `${id} Wall ${kw} kW`, system_type: 'split', cooling_capacity_kw: kw, ...more });
const at = { metres: 3, stand: 'wall' } as const;
const said = (...products: Parameters<typeof heard>[1][number][]) => heard(ENGLISH_WORDS, products, at);

it('a difference is said from 3 dB(A), between alike systems', () => {
  const quiet = split('Alpha', 5, { outdoor_sound_power_dba: 58 });
  const loud = split('Beta', 5, { outdoor_sound_power_dba: 65 });
  expect(said(loud, quiet).differences.map((one) => one.replace('\u202f', ' '))).toEqual([
    expect.stringMatching(/^Alpha.* is 7 dB\(A\) quieter at their window than Beta/),
  ]);
  expect(said(loud, quiet).areAlike).toBe(true);
  expect(said(split('Beta', 5, { outdoor_sound_power_dba: 60 }), quiet).differences).toEqual([]);
  const large = said(split('Beta', 9, { outdoor_sound_power_dba: 65 }), quiet);
  expect([large.differences, large.areAlike]).toEqual([[], false]);
});

it('a sound pressure is never used, and a missing sound power is said', () => {
  const pressure = split('Alpha', 5, { outdoor_sound_pressure_dba: 47 });
  const { systems, differences } = said(pressure, split('Beta', 5, { outdoor_sound_power_dba: 65 }));
  expect(systems[0]).toMatchObject({ span: null, text: "sound power isn't given" });
  expect(systems[1]?.span).toEqual([47, 54]);
  expect(differences).toEqual([]);
});
