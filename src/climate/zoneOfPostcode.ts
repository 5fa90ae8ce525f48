import { decodeZoneTable } from './decodeZoneTable.ts';
import type { Zone } from './zone.ts';
import { ZONE_TABLE } from './zoneTable.ts';

/** What the table says about a postcode. */
export type ZoneOfPostcode =
  | { readonly known: true; readonly zone: Zone; readonly others: readonly Zone[] }
  | { readonly known: false };

const table = decodeZoneTable(ZONE_TABLE);

/**
 * The energy-label zone of an Australian postcode: the zone that covers it first, and the others that it reaches into.
 * Anything but four digits (space around them aside) that stand in the table is not known. A neighbour says nothing:
 * 2527 is cold, 2528 average, 2529 cold.
 *
 * The table comes along with this module: import it with `import()`, where a visitor has given a postcode.
 */
export function zoneOfPostcode(postcode: string): ZoneOfPostcode {
  const found = table.get(postcode.trim());
  return found ? { known: true, ...found } : { known: false };
}
