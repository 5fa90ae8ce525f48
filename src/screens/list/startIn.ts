import { useMemo } from 'react';
import { firstJob, isSized, type JobModel, jobModel } from '../../matching/jobModel.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { recommendedAmong } from '../../matching/recommendedAmong.ts';
import type { AskedJob, Way } from '../../matching/way.ts';
import { WAYS } from '../../words/english/ways.ts';
import { besideFirst, besideText, firstText } from '../../words/jobText.ts';
import { startData, wayPoints } from '../../words/wayText.ts';
import type { Words } from '../../words/words.ts';
import type { ListView } from '../frame/listView.ts';
import { useWords } from '../frame/useWords.ts';

/** A card of *Where we'd start*. */
export interface StartAt {
  readonly job: JobModel;
  readonly text: string;
  readonly isRecommended: boolean;
  /** What it costs in another sense. */
  readonly costs: readonly string[];
}

export interface StartCards {
  readonly cards: readonly [StartAt, ...StartAt[]];
  /** True if the first two are about equal. */
  readonly isEven: boolean;
}

/** The systems to begin with in a way, and one or two beside them. */
function startIn(words: Words, way: Way, matcher: Matcher, job: AskedJob): StartCards {
  const say = words.of(WAYS);
  const first = firstJob(way, matcher, job);
  const { isEqual, others } = besideFirst(first, job);
  const recommended = recommendedAmong(way.systems, matcher);
  const isRecommended = ({ model }: JobModel): boolean => recommended.has(model.family);
  // Nobody recommends a system that's too small.
  const isSmall = way.first.some(({ system }) => system.size === 'below');
  const { flaw } = wayPoints(words, [way], way, job);
  const own = startData(words, way.first[0], job).cost.filter(({ id }) => id === 'size' || id === 'phase');
  const beside = others.map((one) => {
    const family = matcher.families.get(one.system.product.id);
    const isOneSize = first.bought.length === 1 && isSized(first);
    const sizes = way.systems.filter(({ product }) => matcher.families.get(product.id) === family);
    const other = jobModel(
      { products: isOneSize ? [one.system.product] : sizes.map(({ product }) => product) },
      matcher,
      job,
    );
    const text = besideText(words, first, other, one, job);
    return { job: other, text, isRecommended: isRecommended(other), costs: [] };
  });
  const card = {
    job: first,
    text: (isEqual ? say('way.start.equal') : firstText(words, way)) ?? '',
    isRecommended: !isSmall && isRecommended(first),
    costs: [...own.map(({ text }) => text), ...(flaw && (flaw.id === 'asked' || way.isDoubtful) ? [flaw.text] : [])],
  };
  const [equal] = beside;
  const isCheaper = isEqual && equal?.job.price && first.price && equal.job.price.low < first.price.low;
  return { cards: isCheaper ? [equal, card, ...beside.slice(1)] : [card, ...beside], isEven: isEqual };
}

export function useStart(way: Way | null, { matcher, job }: ListView): StartCards | null {
  const words = useWords();
  return useMemo(() => way && startIn(words, way, matcher, job), [words, way, matcher, job]);
}
