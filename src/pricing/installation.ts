import type { SystemType } from '../catalogue/product.ts';

/** The closed lists of what a visitor may say about the home, by fact. *Don't know* is no value: the fact is left out. */
export const FACT_VALUES = {
  storey: ['ground', 'first', 'higher'],
  route: ['back_to_back', 'roof_space', 'other'],
  wall: ['brick_veneer', 'double_brick', 'weatherboard'],
  outdoor: ['ground', 'wall', 'roof', 'balcony'],
  removal: ['no', 'yes'],
} as const;

export type HomeFact = keyof typeof FACT_VALUES;
export const HOME_FACTS = Object.keys(FACT_VALUES) as readonly HomeFact[];
export type FactValue<F extends HomeFact = HomeFact> = (typeof FACT_VALUES)[F][number];

/** Facts in metres. */
export const METRE_FACTS = ['pipe_m', 'cable_m'] as const;
export type MetreFact = (typeof METRE_FACTS)[number];

export type CostFact = HomeFact | MetreFact;
/** Where as much depends on two facts, the first of them here is asked first. */
export const COST_FACTS: readonly CostFact[] = [...HOME_FACTS, ...METRE_FACTS];

export function isMetres(fact: CostFact): fact is MetreFact {
  return isOneOf(fact, METRE_FACTS);
}

export function isOneOf(found: unknown, values: readonly unknown[]): boolean {
  return values.includes(found);
}

/** The visitor's answers: a value, or metres as one number or from–to. */
export type HomeFacts = { readonly [F in HomeFact]?: FactValue<F> } & {
  readonly [M in MetreFact]?: number | readonly [from: number, to: number];
};

/** A provider's installation prices, checked. Australian dollars, GST included. */
export interface Installation {
  readonly version: 1;
  readonly provider: string;
  /** YYYY-MM: the month the list is of. */
  readonly month: string;
  /** YYYY-MM-DD: the last day with a figure. */
  readonly valid_until: string;
  readonly gst: 'included';
  /** Metres up to which the list goes. */
  readonly limits: Readonly<Partial<Record<MetreFact, number>>>;
  readonly kinds: Readonly<Partial<Record<SystemType, KindPrice>>>;
  readonly extras: readonly Extra[];
}

export interface KindPrice {
  /** A usual installation; `in_price` covers only systems whose price includes it. */
  readonly base: number | 'in_price';
  /** Metres in the base; none where left out. */
  readonly includes: Readonly<Partial<Record<MetreFact, number>>>;
  /** Dollars for each indoor unit after the first; part of the base. */
  readonly per_unit?: number;
}

/** A price beside the base. */
export type Extra = {
  readonly id: string;
  readonly label: string;
  readonly price: number;
  /** Only these; without it, all. */
  readonly kinds?: readonly SystemType[];
} & (
  | { readonly per: 'job' | 'unit'; readonly when: ExtraCondition }
  | { readonly per: 'metre'; readonly of: MetreFact; readonly when?: ExtraCondition }
);

/** All facts must hold; of each, one of its values suffices. */
export type ExtraCondition = { readonly [F in HomeFact]?: readonly FactValue<F>[] };
