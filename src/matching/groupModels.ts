import type { Product } from '../catalogue/product.ts';
import { judgeSize } from '../sizing/sizeSpans.ts';
import { judge } from './judge.ts';
import type { Matcher } from './matcher.ts';
import { type GroupedModel, LIST_GROUPS, type ListGroup, modelsByList } from './models.ts';
import { isOutsideSpans, spansInJob } from './places.ts';
import { byPlaces, isHeadSmall } from './rankSystems.ts';
import { servesPostcode } from './servesPostcode.ts';
import { type AskedJob, isOfWay, type MissingWay, type Way, type WayId, type Ways } from './way.ts';
import { answersOfWay, buyModel, hasSplits, nearestByWay, waysFor } from './ways.ts';

/**
 * The models that fit for sure, leave something unknown, or have one catch, and last those that are small or large for the space or have
 * several catches.
 */
export type Groups = Readonly<Record<ListGroup | 'further', readonly GroupedModel[]>>;

/** The ways to do a job, and the models that suit it. */
export interface FoundModels extends Ways {
  readonly groups: Groups;
}

export function findModels(matcher: Matcher, job: AskedJob): FoundModels {
  const found = waysFor(matcher, job);
  return { ...found, groups: groupModels(matcher, job, found.ways) };
}

/** The way that every system is too small for, where no way is left and nothing of another kind fits. */
export function tooSmall({ ways, missing, groups }: FoundModels): MissingWay | undefined {
  const small = missing.filter(({ why }) => why === 'small');
  const isOfSmall = ({ products: [product] }: GroupedModel): boolean => small.some(({ id }) => isOfWay(product, id));
  return ways.length === 0 && groups.fits.every(isOfSmall) ? small[0] : undefined;
}

/** True where all that fits is too small: for each room that it is for, or for a home with more rooms than it has indoor units. */
export function areAllSmall(found: FoundModels, job: AskedJob): boolean {
  const { fits } = found.groups;
  const isSmall = ({ products }: GroupedModel): boolean =>
    spansInJob(wayOf(products[0], found.ways), products[0], job).every(({ ordered }) =>
      products.every((size) => judgeSize(size, ordered, job.zone) === 'below'),
    );
  return tooSmall(found) !== undefined || (fits.length > 0 && fits.every(isSmall));
}

/** Null outside the ways. */
const wayOf = (product: Product, ways: readonly Pick<Way, 'id'>[]): WayId | null =>
  ways.find(({ id }) => isOfWay(product, id))?.id ?? null;

/**
 * THE GROUPS of models, the only ones: each model once, in its best group, over the ways to do the job. A model whose sizes are all too
 * small or too large goes to `further`, unless the first system of a way is as far off as one of them.
 */
export function groupModels(matcher: Matcher, job: AskedJob, ways: readonly Way[]): Groups {
  const models = modelLists(matcher, job, true, false);
  const inOrder = (found: readonly GroupedModel[]) => (ways.length > 0 ? found : asRanked(found, matcher, job));
  const [fits = [], might = [], caught = [], ...further] = models;
  return {
    fits: inOrder(fits),
    might: inOrder(might),
    catch: inOrder(caught),
    further: inOrder(further.flat()),
  };
}

/** Fewer models that fit than this need help: suggestions. */
export const ENOUGH_MODELS = 3;

/**
 * The number of models that fit, of any answers: the list's own, without its order and its prices.
 * @param isSized false to count all sizes, as before the size is asked
 */
export function countFits(matcher: Matcher, job: AskedJob, isSized = true): number {
  return modelLists(matcher, job, isSized, true)[0]!.length;
}

function modelLists(matcher: Matcher, job: AskedJob, isSized: boolean, onlyFits: boolean) {
  const systems = groupSystems(matcher, job, onlyFits, isSized);
  const nearest = isSized ? nearestByWay(matcher, job) : null;
  const isRight = ({ products }: GroupedModel): boolean => {
    const [id, near] = nearest?.find(([way]) => isOfWay(products[0], way)) ?? [null];
    return !nearest || products.some((product) => near?.has(product)) || !isOutsideSpans(products, id, job);
  };
  const lists = [...systems.slice(0, LIST_GROUPS.length), ...systems];
  return modelsByList(lists, matcher, (model, at) => at >= LIST_GROUPS.length || isRight(model));
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

/**
 * Every system once, in the order of the groups, and last those with several catches. A single split that is bought singly counts by the
 * answers for one room.
 * @param onlyFits true to leave the groups after the first empty, which takes less time
 */
export function groupSystems(
  matcher: Matcher,
  job: AskedJob,
  onlyFits = false,
  isSized = true,
): readonly (readonly Product[])[] {
  const [{ head } = { head: null }] = spansInJob(null, { system_type: 'multi_split' }, job);
  const isServed = ({ service_postcodes: served }: Product): boolean => servesPostcode(served, job.postcode);
  const isEasy = (product: Product): boolean =>
    isServed(product) &&
    (product.availability ?? 'in_stock') === 'in_stock' &&
    product.phase !== 3 &&
    !isHeadSmall(product, head);
  const all = [job.answers, ...(hasSplits(matcher, job, isSized) ? [answersOfWay('splits', job.answers)] : [])].map(
    (answers, at) => {
      const { all, wish, close } = matcher.match(answers);
      const ranked = all.first(onlyFits ? all.known : all.total);
      const [known, open] = [ranked.slice(0, all.known), ranked.slice(all.known)];
      const caught = onlyFits ? [] : [wish, close];
      const missing = caught.flatMap((some) => some.first());
      const once = new Set(caught.flatMap((some) => some.first(some.single)).filter(isEasy));
      return [
        known.filter(isServed),
        [...open, ...known.filter((product) => !isServed(product))],
        missing.filter((product) => once.has(product)),
        missing.filter((product) => !once.has(product)),
      ].map((group) => group.filter((product) => at === 0 || isOfWay(product, 'splits')));
    },
  );
  const taken = new Set<Product>();
  return [...LIST_GROUPS, 'further'].map((_, group) =>
    all.flatMap((groups) => {
      const found = (groups[group] ?? []).filter((product) => !taken.has(product));
      for (const product of found) taken.add(product);
      return found;
    }),
  );
}
