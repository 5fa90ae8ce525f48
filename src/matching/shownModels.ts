import type { Product } from '../catalogue/product.ts';
import { jobModel } from './jobModel.ts';
import type { Matcher } from './matcher.ts';
import { type Model, modelOfProduct } from './models.ts';
import { spansInJob } from './places.ts';
import type { AskedJob, WayId } from './way.ts';
import { answersOfWay } from './ways.ts';

/** The chosen job, as it is shown. */
export interface Chosen {
  /** Null for a system outside the ways. */
  readonly way: WayId | null;
  /** One for each system to buy, rooms in order. */
  readonly models: readonly [Model, ...Model[]];
  readonly job: AskedJob;
}

/** Each system as one size if the visitor said the size of its room or pressed this one; otherwise as the range of its model. */
export function shownModels(
  matcher: Matcher,
  job: AskedJob,
  way: WayId | null,
  [first, ...others]: readonly [Product, ...Product[]],
  isPressed: boolean,
): Chosen['models'] {
  const answers = way ? answersOfWay(way, job.answers) : job.answers;
  const shown = (product: Product, index: number): Model => {
    const { span } = spansInJob(way, product, job)[index] ?? {};
    const model = modelOfProduct(matcher, answers, product, isPressed || Boolean(span));
    if (model.size) return model;
    // As the card of the way: nobody buys 9 kW for each room unseen.
    const sizes = jobModel({ products: model.sizes }, matcher, job).models[index]?.sizes ?? model.sizes;
    return sizes.includes(product) ? { ...model, best: product, sizes } : model;
  };
  return [shown(first, 0), ...others.map((product, index) => shown(product, index + 1))];
}
