import type { Product } from '../../src/catalogue/product.ts';

/**
 * The same catalogue in harmless words: blank values stay blank, equal ones stay equal, and the order by id stays. Only
 * the texts differ, so every screen has the same elements.
 */
export function tameTwin(products: readonly Product[]): readonly Product[] {
  const ids = products.map(({ id }) => id).toSorted();
  const words = new Map<string, string>();
  const tame = (text: string | null): string | null => {
    if (text === null) return null;
    const word = words.get(text) ?? `Word${words.size}`;
    words.set(text, word);
    return word;
  };
  const at = (folder: string, address: string | null): string | null =>
    address === null ? null : `https://shop.example/${folder}/${tame(address)}`;
  // toSorted compares by UTF-16 units, as the matcher does.
  return products.map((product) => ({
    ...product,
    id: `P${String(ids.indexOf(product.id)).padStart(4, '0')}`,
    title: `System ${tame(product.title)}`,
    brand: tame(product.brand),
    model_number: tame(product.model_number),
    indoor_model: tame(product.indoor_model),
    outdoor_model: tame(product.outdoor_model),
    description: tame(product.description),
    link: at('page', product.link),
    image_link: at('picture', product.image_link),
    gems_registration_number: tame(product.gems_registration_number),
    filled_from: tame(product.filled_from),
  }));
}
