import type { Product } from '../catalogue/product.ts';
import { familyOf } from './families.ts';
import type { Matcher } from './matcher.ts';
import type { Model } from './models.ts';
import type { AskedJob, BoughtSystem, Purchase, Way, WayId } from './way.ts';
import { answersOfWay, buyModel, type ModelPurchase } from './ways.ts';

/** A model as a whole job: in each place the size in which it is shown, or the range of its sizes. */
export interface JobModel extends ModelPurchase {
  /** The model of the first place, over all sizes that are shown. */
  readonly model: Model;
  /** One for each system to buy, rooms in order. */
  readonly models: readonly [Model, ...Model[]];
}

export function jobModel(
  { products }: { readonly products: readonly Product[] },
  matcher: Matcher,
  job: AskedJob,
  way?: WayId,
): JobModel {
  const purchase = buyModel(products, matcher, job, way);
  return { ...purchase, ...modelsOf(purchase, matcher) };
}

/** The systems to begin with in a way. Its model is that of the first. */
export function firstJob({ id, first, units, price }: Way, matcher: Matcher, job: AskedJob): JobModel {
  const purchase = { bought: first, units, price };
  return { id, answers: answersOfWay(id, job.answers), ...purchase, ...modelsOf(purchase, matcher) };
}

function modelsOf({ bought }: Pick<Purchase, 'bought'>, { families }: Matcher): Pick<JobModel, 'model' | 'models'> {
  const modelOf = (best: Product, places: readonly BoughtSystem[]): Model => {
    const family = familyOf(families, best);
    const shown = new Set(places.flatMap(({ sizes }) => sizes.map(({ product }) => product)));
    const [smallest = best, ...larger] = family.sizes.filter((size) => shown.has(size));
    return { family, best, sizes: [smallest, ...larger], size: larger.length === 0 ? smallest : null };
  };
  const one = (place: BoughtSystem): Model => modelOf(place.system.product, [place]);
  const [first, ...others] = bought;
  return { model: modelOf(first.system.product, bought), models: [one(first), ...others.map(one)] };
}

/** True if something decides the size of each system. */
export function isSized({ bought }: Pick<Purchase, 'bought'>): boolean {
  return bought.every(({ sizes }) => sizes.length === 1);
}

/** The ids of what is bought, rooms in order. */
export function idsOf({ bought }: Pick<Purchase, 'bought'>): readonly string[] {
  return bought.map(({ system }) => system.product.id);
}

/** True if it has this very model in it. */
export function hasModel({ bought }: Pick<Purchase, 'bought'>, { families }: Matcher, product: Product): boolean {
  const family = familyOf(families, product);
  return bought.some(({ system }) => familyOf(families, system.product) === family);
}
