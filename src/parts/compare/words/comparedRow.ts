import type { ReasonKind } from '../../../words/reasonGroups.ts';

/** A figure or another fact of one job, or the verdicts on an answer with their reasons. */
export interface ComparedValue {
  /** One below the other, because sizes may differ. */
  readonly lines: readonly ComparedLine[];
  readonly isKnown: boolean;
  /** "Lowest price", "$400 more". */
  readonly tag?: string;
}

export interface ComparedLine {
  readonly text: string;
  readonly verdict?: ReasonKind;
  /** True for a price without installation, and for a price on request. */
  readonly isSmall?: boolean;
}

/** One row of a comparison, with a value for each model in their order. */
export interface ComparedRow {
  readonly name: string;
  /** Applies to all values, such as what the prices include. */
  readonly note?: string;
  /** `points`: the lines have marks, without the words of a verdict. */
  readonly look: 'figure' | 'text' | 'points';
  readonly values: readonly ComparedValue[];
}

export function textRow(
  name: string,
  values: readonly ComparedValue[],
  look: ComparedRow['look'] = 'text',
): ComparedRow {
  return { name, look, values };
}

/** @param texts one below the other; null or none means unknown */
export function textValue(texts: string | readonly string[] | null, unknown: string): ComparedValue {
  const known = [texts ?? []].flat();
  const lines = (known.length > 0 ? known : [unknown]).map((text) => ({ text }));
  return { lines, isKnown: known.length > 0 };
}

/** True if the values of a row differ. */
export function isDiffering({ values }: ComparedRow): boolean {
  return new Set(values.map(({ lines }) => JSON.stringify(lines))).size > 1;
}

/** True if some model gives a value. */
export function isGiven({ values }: Pick<ComparedRow, 'values'>): boolean {
  return values.some(({ isKnown }) => isKnown);
}
