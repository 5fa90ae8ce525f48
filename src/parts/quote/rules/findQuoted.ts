import type { Product } from '../../../catalogue/product.ts';

/** Beside other words, a shorter model number is too likely to be a size or a year. */
const MIN_CODE = 4;
/** A name has fewer words. */
const MAX_WORDS = 20;

/**
 * Finds the product that a quote names: by a model number anywhere in it, or by the whole title. Blanks, hyphens and case are
 * forgiven. Of several, the capacity decides; `several` if it can't.
 * @param typed maker and model
 */
export function findQuoted(products: readonly Product[], typed: string, kw: number | null): Product | 'several' | null {
  const words = typed
    .split(/[\s/+,;()]+/)
    .map(bare)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const whole = words.join('');
  const runs = new Set(words.flatMap((_, from) => words.map((_, to) => words.slice(from, to + 1).join(''))));
  const scored = products.map((product) => ({ product, score: scoreOf(product, whole, runs) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return null;
  const found = scored.flatMap(({ product, score }) => (score === best ? [product] : []));
  const ofSize = found.filter(({ cooling_capacity_kw: own }) => own !== null && own === kw);
  const [only, ...others] = found.length > 1 && ofSize.length > 0 ? ofSize : found;
  return others.length > 0 ? 'several' : (only ?? null);
}

/** The length of what was recognised, of both units together; 0 for nothing. */
function scoreOf(product: Product, whole: string, runs: ReadonlySet<string>): number {
  const { title, brand, model_number, indoor_model, outdoor_model } = product;
  const codes = new Set([model_number, indoor_model, outdoor_model].map((code) => bare(code ?? '')));
  const named = [...codes].filter((code) => (code.length >= MIN_CODE || code === whole) && runs.has(code)).join('');
  const isTitle = [title, `${brand ?? ''}${title}`].some((name) => bare(name) === whole);
  return isTitle ? Math.max(whole.length, named.length) : named.length;
}

/** A text without blanks, hyphens and case. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
