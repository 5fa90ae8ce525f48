import { inSentence, keepUnits } from './keepUnits.ts';

/** A title in three parts: the words that it shares with the others, those that tell it from them, and its size. */
export interface TitleParts {
  readonly shared: string;
  readonly differs: string;
  /** Such as "8.5 kW", with a space that doesn't break; empty where the words before it are all that differs. */
  readonly size: string;
}

/** More shared letters than this at the beginning of a word would hide where two words differ. */
const MAX_LETTERS = 20;
const SIZE = /(?<=.\s)[\d.]+\s*kW\b/u;

/**
 * Splits titles at the words that all of them begin and end with, besides their sizes, and shortens a long beginning of one word.
 * Every name keeps at least one word; a title alone, and titles that are all the same, keep all.
 */
export function titleParts(titles: readonly string[]): readonly TitleParts[] {
  const texts = titles.map(keepUnits);
  const sized = texts.map((text) => {
    const [size = ''] = SIZE.exec(text) ?? [];
    return { size, name: text.replace(size, '').replace(/,?\s+(?=,|$)/u, '') };
  });
  if (new Set(texts).size < 2) return sized.map(({ name, size }) => ({ shared: '', differs: name, size }));
  // Sizes of one model.
  if (new Set(sized.map(({ name }) => name)).size < 2) {
    return sized.map(({ name, size }) => ({ shared: name, differs: size, size: '' }));
  }
  const words = sized.map(({ name }) => name.split(/[ \t\n]+/u));
  // "Wall Split" beside "Wall Split Plus".
  const shared = alike(words, 2);
  const ends = words.map((of) => of.slice(shared));
  const letters = alike(
    ends.map((of) => [...(of[0] ?? '')]),
    1,
  );
  const cut = letters > MAX_LETTERS ? letters : 0;
  const reversed = ends.map((of) => of.toReversed());
  const most = alike(reversed, 1);
  // "Slim Ducted" says more than "Slim".
  const last = reversed.every(({ length }) => length === most + 1) ? most - 1 : most;
  const short = reversed.map((of) => of.slice(last).reverse().join(' ').replace(/,$/u, ''));
  // "2 indoor units" beside "3 indoor units" stays.
  const isShort = cut === 0 && last > 1 && short.every((name) => /\p{L}{2}/u.test(name));
  return ends.map((of, index) => {
    const begin = (words[index] ?? []).slice(0, shared);
    const part = (more: readonly string[], differs: string): TitleParts => ({
      shared: [...begin, ...more].join(' '),
      differs,
      size: sized[index]?.size ?? '',
    });
    if (isShort) return part(['…', ...of.slice(-last)], short[index] ?? '');
    if (cut === 0) return part([], of.join(' '));
    const end = [...of.join(' ')];
    return part([`${end.slice(0, cut).join('')}…`], `…${end.slice(cut).join('')}`);
  });
}

/**
 * The parts that differ, for sentences: without a size that all share, and without what follows a comma, where the rest tells the
 * titles apart.
 */
export function shortTitles(titles: readonly string[]): readonly string[] {
  const parts = titleParts(titles);
  const names = parts.map(({ differs }) => differs.replace(/(?<=.),.*/u, ''));
  const hasOneSize = new Set(parts.map(({ size }) => size)).size === 1;
  const named = (of: readonly string[]) => of.map((name, index) => `${name} ${parts[index]?.size}`.trim());
  const ways = [...(hasOneSize ? [names] : []), named(names), named(parts.map(({ differs }) => differs))];
  const apart = ways.find((way) => new Set(way).size === titles.length) ?? ways.at(-1) ?? [];
  return apart.map(inSentence);
}

/**
 * The number of items that all lists begin with.
 * @param kept of the shortest list, where all of it is the beginning of the others
 */
function alike(lists: readonly (readonly string[])[], kept: number): number {
  const least = Math.min(...lists.map(({ length }) => length));
  let count = 0;
  while (count < least && lists.every((list) => list[count] === lists[0]?.[count])) count += 1;
  return count < least ? count : Math.max(0, least - kept);
}
