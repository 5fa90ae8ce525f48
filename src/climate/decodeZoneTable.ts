import type { PostcodeZones, Zone } from './zone.ts';

const POSTCODES = 10_000;
const RUN = /(-|[HAC][hac]*)(\d*)/g;
const WHOLE = /^(?:(?:-|[HAC][hac]*)\d*|\s)*$/;
const ZONE_OF_LETTER: Readonly<Record<string, Zone>> = { h: 'hot', a: 'average', c: 'cold' };

/**
 * Decodes a text in the format of `zoneTable.ts` to a map from four-digit postcodes, ascending, to their zones. A text
 * in any other format, or past 9999, gives an empty map: no zone is better than a wrong one.
 */
export function decodeZoneTable(text: string): ReadonlyMap<string, PostcodeZones> {
  const table = new Map<string, PostcodeZones>();
  if (!WHOLE.test(text)) return table;
  let next = 0;
  for (const [, letters = '', digits] of text.matchAll(RUN)) {
    const end = next + Number(digits || 1);
    if (end > POSTCODES) return new Map();
    const zones = zonesOf(letters);
    if (zones === null) next = end;
    else while (next < end) table.set(String(next++).padStart(4, '0'), zones);
  }
  return table;
}

function zonesOf(letters: string): PostcodeZones | null {
  const [zone, ...others] = [...letters.toLowerCase()].flatMap((letter) => ZONE_OF_LETTER[letter] ?? []);
  return zone === undefined ? null : { zone, others };
}
