import { expect, it } from 'vitest';
import type { Judged, Judgement } from '../matching/verdict.ts';
import { reasonGroups } from './reasonGroups.ts';
import { reasonText } from './reasonText.ts';
import { ENGLISH_WORDS } from './words.ts';

const size = { width: 800, height: 550, depth: 285, footprint: 0.228, heightLimit: 900, footprintLimit: 0.3 };

it.each<[Judged, string]>([
  [
    { verdict: 'fits', reason: { id: 'system', type: 'slim_ducted', wanted: 'Ducted' } },
    "It's a ducted system, as you asked.",
  ],
  [
    { verdict: 'misses', reason: { id: 'system', type: 'split', wanted: 'Ducted' } },
    "It's a split system; you asked for a ducted system.",
  ],
  [
    { verdict: 'fits', reason: { id: 'home-flat-height', height: 250, limit: 300 } },
    'The indoor unit is 250 mm high, so it suits a shallow ceiling space.',
  ],
  [
    { verdict: 'misses', reason: { id: 'home-flat-height', height: 380, limit: 300 } },
    'The indoor unit is 380 mm high; a flat roof usually leaves room for 300 mm.',
  ],
  [
    { verdict: 'unknown', reason: { id: 'home-flat-unknown', limit: 300 } },
    "We don't know the indoor unit's height. Ask if it's 300 mm or less.",
  ],
  [
    { verdict: 'misses', reason: { id: 'home-apartment-phase', phase: 3 } },
    'It needs three-phase power, which apartments rarely have.',
  ],
  [
    { verdict: 'unknown', reason: { id: 'home-apartment-phase', phase: null } },
    "We don't know if it needs three-phase power. Ask the installer.",
  ],
  [
    { verdict: 'fits', reason: { id: 'outdoor-stated', suits: true, against: null } },
    'We recommend its outdoor unit for a small space.',
  ],
  [
    { verdict: 'fits', reason: { id: 'outdoor-stated', suits: true, against: { height: 980 } } },
    "We recommend it for small spaces, though at 980 mm high it's taller than most.",
  ],
  [
    { verdict: 'fits', reason: { id: 'outdoor-stated', suits: true, against: { footprint: 0.36 } } },
    'We recommend it for small spaces, though it takes up 0.36 m², more than most.',
  ],
  [
    { verdict: 'misses', reason: { id: 'outdoor-stated', suits: false, against: { height: 550 } } },
    "We don't recommend it for small spaces, though at 550 mm high it's no larger than most.",
  ],
  [
    { verdict: 'fits', reason: { id: 'rooms-heads', heads: 4, needed: 3 } },
    'Runs up to 4 indoor units, and you need at least 3.',
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
    'You can also switch each room on or off.',
  ],
  [
    { verdict: 'misses', reason: { id: 'zones', level: 'day_night', wanted: 'room_zoning', own: false } },
    'You can switch between day and night zones, not switch each room on or off.',
  ],
  [
    { verdict: 'fits', reason: { id: 'outdoor-measured', ...size } },
    'The outdoor unit is compact: 800 × 550 × 285 mm.',
  ],
  [
    { verdict: 'misses', reason: { id: 'outdoor-measured', ...size, height: 980 } },
    'The outdoor unit is 980 mm high; a small space usually leaves room for 900 mm.',
  ],
  [
    { verdict: 'misses', reason: { id: 'outdoor-measured', ...size, footprint: 0.36 } },
    'The outdoor unit takes up 0.36 m² of floor; a small space usually leaves room for 0.3 m².',
  ],
  [
    { verdict: 'unknown', reason: { id: 'outdoor-unknown' } },
    "We don't know the outdoor unit's size. Ask the installer.",
  ],
  [
    {
      verdict: 'misses',
      reason: { id: 'controls', included: ['mobile_app'], optional: ['voice'], missing: ['touchscreen'] },
    },
    "A mobile app is included; voice control costs extra; a touchscreen isn't available for it.",
  ],
  [
    { verdict: 'unknown', reason: { id: 'controls-unknown', wanted: ['voice', 'mobile_app'] } },
    "We don't know if it has voice control and a mobile app. Ask the installer.",
  ],
])('the reason %j reads as a sentence', (judged, sentence) => {
  expect(reasonText(ENGLISH_WORDS, judged).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
});

it('a split needs no roof space anyway, so that is no reason for one', () => {
  const judged = (reason: Judged['reason']): Judgement => ({ question: 'Q3', kind: 'must', verdict: 'fits', reason });
  const groups = reasonGroups(ENGLISH_WORDS, [
    judged({ id: 'area-split', area: 'single_room' }),
    judged({ id: 'home-any', home: 'townhouse', type: 'split' }),
    judged({ id: 'outdoor-stated', suits: true, against: null }),
  ]);
  expect(groups.flatMap(({ texts }) => texts)).toEqual([
    'It suits a single room.',
    'We recommend its outdoor unit for a small space.',
  ]);
});
