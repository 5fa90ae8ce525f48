import { inSentence, keepUnits } from './keepUnits.ts';

/** A title in two parts: the beginning that it shares with the others, and the part that tells it from them. */
export interface TitleParts {
  readonly shared: string;
  readonly differs: string;
}

/** More shared letters than this at the beginning of a word would hide where two words differ. */
const MAX_LETTERS = 20;

/**
 * Splits titles after the words that all of them begin with, and shortens a long beginning of one word. Every title keeps
 * at least one word; a title alone, and titles that are all the same, stay whole.
 */
export function titleParts(titles: readonly string[]): readonly TitleParts[] {
  const texts = titles.map(keepUnits);
  if (new Set(texts).size < 2) return texts.map((differs) => ({ shared: '', differs }));
  const words = texts.map((text) => text.split(/[ \t\n]+/u));
  const shared = alike(words);
  const ends = words.map((of) => [...of.slice(shared).join(' ')]);
  const letters = alike(ends);
  const isCut = letters > MAX_LETTERS && !ends[0]?.slice(0, letters).includes(' ');
  return words.map((of, index) => {
    const end = ends[index] ?? [];
    const cut = isCut ? letters : 0;
    return {
      shared: [...of.slice(0, shared), ...(isCut ? [`${end.slice(0, cut).join('')}…`] : [])].join(' '),
      differs: `${isCut ? '…' : ''}${end.slice(cut).join('')}`,
    };
  });
}

/** The parts that differ, for sentences: without what follows a comma, where the rest tells the titles apart. */
export function shortTitles(titles: readonly string[]): readonly string[] {
  const whole = titleParts(titles).map(({ differs }) => differs);
  const short = whole.map((title) => title.replace(/(?<=.),.*/u, ''));
  return (new Set(short).size === whole.length ? short : whole).map(inSentence);
}

/** The number of items that all lists begin with, without the last item of any list. */
function alike(lists: readonly (readonly string[])[]): number {
  const least = Math.min(...lists.map(({ length }) => length));
  let count = 0;
  while (count < least - 1 && lists.every((list) => list[count] === lists[0]?.[count])) count += 1;
  return count;
}
