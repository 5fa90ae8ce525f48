import type { Control, Product } from '../catalogue/product.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import { jobPrice, rangePrice } from '../pricing/jobPrice.ts';
import { homeOf } from '../questionnaire/homes.ts';
import { meanings } from '../questionnaire/meaning.ts';
import { isAnswered, isAsked } from '../questionnaire/path.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { settle } from '../questionnaire/settle.ts';
import { choicesOf } from '../questionnaire/walk.ts';
import { BEDROOMS, isSizedByHome } from '../sizing/sizeAsked.ts';
import { judgeSize, mayNeedTwo, type SizeJudgement } from '../sizing/sizeSpans.ts';
import { indoorUnits } from './derivedFacts.ts';
import type { Matcher } from './matcher.ts';
import { orderWays } from './orderWays.ts';
import { bedroomsOf, placesOf, roomsOfJob, UNKNOWN_PLACE } from './places.ts';
import {
  byPlaces,
  inOneModel,
  inOneStyle,
  isHeadSmall,
  isInside,
  kwOf,
  LEAST_SHARE,
  lowOf,
  nearestTo,
  PLACE_RULES,
  type RankedSystem,
  rankSystems,
  type SystemNeed,
} from './rankSystems.ts';
import { isOffered } from './servesPostcode.ts';
import {
  type AskedJob,
  type BoughtSystem,
  isOfWay,
  type JobPlace,
  type MissingWay,
  type Purchase,
  type Way,
  type WayId,
  type Ways,
} from './way.ts';

/** A home with more rooms isn't served by single splits. */
const MOST_SPLITS = 4;

/** A way is offered only if its largest system reaches this share of its span's lower end in each place; the least where no type was asked for by name. */
const ENOUGH = 0.8;

/** The ways to do the job of these answers, in the order of the cards. */
export function waysFor(matcher: Matcher, job: AskedJob): Ways {
  const rooms = roomsOfJob(job);
  const found = lookForAll(matcher, job);
  const ways = found.flatMap((one) => ('why' in one ? [] : [wayOf(one, matcher, job, rooms)]));
  const held = outdoorUnitsHeld(job.answers);
  return {
    ways: orderWays(ways, { answers: job.answers, rooms, held }),
    missing: [
      ...found
        .filter((one) => 'why' in one)
        .map((one) => (one.why === 'small' ? { ...one, two: twoOf(one.id, matcher, job, rooms) } : one)),
      ...splitsLeftOut(matcher, job, rooms),
    ],
  };
}

/** The last look of each matcher: a list, its groups and its rows all need the ways of the same job. */
const lastLook = new WeakMap<Matcher, { readonly job: AskedJob; readonly found: ReturnType<typeof lookFor>[] }>();

/** Each way that the rooms allow: its systems, or why it isn't there. */
function lookForAll(matcher: Matcher, job: AskedJob): readonly (FoundWay | MissingWay)[] {
  const last = lastLook.get(matcher);
  if (last?.job === job) return last.found;
  const lookAll = (enough: number) => waysAllowed(job).map((id) => lookFor(id, matcher, job, enough));
  const enough = lookAll(ENOUGH);
  const isOpen = meanings(job.answers, 'Q1').length === 0;
  const found = isOpen && enough.every((one) => 'why' in one) ? lookAll(LEAST_SHARE) : enough;
  lastLook.set(matcher, { job, found });
  return found;
}

/** Of each way that a job has, the systems as good in size, and in what comes before it, as those to begin with. */
export function nearestByWay(matcher: Matcher, job: AskedJob): readonly (readonly [WayId, ReadonlySet<Product>])[] {
  return lookForAll(matcher, job).flatMap((one) => {
    if ('why' in one) return [];
    const { id, products, places, sure } = one;
    const need = { ...job, products, ...needOf(id, job) };
    const nearest = places.flatMap(({ ordered: span, head }) => nearestTo({ ...need, span, head }, sure));
    return [[id, new Set(nearest)] as const];
  });
}

/** Why single splits that a home could have aren't a way: they aren't priced for a home of unknown size, or of many rooms. */
function splitsLeftOut(matcher: Matcher, job: AskedJob, rooms: number): readonly MissingWay[] {
  const id = 'splits';
  const isAsked = isSizedByHome(job.answers) && meanings(job.answers, 'Q1')[0]?.asks !== 'ducted';
  if (!isAsked || waysAllowed(job).includes(id)) return [];
  const { all } = matcher.match(answersOfWay(id, job.answers));
  if (!all.first().some((product) => isOfWay(product, id))) return [];
  const held = outdoorUnitsHeld(job.answers);
  if (rooms > held) return [{ id, why: 'outdoor', needed: rooms, held }];
  return [bedroomsOf(job.size.home) === null ? { id, why: 'unsaid' } : { id, why: 'many', needed: rooms }];
}

/** True if a single split in each room, bought separately, is a way to do the job. @param isSized false for splits of any size */
export function hasSplits(matcher: Matcher, job: AskedJob, isSized = true): boolean {
  const id = 'splits';
  if (isSized) return lookForAll(matcher, job).some((one) => one.id === id && 'places' in one);
  return waysAllowed(job).includes(id) && systemsNeeded(id, job) <= outdoorUnitsHeld(job.answers);
}

/** A model as a whole job. */
export interface ModelPurchase extends Purchase {
  readonly id: WayId;
  /** The answers that it is judged by. */
  readonly answers: Answers;
}

/** A way's systems that miss nothing, and the places that they are for. */
interface FoundWay {
  readonly id: WayId;
  readonly products: readonly Product[];
  readonly places: readonly JobPlace[];
  /** Those that leave nothing unknown. */
  readonly sure: ReadonlySet<Product>;
}

function lookFor(id: WayId, matcher: Matcher, job: AskedJob, enough: number): FoundWay | MissingWay {
  const rooms = roomsOfJob(job);
  const { all } = matcher.match(answersOfWay(id, job.answers));
  const ranked = all.first();
  const products = ranked.filter((product) => isOfWay(product, id));
  if (products.length === 0) return { id, why: 'fits' };
  const needed = systemsNeeded(id, job);
  const held = outdoorUnitsHeld(job.answers);
  if (needed > held) return { id, why: 'outdoor', needed, held };
  const sure = new Set(ranked.slice(0, all.known));
  const offered = products.filter((product) => sure.has(product) && isOffered(product, job.postcode));
  const judged = enough === ENOUGH && offered.length > 0 ? offered : products;
  const places = placesOf(id, job, rooms);
  const isShort = (product: Product): boolean =>
    bedroomsOf(job.size.home) !== null && id === 'multi' && unitsRun(product, rooms) < rooms;
  const isSmall = places.some(({ ordered }) =>
    judged.every((product) => isShort(product) || isBelow(product, ordered, enough)),
  );
  return isSmall ? { id, why: 'small', two: null } : { id, products, places, sure };
}

/** The job of each system where two serve a home instead of one; null where the space outside holds only one. */
function halfOf(id: WayId, matcher: Matcher, job: AskedJob, rooms: number) {
  if (id === 'splits' || !isSizedByHome(job.answers) || outdoorUnitsHeld(job.answers) < 2) return null;
  const { ordered, head } = placesOf(id, job, rooms)[0]!;
  const half = Math.ceil(rooms / 2);
  const answers = settle({ ...job.answers, Q3: 'Multiple Rooms', Q5: half > 2 ? '3 Rooms' : '2 Rooms' }).answers;
  const products = matcher.match(answers).all.first();
  return {
    ...{ answers, head, products: products.filter((product) => isOfWay(product, id)) },
    span: ordered && { from: ordered.from / 2, to: ordered.to / 2 },
    units: id === 'multi' ? half : 1,
    // An odd room is in one of the two.
    charged: id === 'multi' ? rooms / 2 : 1,
  };
}

/** The first of those of which two together are the right size for a home; null without any. */
function twoOf(id: WayId, matcher: Matcher, job: AskedJob, rooms: number): RankedSystem | null {
  const half = halfOf(id, matcher, job, rooms);
  if (!half) return null;
  const [first] = rankSystems({
    ...{ ...job, ...half, families: matcher.families, isOneRoom: false, usual: null },
    priceOf: (product) => jobPrice([product, product], half.charged, job),
  });
  const isRight = first?.places.slice(0, PLACE_RULES.indexOf('near')).every((place) => place === 0);
  return first && half.span && isRight ? first : null;
}

/** Systems that may be bought for one job. */
interface PossibleJob {
  readonly products: readonly Product[];
  /** The systems that are needed, and the indoor units of each. */
  readonly systems: number;
  readonly units: number;
}

/** The jobs that are still possible, whatever the visitor answers next. */
export function jobsPossible(matcher: Matcher, job: AskedJob): readonly PossibleJob[] {
  return withRooms(job).flatMap((one) => {
    const rooms = roomsOfJob(one);
    const ids = waysAllowed(one);
    const others = matcher.match(one.answers).all.first();
    // A split for several rooms stands beside the ways too: each of theirs serves one.
    const beside = others.filter((product) => !ids.some((id) => id !== 'splits' && isOfWay(product, id)));
    const found = ids.flatMap((id) => {
      const systems = systemsNeeded(id, one);
      if (systems > outdoorUnitsHeld(one.answers)) return [];
      const products = matcher.match(answersOfWay(id, one.answers)).all.first();
      return [
        {
          products: products.filter((product) => isOfWay(product, id)),
          systems,
          units: id === 'multi' ? rooms : 1,
        },
      ];
    });
    const pairs = ids.flatMap((id) => {
      const half = halfOf(id, matcher, one, rooms);
      if (!half) return [];
      const { span, charged } = half;
      const isRight = (product: Product): boolean => judgeSize(product, span, job.zone) === 'inside';
      return [{ products: half.products.filter(isRight), systems: 2, units: charged }];
    });
    return [...found, ...pairs, { products: beside, systems: 1, units: rooms }];
  });
}

/** The job with each kind of home and number of rooms that it may still get. */
function withRooms(job: AskedJob): readonly AskedJob[] {
  const answered = (['Q2', 'Q3', 'Q5'] as const).reduce<readonly Answers[]>(
    (all, question) =>
      all.flatMap((answers) =>
        isAsked(question, answers) && !isAnswered(question, answers)
          ? choicesOf(question, answers).map((answer) => ({ ...answers, [question]: answer }))
          : [answers],
      ),
    [job.answers],
  );
  return answered.flatMap((answers) => {
    const homes = isSizedByHome(answers) && job.size.home === undefined ? BEDROOMS : [job.size.home];
    return homes.map((home) => ({ ...job, answers, size: home === undefined ? job.size : { home } }));
  });
}

/** The systems that a way needs: one for each room of single splits, otherwise one. */
export function systemsNeeded(id: WayId, job: AskedJob): number {
  return id === 'splits' ? roomsOfJob(job) : 1;
}

function waysAllowed(job: AskedJob): readonly WayId[] {
  const [type] = meanings(job.answers, 'Q1');
  const asked = roomsAsked(job.answers);
  if (asked === null) return [];
  if (asked === 1) return type?.asks === 'ducted' ? [] : ['split'];
  const isFew = roomsOfJob(job) <= MOST_SPLITS && (asked === 2 || asked === 3 || bedroomsOf(job.size.home) !== null);
  const all: readonly WayId[] = isFew ? ['splits', 'multi', 'ducted'] : ['multi', 'ducted'];
  return all.filter((id) => !type || (id === 'ducted') === (type.asks === 'ducted'));
}

/** The outdoor units that the space outside holds. */
export function outdoorUnitsHeld(answers: Answers): number {
  return homeOf(answers).outdoorUnits[meanings(answers, 'Q6')[0]?.asks ?? 'large'];
}

function wayOf(found: FoundWay, matcher: Matcher, job: AskedJob, rooms: number): Way {
  const { id } = found;
  const { bought, units, price } = buy(found, matcher, job);
  const kws = bought.flatMap(({ sizes }) => sizes.flatMap(({ product }) => product.cooling_capacity_kw ?? []));
  const isUnsure = bought[0].ranked.every(({ isSure, isServed }) => !isSure || !isServed);
  const judged = controlsAsked(answersOfWay(id, job.answers));
  return {
    id,
    rooms,
    units,
    first: bought,
    kw: kws.length === 0 ? null : [Math.min(...kws), Math.max(...kws)],
    price,
    systems: bestOfAll(bought.map(({ ranked }) => ranked)),
    lost: controlsAsked(job.answers).filter((control) => !judged.includes(control)),
    two: pairBeside(bought[0], id, matcher, job, rooms),
    isDoubtful: isUnsure || (id === 'ducted' && !homeOf(job.answers).takesDucts),
    isLevel: false,
  };
}

/**
 * Two instead of a system below its span, without an indoor unit for the largest room, or in a span that two may serve better; null for a
 * system that is big enough and does more of what was asked.
 */
function pairBeside(
  { system, ordered, head }: BoughtSystem,
  ...[id, ...where]: Parameters<typeof twoOf>
): RankedSystem | null {
  const isSmall = system.size === 'below' || isHeadSmall(system.product, head);
  const two = isSmall || (ordered !== null && mayNeedTwo(ordered)) ? twoOf(id, ...where) : null;
  return two && (isSmall || two.extras.every((control) => system.extras.includes(control))) ? two : null;
}

/** The best of these systems in each of the way's places, as one job. */
function buy({ id, products, places }: Omit<FoundWay, 'sure'>, matcher: Matcher, job: AskedJob): Purchase {
  const answers = answersOfWay(id, job.answers);
  const { units: needed, isOneRoom } = needOf(id, job);
  const priceOf = pricesOf(products, needed, job);
  const need = { ...job, products, families: matcher.families, answers, units: needed, isOneRoom, priceOf };
  const best = places.map(({ ordered: span, usual, head }) => rankSystems({ ...need, span, usual, head }));
  const ranked = inOneModel(inOneStyle(best, need), need);
  const bought = places.map((place, at) => boughtOf(place, ranked[at]!, matcher)) as unknown as Purchase['bought'];
  const run = unitsRun(bought[0].system.product, needed);
  return {
    bought,
    units: { indoor: id === 'splits' ? bought.length : run, outdoor: bought.length },
    price: rangePrice(
      bought.map(({ sizes }) => sizes.map(({ product }) => product)),
      (product) => unitsRun(product, needed),
      job,
    ),
  };
}

const needOf = (id: WayId, job: AskedJob): Pick<SystemNeed, 'units' | 'isOneRoom'> => {
  return { units: id === 'multi' ? roomsOfJob(job) : 1, isOneRoom: id === 'split' || id === 'splits' };
};

/** Systems for their own sake: a model of a way, or one that stands outside the ways. @param way looked for where it isn't given */
export function buyModel(products: readonly Product[], matcher: Matcher, job: AskedJob, way?: WayId): ModelPurchase {
  const [first] = products;
  const id = way ?? (first ? kindOfJob(first, matcher, job) : 'split');
  const places = placesOf(id, job, roomsOfJob(job));
  const isApart = id === 'split' && places.length !== 1;
  const found = { id, products, places: isApart ? [UNKNOWN_PLACE] : places };
  return { id, answers: answersOfWay(id, job.answers), ...buy(found, matcher, job) };
}

/** The way that a system would be, whether that way is there or not. */
export function kindOfJob(product: Product, matcher: Matcher, job: AskedJob): WayId {
  if (product.system_type === 'split') return hasSplits(matcher, job) ? 'splits' : 'split';
  return product.system_type === 'multi_split' ? 'multi' : 'ducted';
}

/** The price of each system as a job of its own. */
function pricesOf(products: readonly Product[], units: number, job: AskedJob): SystemNeed['priceOf'] {
  const prices = new Map(products.map((product) => [product, jobPrice([product], unitsRun(product, units), job)]));
  return (product) => prices.get(product) ?? null;
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
  return product.system_type === 'multi_split' ? unitsRun(product, roomsOfJob(job)) : 1;
}

/** The indoor units that are needed, or as many as a multi-split can run. */
export function unitsRun(product: Product, needed: number): number {
  return Math.min(needed, indoorUnits(product) ?? needed);
}

function isBelow({ cooling_capacity_kw: kw }: Product, span: KwSpan | null, share: number): boolean {
  return span !== null && kw !== null && kw < share * span.from;
}

function boughtOf(place: JobPlace, ranked: readonly RankedSystem[], { families }: Matcher): BoughtSystem {
  const { span, usual } = place;
  const system = ranked[0]!;
  if (span !== null && system.size !== null) return { ...place, system, sizes: [system], ranked };
  const family = families.get(system.product.id);
  const isOfFamily = ({ product }: RankedSystem): boolean => families.get(product.id) === family;
  const isIn = (one: RankedSystem): boolean =>
    isOfFamily(one) && byPlaces(one.places, system.places) === 0 && (usual === null || isInside(one.product, usual));
  // A card's price and words hold for each size of its range, so the range ends before one that does less.
  const cuts = ranked.filter((one) => isOfFamily(one) && one.isServed && one.price !== null && !isIn(one));
  const isCut = (one: RankedSystem): boolean => cuts.some((cut) => isBetween(cut, one, system));
  const sizes = ranked.filter((one) => one === system || (isIn(one) && !isCut(one)));
  return { ...place, system, sizes, ranked };
}

/** True for a size between two others. */
const isBetween = (one: RankedSystem, a: RankedSystem, b: RankedSystem): boolean =>
  kwOf(one) > Math.min(kwOf(a), kwOf(b)) && kwOf(one) < Math.max(kwOf(a), kwOf(b));

/** Every system once, at its best among the systems that are bought: the first ones, then by place and price, which a list prints. */
function bestOfAll(ranked: readonly (readonly RankedSystem[])[]): readonly RankedSystem[] {
  const best = new Map<string, readonly [at: number, system: RankedSystem]>();
  for (const systems of ranked) {
    systems.forEach((system, at) => {
      const known = best.get(system.product.id);
      if (!known || at < known[0]) best.set(system.product.id, [at, system]);
    });
  }
  return [...best.values()]
    .toSorted(
      ([a, one], [b, other]) =>
        Number(a > 0) - Number(b > 0) || byPlaces(one.places, other.places) || lowOf(one) - lowOf(other) || a - b,
    )
    .map(([, system]) => system);
}

/** The judgement of a bought system's size, if the visitor said one. */
export function saidSize({ system, span }: BoughtSystem): SizeJudgement | null {
  return span && system.size;
}
