import type { Installation } from '../../src/pricing/installation.ts';

/** Charged once for the job of a split. */
const ONCE = { per: 'job', kinds: ['split'] } as const;

/** Installation prices as the README of the part `cost` describes them, for each way of asking. */
export const PRICE_LIST: Installation = {
  version: 1,
  provider: 'Wattlebird Air',
  month: '2026-06',
  valid_until: '2027-06-30',
  gst: 'included',
  limits: { pipe_m: 20, cable_m: 30 },
  kinds: {
    split: { base: 850.5, includes: { pipe_m: 3, cable_m: 15 } },
    multi_split: { base: 2200, includes: { pipe_m: 6 } },
    ducted: { base: 'in_price', includes: {} },
  },
  extras: [
    { ...ONCE, id: 'up', label: 'Second storey', price: 205, when: { storey: ['first', 'higher'] } },
    { ...ONCE, id: 'over', label: 'Through the roof space', price: 110, when: { route: ['roof_space'] } },
    {
      id: 'double',
      label: 'Double brick',
      per: 'unit',
      price: 60,
      when: { wall: ['double_brick'] },
      kinds: ['multi_split'],
    },
    { ...ONCE, id: 'wall_bracket', label: 'Bracket on a wall', price: 190, when: { outdoor: ['wall'] } },
    { ...ONCE, id: 'roof_bracket', label: 'Bracket on the roof', price: 315, when: { outdoor: ['roof'] } },
    { id: 'old', label: 'Taking an old system away', per: 'job', price: 88, when: { removal: ['yes'] } },
    {
      id: 'pipe',
      label: 'Each further metre of pipe',
      per: 'metre',
      of: 'pipe_m',
      price: 44,
      kinds: ['split', 'multi_split'],
    },
    { id: 'cable', label: 'Each further metre of cable', per: 'metre', of: 'cable_m', price: 12.5, kinds: ['split'] },
  ],
};
