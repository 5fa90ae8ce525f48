import type { Product } from '../catalogue/product.ts';
import type { Matcher } from './matcher.ts';
import { type Model, modelOfProduct } from './models.ts';
import type { AskedJob, WayId } from './way.ts';
import { answersOfWay, spansInJob } from './ways.ts';

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
  systems: readonly Product[],
  isPressed: boolean,
): readonly Model[] {
  const answers = way ? answersOfWay(way, job.answers) : job.answers;
  return systems.map((product, index) => {
    const span = spansInJob(way, product, job)[index];
    return modelOfProduct(matcher, answers, product, isPressed || Boolean(span));
  });
}
