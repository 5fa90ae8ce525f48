import type { Part } from './part.ts';

/** Every part, in the order of the slots. To leave one out, delete its folder and its entry. */
export const PARTS: readonly Part[] = [
  {
    name: 'sizing',
    words: () => import('../parts/sizing/words/english.ts').then(({ SIZING }) => SIZING),
    load: () => import('../parts/sizing/start.tsx'),
  },
  {
    name: 'compare',
    words: () => import('../parts/compare/words/messages.ts').then(({ COMPARE_MESSAGES }) => COMPARE_MESSAGES),
    isFromList: true,
    load: () => import('../parts/compare/start.tsx'),
  },
  {
    name: 'cost',
    words: () => import('../parts/cost/words/messages.ts').then(({ COST_MESSAGES }) => COST_MESSAGES),
    isFromList: true,
    load: () => import('../parts/cost/start.ts'),
  },
  {
    name: 'papers',
    words: () => import('../parts/papers/words/messages.ts').then(({ PAPER_MESSAGES }) => PAPER_MESSAGES),
    isFromList: true,
    load: () => import('../parts/papers/start.tsx'),
  },
  {
    name: 'sound',
    words: () => import('../parts/sound/words/messages.ts').then(({ SOUND_MESSAGES }) => SOUND_MESSAGES),
    isFromList: true,
    load: () => import('../parts/sound/start.tsx'),
  },
  {
    name: 'quote',
    words: () => import('../parts/quote/words/messages.ts').then(({ QUOTE_MESSAGES }) => QUOTE_MESSAGES),
    landing: {
      attribute: 'quote',
      value: 'on',
      view: () => import('../parts/quote/DoorButton.tsx').then(({ DoorButton }) => DoorButton),
    },
    load: () => import('../parts/quote/start.ts'),
  },
  {
    name: 'enquiry',
    words: () => import('../parts/enquiry/words/english.ts').then(({ ENQUIRY }) => ENQUIRY),
    load: () => import('../parts/enquiry/start.ts'),
  },
  {
    name: 'share',
    words: () => import('../parts/share/words/messages.ts').then(({ SHARE_MESSAGES }) => SHARE_MESSAGES),
    load: () => import('../parts/share/start.ts'),
  },
  { name: 'questions', load: () => import('../parts/questions/start.ts') },
  {
    name: 'preset',
    words: () => import('../parts/preset/words/english.ts').then(({ PRESET }) => PRESET),
    load: () => import('../parts/preset/start.ts'),
  },
  { name: 'back', load: () => import('../parts/back/start.ts') },
];
