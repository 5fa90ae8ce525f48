import type { Product } from '../catalogue/product.ts';

/** A model in its sizes: the products that share `item_group_id` and `system_type`, or one product alone. */
export interface Family {
  /** The provider's `item_group_id`; null for a product that stands alone. */
  readonly id: string | null;
  /** Smallest first by kW; sizes without kW come last, and ties keep the order of their ids. */
  readonly sizes: readonly [Product, ...Product[]];
}

/** The family of each product by the product's id. */
export type Families = ReadonlyMap<string, Family>;

/** The kW that names a size: cooling, otherwise heating; null if neither is known. */
export function sizeKw(product: Product): number | null {
  return product.cooling_capacity_kw ?? product.heating_capacity_kw;
}

/** The family of a product; one outside the catalogue stands alone. */
export function familyOf(families: Families, product: Product): Family {
  return families.get(product.id) ?? { id: null, sizes: [product] };
}

/** Sorts a catalogue into families. The order of the rows has no effect. */
export function familiesOf(products: readonly Product[]): Families {
  const members = new Map<string, [Product, ...Product[]]>();
  for (const product of products) {
    const key = JSON.stringify([
      product.item_group_id === null ? [product.id] : product.item_group_id,
      product.system_type,
    ]);
    const sizes = members.get(key);
    if (sizes) sizes.push(product);
    else members.set(key, [product]);
  }
  const families = new Map<string, Family>();
  for (const sizes of members.values()) {
    sizes.sort(bySize);
    const family = { id: sizes[0].item_group_id, sizes };
    for (const { id } of sizes) families.set(id, family);
  }
  return families;
}

function bySize(a: Product, b: Product): number {
  const first = (sizeKw(a) ?? Number.POSITIVE_INFINITY) - (sizeKw(b) ?? Number.POSITIVE_INFINITY);
  if (first < 0 || first > 0) return first;
  return a.id < b.id ? -1 : 1;
}

/**
 * The title of a family: the longest common beginning of its sizes' titles that ends at a word's end, without a comma or
 * an open bracket behind it. Without one, the title of its best size.
 */
export function familyTitle({ sizes }: Family, best: Product): string {
  let [{ title: common }] = sizes;
  for (const { title } of sizes) {
    let end = common.length;
    while (!(title.startsWith(common.slice(0, end)) && endsWord(common, end) && endsWord(title, end))) end -= 1;
    common = common.slice(0, end);
  }
  return sizes.length === 1 ? common : common.replace(/[\s,;:/(–—-]+$/u, '') || best.title;
}

/** True if no word continues at this place in the text. A number with a point, such as 2.5, is one word. */
function endsWord(text: string, end: number): boolean {
  return end === 0 || /^(?:$|[\s,;:/()])/u.test(text.slice(end));
}
