import type { Product } from '../catalogue/product.ts';
import { judge } from './judge.ts';
import type { Matcher } from './matcher.ts';
import { type GroupedModel, LIST_GROUPS, type ListGroup, modelsByGroup } from './models.ts';
import { isOutsideSpans } from './places.ts';
import { byPlaces } from './rankSystems.ts';
import { type AskedJob, isOfWay, type Way, type Ways } from './way.ts';
import { answersOfWay, areAsNear, buyModel, hasSplits, waysFor } from './ways.ts';

/** The models that fit for sure, leave something unknown, or miss one thing, and last those that are small or large for the space. */
export type Groups = Readonly<Record<ListGroup | 'size', readonly GroupedModel[]>>;

/** The ways to do a job, and the models that suit it. */
export interface FoundModels extends Ways {
  readonly groups: Groups;
}

export function findModels(matcher: Matcher, job: AskedJob): FoundModels {
  const found = waysFor(matcher, job);
  return { ...found, groups: groupModels(matcher, job, found.ways) };
}

/**
 * THE GROUPS of models, the only ones: each model once, in its best group, over the ways to do the job. One of which every size is outside
 * the span is in none of those, unless a way begins with one no nearer. @param ways null before the size is asked
 */
export function groupModels(matcher: Matcher, job: AskedJob, ways: readonly Way[] | null): Groups {
  const [fits = [], might = [], caught = []] = groupSystems(matcher, job);
  const groups = modelsByGroup({ fits, might, catch: caught }, matcher);
  if (ways === null) return { ...groups, size: [] };
  const begun = new Set(ways.flatMap(areAsNear).map(({ product }) => product));
  const isOutside = ({ products }: GroupedModel): boolean =>
    !products.some((product) => begun.has(product)) &&
    isOutsideSpans(products, ways.find(({ id }) => isOfWay(products[0], id))?.id ?? null, job);
  const inside = (group: ListGroup) => inOrder(groups[group].filter((model) => !isOutside(model)));
  const inOrder = (models: readonly GroupedModel[]) => (ways.length > 0 ? models : asRanked(models, matcher, job));
  return {
    fits: inside('fits'),
    might: inside('might'),
    catch: inside('catch'),
    size: inOrder(LIST_GROUPS.flatMap((group) => groups[group].filter(isOutside))),
  };
}

/** Models that no way has put in order: by the number of musts and of wishes that they miss, then as a way would put those of their kind. */
function asRanked(models: readonly GroupedModel[], matcher: Matcher, job: AskedJob): readonly GroupedModel[] {
  const products = models.flatMap((model) => model.products);
  const ranks = new Map(
    (['split', 'multi', 'ducted'] as const).flatMap((id) => {
      const ofKind = products.filter((product) => isOfWay(product, id));
      const ranked = ofKind.length > 0 ? buyModel(ofKind, matcher, job).bought[0].ranked : [];
      return ranked.map(({ product }, at) => [product, at] as const);
    }),
  );
  const rankOf = (product: Product): number => ranks.get(product) ?? ranks.size;
  const placesOf = ({ products: sizes }: GroupedModel): readonly number[] => {
    const [best = sizes[0]] = sizes.toSorted((a, b) => rankOf(a) - rankOf(b));
    const missed = judge(best, job.answers).filter(({ verdict }) => verdict === 'misses');
    return [
      ...(['must', 'wish'] as const).map((kind) => missed.filter((one) => one.kind === kind).length),
      rankOf(best),
    ];
  };
  return models
    .map((model) => [model, placesOf(model)] as const)
    .toSorted(([, a], [, b]) => byPlaces(a, b))
    .map(([model]) => model);
}

/** Every system once, in the order of the groups: a single split that is bought singly counts by the answers for one room. */
export function groupSystems(matcher: Matcher, job: AskedJob): readonly (readonly Product[])[] {
  const all = [job.answers, ...(hasSplits(matcher, job) ? [answersOfWay('splits', job.answers)] : [])].map(
    (answers, at) => {
      const { all, wish, close } = matcher.match(answers);
      const isShown = (product: Product): boolean => at === 0 || isOfWay(product, 'splits');
      const ranked = all.first();
      return [ranked.slice(0, all.known), ranked.slice(all.known), [...wish.first(), ...close.first()]].map((group) =>
        group.filter(isShown),
      );
    },
  );
  const taken = new Set<Product>();
  return LIST_GROUPS.map((_, group) =>
    all.flatMap((groups) => {
      const found = (groups[group] ?? []).filter((product) => !taken.has(product));
      for (const product of found) taken.add(product);
      return found;
    }),
  );
}
