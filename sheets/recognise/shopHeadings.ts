import { fold } from './fold.ts';
import { once } from './once.ts';
import { splitHeading } from './units.ts';
import { ATTRIBUTE_WORDS, SHOP_HEADINGS } from './vocabulary.ts';

export type ShopField = keyof typeof SHOP_HEADINGS;

const fields = once(
  (): ReadonlyMap<string, ShopField> =>
    new Map(
      Object.entries(SHOP_HEADINGS).flatMap(([field, names]) =>
        names.split('|').map((name) => [fold(name), field as ShopField] as const),
      ),
    ),
);

/** The field of a WooCommerce export with this heading; null for any other heading. */
export function shopField(heading: string): ShopField | null {
  return fields().get(fold(splitHeading(heading).name)) ?? null;
}

const ATTRIBUTE = /attribu|atribut|atrybut|eigenschap/;

export interface AttributeHeading {
  readonly number: string;
  /** `other` is everything else, such as whether the attribute is visible. */
  readonly part: 'name' | 'values' | 'other';
}

/** A heading of a numbered attribute group, such as `Attribute 1 value(s)`; null for any other. */
export function attributeHeading(heading: string): AttributeHeading | null {
  const folded = fold(heading);
  const number = /\d+/.exec(folded)?.[0];
  if (number === undefined || heading.includes('Meta:') || !ATTRIBUTE.test(folded)) return null;
  const pattern = folded.replace(number, '#');
  const is = (part: 'name' | 'values'): boolean => ATTRIBUTE_WORDS[part].split(/\s+/).includes(pattern);
  return { number, part: is('name') ? 'name' : is('values') ? 'values' : 'other' };
}
