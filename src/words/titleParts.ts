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
 * Every title keeps at least one word; a title alone, and titles that are all the same, keep all.
 */
export function titleParts(titles: readonly string[]): readonly TitleParts[] {
  const texts = titles.map(keepUnits);
  if (new Set(texts).size < 2) return texts.map((text) => ({ shared: '', ...sized(text) }));
  const words = texts.map((text) => text.split(SPACES));
  const shared = alike(words);
  const ends = words.map((of) => [...of.slice(shared).join(' ')]);
  const letters = alike(ends);
  const isCut = letters > MAX_LETTERS && !ends[0]?.slice(0, letters).includes(' ');
  const parts = ends.map((end) => sized(isCut ? `…${end.slice(letters).join('')}` : end.join('')));
  const reversed = parts.map(({ differs }) => differs.split(SPACES).reverse());
  const last = alike(reversed);
  const names = reversed.map((of) => of.slice(last).reverse().join(' ').replace(/,$/u, ''));
  // "Slim Ducted" beside "Ducted", and "2 indoor units" beside "3 indoor units", stay.
  const isShort = last > 1 && names.every((name) => /\p{L}{2}/u.test(name));
  const ending = isShort ? ['…', ...(reversed[0] ?? []).slice(0, last).reverse()] : [];
  return parts.map(({ differs, size }, index) => ({
    shared: [
      ...(words[index] ?? []).slice(0, shared),
      ...(isCut ? [`${(ends[index] ?? []).slice(0, letters).join('')}…`] : ending),
    ].join(' '),
    differs: isShort ? (names[index] ?? '') : differs,
    size,
  }));
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

const SPACES = /[ \t\n]+/u;

function sized(text: string): { readonly differs: string; readonly size: string } {
  const [size = ''] = SIZE.exec(text) ?? [];
  return { differs: text.replace(size, '').replace(/,?\s+(?=,|$)/u, ''), size };
}

/** The number of items that all lists begin with, without the last item of any list. */
function alike(lists: readonly (readonly string[])[]): number {
  const least = Math.min(...lists.map(({ length }) => length));
  let count = 0;
  while (count < least - 1 && lists.every((list) => list[count] === lists[0]?.[count])) count += 1;
  return count;
}
