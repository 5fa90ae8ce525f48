import type { Token } from './tokens.ts';

/** WCAG 2.2 AA minimum contrast for text, and for the edges and marks of controls. */
const TEXT = 4.5;
const CONTROL = 3;

export interface Pair {
  readonly front: Token;
  readonly back: Token;
  readonly least: number;
}

/** Every pair that the stylesheets use. */
export const PAIRS: readonly Pair[] = [
  { front: 'ink', back: 'paper', least: TEXT },
  // Chosen cards, notices, hovered buttons.
  { front: 'ink', back: 'tint', least: TEXT },
  { front: 'soft-ink', back: 'paper', least: TEXT },
  // The count on a chosen card.
  { front: 'soft-ink', back: 'tint', least: TEXT },
  // Links and quiet buttons.
  { front: 'accent', back: 'paper', least: TEXT },
  // On a chosen card: the button for an explanation, and the focus ring.
  { front: 'accent', back: 'tint', least: CONTROL },
  { front: 'on-accent', back: 'accent', least: TEXT },
  { front: 'warning', back: 'paper', least: TEXT },
  // Edges of fields, cards and buttons.
  { front: 'line', back: 'paper', least: CONTROL },
];
