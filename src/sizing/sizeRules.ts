import type { Zone } from '../climate/zone.ts';
import type { Fact } from '../facts/fact.ts';
import { SIZES } from '../facts/sizes.ts';
import type { Ceiling, Insulation, RoomKind } from '../questionnaire/rooms.ts';

/** The lowest and the highest figure, in the same unit. */
export type Range = readonly [from: number, to: number];

/** One published rule of thumb, which turns an area into rated cooling. Figures are W/m², W/m³, kW or factors, depending on the field. */
export interface SizeRule {
  /** The publisher, for the visitor. */
  readonly source: string;
  /** The month when it was read there, YYYY-MM. */
  readonly date: string;
  /** The way in which it was read; providers read their own rules. */
  readonly how: Fact['how'];
  /** The zones that it covers; all by default. */
  readonly zones?: readonly Zone[];
  /** The areas in m² that it covers, both ends included; all by default. */
  readonly areas?: Range;
  /** True if it covers only rooms without large windows to the west or north. */
  readonly noSunnyWindows?: boolean;
  /** True if it gives no size, only a minimum. It is shown, but doesn't count in a span. */
  readonly minimum?: boolean;
  /** W/m² for each kind of room, or for all. */
  readonly perArea?: Readonly<Record<RoomKind, Range>>;
  /** W/m² by insulation. */
  readonly perAreaByInsulation?: Readonly<Record<Insulation, number>>;
  /** W/m³. */
  readonly perVolume?: number;
  /** Rows of an area in m², with the lowest and the highest kW up to it. Larger rooms have no row. */
  readonly table?: readonly (readonly [upTo: number, from: number, to: number])[];
  /** Factors for the other facts that the rule counts. */
  readonly insulated?: number;
  readonly windows?: number;
  readonly highCeiling?: number;
}

/** The height in m that a ceiling counts for. */
export const CEILING_M: Readonly<Record<Ceiling, number>> = { '2.4': 2.4, '2.7': 2.7, '3': 3.3 };

/** The selector's own rules of thumb. */
export const SIZE_RULES: readonly SizeRule[] = SIZES.map(({ claim, source, read, how }) => ({
  ...claim,
  source,
  date: read,
  how,
}));
