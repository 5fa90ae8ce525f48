import { firstJob, idsOf, isSized, type JobModel, jobModel } from '../matching/jobModel.ts';
import type { Matcher } from '../matching/matcher.ts';
import { isRecommended } from '../matching/recommendedAmong.ts';
import { isSameModel, smallEndOf } from '../matching/startOf.ts';
import type { AskedJob, Way } from '../matching/way.ts';
import { WAYS } from './english/ways.ts';
import { besideFirst, besideText, firstText } from './jobText.ts';
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
}

/**
 * The systems to begin with in a way, and one or two beside them that have something to say for themselves. The larger size of the same
 * model that a sentence names is one of them.
 * @param ways all of them: a way's flaw depends on the others
 */
export function startIn(words: Words, way: Way, ways: readonly Way[], matcher: Matcher, job: AskedJob): StartCards {
  const say = words.of(WAYS);
  const first = firstJob(way, matcher, job);
  const { isEqual, others } = besideFirst(first, job);
  const { flaw } = wayPoints(words, ways, way, job);
  const costsOf = ({ bought }: JobModel): readonly string[] => [
    ...buyTexts(words, bought, job).map(({ text }) => text),
    ...(bought.length > 1 ? [] : [roomsLine(words, bought[0].system.product, job) ?? []].flat()),
  ];
  const beside = others.map((one) => {
    const family = matcher.families.get(one.system.product.id);
    const isOneSize = first.bought.length === 1 && isSized(first);
    const sizes = way.systems.filter(({ product }) => matcher.families.get(product.id) === family);
    const other = jobModel(
      { products: isOneSize ? [one.system.product] : sizes.map(({ product }) => product) },
      matcher,
      job,
    );
    return { job: other, text: besideText(words, first, other, one, job), costs: costsOf(other) };
  });
  const text = sentences(
    isEqual ? say('way.start.equal') : firstText(words, way, job),
    coverText(words, way, job),
    warmText(words, way, job),
  );
  const costs = [...ownCosts(words, way, job).map((cost) => cost.text), ...(way.id === 'split' ? [] : [flaw.text])];
  const [equal] = isEqual ? beside : [];
  const larger = way.first.map((bought) => {
    const next = smallEndOf(bought)?.next;
    return (next && isSameModel(next, bought.system) ? next : bought.system).product;
  });
  const isOther = larger.some((product, at) => product !== way.first[at]!.system.product);
  const bought = isOther && jobModel({ products: larger }, matcher, job, way.id);
  // The systems of several rooms may be of one size again.
  const next = bought && idsOf(bought).join() !== idsOf(first).join() && bought;
  const told = beside.filter((one) => one === equal || one.text);
  const named = next ? [{ job: next, text: '', costs: costsOf(next) }, ...told.slice(0, 1)] : told;
  const shown = [{ job: first, text, costs }, ...(next && isEqual ? named.toReversed() : named)];
  const isCheaper = equal?.job.price && first.price && equal.job.price.low < first.price.low;
  const [least, ...more] = isCheaper ? [shown[1]!, shown[0]!, ...shown.slice(2)] : shown;
  // Beside the first, a label would be a reason without one.
  const isLabelled = least!.job === first && isRecommended(way, matcher);
  return { cards: [{ ...least!, isRecommended: isLabelled }, ...more], isEven: isEqual };
}

/** The systems of the cards. */
export const jobsOf = (start: StartCards | null): readonly JobModel[] => start?.cards.map(({ job }) => job) ?? [];
