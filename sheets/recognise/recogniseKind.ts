import type { IndoorUnitStyle, SystemType } from '../../src/catalogue/product.ts';
import { plainWords, wordFinder } from './findWords.ts';
import { KIND_WORDS } from './vocabulary.ts';

type Idea = keyof typeof KIND_WORDS;
const kindWords = wordFinder<Idea>(() => KIND_WORDS);

/** The kind of system in a type, a category, a section or a title. */
export interface NamedKind {
  /** Null for other goods and for a part of a system. Undefined if no kind is named, or if a word leaves it open. */
  readonly kind: SystemType | null | undefined;
  /** True if a word for a kind occurs, even if another word leaves the kind open: “twin split”. */
  readonly isNamed: boolean;
  /** The most indoor units, if their number makes it a multi-split; otherwise null. */
  readonly heads: number | null;
  /** False if unknown words accompany the kind. */
  readonly isWhole: boolean;
}

/** Words before an extra: “split with remote”. */
const WITH = /\s(?:with|incl(?:uding|udes|\.)?|inc\.?|plus|w\/|mit|avec|con|com|с|з|với)\s|\s?[+&]\s/i;
/** Words before a purpose: “bracket for splits”. */
const FOR = /\s(?:for|to suit|suits|suitable for|für|pour|para|per|для|за)\s/i;
const NUMBERS: readonly string[] = ['', '', 'two', 'three', 'four', 'five', 'six'];
const NUMBER = `[2-9]|${NUMBERS.filter(Boolean).join('|')}`;
const UNITS = 'heads?|headed|ports?|indoors?(?: units?| heads?)?|zones?(?= (?:mini )?splits?)|splits?';
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(?:(${NUMBER})[\\s-]{1,2}(?:${UNITS})|([2-9])x1|1x([2-9]))(?![\\p{L}\\d])`,
  'iu',
);
const EACH_COUNTED = new RegExp(COUNTED, 'giu');
/** One room with two heads, or two rooms: only a person can tell. */
const TWIN =
  /(?<!\p{L})(?:twin|dual|double|duo|triple|trio|quad|quattro|penta)(?:[\s-](?:wall|ducted|cassette|room|zone))?[\s-](?:splits?|heads?|headed|systems?|indoors?|rooms?|units?)(?!\p{L})/iu;

/** Cached, because the guess, each question and the reading all read the same titles. */
const READ = new Map<string, NamedKind>();
const MOST_READ = 20_000;

/** Reads the kind of system from a text. Words that count units, and words for parts, change the guess or end it. */
export function readKind(text: string): NamedKind {
  const known = READ.get(text);
  if (known) return known;
  const found = kindIn(text);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(text, found);
  return found;
}

/** The sum below a list. */
const SUM = /^\d+\s+(?:models?|items?|products?|systems?|lines?|rows?|modelle|produkte|artikel)$/i;

function kindIn(given: string): NamedKind {
  if (SUM.test(given)) return { kind: null, isNamed: false, heads: null, isWhole: true };
  const said = given.slice(0, MAX_LENGTH).replaceAll(ADDRESS, ' ');
  const counted = COUNTED.exec(said);
  const text = said.replaceAll(EACH_COUNTED, ' split ');
  const all = kindWords(text);
  const [noun = ''] = text.split(WITH);
  const named = noun === text ? all : kindWords(noun);
  const kind =
    counted && !all.ideas.has('indoorUnit') ? 'multi_split' : (kindOfIdeas(named.ideas) ?? kindOfIdeas(all.ideas));
  const open = kind !== null && isOpen(text, noun, kind, named.ideas);
  const mayBePart = (!counted && HEAD.test(noun)) || INDOOR.test(noun) || PARTS.some((part) => all.ideas.has(part));
  const isPart = mayBePart && isPartOf(noun, all.ideas, text);
  const found = isPart ? null : open ? undefined : kind;
  const { rest } = kindOfIdeas(named.ideas) === undefined ? all : named;
  return {
    kind: found,
    isNamed: kind !== undefined,
    heads: found === 'multi_split' && counted ? numberOf(counted[1] ?? counted[2] ?? counted[3]!) : null,
    isWhole: rest.split(' ').every((word) => word.length < 2 || /\d/.test(word)),
  };
}

const MAX_LENGTH = 200;
/** The address of a page, or the name of a file, says nothing about the system. The name of a picture may have spaces. */
const ADDRESS =
  /^.*\.(?:png|jpe?g|webp|gif|svg|avif)$|(?:https?:\/\/|www\.)\S*|\S*[^\s.]\.(?:png|jpe?g|webp|gif|svg|avif|html?|php|pdf)(?![\p{L}\d])/giu;

function numberOf(word: string): number {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at > 0 ? at : Number(word);
}

function kindOfIdeas(ideas: ReadonlySet<Idea>): NamedKind['kind'] {
  if (ideas.has('other')) return null;
  if (ideas.has('multi')) return 'multi_split';
  if (ideas.has('ducted')) return ideas.has('slim') ? 'slim_ducted' : 'ducted';
  const isSplit = ideas.has('split') || ideas.has('wall') || ideas.has('cassette') || ideas.has('floor');
  if (isSplit || ideas.has('ceiling')) return 'split';
  return ideas.has('beside') ? null : undefined;
}

/** True if only a person can tell: a twin split, work on a split, something for a split. */
function isOpen(text: string, noun: string, kind: NamedKind['kind'], ideas: ReadonlySet<Idea>): boolean {
  if (kind !== 'multi_split' && TWIN.test(text)) return true;
  if (ideas.has('service') && !/suppl(?:y|ied)/i.test(text) && lastWordIs('service', noun)) return true;
  const [thing, ...whatFor] = noun.split(FOR);
  return whatFor.length > 0 && kindOfIdeas(kindWords(thing!).ideas) === undefined;
}

const HEAD = /(?<!\p{L})heads?\W*$/iu;
const INDOOR = /(?<!\p{L})indoors?(?!\p{L})/iu;
const OUTDOOR = /(?<!\p{L})outdoors?(?!\p{L})/iu;
const PARTS = ['withoutOutdoor', 'indoorUnit', 'outdoorUnit', 'accessory'] as const;

/** True for a part of a system or an accessory: “cassette indoor unit”, “split head only”, “wall controller”. */
function isPartOf(noun: string, ideas: ReadonlySet<Idea>, text: string): boolean {
  if (ideas.has('withoutOutdoor')) return true;
  const [thing = ''] = noun.split(FOR);
  const own = kindWords(thing).ideas;
  const isIndoor = INDOOR.test(thing) && !OUTDOOR.test(text);
  if (isIndoor && (ideas.has('multi') || /indoors?\W*$/i.test(thing))) return true;
  if ((own.has('indoorUnit') || HEAD.test(thing)) && !ideas.has('outdoorUnit') && !ideas.has('multi')) return true;
  if (own.has('outdoorUnit') && !ideas.has('indoorUnit') && !ideas.has('multi')) return true;
  return own.has('accessory') && lastWordIs('accessory', thing);
}

/** True if the noun is the last word: “split remote”. Figures, brackets and text after a comma don't count. */
function lastWordIs(idea: Idea, text: string): boolean {
  const words = plainWords(text.split(/\s[-–—(]|[,(|;:]/)[0]!)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  return [1, 2].some((count) => kindWords(words.slice(-count).join(' ')).ideas.has(idea));
}

/** The kind that a text names: null for other goods, undefined if it names none or leaves it open. */
export function kindNamed(text: string): NamedKind['kind'] {
  return readKind(text).kind;
}

/** The style of indoor unit that a type or a category names. */
export function styleNamed(text: string): IndoorUnitStyle | undefined {
  if (kindNamed(text) !== 'split') return undefined;
  const { ideas } = kindWords(text);
  if (ideas.has('wall')) return 'wall_mounted';
  if (ideas.has('cassette')) return 'cassette';
  return ideas.has('floor') ? 'floor_console' : undefined;
}
