import { australianPostcode } from './australianPostcode.ts';
import { decodeZoneTable } from './decodeZoneTable.ts';
import type { Zone } from './zone.ts';
import { ZONE_TABLE } from './zoneTable.ts';

export type ZoneOfPostcode =
  | { readonly known: true; readonly zone: Zone; readonly others: readonly Zone[] }
  | { readonly known: false };

const table = decodeZoneTable(ZONE_TABLE);

/**
 * The energy-label zone of an Australian postcode: the main zone, and the others it reaches into. Anything except four
 * digits in the table (spaces around them are fine) is unknown. Neighbours say nothing: 2527 is cold, 2528 average,
 * 2529 cold.
 *
 * This module contains the table: load it with `import()`, once the visitor has entered a postcode.
 */
export function zoneOfPostcode(postcode: string): ZoneOfPostcode {
  const found = table.get(australianPostcode(postcode) ?? '');
  return found ? { known: true, ...found } : { known: false };
}
