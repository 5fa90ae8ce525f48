/** A word that was found. `isExact` is false if its meaning is certain, but case, spaces, hyphens or underscores differ. */
export interface FoundWord<Word extends string> {
  readonly word: Word;
  readonly isExact: boolean;
}

/** Longer text is a sentence, not a word. */
export const MAX_WORD_LENGTH = 60;

/** Finds `text` among the allowed words; null if it is none of them. */
export function findWord<Word extends string>(text: string, words: readonly Word[]): FoundWord<Word> | null {
  if (text.length > MAX_WORD_LENGTH) return null;
  const exact = words.find((word) => word === text);
  if (exact !== undefined) return { word: exact, isExact: true };
  const letters = lettersOf(text);
  const respelled = words.find((word) => lettersOf(word) === letters);
  return respelled === undefined ? null : { word: respelled, isExact: false };
}

/** The letters of a text without spelling habits: case, spaces, hyphens, underscores, slashes. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_/\p{Pd}]/gu, '');
}
