import { firstJob, idsOf, isSized, type JobModel, jobModel } from '../matching/jobModel.ts';
import type { Matcher } from '../matching/matcher.ts';
import type { GroupedModel } from '../matching/models.ts';
import { isRecommended } from '../matching/recommendedAmong.ts';
import { isSameModel, smallEndOf } from '../matching/startOf.ts';
import type { AskedJob, Way } from '../matching/way.ts';
import { WAYS } from './english/ways.ts';
import { besideFirst, besideText, firstText, lessText } from './jobText.ts';
import { buyTexts, roomsLine } from './rowLines.ts';
import { sentences } from './sentences.ts';
import { coverText, ownCosts, warmText, wayPoints } from './wayText.ts';
import type { Words } from './words.ts';

/** A card of *Where we'd start*. */
export interface StartAt {
  readonly job: JobModel;
  readonly text: string;
  readonly isRecommended?: boolean;
  /** What it costs in another sense. */
  readonly costs: readonly string[];
}

export interface StartCards {
  readonly cards: readonly [StartAt, ...StartAt[]];
  /** True if the first two are about equal. */
  readonly isEven: boolean;
  /** The larger size of the first model that a sentence names: a row, since its model isn't one. */
  readonly larger: GroupedModel | null;
}

/**
 * The systems to begin with in a way, and one or two beside them that have something to say for themselves.
 * @param ways all of them: a way's flaw depends on the others
 */
export function startIn(words: Words, way: Way, ways: readonly Way[], matcher: Matcher, job: AskedJob): StartCards {
  const say = words.of(WAYS);
  const first = firstJob(way, matcher, job);
  const { isEqual, others } = besideFirst(first, job);
  const { gain, flaw } = wayPoints(words, ways, way, job);
  const costsOf = ({ bought }: JobModel): readonly string[] => [
    ...buyTexts(words, bought, job).map(({ text }) => text),
    ...(bought.length > 1 ? [] : [roomsLine(words, bought[0].system.product, job) ?? []].flat()),
  ];
  const beside = others.map((one) => {
    const family = matcher.families.get(one.product.id);
    const isOneSize = first.bought.length === 1 && isSized(first);
    const sizes = way.systems.filter(({ product }) => matcher.families.get(product.id) === family);
    const other = jobModel({ products: isOneSize ? [one.product] : sizes.map(({ product }) => product) }, matcher, job);
    return { job: other, text: besideText(words, first, other, one, job), costs: costsOf(other) };
  });
  const text = sentences(
    isEqual ? say('way.start.equal') : (firstText(words, way, job) ?? gain?.text),
    coverText(words, way, job),
    warmText(words, way, job),
  );
  const costs = [
    ...ownCosts(words, way, job).map((cost) => cost.text),
    ...[lessText(words, way, matcher, job) ?? []].flat(),
    ...(way.id === 'split' ? [] : [flaw.text]),
  ];
  const [equal] = isEqual ? beside : [];
  const shown = [{ job: first, text, costs }, ...beside.filter((one) => one === equal || one.text)];
  const isCheaper = equal?.job.price && first.price && equal.job.price.low < first.price.low;
  const [least, ...more] = isCheaper ? [shown[1]!, shown[0]!, ...shown.slice(2)] : shown;
  // Beside the first, a label would be a reason without one.
  const isLabelled = least!.job === first && isRecommended(way, matcher);
  const cards = [{ ...least!, isRecommended: isLabelled }, ...more] as const;
  return { cards, isEven: isEqual, larger: largerSize(way, matcher, job) };
}

/** The larger size of the first model that a sentence names; null without one. */
function largerSize(way: Way, matcher: Matcher, job: AskedJob): GroupedModel | null {
  const own = way.first.map(({ system }) => system.product);
  const [best = own[0]!, ...others] = way.first.map((bought) => {
    const next = smallEndOf(bought)?.next;
    return (next && isSameModel(next, bought.system) ? next : bought.system).product;
  });
  const [size, ...sizes] = [best, ...others].filter((product) => !own.includes(product));
  if (!size) return null;
  const row = { family: { id: null, sizes: [size, ...sizes] as const }, products: [best, ...others] as const };
  // The systems of several rooms may be of one size again.
  return idsOf(jobModel(row, matcher, job, way.id)).join() === idsOf({ bought: way.first }).join() ? null : row;
}

/** The systems of the cards. */
export const jobsOf = (start: StartCards | null): readonly JobModel[] => start?.cards.map(({ job }) => job) ?? [];
