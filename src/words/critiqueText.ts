import type { CritiqueId } from '../matching/critiqueIds.ts';
import { MATCHES } from './english/matches.ts';
import type { Words } from './words.ts';

/** "quieter outdoors and at a lower price". */
export function waysText(words: Words, ids: readonly CritiqueId[]): string {
  return words.list(ids.map((id) => words.of(MATCHES)(`critique.${id}`)));
}

/** On a button below "Like this, but …": "quieter outdoors: 3 systems". */
export function shortCritique(words: Words, ids: readonly CritiqueId[], count: number): string {
  return words.of(MATCHES)('critique.short', { ways: waysText(words, ids), count });
}

/** "Like this, but quieter outdoors: 3 systems". */
export function critiqueText(words: Words, ids: readonly CritiqueId[], count: number): string {
  return words.of(MATCHES)('critique.button', { ways: waysText(words, ids), count });
}
