import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { writeJson } from '../catalogue/writeJson.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import type { HomeFacts, Installation } from './installation.ts';
import { BASE, type CostLine, extrasOf, type InstallationCost, installationCost, SYSTEM } from './installationCost.ts';

/** Everything besides the system that decides a figure. */
export interface Reckoning {
  readonly installation: Installation;
  readonly answers: Answers;
  readonly facts: HomeFacts;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** A cost whose lines need no label. */
interface CentCost extends Omit<InstallationCost, 'lines'> {
  readonly lines: readonly UnnamedLine[];
}
export type UnnamedLine = Omit<CostLine, 'label'>;

/** The cost of a model, over its sizes. */
export interface ModelCost extends CentCost {
  /** Both ends, rounded up to whole dollars. */
  readonly low: number;
  readonly high: number;
  /** False if the figures are of the installation alone. */
  readonly isTotal: boolean;
  /** True if the span is over several sizes. */
  readonly isOverSizes: boolean;
}

/** The cost of a model: the span over its sizes with a price, or else of the installation alone. Null without a figure. */
export function modelCost(sizes: readonly Product[], reckoning: Reckoning): ModelCost | null {
  const costs = sizes.map((size) => productCost(size, reckoning)).filter((cost) => cost !== null);
  const totals = costs.filter(({ lines }) => lines[0]?.id === SYSTEM);
  const isTotal = totals.length > 0;
  const counted = isTotal ? totals : costs;
  if (counted.length === 0) return null;
  const over = overSizes(counted);
  const [low, high] = [over.lowCents, over.highCents].map((cents) => Math.ceil(cents / 100)) as [number, number];
  return { ...over, low, high, isTotal, isOverSizes: counted.length > 1 };
}

/** True if the work costs the same by each line, for figures that have the work in lines of their own. */
export function isSameWork(costs: readonly (ModelCost | null)[]): boolean {
  const works = costs.map((cost) => writeJson(cost?.lines.filter(({ id }) => id !== SYSTEM)));
  return works.every((work) => work === works[0] && work.includes(`"${BASE}"`));
}

function productCost(product: Product, { installation, answers, facts, on }: Reckoning): InstallationCost | null {
  const { system_type: kind, price } = product;
  const units = unitsNeeded(product, answers);
  const { per_unit: further } = installation.kinds[kind] ?? {};
  if (!units && (further || extrasOf(installation, kind).some(({ per }) => per === 'unit'))) return null;
  const system = {
    kind,
    price: price?.aud ?? null,
    priceIncludes: price?.includes ?? null,
    units: units ?? ([1, 1] as const),
  };
  return installationCost(installation, system, facts, on);
}

/** Indoor units, fewest and most; null where the most isn't known. */
export function unitsNeeded({ system_type: type, max_indoor_units: max }: Product, answers: Answers): Span | null {
  if (type !== 'multi_split') return [1, 1];
  const rooms = roomsAsked(answers);
  if (rooms === 2 || rooms === 3) return [rooms, rooms];
  const fewest = rooms === 4 ? 4 : 2;
  return max === null ? null : [fewest, Math.max(fewest, max)];
}

type Span = readonly [from: number, to: number];

/** One span over all. Lines that differ become one, since the size with the least of one may have the most of another. */
function overSizes(costs: readonly InstallationCost[]): CentCost {
  const isIn =
    (line: CostLine) =>
    ({ lines }: InstallationCost) =>
      lines.some((other) => writeJson(other) === writeJson(line));
  const shared = costs[0]?.lines.filter((line) => costs.every(isIn(line))) ?? [];
  const ids = new Set(costs.flatMap(({ lines }) => lines.map(({ id }) => id)));
  for (const { id } of shared) ids.delete(id);
  const lowCents = Math.min(...costs.map((cost) => cost.lowCents));
  const highCents = Math.max(...costs.map((cost) => cost.highCents));
  const together = {
    id: [...ids].join('+'),
    lowCents: lowCents - sumOf(shared, (line) => line.lowCents),
    highCents: highCents - sumOf(shared, (line) => line.highCents),
  };
  return { lowCents, highCents, lines: ids.size > 0 ? [together, ...shared] : shared };
}
