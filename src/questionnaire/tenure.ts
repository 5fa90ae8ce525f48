/** Renting, owning, or letting to somebody. Asked on the result, because it decides nothing about systems. */
export const TENURES = ['rent', 'own', 'let'] as const;
export type Tenure = (typeof TENURES)[number];
