import { shortHash } from './shortHash.ts';

/** The version of a catalogue: the short hash of its ids. */
export function catalogueVersion(ids: readonly string[]): string {
  return shortHash(ids.join('\n'));
}
