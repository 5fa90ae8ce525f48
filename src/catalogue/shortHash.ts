export const HASH_LENGTH = 6;

/** Means "none"; no hash has this form. */
export const NO_HASH = '0'.repeat(HASH_LENGTH);

/** Six characters, 0 to z, for a text (FNV-1a). For 5,000 ids, the probability of a collision is 0.6%. */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    for (const byte of [unit & 255, unit >> 8]) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return (1 + (hash % (36 ** HASH_LENGTH - 1))).toString(36).padStart(HASH_LENGTH, '0');
}
