import type { Control, Product, SystemType } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import type { DatedList, JobPrice } from '../pricing/jobPrice.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { KindOfRoom, SizeAsked } from '../sizing/sizeAsked.ts';
import type { SizeRule } from '../sizing/sizeRules.ts';
import type { Head, RankedSystem } from './rankSystems.ts';

/**
 * The ways to do a job: one split for the room, a split in each room bought singly, one outdoor unit for all rooms, or vents in the
 * ceilings.
 */
export const WAY_IDS = ['split', 'splits', 'multi', 'ducted'] as const;
export type WayId = (typeof WAY_IDS)[number];

const TYPES: Readonly<Record<WayId, readonly SystemType[]>> = {
  split: ['split'],
  splits: ['split'],
  multi: ['multi_split'],
  ducted: ['ducted', 'slim_ducted'],
};

/** True if a system's type is one of the way's. */
export function isOfWay({ system_type: type }: Pick<Product, 'system_type'>, id: WayId): boolean {
  return TYPES[id].includes(type);
}

/** What decides the ways and their order. */
export interface AskedJob extends DatedList {
  readonly answers: Answers;
  readonly postcode: string;
  readonly zone: Zone | null;
  readonly size: SizeAsked;
  /** The provider's own rules for rooms; null for the table's. */
  readonly rules: readonly SizeRule[] | null;
}

/** What one system of a job is for. */
export interface JobPlace {
  /** The kind of room; null for several rooms. */
  readonly room: KindOfRoom | null;
  /** The span that the visitor said; null while it is open. */
  readonly span: KwSpan | null;
  /** The span that decides the order, which is assumed while something is open. */
  readonly ordered: KwSpan | null;
  /** The sizes shown while nothing is said of any room; otherwise null. */
  readonly usual: KwSpan | null;
  /** The room that needs the most of one indoor unit, if an outdoor unit runs several. */
  readonly head: Head | null;
}

/** One system to buy. */
export interface BoughtSystem extends JobPlace {
  readonly system: RankedSystem;
  /** The sizes that the model may have: one where something decides it. */
  readonly sizes: readonly RankedSystem[];
  /** All for this place, best first. */
  readonly ranked: readonly RankedSystem[];
}

/** Systems for one job. */
export interface Purchase {
  /** One entry for each system, rooms in order. */
  readonly bought: readonly [BoughtSystem, ...BoughtSystem[]];
  /** As many indoor units as are needed, or as the system can run. */
  readonly units: { readonly indoor: number; readonly outdoor: number };
  /** The price of the whole job, over the sizes that each system may have. */
  readonly price: JobPrice | null;
}

/** One way to do the whole job. */
export interface Way extends Pick<Purchase, 'units' | 'price'> {
  readonly id: WayId;
  /** The rooms that the job has. */
  readonly rooms: number;
  /** The systems to begin with. */
  readonly first: Purchase['bought'];
  /** Rated cooling from the lowest to the highest among `first`. */
  readonly kw: readonly [from: number, to: number] | null;
  /** All sizes that miss nothing, best first. */
  readonly systems: readonly RankedSystem[];
  /** Controls that were asked for and that no system of this way can have. */
  readonly lost: readonly Control[];
  /** Every model has an open unknown or isn't installed at the postcode, or it's ducted in a house with a flat roof or in an apartment. */
  readonly isDoubtful: boolean;
  /** One of two alike systems in its place, each for half of the rooms; null where one is big enough. */
  readonly two: RankedSystem | null;
  /** The rules call it equal to another, or nothing parts them. */
  readonly isLevel: boolean;
}

/** Why a way that the rooms would allow isn't there. */
export type MissingWay = { readonly id: WayId } & (
  | { readonly why: 'outdoor'; readonly needed: number; readonly held: number }
  | { readonly why: 'small'; readonly two: RankedSystem | null }
  | { readonly why: 'unsaid' }
  | { readonly why: 'many'; readonly needed: number }
  | { readonly why: 'fits' }
);

export interface Ways {
  /** The one to begin with first. */
  readonly ways: readonly Way[];
  readonly missing: readonly MissingWay[];
}
