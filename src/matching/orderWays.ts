import type { JobPrice } from '../pricing/jobPrice.ts';
import { homeOf } from '../questionnaire/homes.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { byPlaces, placeBy } from './rankSystems.ts';
import type { Way, WayId } from './way.ts';

/** What decides which way comes first. */
interface Setting {
  readonly answers: Answers;
  /** Rooms that would each get a system of their own. */
  readonly rooms: number;
  /** Outdoor units that the space outside holds. */
  readonly held: number;
}

const LEVEL_AUD = 300;
const LEVEL_SHARE = 0.05;
/** A way for the same rooms is ducted's equal where it costs at most this share of it. */
const THIRD_LESS = 2 / 3;

/**
 * THE ORDER OF WAYS. Before all: a way without a size inside the span, said or assumed, one whose first system does less of what was asked,
 * and one that is doubtful stand behind those that aren't. Then what a friend in the trade would say: what was asked for by name, what the
 * space outside holds, and for few rooms what costs less.
 */
export function orderWays(ways: readonly Way[], setting: Setting): readonly Way[] {
  const { order, level } = friendlyOrder(ways, setting);
  const places = (way: Way): readonly number[] => [...flawsOf(way, ways), order.indexOf(way.id)];
  const sorted = ways.toSorted((a, b) => byPlaces(places(a), places(b)));
  const [first, second] = sorted;
  const areLevel =
    first !== undefined &&
    second !== undefined &&
    level.includes(first.id) &&
    level.includes(second.id) &&
    byPlaces(flawsOf(first, ways), flawsOf(second, ways)) === 0;
  return areLevel ? sorted.map((way, at) => (at < 2 ? { ...way, isLevel: true } : way)) : sorted;
}

/** What puts a way behind others, whatever else it offers. */
function flawsOf(way: Way, ways: readonly Way[]): readonly number[] {
  const { first, isDoubtful } = way;
  const isOutside = first.some(({ ordered, system }) => ordered !== null && system.size !== 'inside');
  const isWorthIt = ways.some((rival) => isMuchLess(way, rival));
  return [isOutside, lacksOf(way) && !isWorthIt, isDoubtful].map(Number);
}

/** A way that charges extra for what was asked has that forgiven if it costs so much less than its rival. */
const MUCH_LESS = 0.15;

/** True for units on the walls of as many rooms that cost much less, but charge extra for what the rival has in its price. */
function isMuchLess(way: Way, rival: Way): boolean {
  const isOnWalls = way.id !== 'ducted' && rival.id !== 'ducted' && way.units.indoor === rival.units.indoor;
  const onlyExtras = way.lost.length === 0 && way.first.every(({ system }) => system.isSure);
  const isInstalled = way.price?.basis === 'installed' && isLess(way.price, rival.price, 1 - MUCH_LESS);
  return isOnWalls && onlyExtras && lacksOf(way) && !lacksOf(rival) && isInstalled;
}

/** True if the first systems of a way do less of what was asked, don't say, or charge extra for what others of no more zoning include. */
export function lacksOf({ first, lost }: Way): boolean {
  return lost.length > 0 || first.some(({ system }) => !system.isSure || placeBy(system, 'asked') !== 0);
}

interface Friendly {
  readonly order: readonly WayId[];
  /** Two that are equal; none without. */
  readonly level: readonly WayId[];
}

function friendlyOrder(ways: readonly Way[], { answers, rooms, held }: Setting): Friendly {
  const isWhole = roomsAsked(answers) === 'whole';
  const hasDucts = ways.some(({ id }) => id === 'ducted') && homeOf(answers).takesDucts;
  const few = fewRooms(ways, rooms);
  const asksTouchscreen = meanings(answers, 'Q7').some(({ asks }) => asks === 'touchscreen');
  if (hasDucts && asksTouchscreen) return { order: ['ducted', ...few.order], level: [] };
  const priceOf = (id: WayId) => ways.find((way) => way.id === id)?.price ?? null;
  if (rooms > held) {
    const isEqual = hasDucts && rooms >= 4;
    const isDearer = isEqual && isLess(priceOf('ducted'), priceOf('multi'), 1);
    return {
      order: isDearer ? ['ducted', 'multi', 'splits'] : ['multi', 'ducted', 'splits'],
      level: isEqual ? ['multi', 'ducted'] : [],
    };
  }
  if (hasDucts && (isWhole || rooms >= 4)) {
    const [next] = few.order.filter((id) => ways.some((way) => way.id === id));
    const isMuchLess = next !== undefined && isLess(priceOf(next), priceOf('ducted'), THIRD_LESS);
    return { order: ['ducted', ...few.order], level: isMuchLess ? ['ducted', next] : [] };
  }
  return { order: ['split', ...few.order, 'ducted'], level: few.level };
}

/** Splits bought singly or one outdoor unit, whichever costs less for as many rooms; without prices to compare, by the number of rooms. */
function fewRooms(ways: readonly Way[], rooms: number): Friendly {
  const found = (['splits', 'multi'] as const).map((id) => ways.find((way) => way.id === id));
  const [splits, multi] = found.map((way) => way?.price);
  const isSameJob = found[0]?.units.indoor === found[1]?.units.indoor;
  if (!splits || !multi || splits.basis !== multi.basis || !isSameJob)
    return { order: rooms <= 2 ? ['splits', 'multi'] : ['multi', 'splits'], level: [] };
  const cheaper = Math.min(splits.low, multi.low);
  const isLevel = Math.abs(splits.low - multi.low) <= costsTheSame(cheaper);
  return {
    order: splits.low <= multi.low ? ['splits', 'multi'] : ['multi', 'splits'],
    level: isLevel ? ['splits', 'multi'] : [],
  };
}

/** Dollars that don't part two ways, of which the cheaper one costs this. */
export function costsTheSame(price: number): number {
  return Math.max(LEVEL_AUD, LEVEL_SHARE * price);
}

/** True if a price is at most a share of another on the same basis. */
function isLess(one: JobPrice | null, other: JobPrice | null, share: number): boolean {
  return one !== null && other !== null && one.basis === other.basis && one.low <= share * other.low;
}
