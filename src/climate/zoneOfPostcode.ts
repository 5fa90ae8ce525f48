import { australianPostcode } from './australianPostcode.ts';
import { decodeZoneTable } from './decodeZoneTable.ts';
import type { PostcodeZones } from './zone.ts';
import { ZONE_TABLE } from './zoneTable.ts';

const table = decodeZoneTable(ZONE_TABLE);

/**
 * The energy-label zones of an Australian postcode. Null for anything except four digits in the table (spaces around them
 * are fine). Neighbours say nothing: 2527 is cold, 2528 average, 2529 cold.
 *
 * This module contains the table: load it with `import()`, once the visitor has entered a postcode.
 */
export function zoneOfPostcode(postcode: string): PostcodeZones | null {
  return table.get(australianPostcode(postcode) ?? '') ?? null;
}
