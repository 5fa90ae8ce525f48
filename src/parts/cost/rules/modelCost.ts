import type { Product } from '../../../catalogue/product.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { roomsAsked } from '../../../questionnaire/roomsAsked.ts';
import { cutBands } from './homeFacts.ts';
import type { HomeFacts, Installation } from './installation.ts';
import { type CostLine, extrasOf, type InstallationCost, installationCost, SYSTEM } from './installationCost.ts';

/** What decides a figure, besides the system. */
export interface Reckoning {
  readonly installation: Installation;
  readonly answers: Answers;
  readonly facts: HomeFacts;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** What a model may cost, over its sizes. */
export interface ModelCost extends InstallationCost {
  /** False if the figures are of the installation alone. */
  readonly isTotal: boolean;
  /** True if the span is over several sizes. */
  readonly isOverSizes: boolean;
}

/** What one system may cost; null if the price list has no figure. */
export function productCost(product: Product, reckoning: Reckoning): InstallationCost | null {
  const { installation, answers, facts, on } = reckoning;
  const { system_type: kind, price_from_aud: price, price_includes: priceIncludes } = product;
  const units = unitsOf(product, answers);
  if (!units && extrasOf(installation, kind).some(({ per }) => per === 'unit')) return null;
  const system = { kind, price, priceIncludes, units: units ?? ([1, 1] as const) };
  return installationCost(installation, system, cutBands(facts, installation), on);
}

/** What a model may cost: the span over those of its sizes that have a price, or else of the installation alone. */
export function modelCost(sizes: readonly Product[], reckoning: Reckoning): ModelCost | null {
  const costs = sizes.map((size) => productCost(size, reckoning)).filter((cost) => cost !== null);
  const totals = costs.filter(({ lines }) => lines[0]?.id === SYSTEM);
  const isTotal = totals.length > 0;
  const [first, ...others] = isTotal ? totals : costs;
  if (!first) return null;
  let cost = first;
  for (const other of others) cost = joined(cost, other);
  return { ...cost, isTotal, isOverSizes: others.length > 0 };
}

/** Indoor units, fewest and most; null where the most isn't known. */
function unitsOf({ system_type: type, max_indoor_units: max }: Product, answers: Answers): Span | null {
  if (type !== 'multi_split') return [1, 1];
  const rooms = roomsAsked(answers);
  if (rooms === 2 || rooms === 3) return [rooms, rooms];
  const fewest = rooms === 4 ? 4 : 2;
  return max === null ? null : [fewest, Math.max(fewest, max)];
}

type Span = readonly [from: number, to: number];

/** One span over two costs. A line that one of them doesn't have may cost nothing. */
function joined(one: InstallationCost, other: InstallationCost): InstallationCost {
  const lineOf = ({ lines }: InstallationCost, { id, label }: CostLine): CostLine =>
    lines.find((line) => line.id === id) ?? { id, label, lowCents: 0, highCents: 0 };
  const more = other.lines.filter(({ id }) => one.lines.every((line) => line.id !== id));
  return {
    ...spanOver(one, other),
    lines: [...one.lines, ...more].map((line) => ({ ...line, ...spanOver(lineOf(one, line), lineOf(other, line)) })),
  };
}

function spanOver(one: CostSpan, other: CostSpan): CostSpan {
  return {
    lowCents: Math.min(one.lowCents, other.lowCents),
    highCents: Math.max(one.highCents, other.highCents),
  };
}

type CostSpan = Pick<InstallationCost, 'lowCents' | 'highCents'>;
