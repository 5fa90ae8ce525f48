import type { Installation } from '../../src/pricing/installation.ts';

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
    {
      id: 'up',
      label: 'Second storey',
      per: 'job',
      price: 205,
      when: { storey: ['first', 'higher'] },
      kinds: ['split'],
    },
    {
      id: 'over',
      label: 'Through the roof space',
      per: 'job',
      price: 110,
      when: { route: ['roof_space'] },
      kinds: ['split'],
    },
    {
      id: 'double',
      label: 'Double brick',
      per: 'unit',
      price: 60,
      when: { wall: ['double_brick'] },
      kinds: ['multi_split'],
    },
    {
      id: 'wall_bracket',
      label: 'Bracket on a wall',
      per: 'job',
      price: 190,
      when: { outdoor: ['wall'] },
      kinds: ['split'],
    },
    {
      id: 'roof_bracket',
      label: 'Bracket on the roof',
      per: 'job',
      price: 315,
      when: { outdoor: ['roof'] },
      kinds: ['split'],
    },
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
