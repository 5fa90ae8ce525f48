import { cleanText } from './cleanText.ts';

const LONGEST = 80;

/** A value from outside as a message can show it: one line, at most 80 characters, whatever it was. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return '[list]';
  if (typeof value === 'object' && value !== null) return '[object]';
  // What lies far behind the cut is never looked at: a cell can hold megabytes.
  const text = cleanText(typeof value === 'string' ? value.slice(0, 4 * LONGEST) : String(value));
  if (text.length <= LONGEST) return text;
  // A cut through a surrogate pair would leave half a character.
  return `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
