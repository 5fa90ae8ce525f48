import { once } from './once.ts';

/** Scripts without spaces between words, so a word counts anywhere in the text. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** The text in lower case without accents, with spaces for punctuation and between the words of `coolingKw` and `price.original`. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('#', ' number ')
    .replaceAll(/[★☆⭐]+/gu, ' star ')
    .replaceAll(/(?<![a-z])(?:au?)?\$/g, ' aud ')
    .replaceAll('%', ' percent ')
    .replaceAll(/\p{Sc}/gu, ' money ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The ideas in a text, and the rest of it without their words. */
export interface FoundWords<Idea extends string> {
  readonly ideas: ReadonlySet<Idea>;
  readonly rest: string;
}

/** The longest phrase of a table has this many words. */
const MAX_WORDS = 4;
/** A longer text isn't a name. */
const MAX_LENGTH = 200;

/** Makes a finder for a table's words, which are sorted on first use. The longest words win, and each part of a text counts once. */
export function wordFinder<Idea extends string>(
  table: () => Readonly<Record<Idea, string>>,
): (text: string) => FoundWords<Idea> {
  const finder = once(() => finderOf(table()));
  return (text) => finder()(text);
}

/** The words of a line, plus the plain spelling of those with ä, ö and ü: `kuehl*`. */
function spelt(words: string): readonly string[] {
  const all = words.split(/\s+/).filter(Boolean);
  return [...all, ...all.map((word) => word.replaceAll(/[äöü]/g, (letter) => `${letter.normalize('NFD')[0]}e`))];
}

function finderOf<Idea extends string>(table: Readonly<Record<Idea, string>>): (text: string) => FoundWords<Idea> {
  const whole = new Map<string, Idea>();
  const beginnings = new Map<string, Idea>();
  const anywhere: (readonly [string, Idea])[] = [];
  for (const [idea, words] of Object.entries<string>(table) as [Idea, string][]) {
    for (const word of spelt(words)) {
      const found = plainWords(word.replaceAll(/[_*]/g, ' '));
      if (UNSPACED.test(word) || word.startsWith('*')) anywhere.push([found, idea]);
      else (word.endsWith('*') ? beginnings : whole).set(found, idea);
    }
  }
  anywhere.sort(([one], [other]) => other.length - one.length);
  const longest = Math.max(...[...beginnings.keys()].map(({ length }) => length));

  return (text) => {
    const ideas = new Set<Idea>();
    let plain = plainWords(text.slice(0, MAX_LENGTH));
    for (const [found, idea] of anywhere) {
      if (!plain.includes(found)) continue;
      ideas.add(idea);
      plain = plain.replaceAll(found, ' ');
    }
    const words = plain.split(' ').filter(Boolean);
    const rest: string[] = [];
    for (let at = 0; at < words.length; ) {
      let count = Math.min(MAX_WORDS, words.length - at);
      while (count > 0 && !whole.has(words.slice(at, at + count).join(' '))) count -= 1;
      const idea = whole.get(words.slice(at, at + count).join(' '));
      if (idea !== undefined) ideas.add(idea);
      else if (!beginsWith(words[at]!)) rest.push(words[at]!);
      at += Math.max(1, count);
    }
    return { ideas, rest: rest.join(' ') };

    /** True if the word begins with one in the table. A compound may name more than one: Kühlleistung. */
    function beginsWith(word: string): boolean {
      for (let length = Math.min(longest, word.length); length > 2; length -= 1) {
        const idea = beginnings.get(word.slice(0, length));
        if (idea === undefined) continue;
        ideas.add(idea);
        const other = word.slice(length);
        const joined = whole.get(other);
        if (joined !== undefined) ideas.add(joined);
        else if (other.length > 2) beginsWith(other);
        return true;
      }
      return false;
    }
  };
}
