import { lettersOf, MAX_WORD_LENGTH } from './findWord.ts';

/** The probable meaning of a misspelt word; null if no word is close. */
export function closestWord<Word extends string>(text: string, words: readonly Word[]): Word | null {
  // A sentence is slow to compare.
  if (text.length > MAX_WORD_LENGTH) return null;
  const letters = lettersOf(text);
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
  return closest;
}

/** The number of letters to insert, delete, replace or swap with a neighbour to turn one text into the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = [...Array(to.length + 1).keys()];
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
