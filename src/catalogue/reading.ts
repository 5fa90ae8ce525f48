import { shownValue } from './shownValue.ts';

/** A note about a cell, before its row and column are known. */
export interface Note {
  /** The value found, fit for a message; null if there was none. */
  readonly value: string | null;
  /** One sentence about the problem. */
  readonly reason: string;
  /** The suggested content, without the full stop; null if the cell should be blank. */
  readonly advice: string | null;
}

/** The result of reading a cell: its value (null: unknown), and notes for the provider. */
export interface Reading<Value> {
  readonly value: Value | null;
  readonly notes: readonly Note[];
}

export const BLANK: Reading<never> = { value: null, notes: [] };

export function known<Value>(value: Value): Reading<Value> {
  return { value, notes: [] };
}

/** The cell means `value`, but should be written differently. */
export function respelled<Value extends string | number>(value: Value, found: unknown): Reading<Value> {
  return { value, notes: [note(found, `${quoted(found)} was read as ${value}.`, `Put ${value}`)] };
}

/** The cell can't be used, so its value is unknown. `what` continues the sentence after the value. */
export function unknown(found: unknown, what: string, advice: string | null): Reading<never> {
  return { value: null, notes: [note(found, `${quoted(found)} ${what}.`, advice)] };
}

export function note(found: unknown, reason: string, advice: string | null): Note {
  return { value: shownValue(found), reason, advice };
}

/** A value from outside, quoted for a sentence. */
export function quoted(found: unknown): string {
  return `“${shownValue(found)}”`;
}

/** "1 or 3", "yes, no or none". */
export function anyOf(words: readonly (string | number)[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
