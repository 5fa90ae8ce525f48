import type { Product } from '../catalogue/product.ts';
import { indoorUnits } from '../matching/derivedFacts.ts';
import { type Family, familiesOf, familyOf, familyTitle, sizeKw } from '../matching/families.ts';
import type { Installation } from '../pricing/installation.ts';
import { type DatedList, type JobPrice, rangePrice, type UnitsOf } from '../pricing/jobPrice.ts';
import { spanTexts } from './spanTexts.ts';
import { ENGLISH_WORDS as words } from './words.ts';

/** The prices of a range; null names none. */
type Prices = { readonly installation: Installation | null /** YYYY-MM-DD */; readonly on: string } | null;

/** A multi-split has two to six indoor units, as far as it can run them. */
const unitsUpTo =
  (needed: number): UnitsOf =>
  (system) =>
    system.system_type === 'multi_split' ? Math.min(needed, indoorUnits(system) ?? needed) : 1;

/** The price of the fewest indoor units to that of the most. */
function overUnits(places: readonly (readonly Product[])[], list: DatedList): JobPrice | null {
  const [low, high] = [2, 6].map((units) => rangePrice(places, unitsUpTo(units), list));
  return low && high ? { ...low, high: high.high } : null;
}

/**
 * The range as plain HTML, for readers without scripts: each model with its sizes, and what it costs outside of sales over every open
 * answer of the price list.
 */
export function rangeHtml(products: readonly Product[], prices: Prices): string {
  const families = familiesOf(products);
  const models = new Set(products.map((product) => familyOf(families, product)));
  const items = [...models].map((family) => `<li>${modelHtml(family, prices)}</li>`);
  return `<details class="product-selector-range"><summary>All our air conditioners</summary><ul>${items.join('')}</ul></details>`;
}

function modelHtml(family: Family, prices: Prices): string {
  const { sizes } = family;
  const name = escaped(familyTitle(family, sizes[0]));
  const link = sizes.map((size) => size.link).find((address) => /^https?:/i.test(address ?? ''));
  const kws = sizes.flatMap((size) => sizeKw(size) ?? []);
  const ends = [...new Set([Math.min(...kws), Math.max(...kws)])].map((kw) => words.number(kw));
  const facts = [
    ...(kws.length > 0 ? [`${ends.join(' to ')} kW`] : []),
    ...(prices
      ? [
          spanTexts(words, [sizes], (places) => overUnits(places, prices))
            .map(({ text }) => text)
            .join('; '),
        ]
      : []),
  ];
  return [link ? `<a href="${escaped(link)}">${name}</a>` : name, ...facts.map(escaped)].join(', ');
}

/** Square brackets would begin a shortcode in WordPress. */
function escaped(text: string): string {
  return text.replace(/[&<>"'[\]]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
