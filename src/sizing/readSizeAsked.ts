import { writeJson } from '../catalogue/writeJson.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type SizeAsked } from './sizeAsked.ts';

/** Results by their content, so that the same sizes are the same object. */
const kept = new Map<string, SizeAsked>();

/**
 * The sizes that count for these answers: the kinds of as many rooms as were asked for, or the bedrooms. What was said for other
 * answers stays in the visit.
 * @param data `{rooms?, home?}`, untrusted
 */
export function readSizeAsked(data: unknown, answers: Answers): SizeAsked {
  const { rooms, home }: Record<string, unknown> = { ...(data as object) };
  const size = isSizedByHome(answers) ? homeOf(home) : roomsOf(rooms, roomsAsked(answers));
  const key = writeJson(size);
  const found = kept.get(key) ?? size;
  kept.set(key, found);
  return found;
}

function homeOf(found: unknown): SizeAsked {
  const home = BEDROOMS.find((one) => one === found);
  return home === undefined ? {} : { home };
}

function roomsOf(found: unknown, asked: number | 'whole' | null): SizeAsked {
  if (!Array.isArray(found) || typeof asked !== 'number') return {};
  const rooms = found.slice(0, asked).map((one) => KINDS_OF_ROOM.find((kind) => kind === one) ?? 'unsure');
  return rooms.every((kind) => kind === 'unsure') ? {} : { rooms };
}
