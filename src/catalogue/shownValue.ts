import { cleanText } from './cleanText.ts';
import { cutText } from './cutText.ts';

const LONGEST = 80;

/** A value from outside as a message can show it: one line, at most 80 characters, whatever it was. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return '[list]';
  if (typeof value === 'object' && value !== null) return '[object]';
  // What lies far behind the cut is never looked at: a cell can hold megabytes.
  return cutText(cleanText(typeof value === 'string' ? value.slice(0, 4 * LONGEST) : String(value)), LONGEST);
}
