import type { Area, Control, HomeType, Product, SystemType, ZoneControl } from '../catalogue/product.ts';
import type { Answers, CriterionId, Kind } from '../questionnaire/question.ts';

/**
 * The verdict on a product for one answer. `partly` costs extra, or does more than was asked. `unknown` means that the
 * record doesn't say, which is neither yes nor no.
 */
export type Verdict = 'fits' | 'partly' | 'unknown' | 'misses';

/** From best to worst; several verdicts reduce to the worst one. */
export const VERDICTS = ['fits', 'partly', 'unknown', 'misses'] as const satisfies readonly Verdict[];

/**
 * The reason for a verdict: an id with the product's figures. The sentences are with the other words of the screens.
 * Lengths in mm, areas in m².
 */
export type Reason =
  | { readonly id: 'system'; readonly type: SystemType; readonly wanted: 'Ducted' | 'Split' }
  | { readonly id: 'home-stated'; readonly home: HomeType }
  | { readonly id: 'home-any'; readonly home: HomeType; readonly type: SystemType }
  | { readonly id: 'home-flat-height'; readonly height: number; readonly limit: number }
  | { readonly id: 'home-flat-unknown'; readonly limit: number }
  | { readonly id: 'home-apartment-ducted' }
  | { readonly id: 'home-apartment-phase'; readonly phase: 1 | 3 | null }
  | { readonly id: 'area-stated'; readonly area: Area }
  | { readonly id: 'area-ducted'; readonly area: Area }
  | { readonly id: 'area-heads'; readonly area: Area; readonly heads: number | null; readonly needed: number }
  | { readonly id: 'area-multi-split'; readonly area: Area }
  | { readonly id: 'area-split'; readonly area: Area }
  | { readonly id: 'zones'; readonly level: ZoneControl; readonly wanted: ZoneControl; readonly own: boolean }
  | { readonly id: 'zones-unknown' }
  | { readonly id: 'zones-unsure' }
  | { readonly id: 'rooms-ducted' }
  | { readonly id: 'rooms-heads'; readonly heads: number | null; readonly needed: number }
  | { readonly id: 'rooms-split' }
  | { readonly id: 'outdoor-large' }
  | {
      readonly id: 'outdoor-stated';
      readonly suits: boolean;
      /** The measurement that contradicts the statement; null if none does. */
      readonly against: { readonly height: number } | { readonly footprint: number } | null;
    }
  | {
      readonly id: 'outdoor-measured';
      readonly width: number | null;
      readonly height: number | null;
      readonly depth: number | null;
      readonly footprint: number | null;
      readonly heightLimit: number;
      readonly footprintLimit: number;
    }
  | { readonly id: 'outdoor-unknown' }
  | { readonly id: 'controls-not-sure' }
  | { readonly id: 'controls-unknown'; readonly wanted: readonly Control[] }
  | {
      readonly id: 'controls';
      readonly included: readonly Control[];
      readonly optional: readonly Control[];
      readonly missing: readonly Control[];
    };

export interface Judged {
  readonly verdict: Verdict;
  readonly reason: Reason;
}

/** One product's verdict on one answer. */
export interface Judgement extends Judged {
  readonly question: CriterionId;
  readonly kind: Kind;
}

/** Judges a product by the values chosen for one question. The other answers count where a home is smaller than most. */
export type Criterion<Value extends string> = (product: Product, values: readonly Value[], answers: Answers) => Judged;
