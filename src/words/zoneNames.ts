import type { Zone } from '../climate/zone.ts';
import { ZONE } from './english/zones.ts';
import type { Words } from './words.ts';

/** A zone by itself: "Average". */
export function zoneChoice(words: Words, zone: Zone): string {
  return words.of(ZONE)(`zone.${zone}`);
}

/** A zone inside a sentence or a heading: "average". */
export function zoneLabel(words: Words, zone: Zone): string {
  return zoneChoice(words, zone).toLocaleLowerCase(words.lang);
}

/** Zones inside a sentence: "hot", "average". */
export function zoneNames(words: Words, zones: readonly Zone[]): readonly string[] {
  return zones.map((zone) => zoneLabel(words, zone));
}
