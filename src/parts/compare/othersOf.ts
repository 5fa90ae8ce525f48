import type { KeptJob, Others } from '../../screens/frame/capabilities.ts';
import { modelId } from '../../words/modelWords.ts';
import { listedJob } from './listedJob.ts';
import { readShortlist } from './shortlist.ts';

/** The systems of the shortlist besides the chosen ones. Sizes of one model whose size is open are listed once. */
export const othersOf: Others = ({ parts }, { products, matcher }, job, chosen) => {
  const shortlist = readShortlist(parts);
  const ids = new Set(chosen?.models.map(modelId));
  return products
    .filter(({ id }) => shortlist.includes(id) && !ids.has(id))
    .map((one): KeptJob => ({ kept: one.id, ...listedJob(one, false, matcher, job) }))
    .filter(({ model }) => {
      const isNew = !ids.has(modelId(model));
      ids.add(modelId(model));
      return isNew;
    });
};
