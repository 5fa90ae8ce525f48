import { expect, it } from 'vitest';
import type { Judged } from '../matching/verdict.ts';
import { reasonText } from './reasonText.ts';
import { ENGLISH_WORDS } from './words.ts';

const size = { width: 800, height: 550, depth: 285, footprint: 0.228, heightLimit: 900, footprintLimit: 0.3 };

it.each<[Judged, string]>([
  [
    { verdict: 'fits', reason: { id: 'system', type: 'slim_ducted', wanted: 'Ducted' } },
    'It is a slim ducted system, as you asked.',
  ],
  [
    { verdict: 'misses', reason: { id: 'system', type: 'split', wanted: 'Ducted' } },
    'It is a split system; you asked for ducted.',
  ],
  [
    { verdict: 'fits', reason: { id: 'home-flat-height', height: 250, limit: 300 } },
    'The indoor unit is 250 mm high, so it suits a shallow ceiling.',
  ],
  [
    { verdict: 'misses', reason: { id: 'home-flat-height', height: 380, limit: 300 } },
    "The indoor unit is 380 mm high; above a flat roof's ceiling there is usually room for 300 mm.",
  ],
  [
    { verdict: 'unknown', reason: { id: 'home-flat-unknown', limit: 300 } },
    "No figure for the indoor unit's height: ask whether it is 300 mm or less.",
  ],
  [
    { verdict: 'misses', reason: { id: 'home-apartment-phase', phase: 3 } },
    'It needs three-phase power, which apartments rarely have.',
  ],
  [
    { verdict: 'unknown', reason: { id: 'home-apartment-phase', phase: null } },
    "We don't know whether it needs three-phase power: ask the installer.",
  ],
  [
    { verdict: 'fits', reason: { id: 'rooms-heads', heads: 4, needed: 3 } },
    'It takes up to 4 indoor units; you need 3.',
  ],
  [
    {
      verdict: 'fits',
      reason: { id: 'zones', level: 'individual_temperature', wanted: 'individual_temperature', own: true },
    },
    'Each indoor unit has its own thermostat.',
  ],
  [
    { verdict: 'partly', reason: { id: 'zones', level: 'room_zoning', wanted: 'day_night', own: false } },
    'It has rooms switched on and off one by one, which is more than you asked for.',
  ],
  [
    { verdict: 'misses', reason: { id: 'zones', level: 'day_night', wanted: 'room_zoning', own: false } },
    'It has day and night zones; you asked for rooms switched on and off one by one.',
  ],
  [
    { verdict: 'fits', reason: { id: 'outdoor-measured', ...size } },
    'The outdoor unit is compact: 800 × 550 × 285 mm.',
  ],
  [
    { verdict: 'misses', reason: { id: 'outdoor-measured', ...size, height: 980 } },
    'The outdoor unit is 980 mm high; for a small space 900 mm is the limit.',
  ],
  [
    { verdict: 'misses', reason: { id: 'outdoor-measured', ...size, footprint: 0.36 } },
    'The outdoor unit takes 0.36 m² of floor; for a small space 0.3 m² is the limit.',
  ],
  [
    { verdict: 'unknown', reason: { id: 'outdoor-unknown' } },
    "No figure for the outdoor unit's size: ask the installer.",
  ],
  [
    {
      verdict: 'misses',
      reason: { id: 'controls', included: ['mobile_app'], optional: ['voice'], missing: ['touchscreen'] },
    },
    'A mobile app is included; voice control is an extra at a price; a touchscreen is not to be had for it.',
  ],
  [
    { verdict: 'unknown', reason: { id: 'controls-unknown', wanted: ['voice', 'mobile_app'] } },
    "We don't know whether it has voice control and a mobile app: ask the provider.",
  ],
])('%j reads as a sentence', (judged, sentence) => {
  expect(reasonText(ENGLISH_WORDS, judged).replaceAll('\u202f', ' ')).toBe(sentence);
});
