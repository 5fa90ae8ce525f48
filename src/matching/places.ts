import type { Product } from '../catalogue/product.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { type Bedrooms, type KindOfRoom, roomsOfHome } from '../sizing/sizeAsked.ts';
import {
  judgeSize,
  type SizeBasis,
  type SizeFigures,
  type SizeJudgement,
  spanOfAskedHome,
  spanOfOpenRooms,
  spanOfRoom,
  USUAL_BEDROOMS,
  usualSizes,
} from '../sizing/sizeSpans.ts';
import type { Head } from './rankSystems.ts';
import { isOffered } from './servesPostcode.ts';
import { type AskedJob, isOfWay, type JobPlace, WAY_IDS, type WayId } from './way.ts';

/** The rooms that get a system of their own where each has one; 1 where the answers don't say. */
export function roomsOfJob({ answers, size }: AskedJob): number {
  const asked = roomsAsked(answers);
  const ofHome = (bedroomsOf(size.home) ?? USUAL_BEDROOMS) + 1;
  return asked === 'whole' ? ofHome : asked === 4 ? Math.max(asked, ofHome) : (asked ?? 1);
}

/** The bedrooms that were said; null while they are open. */
export function bedroomsOf(home: Bedrooms | undefined): Exclude<Bedrooms, 'unsure'> | null {
  return home === undefined || home === 'unsure' ? null : home;
}

/** The systems that a way needs for a job. */
export function placesOf(id: WayId, { size, zone, rules, answers }: AskedJob, rooms: number): readonly JobPlace[] {
  const basis = { zone, rules, traits: size.traits };
  const home = bedroomsOf(size.home);
  const asked = roomsAsked(answers);
  const isHome = asked === 'whole' || asked === 4;
  const kinds = isHome ? roomsOfHome(rooms - 1) : [...Array(rooms).keys()].map((at) => size.rooms?.[at] ?? 'unsure');
  if (id === 'split' || id === 'splits') {
    return kinds.map((room) => {
      return {
        room,
        span: spanOfRoom(room, basis),
        ordered: spanOfOpenRooms([room], basis),
        usual: room === 'unsure' ? usualSizes(1, basis) : null,
        head: null,
      };
    });
  }
  const by = id === 'multi' ? 'multi' : 'ducted';
  // Of rooms of which nothing is said, one may be a living room.
  const isUnsaid = kinds.every((kind) => kind === 'unsure');
  const head = by === 'multi' ? headOf(isUnsaid ? ['living'] : kinds, basis) : null;
  if (isHome) {
    const ordered = spanOfAskedHome(by, size.home, answers, basis);
    return [{ room: null, span: home && ordered, ordered, usual: null, head }];
  }
  const ordered = spanOfOpenRooms(kinds, basis);
  const usual = ordered === null ? usualSizes(kinds.length, basis) : null;
  return [{ room: null, span: isOpen(kinds) ? null : ordered, ordered, usual, head }];
}

function headOf(kinds: readonly KindOfRoom[], basis: SizeBasis): Head | null {
  const heads = kinds.flatMap((room) => {
    const span = spanOfRoom(room, basis);
    return span ? [{ room, span }] : [];
  });
  return heads.toSorted((a, b) => b.span.from - a.span.from)[0] ?? null;
}

const isOpen = (kinds: readonly KindOfRoom[]): boolean => kinds.includes('unsure') || kinds.includes('bigger');

/** A system of which nobody knows what it is for. */
export const UNKNOWN_PLACE: JobPlace = { room: null, span: null, ordered: null, usual: null, head: null };

/** The spans for the systems of a way, or for one system outside the ways. */
export function spansInJob(
  id: WayId | null,
  { system_type: type }: Pick<Product, 'system_type'>,
  job: AskedJob,
): readonly Omit<JobPlace, 'usual'>[] {
  const asked = roomsAsked(job.answers);
  if (asked === null || (id !== 'splits' && type === 'split' && asked !== 1)) return [UNKNOWN_PLACE];
  const by = id ?? WAY_IDS.find((one) => one !== 'splits' && isOfWay({ system_type: type }, one))!;
  return placesOf(asked === 1 ? 'split' : by, job, roomsOfJob(job));
}

/** The judgement of a system's size by what the visitor said of the rooms or the home; null where that leaves it open. */
export function sizeInJob(product: SizeFigures & Pick<Product, 'system_type'>, job: AskedJob): SizeJudgement | null {
  return judgeSize(product, spansInJob(null, product, job)[0]?.span ?? null, job.zone);
}

/** True if a system of the job needs a size that none of these is, as far as sizes are said or assumed. @param id the way that they are of; null outside the ways */
export function isOutsideSpans(products: readonly [Product, ...Product[]], id: WayId | null, job: AskedJob): boolean {
  const offered = products.filter((product) => isOffered(product, job.postcode));
  const sizes = offered.length > 0 ? offered : products;
  const isOutside = (size: Product, span: KwSpan | null): boolean =>
    (judgeSize(size, span, job.zone) ?? 'inside') !== 'inside';
  return spansInJob(id, products[0], job).some(({ ordered }) => sizes.every((size) => isOutside(size, ordered)));
}
