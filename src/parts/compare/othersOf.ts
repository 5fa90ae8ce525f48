import type { Product } from '../../catalogue/product.ts';
import { modelOfProduct } from '../../matching/models.ts';
import { spansInJob } from '../../matching/ways.ts';
import type { KeptModel, Others } from '../../screens/frame/capabilities.ts';
import { readShortlist } from '../../visit/shortlist.ts';
import { modelId } from '../../words/modelWords.ts';

/** The systems of the shortlist besides the chosen ones. Sizes of one model whose size is open are listed once. */
export const othersOf: Others = ({ answers, parts }, { products, matcher }, chosen) => {
  const shortlist = readShortlist(parts);
  const ids = new Set(chosen?.models.map(modelId));
  const isSaid = (one: Product): boolean =>
    chosen !== null && spansInJob(null, one, chosen.job).some((span) => span !== null);
  return products
    .filter(({ id }) => shortlist.includes(id) && !ids.has(id))
    .map((one): KeptModel => ({ id: one.id, model: modelOfProduct(matcher, answers, one, isSaid(one)) }))
    .filter(({ model }) => {
      const isNew = !ids.has(modelId(model));
      ids.add(modelId(model));
      return isNew;
    });
};
