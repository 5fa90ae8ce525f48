import type { Zone } from '../../../climate/zone.ts';
import type { Fact } from '../../../facts/fact.ts';
import { SIZES } from '../../../facts/sizes.ts';
import type { Ceiling, Insulation, RoomKind } from '../../../questionnaire/rooms.ts';

/** From the lowest to the highest, in the same unit. */
export type Range = readonly [from: number, to: number];

/** One published rule of thumb: an area gives the rated cooling. Figures are W/m², W/m³, kW or factors, as the rule says. */
export interface SizeRule {
  /** Who published it, for the visitor. */
  readonly source: string;
  /** When it was read there, YYYY-MM. */
  readonly date: string;
  /** How: a provider has read its own rules. */
  readonly how: Fact['how'];
  /** The zones it is for; all by default. */
  readonly zones?: readonly Zone[];
  /** The areas in m² that it is for, both ends included; all by default. */
  readonly areas?: Range;
  /** True if it is only for rooms without large windows to the west or north. */
  readonly noSunnyWindows?: boolean;
  /** True if it gives no size, but what none should be below: it is shown, and counts in no span. */
  readonly minimum?: boolean;
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

/** The rules of thumb that come with the selector. */
export const SIZE_RULES: readonly SizeRule[] = SIZES.map(({ claim, source, read, how }) => ({
  ...claim,
  source,
  date: read,
  how,
}));
