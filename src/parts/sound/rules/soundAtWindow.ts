/** Places for an outdoor unit. Each surface beside it sends its sound into a smaller space: Q is 2, 4 and 8. */
export const STANDS = ['open', 'wall', 'corner'] as const;
export type Stand = (typeof STANDS)[number];
const Q: Readonly<Record<Stand, number>> = { open: 2, wall: 4, corner: 8 };

/** Suggested distances in metres; others can be typed. */
export const DISTANCES = [3, 5, 10] as const;
/** Closer than this, a unit isn't a point source. Further away, wind, ground and other sounds decide. */
export const MIN_METRES = 1;
export const MAX_METRES = 100;

/** An estimate outdoors is never more accurate than this, in dB(A). */
const ACCURACY = 3;

/** The visitor's facts about the neighbour's window. */
export interface Neighbour {
  readonly metres: number;
  /** Null if unknown, which widens the span. */
  readonly stand: Stand | null;
}

export const NEW_NEIGHBOUR: Neighbour = { metres: DISTANCES[0], stand: null };

/**
 * The sound pressure at a window, in dB(A), as a span of whole numbers: `Lw − 20 log10 r − 11 + 10 log10 Q`, with at least 3
 * dB(A) on both sides. Fences, echoes, tones and further units aren't included.
 * @param power the outdoor unit's sound power at full power, dB(A); never its sound pressure
 */
export function soundAtWindow(power: number, { metres, stand }: Neighbour): readonly [from: number, to: number] {
  const level = (at: Stand) => power - 20 * Math.log10(metres) - 11 + 10 * Math.log10(Q[at]);
  return [Math.floor(level(stand ?? 'open') - ACCURACY), Math.ceil(level(stand ?? 'corner') + ACCURACY)];
}

/** Reads a saved neighbour; parts that can't be used are reset. */
export function readNeighbour(saved: unknown): Neighbour {
  const { metres, stand }: Record<string, unknown> = { ...(saved as object) };
  return {
    metres: isDistance(metres) ? metres : NEW_NEIGHBOUR.metres,
    stand: STANDS.find((one) => one === stand) ?? null,
  };
}

/** Metres as people type them, such as "4.5", "4,5 m" or "12 metres"; null for anything else. */
export function readMetres(typed: string): number | null {
  const [, figure] = /^\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:m|metres?|meters?)?\s*$/i.exec(typed) ?? [];
  const metres = Number(figure?.replace(',', '.'));
  return isDistance(metres) ? metres : null;
}

function isDistance(value: unknown): value is number {
  return typeof value === 'number' && value >= MIN_METRES && value <= MAX_METRES;
}
