/** All characters of a visit code. Their number is prime, which the check needs. */
export const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz.';

/**
 * The check character in front of a text. With it, the sum of all values, each weighted by a power of two, is a multiple of 37.
 * No weight is one, and neighbours have different weights, so the check finds every single substitution and every swap of
 * neighbours.
 */
export function checkCharacter(text: string): string {
  return ALPHABET[(ALPHABET.length - remainder(`0${text}`)) % ALPHABET.length]!;
}

/** True for a text in the alphabet with the right check character in front. */
export function isChecked(text: string): boolean {
  return /^[0-9a-z.]+$/.test(text) && remainder(text) === 0;
}

function remainder(text: string): number {
  let weight = 1;
  let sum = 0;
  for (const character of text) {
    sum += (character === '.' ? 36 : Number.parseInt(character, 36)) * weight;
    weight = (weight * 2) % ALPHABET.length;
  }
  return sum % ALPHABET.length;
}
