import type { Zone } from '../../../climate/zone.ts';
import type { Ceiling, Insulation, RoomKind } from '../../../questionnaire/rooms.ts';

/** From the lowest to the highest, in the same unit. */
export type Range = readonly [from: number, to: number];

/** One published rule of thumb: an area gives the rated cooling. Figures are W/m², W/m³, kW or factors, as the rule says. */
export interface SizeRule {
  /** Who published it, for the visitor. */
  readonly source: string;
  /** When it was read there, YYYY-MM. */
  readonly date: string;
  /** The zones it is for; all by default. */
  readonly zones?: readonly Zone[];
  /** The areas in m² that it is for, both ends included; all by default. */
  readonly areas?: Range;
  /** True if it is only for rooms without large windows to the west or north. */
  readonly noSunnyWindows?: boolean;
  /** W/m² of each kind of room, or of any. */
  readonly perArea?: Readonly<Record<RoomKind, Range>>;
  /** W/m² by insulation. */
  readonly perAreaByInsulation?: Readonly<Record<Insulation, number>>;
  /** W/m³. */
  readonly perVolume?: number;
  /** Up to an area in m², the lowest and the highest kW; larger rooms have no row. */
  readonly table?: readonly (readonly [upTo: number, from: number, to: number])[];
  /** Factors for what the rule counts besides. */
  readonly insulated?: number;
  readonly windows?: number;
  readonly highCeiling?: number;
}

/** The height in m that a ceiling counts for. */
export const CEILING_M: Readonly<Record<Ceiling, number>> = { '2.4': 2.4, '2.7': 2.7, '3': 3.3 };

/**
 * RULES OF THUMB for cooling a room, as published in Australia, New Zealand and Britain. They differ by a factor of two, which is
 * why visitors see a span and never one number. docs/decisions/0083-how-large.md has how they were read. A provider can bring others
 * (`size-rules`).
 */
export const SIZE_RULES: readonly SizeRule[] = [
  {
    source: 'Samsung Australia, size guide',
    date: '2026-11',
    areas: [9, 82],
    table: [
      [24, 2.5, 2.5],
      [33, 3.5, 3.5],
      [47, 5, 5],
      [65, 7, 7],
      [82, 8, 8],
    ],
  },
  {
    source: 'airconditionerland.com.au',
    date: '2026-11',
    table: [
      [20, 2, 2.5],
      [40, 2.5, 5],
      [60, 4, 6],
      [80, 5, 7],
      [100, 6, 9],
    ],
  },
  {
    source: 'Harvey Norman; renovate.com.au',
    date: '2026-11',
    perArea: { bedroom: [80, 80], living: [125, 125] },
  },
  {
    source: 'preezie.com.au',
    date: '2026-11',
    perArea: { bedroom: [100, 100], living: [140, 140] },
    insulated: 0.9,
    windows: 1.2,
  },
  {
    source: 'Queensland installers: triforceelectrical, suncityair',
    date: '2026-11',
    zones: ['hot'],
    perArea: { bedroom: [140, 160], living: [140, 160] },
  },
  {
    source: 'airmax.nz',
    date: '2026-11',
    perAreaByInsulation: { yes: 100, some: 130, no: 150 },
    highCeiling: 1.2,
  },
  // A minimum, which sunny windows exceed.
  { source: 'airconagency.co.uk', date: '2026-11', noSunnyWindows: true, perVolume: 40 },
];

/** A rule that was read longer ago than this needs another look. */
const MAX_AGE_MONTHS = 24;

/** True if a rule was read too long ago. @param now as YYYY-MM-DD */
export function isOldRule({ date }: SizeRule, now: string): boolean {
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(now) - months(date) > MAX_AGE_MONTHS;
}
