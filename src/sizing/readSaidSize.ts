import type { Answers } from '../questionnaire/question.ts';
import { roomsAsked } from '../questionnaire/roomsAsked.ts';
import { BEDROOMS, isSizedByHome, KINDS_OF_ROOM, type SizeAsked } from './sizeAsked.ts';

type SaidSize = { readonly ok: true; readonly size: SizeAsked } | { readonly ok: false; readonly reason: string };

/**
 * Reads the kind of each room, or the bedrooms, for answers that ask for as much; no size without both.
 *
 * @param names the names of both in the reader's own language, such as `--room` and `--home`
 */
export function readSaidSize(
  said: { readonly rooms: readonly string[]; readonly home: string | undefined },
  answers: Answers,
  names: { readonly room: string; readonly home: string },
): SaidSize {
  const { rooms, home } = said;
  const kinds = rooms.map((one) => KINDS_OF_ROOM.find((kind) => kind === one));
  const unknown = kinds.indexOf(undefined);
  if (unknown >= 0)
    return refused(`${names.room} ${rooms[unknown]} can't be used. Write one of ${KINDS_OF_ROOM.join(', ')}.`);
  const bedrooms = BEDROOMS.find((one) => String(one) === home);
  if (home !== undefined && bedrooms === undefined)
    return refused(`${names.home} ${home} can't be used. Write one of ${BEDROOMS.join(', ')}.`);
  const asked = roomsAsked(answers);
  if (rooms.length > 0 && asked === null)
    return refused(`${names.room} needs an answer to Q3: “Single Room”, or “Multiple Rooms” with Q5.`);
  if (rooms.length > 0 && isSizedByHome(answers))
    return refused(
      `${names.room} is for up to 3 rooms. For a whole home or more rooms, give ${names.home} with the bedrooms.`,
    );
  if (bedrooms !== undefined && !isSizedByHome(answers))
    return refused(
      `${names.home} is for “Whole Home” and “Over 3 Rooms”. For other answers, give ${names.room} with the kind of each room.`,
    );
  if (rooms.length > 0 && rooms.length !== asked)
    return refused(
      `${names.room}: ${counted(rooms.length, 'kind')}, but the answers ask for ${counted(Number(asked), 'room')}. Give one kind for each.`,
    );
  if (bedrooms !== undefined) return { ok: true, size: { home: bedrooms } };
  return { ok: true, size: rooms.length > 0 ? { rooms: kinds.filter((kind) => kind !== undefined) } : {} };
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function refused(reason: string): SaidSize {
  return { ok: false, reason };
}
