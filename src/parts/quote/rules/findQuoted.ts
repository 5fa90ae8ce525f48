import type { Product } from '../../../catalogue/product.ts';

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
    const { title, brand, model_number, indoor_model, outdoor_model, cooling_capacity_kw: own } = product;
    const maker = brand ?? '';
    if ([title, maker + title, quotedName(product)].some((name) => bare(name) === whole))
      return Number.POSITIVE_INFINITY;
    const codes = [...new Set([model_number, indoor_model, outdoor_model].map((code) => bare(code ?? '')))];
    // Of both units together.
    const exact = codes.filter((code) => (code.length >= MIN_CODE || code === whole) && runs.has(code)).join('').length;
    if (exact > 0) return exact + 2;
    if (codes.some((code) => begun.some((run) => code.startsWith(run)))) return 2;
    // A size as it is written, and as installers call it: 5, 5.0 and 50.
    const named = wordsOf([maker, title, own, own?.toFixed(1)].join(' '));
    if (!isNamed || !words.every((word) => named.includes(word))) return 0;
    return wordsOf(title).every((word) => words.includes(word)) ? 1.5 : 1;
  };
  const scores = products.map(scoreOf);
  const best = Math.max(...scores);
  const found = products.filter((_, at) => whole !== '' && best > 0 && scores[at] === best);
  const ofSize = found.filter(({ cooling_capacity_kw: own }) => own !== null && own === kw);
  return ofSize.length > 0 && found.length > 1 ? ofSize : found;
}

/** Words that say what kind of system it is, and no maker or model. */
const TYPE_WORDS = new Set(
  'SPLIT MULTI WALL FLOOR CASSETTE HIGH HEAD DUCTED SLIM REVERSE CYCLE INVERTER AIR CONDITIONER CONDITIONING AIRCON AC SYSTEM UNIT KW'.split(
    ' ',
  ),
);

/** True for a model that is only a type and a size, as in "split system 5 kW". */
export function isOnlyType(model: string): boolean {
  const words = wordsOf(withoutCount(model)).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && words.every((word) => TYPE_WORDS.has(word));
}

/** Without "1 x" before the name. */
const withoutCount = (typed: string): string => typed.replace(/^\s*\d+\s*[x×]\s+/i, '');

/** A name that finds the product again. */
export const quotedName = ({ title, model_number: code }: Pick<Product, 'title' | 'model_number'>): string =>
  code === null ? title : `${title} ${code}`;

/** "Wall-split 5,0kW" is WALL, SPLIT and 50. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/\d+[.,]\d+|[\p{L}\p{N}]+/gu) ?? []).map((word) => bare(word).replace(/^(\d*)KW$/, '$1')).filter(Boolean);

/** A text without blanks, hyphens and case. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
