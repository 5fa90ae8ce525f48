/** Loaded with the questions; the other sentences load with the box. */
export const COST_TITLE = { 'cost.title': 'What will it cost, installed?' } as const;
