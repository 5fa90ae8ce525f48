import type { Facts, ProblemKind, ProblemNote } from './problem.ts';
import { shownValue } from './shownValue.ts';

/** The result of reading a cell: its value (null: unknown), and notes for the provider. */
export interface Reading<Value> {
  readonly value: Value | null;
  readonly notes: readonly ProblemNote[];
}

export const BLANK: Reading<never> = { value: null, notes: [] };

export function known<Value>(value: Value): Reading<Value> {
  return { value, notes: [] };
}

/** The cell means `value`, but should be written differently. */
export function respelled<Value extends string | number>(value: Value, found: unknown): Reading<Value> {
  return { value, notes: [note(found, 'respelled', { read: value })] };
}

/** The cell can't be used, so its value is unknown. */
export function unknown(found: unknown, kind: ProblemKind, facts?: Facts): Reading<never> {
  return { value: null, notes: [note(found, kind, facts)] };
}

export function note(found: unknown, kind: ProblemKind, facts?: Facts): ProblemNote {
  return { kind, value: shownValue(found), ...(facts && { facts }) };
}
