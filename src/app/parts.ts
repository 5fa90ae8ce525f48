import type { Part } from './part.ts';

/** Every part, in the order of the slots. To leave one out, delete its folder and its line. */
export const PARTS: readonly Part[] = [
  { name: 'sizing', load: () => import('../parts/sizing/start.tsx') },
  { name: 'compare', load: () => import('../parts/compare/start.tsx') },
  { name: 'cost', load: () => import('../parts/cost/start.ts') },
  { name: 'sound', load: () => import('../parts/sound/start.tsx') },
  { name: 'quote', load: () => import('../parts/quote/start.ts') },
  { name: 'enquiry', load: () => import('../parts/enquiry/start.tsx') },
  { name: 'papers', load: () => import('../parts/papers/start.tsx') },
  { name: 'share', load: () => import('../parts/share/start.ts') },
  { name: 'questions', load: () => import('../parts/questions/start.ts') },
  { name: 'preset', load: () => import('../parts/preset/start.ts') },
  { name: 'back', load: () => import('../parts/back/start.ts') },
];
