import { keepUnits } from './keepUnits.ts';

/**
 * The part of each title that tells it from the others, in whole words: without those that all begin with, and those that all end
 * with. Every name keeps a word, and titles that are the same stay whole.
 */
export function shortNames(titles: readonly string[]): readonly string[] {
  const words = titles.map((title) => keepUnits(title).split(/[ \t\n]+/u));
  if (new Set(titles).size < 2) return words.map((of) => of.join(' '));
  const least = Math.min(...words.map(({ length }) => length));
  const shared = (at: (of: readonly string[], index: number) => string | undefined): number => {
    let count = 0;
    while (count < least - 1 && words.every((of) => at(of, count) === at(words[0] ?? [], count))) count += 1;
    return count;
  };
  const begin = shared((of, index) => of[index]);
  const rest = words.map((of) => of.slice(begin));
  const end = Math.min(
    shared((of, index) => of.at(-1 - index)),
    Math.min(...rest.map(({ length }) => length)) - 1,
  );
  return rest.map((of) => of.slice(0, of.length - end).join(' '));
}
