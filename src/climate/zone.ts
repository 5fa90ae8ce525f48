/** The climate zones of the zoned energy rating label, warmest first. */
export const ZONES = ['hot', 'average', 'cold'] as const;
export type Zone = (typeof ZONES)[number];
