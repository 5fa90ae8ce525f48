import type { Product } from '../../catalogue/product.ts';
import { type JobModel, jobModel } from '../../matching/jobModel.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { modelOfProduct } from '../../matching/models.ts';
import type { AskedJob } from '../../matching/way.ts';

/**
 * A system of the shortlist as a whole job, as the list shows its model: one for each room where single splits are bought.
 * @param isPressed true if this very size is meant
 */
export function listedJob(product: Product, isPressed: boolean, matcher: Matcher, job: AskedJob): JobModel {
  const alone = jobModel({ products: [product] }, matcher, job);
  if (isPressed) return alone;
  const whole = jobModel({ products: modelOfProduct(matcher, alone.answers, product).sizes }, matcher, job);
  return whole.bought.some(({ sizes }) => sizes.some((size) => size.product === product)) ? whole : alone;
}
