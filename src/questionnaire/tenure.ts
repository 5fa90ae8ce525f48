/** Renting or owning. Asked on the result, because it decides nothing about systems. */
export const TENURES = ['rent', 'own'] as const;
export type Tenure = (typeof TENURES)[number];
