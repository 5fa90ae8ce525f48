import { cleanText } from './cleanText.ts';
import { cutText } from './cutText.ts';

const MAX_LENGTH = 80;

/** A value from outside for a message: one line of at most 80 characters. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return '[list]';
  if (typeof value === 'object' && value !== null) return '[object]';
  // Cut first: a cell can hold megabytes.
  return cutText(cleanText(typeof value === 'string' ? value.slice(0, 4 * MAX_LENGTH) : String(value)), MAX_LENGTH);
}

/** A value from outside, quoted for a sentence. */
export function quoted(found: unknown): string {
  return `“${shownValue(found)}”`;
}
