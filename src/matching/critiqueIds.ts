/** The ways a visitor can ask for "like this, but …": a quieter outdoor unit, a smaller one, and so on. */
export const CRITIQUE_IDS = ['sound', 'outdoor', 'app', 'zones', 'price', 'stars', 'brand'] as const;
export type CritiqueId = (typeof CRITIQUE_IDS)[number];
