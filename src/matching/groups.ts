/**
 * The group of a product: `all` fits everything, `wish` fits the home but misses a wish, `close` misses exactly one
 * must.
 */
export type Group = 'all' | 'wish' | 'close';

/** In the order that the command line prints. The list on screen has `LIST_GROUPS` of `models.ts`. */
export const GROUPS = ['all', 'wish', 'close'] as const satisfies readonly Group[];
