import type { Control, Product, SystemType } from '../catalogue/product.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import { jobPrice, rangePrice } from '../pricing/jobPrice.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { settle } from '../questionnaire/settle.ts';
import { type Bedrooms, type KindOfRoom, roomsOfHome } from '../sizing/sizeAsked.ts';
import {
  judgeSize,
  type SizeBasis,
  type SizeFigures,
  type SizeJudgement,
  spanOfHome,
  spanOfRoom,
  spanOfRooms,
} from '../sizing/sizeSpans.ts';
import { indoorUnits } from './derivedFacts.ts';
import type { Matcher } from './matcher.ts';
import { orderWays } from './orderWays.ts';
import { byPlaces, type RankedSystem, rankSystems, type SystemNeed } from './rankSystems.ts';
import { type AskedJob, type BoughtSystem, type MissingWay, WAY_IDS, type Way, type WayId, type Ways } from './way.ts';

const TYPES: Readonly<Record<WayId, readonly SystemType[]>> = {
  split: ['split'],
  splits: ['split'],
  multi: ['multi_split'],
  ducted: ['ducted', 'slim_ducted'],
};

/** Homes of unknown size count as homes of three bedrooms. */
const USUAL_BEDROOMS = 3;
/** A home with more rooms isn't served by single splits. */
const MOST_SPLITS = 4;
/** A system below this share of the span's lower end is never where to start. */
const FAR_TOO_SMALL = 0.5;

/** The ways to do the job of these answers, in the order of the cards. */
export function waysFor(matcher: Matcher, job: AskedJob): Ways {
  const home = bedroomsOf(job.size.home);
  const rooms = roomsOfJob(job);
  if (rooms === null) return { ways: [], missing: [] };
  const held = outdoorUnitsHeld(job.answers);
  const ways: Way[] = [];
  const missing: MissingWay[] = [];
  for (const id of waysAllowed(job, rooms, home)) {
    const needed = systemsNeeded(id, job);
    if (needed > held) {
      missing.push({ id, why: 'outdoor', needed, held });
      continue;
    }
    const way = wayOf(id, matcher, job, rooms);
    if (way === 'fits' || way === 'small') missing.push({ id, why: way });
    else ways.push(way);
  }
  return { ways: orderWays(ways, { answers: job.answers, rooms, held }), missing };
}

/** The rooms that get a system of their own where each has one; null where the answers don't say. */
function roomsOfJob({ answers, size }: AskedJob): number | null {
  const asked = roomsAsked(answers);
  return asked === 'whole' ? (bedroomsOf(size.home) ?? USUAL_BEDROOMS) + 1 : asked;
}

/** The systems that a way needs: one for each room of single splits, otherwise one. */
export function systemsNeeded(id: WayId, job: AskedJob): number {
  return id === 'splits' ? (roomsOfJob(job) ?? 1) : 1;
}

/** The indoor units of one outdoor unit: one for each room, in a home one for each bedroom and one more. */
function headsNeeded({ answers, size }: AskedJob, rooms: number): number {
  return roomsAsked(answers) === 4 ? Math.max(rooms, (bedroomsOf(size.home) ?? USUAL_BEDROOMS) + 1) : rooms;
}

function bedroomsOf(home: Bedrooms | undefined): Exclude<Bedrooms, 'unsure'> | null {
  return home === undefined || home === 'unsure' ? null : home;
}

function waysAllowed({ answers }: AskedJob, rooms: number, home: number | null): readonly WayId[] {
  const [type] = meanings(answers, 'Q1');
  const asked = roomsAsked(answers);
  if (asked === 1) return type?.asks === 'ducted' ? [] : ['split'];
  const hasSplits = rooms <= MOST_SPLITS && (asked === 2 || asked === 3 || home !== null);
  const all: readonly WayId[] = hasSplits ? ['splits', 'multi', 'ducted'] : ['multi', 'ducted'];
  return all.filter((id) => !type || (id === 'ducted') === (type.asks === 'ducted'));
}

/** The outdoor units that the space outside holds. */
export function outdoorUnitsHeld(answers: Answers): number {
  const isApartment = meanings(answers, 'Q2')[0]?.asks === 'apartment';
  const isSmall = meanings(answers, 'Q6')[0]?.asks === 'small';
  if (isSmall) return isApartment ? 1 : 2;
  return isApartment ? 2 : Number.POSITIVE_INFINITY;
}

/** A system that the way needs: the kinds of room it is for, the span that the visitor said, and the one that decides the order. */
interface Place {
  readonly room: KindOfRoom | null;
  readonly span: KwSpan | null;
  readonly ordered: KwSpan | null;
}

function placesOf(id: WayId, { size, zone, rules, answers }: AskedJob, rooms: number): readonly Place[] {
  const basis = { zone, rules, traits: size.traits };
  const home = bedroomsOf(size.home);
  const isApartment = meanings(answers, 'Q2')[0]?.asks === 'apartment';
  const asked = roomsAsked(answers);
  const kinds = [...Array(typeof asked === 'number' ? asked : 0).keys()].map((at) => size.rooms?.[at] ?? 'unsure');
  if (id === 'split' || id === 'splits') {
    const each = asked === 'whole' || asked === 4 ? roomsOfHome(rooms - 1) : kinds;
    return each.map((room) => {
      const span = spanOfRoom(room, basis);
      return { room, span, ordered: span };
    });
  }
  const by = id === 'multi' ? 'multi' : 'ducted';
  if (asked === 'whole' || asked === 4) {
    const span = home && spanOfHome(by, home, basis, isApartment);
    const usual =
      asked === 4
        ? spanOfRooms(roomsOfHome(USUAL_BEDROOMS), basis)
        : spanOfHome(by, USUAL_BEDROOMS, basis, isApartment);
    return [{ room: null, span, ordered: span ?? usual }];
  }
  const span = asked === 1 ? spanOfRoom(kinds[0] ?? 'unsure', basis) : spanOfRooms(kinds, basis);
  return [{ room: null, span, ordered: span }];
}

/** `fits` where nothing fits, `small` where all that fits is far too small. */
function wayOf(id: WayId, matcher: Matcher, job: AskedJob, rooms: number): Way | 'fits' | 'small' {
  const isSingly = id === 'splits';
  const answers = answersOfWay(id, job.answers);
  const products = matcher
    .match(answers)
    .all.first()
    .filter(({ system_type: type }) => TYPES[id].includes(type));
  if (products.length === 0) return 'fits';
  const units = id === 'multi' ? headsNeeded(job, rooms) : 1;
  const prices = new Map(products.map((product) => [product, jobPrice([product], unitsRun(product, units), job)]));
  const priceOf = (product: Product) => prices.get(product) ?? null;
  const needs = placesOf(id, job, rooms).map(({ room, span, ordered }) => {
    const isOneRoom = id === 'split' || isSingly;
    const need: SystemNeed = { ...job, products, answers, span: ordered, units, isOneRoom, priceOf };
    return { room, span, ordered, ranked: rankSystems(need) };
  });
  if (needs.some(({ ordered, ranked }) => ranked.every(({ product }) => isFarTooSmall(product, ordered))))
    return 'small';
  const first = needs.map(({ room, span, ranked }) => boughtOf(room, span, ranked, matcher, isSingly, job));
  const run = unitsRun(first[0]!.system.product, units);
  const kws = first.flatMap(({ sizes }) => sizes.flatMap(({ product }) => product.cooling_capacity_kw ?? []));
  const isUnsure = needs[0]!.ranked.every(({ isSure }) => !isSure);
  const home = meanings(job.answers, 'Q2')[0]?.asks;
  return {
    id,
    rooms: id === 'multi' ? units : rooms,
    units: { indoor: isSingly ? needs.length : run, outdoor: needs.length },
    first: first as unknown as Way['first'],
    kw: kws.length === 0 ? null : [Math.min(...kws), Math.max(...kws)],
    price: rangePrice(
      first.map(({ sizes }) => sizes.map(({ product }) => product)),
      (product) => unitsRun(product, units),
      job,
    ),
    systems: bestOfAll(needs.map(({ ranked }) => ranked)),
    lost: controlsAsked(job.answers).filter((control) => !controlsAsked(answers).includes(control)),
    isDoubtful: isUnsure || (id === 'ducted' && (home === 'house_flat_roof' || home === 'apartment')),
    isLevel: false,
  };
}

function controlsAsked(answers: Answers): readonly Control[] {
  return meanings(answers, 'Q7').flatMap(({ asks }) => (asks === 'any_controls' ? [] : [asks]));
}

/** The answers that a way's systems are judged by: singly bought, each serves a single room. */
export function answersOfWay(id: WayId, answers: Answers): Answers {
  return id === 'splits' ? settle({ ...answers, Q3: 'Single Room' }).answers : answers;
}

/** The indoor units that a system is bought with for a job. */
export function unitsFor(product: Product, job: AskedJob): number {
  const rooms = roomsOfJob(job);
  return product.system_type === 'multi_split' && rooms !== null ? unitsRun(product, headsNeeded(job, rooms)) : 1;
}

/** The indoor units that are needed, or as many as a multi-split can run. */
function unitsRun(product: Product, needed: number): number {
  return Math.min(needed, indoorUnits(product) ?? needed);
}

function isFarTooSmall({ cooling_capacity_kw: kw }: Product, span: KwSpan | null): boolean {
  return span !== null && kw !== null && kw < FAR_TOO_SMALL * span.from;
}

function boughtOf(
  room: KindOfRoom | null,
  span: KwSpan | null,
  ranked: readonly RankedSystem[],
  { families }: Matcher,
  isSingly: boolean,
  job: AskedJob,
): BoughtSystem {
  const system = ranked[0]!;
  const family = families.get(system.product.id);
  const isRange = (one: RankedSystem): boolean =>
    one.isServed === system.isServed &&
    one.isSure === system.isSure &&
    one.price?.basis === system.price?.basis &&
    families.get(one.product.id) === family &&
    (!isSingly || isUsual(one.product, job));
  const sizes = span ? [system] : ranked.filter((one) => one === system || isRange(one));
  return { system, room, span, sizes, ranked };
}

/** True for a size of a usual room, from a bedroom to a big living room. */
function isUsual({ cooling_capacity_kw: kw }: Product, basis: SizeBasis): boolean {
  const [least, largest] = (['bedroom', 'big_living'] as const).map((kind) => spanOfRoom(kind, basis));
  return kw !== null && kw >= (least?.from ?? 0) && kw <= (largest?.to ?? Number.POSITIVE_INFINITY);
}

/** Every system once, by its best place among the systems that are bought. */
function bestOfAll(ranked: readonly (readonly RankedSystem[])[]): readonly RankedSystem[] {
  const best = new Map<string, readonly [at: number, system: RankedSystem]>();
  for (const systems of ranked) {
    systems.forEach((system, at) => {
      const known = best.get(system.product.id);
      if (!known || at < known[0]) best.set(system.product.id, [at, system]);
    });
  }
  return [...best.values()]
    .toSorted(([a, one], [b, other]) => a - b || byPlaces(one.places, other.places))
    .map(([, system]) => system);
}

/** The spans that the visitor said for the systems of a way, or for one system outside the ways; null while one is open. */
export function spansInJob(
  id: WayId | null,
  { system_type: type }: Pick<Product, 'system_type'>,
  job: AskedJob,
): readonly (KwSpan | null)[] {
  const asked = roomsAsked(job.answers);
  if (asked === null || (id !== 'splits' && type === 'split' && asked !== 1)) return [null];
  const by = id ?? WAY_IDS.find((one) => one !== 'splits' && TYPES[one].includes(type))!;
  return placesOf(asked === 1 ? 'split' : by, job, roomsOfJob(job) ?? 1).map(({ span }) => span);
}

/** The judgement of a system's size by what the visitor said of the rooms or the home; null where that leaves it open. */
export function sizeInJob(product: SizeFigures & Pick<Product, 'system_type'>, job: AskedJob): SizeJudgement | null {
  return judgeSize(product, spansInJob(null, product, job)[0] ?? null, job.zone);
}

/** The judgement of a bought system's size, if the visitor said one. */
export function saidSize({ system, span }: BoughtSystem): SizeJudgement | null {
  return span && system.size;
}
