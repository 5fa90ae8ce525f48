import { inSentence, keepUnits } from './keepUnits.ts';

const SIZE = /(?<=.)[\s,]+[\d.]+\s*kW\b/u;
const AT_ENDS = /^[\s,–-]+|[\s,–-]+$/gu;

/**
 * The distinguishing part of each title: without the words that all titles begin with, or two or more that all end with, and without
 * its size unless nothing else differs. Titles with no difference stay whole.
 */
export function shortNames(titles: readonly string[]): readonly string[] {
  const texts = titles.map(keepUnits);
  const sizes = texts.map((text) => SIZE.exec(text)?.[0].replace(AT_ENDS, '') ?? '');
  const parts = differing(texts.map((text) => text.replace(SIZE, '').split(/[ \t\n]+/u)));
  const ends = differing(parts.map((words) => words.toReversed())).map((words) => words.toReversed());
  // "Slim Ducted" says more than "Slim", and "2 indoor units" more than "2".
  const isShort = (words: readonly string[], at: number) =>
    words.length < (parts[at]?.length ?? 0) - 1 && /\p{L}/u.test(words.join());
  const names = (ends.every(isShort) ? ends : parts).map((words) => words.join(' ').replaceAll(AT_ENDS, ''));
  const ways = [names, sizes, names.map((name, index) => `${name} ${sizes[index]}`.trim())];
  const isApart = (way: readonly string[]) => !way.includes('') && new Set(way).size === titles.length;
  return ((titles.length > 1 && ways.find(isApart)) || texts).map(inSentence);
}

/** The words after the common beginning. A title that is all common beginning keeps two words: "Wall Split" beside "Wall Split Plus". */
function differing(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const least = Math.min(...lists.map(({ length }) => length));
  const shared = lists[0]?.findIndex((word, at) => at === least || lists.some((list) => list[at] !== word)) ?? 0;
  const first = shared < 0 || shared === least ? Math.max(0, least - 2) : shared;
  return lists.map((list) => list.slice(first));
}
