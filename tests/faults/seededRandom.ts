/** Pseudorandom numbers from 0 up to 1 (exclusive). The same text gives the same sequence. */
export type Random = () => number;

/** A small generator (xorshift32), seeded with a hash (FNV-1a) of the text. */
export function seededRandom(text: string): Random {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  if (state === 0) state = 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
