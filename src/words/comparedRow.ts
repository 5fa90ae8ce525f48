import type { ReasonKind } from './reasonGroups.ts';

/** A figure or another fact of one system, or the verdict on an answer with its reason. */
export interface ComparedValue {
  readonly text: string;
  /** Systems differ only if their keys do: the same verdict in other words is no difference. */
  readonly key: string;
  readonly isKnown: boolean;
  readonly verdict: ReasonKind | null;
  /** The length of its bar, 0 to 1 on the scale of its row; null without a bar. */
  readonly share: number | null;
  /** "Lowest price"; empty without one. */
  readonly tag: string;
  /** "with standard installation"; empty without one. */
  readonly detail: string;
}

/** One row of a comparison, with a value for each system in their order. */
export interface ComparedRow {
  readonly name: string;
  /** Holds for all values, such as what the prices include; empty without one. */
  readonly note: string;
  /** `outdoorUnit` shows the outdoor units to one scale. */
  readonly look: 'figure' | 'outdoorUnit' | 'text';
  readonly values: readonly ComparedValue[];
}
