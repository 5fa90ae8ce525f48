import type { Product } from '../../../catalogue/product.ts';
import { nameOf } from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

/** Beside other words, a shorter model number is too likely to be a size or a year. */
const MIN_CODE = 4;
/** A name has fewer words. */
const MAX_WORDS = 20;

/**
 * Finds the products that a quote may name, by what is surest: the whole name, a whole model number anywhere in the text, the beginning of
 * one, or words that are all in the name or its size, as in "wall split 5kw", above all where they are the whole
 * title. Of several, the capacity decides.
 * @param typed maker and model
 * @param kw null if the quote doesn't give it
 * @returns none, one, or those that the visitor may mean
 */
export function findQuoted(products: readonly Product[], typed: string, kw: number | null): readonly Product[] {
  const whole = bare(typed);
  const parts = withoutCount(typed)
    .split(/[\s/+,;()]+/)
    .slice(0, MAX_WORDS);
  const runs = new Set(parts.flatMap((_, from) => parts.map((_, to) => bare(parts.slice(from, to + 1).join('')))));
  const begun = [...runs].filter((run) => run.length >= MIN_CODE && /\d/.test(run) && /\p{L}/u.test(run));
  const words = wordsOf(withoutCount(typed));
  const isNamed = words.some((word) => /\p{L}/u.test(word));
  const scoreOf = (product: Product): number => {
    const { names, codes, named, title } = namesOf(product);
    if (names.includes(whole)) return Number.POSITIVE_INFINITY;
    // Of both units together.
    const exact = codes.filter((code) => (code.length >= MIN_CODE || code === whole) && runs.has(code)).join('').length;
    if (exact > 0) return exact + 2;
    if (codes.some((code) => begun.some((run) => code.startsWith(run)))) return 2;
    if (!isNamed || !words.every((word) => named.some((own) => isSame(word, own)))) return 0;
    return title.every((own) => words.some((word) => isSame(word, own))) ? 1.5 : 1;
  };
  const scores = products.map(scoreOf);
  const best = Math.max(...scores);
  const found = products.filter((_, at) => whole !== '' && best > 0 && scores[at] === best);
  const ofSize = found.filter(({ cooling_capacity_kw: own }) => own !== null && own === kw);
  return ofSize.length > 0 && found.length > 1 ? ofSize : found;
}

interface ProductNames {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly title: readonly string[];
  /** The words of its maker and title, and its size as it is written, and as installers call it: 5, 5.0 and 50. */
  readonly named: readonly string[];
}

/** Each product's names are read once: quotes are matched again at each change. */
const NAMES = new WeakMap<Product, ProductNames>();

function namesOf(product: Product): ProductNames {
  const { title, brand, model_number, indoor_model, outdoor_model, cooling_capacity_kw: own } = product;
  const maker = brand ?? '';
  const found = NAMES.get(product) ?? {
    names: [title, maker + title, quotedName(product)].map(bare),
    codes: [...new Set([model_number, indoor_model, outdoor_model].map((code) => bare(code ?? '')))],
    title: wordsOf(title),
    named: wordsOf([maker, title, own, own?.toFixed(1)].join(' ')),
  };
  NAMES.set(product, found);
  return found;
}

/** Our systems that a quote may name. */
export interface NamedSystems {
  /** Those of which the visitor still has to say which one it is; empty if nothing is open. */
  readonly ask: readonly Product[];
  /** Those that it names for sure. */
  readonly found: readonly Product[];
  /** The names of which we have none; a type alone names nobody's. */
  readonly others: readonly string[];
}

/**
 * Finds the systems that a quote names, each by its own model; without any, by the maker and the kW.
 * @param chosen the id that the visitor chose among those that match, or any other text for none of them
 */
export function namedSystems(products: readonly Product[], quote: ReadQuote, chosen: string | null): NamedSystems {
  const { maker, models, kw } = quote;
  const names = models.length > 0 ? models : maker === null ? [] : [`${maker} ${kw.length === 1 ? kw[0] : ''}`.trim()];
  const matches = names.map((name) =>
    findQuoted(products, nameOf(maker, [name]), kw.length === 1 ? (kw[0] ?? null) : null),
  );
  const several = matches.filter(({ length }) => length > 1).flat();
  const only = several.filter(({ id }) => id === chosen);
  const found = [...matches.filter(({ length }) => length === 1).flat(), ...only];
  return {
    ask: chosen === null ? [...new Set(several)] : [],
    found: [...new Set(found)],
    others: names.filter((name, at) => matches[at]?.length === 0 && !isOnlyType(name)),
  };
}

/** Words that say what kind of system it is, and no maker or model. */
const TYPE_WORDS = new Set(
  'SPLIT MULTI WALL FLOOR CASSETTE HIGH HEAD DUCTED SLIM REVERSE CYCLE INVERTER AIR CONDITIONER CONDITIONING AIRCON AC SYSTEM UNIT KW'.split(
    ' ',
  ),
);

/** True for a model that is only a type and a size, as in "split system 5 kW". */
function isOnlyType(model: string): boolean {
  const words = wordsOf(withoutCount(model)).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && words.every((word) => TYPE_WORDS.has(word));
}

/** Without "1 x" before the name. */
const withoutCount = (typed: string): string => typed.replace(/^\s*\d+\s*[x×]\s+/i, '');

/** A name that finds the product again. */
export const quotedName = ({ title, model_number: code }: Pick<Product, 'title' | 'model_number'>): string =>
  code === null ? title : `${title} ${code}`;

/** Long enough that one wrong letter leaves no other word. */
const MIN_SPELT = 6;

/** True for the same word, or for a long one with one letter more, less, wrong or swapped with the next. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < MIN_SPELT || /\d/.test(one + other)) return false;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  const [rest, own] = [one.slice(from), other.slice(from)];
  const isSwapped = rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2);
  return isSwapped || rest.slice(1) === own || rest === own.slice(1) || rest.slice(1) === own.slice(1);
}

/** "Wall-split 5,0kW" is WALL, SPLIT and 50. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/\d+[.,]\d+|[\p{L}\p{N}]+/gu) ?? []).map((word) => bare(word).replace(/^(\d*)KW$/, '$1')).filter(Boolean);

/** A text without blanks, hyphens and case. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
