import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { type Family, familyOf } from './families.ts';
import type { Matcher, Matches } from './matcher.ts';

/** The groups of the list: fits for sure, has an open question, or misses one thing. */
export const LIST_GROUPS = ['fits', 'might', 'catch'] as const;
export type ListGroup = (typeof LIST_GROUPS)[number];

/** A family as it is shown: as one size where something decides it, otherwise as the range of its sizes. */
export interface Model {
  readonly family: Family;
  /** The best size by the order of matching. It represents the model if one id is needed. */
  readonly best: Product;
  /** The sizes in the model's range, smallest first: those in the group of the best one. */
  readonly sizes: readonly [Product, ...Product[]];
  /** The one size to show; null while nothing decides it. */
  readonly size: Product | null;
}

/** The product that represents a model: its size if that is decided, otherwise its best size. */
export function productOf({ size, best }: Model): Product {
  return size ?? best;
}

/** One product as a model whose size is decided. */
export function modelOfSize(product: Product): Model {
  return { family: { id: null, sizes: [product] }, best: product, sizes: [product], size: product };
}

/** The sizes that a model's figures describe: the decided one, or all in its group. */
export function shownSizes({ size, sizes }: Model): readonly Product[] {
  return size ? [size] : sizes;
}

/** The systems of one job as one model, in all sizes that they have. */
export function asOneModel(models: readonly [Model, ...Model[]]): Model {
  const [first] = models;
  const [size = first.best, ...sizes] = new Set(models.flatMap(shownSizes));
  return models.length === 1 ? first : { ...first, sizes: [size, ...sizes], size: sizes.length === 0 ? size : null };
}

/** A model before its size is decided. */
export interface GroupedModel {
  readonly family: Family;
  /** Its sizes in the group, best first. */
  readonly products: readonly [Product, ...Product[]];
}

/**
 * The models of systems, list by list: each family once, in the first list that has it.
 * @param isIn false for a model that has to stand in a later list
 */
export function modelsByList(
  lists: readonly (readonly Product[])[],
  { families }: Matcher,
  isIn: (model: GroupedModel, at: number) => boolean = () => true,
): readonly (readonly GroupedModel[])[] {
  const taken = new Set<Family>();
  return lists.map((products, at) => {
    const sizes = new Map<Family, [Product, ...Product[]]>();
    for (const product of products) {
      const family = familyOf(families, product);
      if (taken.has(family)) continue;
      const found = sizes.get(family);
      if (found) found.push(product);
      else sizes.set(family, [product]);
    }
    const models = [...sizes].map(([family, found]) => ({ family, products: found })).filter((one) => isIn(one, at));
    for (const { family } of models) taken.add(family);
    return models;
  });
}

/** The models of a match: each family once, in the group and at the place of its best size. */
export function listModels({ all, wish, close }: Matches, matcher: Matcher): readonly Model[] {
  const ranked = all.first();
  const lists = [ranked.slice(0, all.known), ranked.slice(all.known), [...wish.first(), ...close.first()]];
  return modelsByList(lists, matcher)
    .flat()
    .map(({ family, products }) => modelOf(family, products[0], products));
}

/**
 * The model of one product, as the list shows it for these answers.
 * @param isPressed true if the visitor has pressed this very size, or a link has named it
 */
export function modelOfProduct(matcher: Matcher, answers: Answers, product: Product, isPressed = false): Model {
  const model =
    listModels(matcher.match(answers), matcher).find(({ family }) => family.sizes.includes(product)) ??
    modelOf(familyOf(matcher.families, product), product, [product]);
  return isPressed ? { ...model, size: product } : model;
}

function modelOf(family: Family, best: Product, found: readonly [Product, ...Product[]]): Model {
  const [smallest = best, ...larger] = family.sizes.filter((size) => found.includes(size));
  const sizes = [smallest, ...larger] as const;
  const size = sizes.length === 1 ? smallest : null;
  return { family, best, sizes, size };
}
