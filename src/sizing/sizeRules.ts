import type { Zone } from '../climate/zone.ts';
import type { Fact } from '../facts/fact.ts';

/** The lowest and the highest figure, in the same unit. */
export type Range = readonly [from: number, to: number];

export const ROOM_KINDS = ['bedroom', 'living'] as const;
export const CEILINGS = ['2.4', '2.7', '3'] as const;
export const INSULATIONS = ['yes', 'some', 'no'] as const;

/** The facts about a room that a rule may look at. Null is unknown. */
export interface RuledRoom {
  /** Floor area, m². */
  readonly area: number;
  readonly kind: (typeof ROOM_KINDS)[number] | null;
  /** The height of the ceiling, m; the last stands for everything above. */
  readonly ceiling: (typeof CEILINGS)[number] | null;
  readonly insulation: (typeof INSULATIONS)[number] | null;
  /** Large windows to the west or north. */
  readonly windows: 'yes' | 'no' | null;
}

/** One rule of thumb of a provider, which turns an area into rated cooling. Figures are W/m², W/m³, kW or factors, depending on the field. */
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
  readonly perArea?: Readonly<Record<(typeof ROOM_KINDS)[number], Range>>;
  /** W/m² by insulation. */
  readonly perAreaByInsulation?: Readonly<Record<(typeof INSULATIONS)[number], number>>;
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
export const CEILING_M: Readonly<Record<(typeof CEILINGS)[number], number>> = { '2.4': 2.4, '2.7': 2.7, '3': 3.3 };
