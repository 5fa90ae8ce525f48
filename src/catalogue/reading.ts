import type { Problem } from './problem.ts';
import { shownValue } from './shownValue.ts';

/** What there is to say about a cell, before anyone knows which row and column it stands in. */
export type Note = Pick<Problem, 'severity' | 'value' | 'reason' | 'suggestion'>;

/** What came of a cell: its value (null: unknown) and what the provider should know about it. */
export interface Reading<Value> {
  readonly value: Value | null;
  readonly notes: readonly Note[];
}

/** The cell is blank. */
export const BLANK: Reading<never> = { value: null, notes: [] };

/** The cell says what it should. */
export function known<Value>(value: Value): Reading<Value> {
  return { value, notes: [] };
}

/** The cell means `value`, but should be written otherwise. */
export function respelled<Value extends string | number>(value: Value, found: unknown): Reading<Value> {
  return { value, notes: [warning(found, `${quoted(found)} was read as ${value}.`, `Write ${value}.`)] };
}

/** The cell cannot be used, the row can: the cell counts as unknown. `what` continues the sentence after the value. */
export function ignored(found: unknown, what: string, suggestion: string): Reading<never> {
  return { value: null, notes: [warning(found, `${quoted(found)} ${what}, so it counts as unknown.`, suggestion)] };
}

/** Because of the cell the row cannot be used. `what` continues the sentence after the value. */
export function refused(found: unknown, what: string, suggestion: string): Reading<never> {
  const note: Note = { severity: 'error', value: shownValue(found), reason: `${quoted(found)} ${what}.`, suggestion };
  return { value: null, notes: [note] };
}

export function warning(found: unknown, reason: string, suggestion: string): Note {
  return { severity: 'warning', value: shownValue(found), reason, suggestion };
}

function quoted(found: unknown): string {
  return `"${shownValue(found)}"`;
}
