import type { ReasonKind } from '../../../words/reasonGroups.ts';

/** A figure or another fact of one job, or the verdicts on an answer with their reasons. */
export interface ComparedValue {
  /** One below the other, because sizes may differ. */
  readonly lines: readonly ComparedLine[];
  /** `none`: the fact doesn't apply to systems of this kind. */
  readonly state: 'known' | 'unknown' | 'none';
  /** "Lowest price", "$400 more"; empty without one. */
  readonly tag: string;
}

export interface ComparedLine {
  readonly text: string;
  readonly verdict: ReasonKind | null;
  /** True for a price without installation, and for a price on request. */
  readonly isSmall: boolean;
}

/** One row of a comparison, with a value for each model in their order. */
export interface ComparedRow {
  readonly name: string;
  /** Applies to all values, such as what the prices include; empty without one. */
  readonly note: string;
  readonly look: 'figure' | 'text';
  readonly values: readonly ComparedValue[];
}

export function textRow(
  name: string,
  values: readonly ComparedValue[],
  look: ComparedRow['look'] = 'text',
): ComparedRow {
  return { name, note: '', look, values };
}

/** @param texts one below the other; null or none means unknown */
export function textValue(texts: string | readonly string[] | null, unknown: string): ComparedValue {
  const known = [texts ?? []].flat();
  const lines = (known.length > 0 ? known : [unknown]).map((text) => ({ text, verdict: null, isSmall: false }));
  return { lines, state: known.length > 0 ? 'known' : 'unknown', tag: '' };
}

/** True if the values of a row differ. */
export function isDiffering({ values }: ComparedRow): boolean {
  return new Set(values.map(({ lines }) => JSON.stringify(lines))).size > 1;
}

/** True if some model gives a value. */
export function isGiven({ values }: ComparedRow): boolean {
  return values.some(({ state }) => state === 'known');
}
