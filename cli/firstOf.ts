import { counted } from './counted.ts';

/**
 * The lines of the first entries, and how many more there are.
 * @param kind of an entry, for that number
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
