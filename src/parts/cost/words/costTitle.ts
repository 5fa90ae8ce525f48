/** Loaded with the questions; the other sentences load with the box. */
export const COST_TITLE = {
  'cost.title': 'What will it cost, installed?',
  'cost.see': 'See what it may cost, installed',
  'cost.change': 'Change what we know about your home',
} as const;
