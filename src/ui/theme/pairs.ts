/** The colour tokens that something has to be read or seen by; `--ps-hairline` only decorates. */
export const TOKENS = ['paper', 'ink', 'soft-ink', 'line', 'tint', 'accent', 'on-accent', 'warning'] as const;
export type Token = (typeof TOKENS)[number];

/** What WCAG 2.2 AA asks of text, and of the edges and marks of controls. */
const TEXT = 4.5;
const CONTROL = 3;

export interface Pair {
  readonly front: Token;
  readonly back: Token;
  /** The least contrast. */
  readonly least: number;
}

/** Every pair that the style sheets put together. */
export const PAIRS: readonly Pair[] = [
  { front: 'ink', back: 'paper', least: TEXT },
  // Chosen cards, notices, a button that is pointed at.
  { front: 'ink', back: 'tint', least: TEXT },
  { front: 'soft-ink', back: 'paper', least: TEXT },
  // The count on a chosen card.
  { front: 'soft-ink', back: 'tint', least: TEXT },
  // Links and quiet buttons.
  { front: 'accent', back: 'paper', least: TEXT },
  // The button for an explanation, and the focus, on a chosen card.
  { front: 'accent', back: 'tint', least: CONTROL },
  { front: 'on-accent', back: 'accent', least: TEXT },
  { front: 'warning', back: 'paper', least: TEXT },
  // Edges of fields, cards and buttons.
  { front: 'line', back: 'paper', least: CONTROL },
];
