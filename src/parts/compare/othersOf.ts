import { modelOfProduct } from '../../matching/models.ts';
import type { KeptModel, Others } from '../../screens/frame/capabilities.ts';
import { readShortlist } from '../../visit/shortlist.ts';
import { modelId } from '../../words/modelWords.ts';

/** The systems of the shortlist besides the chosen one. Sizes of one model whose size is open are listed once. */
export const othersOf: Others = ({ answers, chosen, parts }, { products, matcher }, model, likely) => {
  const shortlist = readShortlist(parts);
  const listed = products
    .filter(({ id }) => id !== chosen && shortlist.includes(id))
    .map((one): KeptModel => ({ id: one.id, model: modelOfProduct(matcher, answers, one, likely, false) }));
  const ids = [model, ...listed.map((one) => one.model)].map((one) => one && modelId(one));
  return listed.filter((_, index) => ids.indexOf(ids[index + 1] ?? null) === index + 1);
};
