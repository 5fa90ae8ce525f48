export type FoundWord<Word extends string> =
  /** `respelled`: the meaning is certain, but case, spaces, hyphens or underscores differ. */
  | { readonly match: 'exact' | 'respelled'; readonly word: Word }
  /** `closest`: the word that was probably meant; null if none is near. */
  | { readonly match: 'none'; readonly closest: Word | null };

/** Longer text is a sentence, not a misspelt word, and slow to compare. */
const MAX_WORD_LENGTH = 60;

/** Finds `text` among the allowed words, and reports how sure the match is. */
export function findWord<Word extends string>(text: string, words: readonly Word[]): FoundWord<Word> {
  if (text.length > MAX_WORD_LENGTH) return { match: 'none', closest: null };
  const exact = words.find((word) => word === text);
  if (exact !== undefined) return { match: 'exact', word: exact };
  const letters = lettersOf(text);
  const respelled = words.find((word) => lettersOf(word) === letters);
  if (respelled !== undefined) return { match: 'respelled', word: respelled };

  let closest: Word | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const wordLetters = lettersOf(word);
    // With more than a third of the letters changed, it is another word, not a slip.
    const most = Math.max(1, Math.floor(Math.max(letters.length, wordLetters.length) / 3));
    if (Math.abs(wordLetters.length - letters.length) > most) continue;
    const edits = editDistance(letters, wordLetters);
    if (edits <= most && edits < fewest) {
      fewest = edits;
      closest = word;
    }
  }
  return { match: 'none', closest };
}

/** The letters of a text without spelling habits: case, spaces, hyphens, underscores, slashes. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_/\p{Pd}]/gu, '');
}

/** The number of letters to insert, delete, replace or swap with a neighbour to turn one text into the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) edits = Math.min(edits, beforeLast[column - 2]! + 1);
      current.push(edits);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length]!;
}
