import { shownValue } from './shownValue.ts';

/** Something about a cell that its provider should know, before anyone knows its row and column. */
export interface Note {
  /** What was found, fit for a message; null when nothing was. */
  readonly value: string | null;
  /** One sentence: what is wrong. */
  readonly reason: string;
  /** What to put there instead, without the full stop; null when a blank cell is what was meant. */
  readonly advice: string | null;
}

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
  return { value, notes: [note(found, `${quoted(found)} was read as ${value}.`, `Put ${value}`)] };
}

/** The cell cannot be used, so its value is unknown. `what` continues the sentence after the value. */
export function unknown(found: unknown, what: string, advice: string | null): Reading<never> {
  return { value: null, notes: [note(found, `${quoted(found)} ${what}.`, advice)] };
}

export function note(found: unknown, reason: string, advice: string | null): Note {
  return { value: shownValue(found), reason, advice };
}

/** A value from outside inside a sentence. */
export function quoted(found: unknown): string {
  return `“${shownValue(found)}”`;
}

/** "1 or 3", "yes, no or none". */
export function anyOf(words: readonly (string | number)[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
