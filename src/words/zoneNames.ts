import type { Zone } from '../climate/zone.ts';
import { ZONE } from './english/zones.ts';
import type { Words } from './words.ts';

/** "Average". */
export function zoneLabel(words: Words, zone: Zone): string {
  return words.of(ZONE)(`zone.${zone}`);
}

/** Zones inside a sentence: "hot", "average". */
export function zoneNames(words: Words, zones: readonly Zone[]): readonly string[] {
  return zones.map((zone) => zoneLabel(words, zone).toLocaleLowerCase(words.lang));
}
