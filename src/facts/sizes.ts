import { fact } from './fact.ts';

/**
 * RULES OF THUMB for cooling a room, as published in Australia, New Zealand and Britain. Figures are W/m², W/m³, kW or factors, as
 * `SizeRule` says. They differ by a factor of two, so visitors see a span and never one number.
 * A provider can set other rules (`size-rules`).
 */
export const SIZES = [
  fact(
    'size',
    {
      areas: [9, 82],
      table: [
        [24, 2.5, 2.5],
        [33, 3.5, 3.5],
        [47, 5, 5],
        [65, 7, 7],
        [82, 8, 8],
      ],
    },
    'Samsung Australia, size guide',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    {
      table: [
        [20, 2, 2.5],
        [40, 2.5, 5],
        [60, 4, 6],
        [80, 5, 7],
        [100, 6, 9],
      ],
    },
    'airconditionerland.com.au',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    { perArea: { bedroom: [80, 80], living: [125, 125] } },
    'Harvey Norman; renovate.com.au',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    { perArea: { bedroom: [100, 100], living: [140, 140] }, insulated: 0.9, windows: 1.2 },
    'preezie.com.au',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    { zones: ['hot'], perArea: { bedroom: [140, 160], living: [140, 160] } },
    'Queensland installers: triforceelectrical, suncityair',
    '2026-11',
    'copy',
  ),
  fact(
    'size',
    { perAreaByInsulation: { yes: 100, some: 130, no: 150 }, highCeiling: 1.2 },
    'airmax.nz',
    '2026-11',
    'copy',
  ),
  // "The minimum, providing you do not have south/west facing windows": the sunny sides in its hemisphere.
  fact('size', { minimum: true, noSunnyWindows: true, perVolume: 40 }, 'airconagency.co.uk', '2026-11', 'copy'),
];
