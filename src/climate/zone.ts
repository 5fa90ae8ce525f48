/** The climate zones of the zoned energy rating label, warmest first. */
export const ZONES = ['hot', 'average', 'cold'] as const;
export type Zone = (typeof ZONES)[number];

/** The main zone of a postcode, then the other zones it reaches into (mostly none). */
export interface PostcodeZones {
  readonly zone: Zone;
  readonly others: readonly Zone[];
}
