import { writeJson } from '../catalogue/writeJson.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import {
  BEDROOMS,
  isSizedByHome,
  KINDS_OF_ROOM,
  type KindOfRoom,
  kindOfArea,
  MOST_DESCRIBED,
  SIZE_TRAITS,
  type SizeAsked,
} from './sizeAsked.ts';

/** Results by their content, so that the same sizes are the same object. */
const kept = new Map<string, SizeAsked>();

/**
 * The sizes that count for these answers: the kind of each room that was asked for, or the bedrooms. What was said for other
 * answers stays in the visit.
 * @param data `{rooms?, home?, traits?}`, untrusted
 */
export function readSizeAsked(data: unknown, answers: Answers): SizeAsked {
  const { home }: Record<string, unknown> = { ...(data as object) };
  const said = isSizedByHome(answers) ? homeOf(home) : roomsOf(data, answers);
  const traits = savedTraits(data);
  const size = Object.keys(said).length > 0 && traits.length > 0 ? { ...said, traits } : said;
  const key = writeJson(size);
  const found = kept.get(key) ?? size;
  kept.set(key, found);
  return found;
}

function homeOf(found: unknown): SizeAsked {
  const home = BEDROOMS.find((one) => one === found);
  return home === undefined ? {} : { home };
}

function roomsOf(data: unknown, answers: Answers): SizeAsked {
  const rooms = roomsSaid(data, answers).map((kind) => kind ?? 'unsure');
  return rooms.every((kind) => kind === 'unsure') ? {} : { rooms };
}

/** The kind of each room that is asked for; null where none is chosen. @param data untrusted */
export function roomsSaid(data: unknown, answers: Answers): readonly (KindOfRoom | null)[] {
  const saved = savedKinds(data);
  return [...Array(Number(roomsAsked(answers)) || 0).keys()].map((at) => saved[at] ?? null);
}

/** True once each room, or the home, has a size, *Not sure* too. @param data untrusted */
export function isSizeSaid(data: unknown, answers: Answers): boolean {
  const { home } = readSizeAsked(data, answers);
  return isSizedByHome(answers) ? home !== undefined : !roomsSaid(data, answers).includes(null);
}

/** The kind of each room, in order; null where the visitor has chosen none. Visits of earlier versions have m². @param data untrusted */
export function savedKinds(data: unknown): readonly (KindOfRoom | null)[] {
  const { rooms }: Record<string, unknown> = { ...(data as object) };
  if (!Array.isArray(rooms)) return [];
  return rooms.slice(0, MOST_DESCRIBED).map((one) => {
    const { area } = Object(one);
    return typeof area === 'number' ? kindOfArea(area) : (KINDS_OF_ROOM.find((kind) => kind === one) ?? null);
  });
}

/** What else the visitor said of the rooms or the home. @param data untrusted */
export function savedTraits(data: unknown): NonNullable<SizeAsked['traits']> {
  const { traits }: Record<string, unknown> = { ...(data as object) };
  return SIZE_TRAITS.filter((trait) => Array.isArray(traits) && traits.includes(trait));
}
