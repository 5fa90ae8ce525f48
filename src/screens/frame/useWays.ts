import { useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { idsOf, type JobModel } from '../../matching/jobModel.ts';
import type { Matcher } from '../../matching/matcher.ts';
import { productOf } from '../../matching/models.ts';
import type { AskedJob, WayId, Ways } from '../../matching/way.ts';
import { systemsNeeded, waysFor } from '../../matching/ways.ts';
import { chooseSystem } from '../../visit/steps.ts';
import type { VisitState } from '../../visit/visitState.ts';

/** The ways to do a job, the one to begin with first. Screens that ask for the same job share them. */
export function useWays(matcher: Matcher, job: AskedJob): Ways {
  return useMemo(() => waysOf(matcher, job), [matcher, job]);
}

/** The last ways of each matcher. */
const lastWays = new WeakMap<Matcher, { readonly job: AskedJob; readonly ways: Ways }>();

/** The same as `waysFor`, kept for the next caller with the same job. */
export function waysOf(matcher: Matcher, job: AskedJob): Ways {
  const last = lastWays.get(matcher);
  if (last && JOB_KEYS.every((key) => last.job[key] === job[key])) return last.ways;
  const ways = waysFor(matcher, job);
  lastWays.set(matcher, { job, ways });
  return ways;
}

const JOB_KEYS = ['answers', 'postcode', 'zone', 'size', 'rules', 'installation', 'on', 'facts'] as const;

/** Chooses the systems of a job, as one job if it is one of the ways. @param isSized true if their sizes are decided */
export function chooseJob(state: VisitState, job: JobModel, isSized: boolean, { ways }: Ways): VisitState {
  const systems = idsOf(job);
  const isOffered = ways.some(({ id }) => id === job.id);
  return chooseSystem(state, productOf(job.model).id, isSized, isOffered ? { way: job.id, systems } : null);
}

/** The systems that the visitor chose, as one job. */
export interface ChosenJob {
  /** Null for a system outside the ways. */
  readonly way: WayId | null;
  /** One for each room of single splits, rooms in order; otherwise one. */
  readonly systems: readonly [Product, ...Product[]];
}

/**
 * The chosen job; null without a chosen system, or if it isn't in the range any more. Several single splits are one job only as
 * long as the answers ask for as many; otherwise the first of them is chosen.
 */
export function chosenJob(
  { chosen, bought }: VisitState,
  products: readonly Product[],
  job: AskedJob,
): ChosenJob | null {
  const find = (wanted: string | null): Product | undefined => products.find(({ id }) => id === wanted);
  const first = find(chosen);
  if (!first) return null;
  const systems = bought?.systems.flatMap((id) => find(id) ?? []) ?? [];
  const isWhole = bought !== null && systems.length === systemsNeeded(bought.way, job);
  return isWhole ? { way: bought.way, systems: [first, ...systems.slice(1)] } : { way: null, systems: [first] };
}
