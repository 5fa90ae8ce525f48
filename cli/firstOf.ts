import { counted } from './counted.ts';

/**
 * The lines of the first entries, and the number of the others.
 * @param kind the noun for an entry, used with that number
 */
export function firstOf<Entry>(
  entries: readonly Entry[],
  most: number,
  kind: string,
  linesOf: (entry: Entry) => readonly string[],
): readonly string[] {
  const more = entries.length - most;
  const rest = more > 0 ? [`… and ${counted(more, `more ${kind}`)} (--all lists every one)`] : [];
  return [...entries.slice(0, most).flatMap(linesOf), ...rest];
}
